import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page } from "#content/en/resources/contact-us.ts";
import { page as koreanPage } from "#content/ko/resources/contact-us.ts";
import {
  type EnquiryProblems,
  type EnquiryValues,
  enquiryErrors,
  intents,
  messageMaximum,
  parseEnquiry,
} from "#features/enquiries/rules/enquiries.contract.ts";
import { ContactForm } from "./contact-form.tsx";
import { isMessageTooLong, messageMost } from "./message-length.ts";

function draw(values: EnquiryValues, problems: EnquiryProblems = {}, failure?: string): string {
  const path = "/resources/contact-us";
  const form = (
    <ContactForm
      words={page.form}
      intentWords={page.intents}
      services={[{ value: "cdn", label: "CDN" }]}
      values={values}
      problems={problems}
      failure={failure}
      busy={false}
      path={path}
    />
  );
  const router = createMemoryRouter([{ path, element: form }], { initialEntries: [path] });
  return renderToString(<RouterProvider router={router} />);
}

test("is a plain post form with every field, and asks for the reason first", () => {
  const html = draw({});
  expect(html).toContain('method="post"');
  for (const intent of intents) expect(html).toContain(`value="${intent}"`);
  for (const name of ["name", "company", "email", "phone", "service", "message", "consent", "website"]) {
    expect(html).toContain(`name="${name}"`);
  }
  expect(html.indexOf('name="intent"')).toBeLessThan(html.indexOf('name="name"'));
});

test("keeps what was typed and says under each field how to mend it", () => {
  const html = draw({ intent: "press", name: "Ara", email: "ara@" }, { email: "email_invalid", consent: "consent_required" });
  expect(html).toContain('value="Ara"');
  expect(html).toContain('value="ara@"');
  expect(html).toContain(page.form.errors.email_invalid);
  expect(html).toContain('href="#field-email"');
  expect(html).toContain(page.form.errors.consent_required);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="press"|<input[^>]*value="press"[^>]*checked=""/);
});

test("shows the configuration that came along and sends it again", () => {
  const html = draw({ config: "30 TB in Korea, ₩1,990,000", service: "cdn" });
  expect(html).toContain("30 TB in Korea, ₩1,990,000");
  expect(html).toMatch(/type="hidden" name="config"/);
  expect(html).toContain('<option value="cdn" selected="">');
});

test("hides the trap from people", () => {
  expect(draw({})).toMatch(/aria-hidden="true"><label for="field-website"/);
});

test("a failure of the whole form is announced", () => {
  expect(draw({}, {}, "The message could not be sent.")).toMatch(/role="alert"[\s\S]*could not be sent/);
});

test("every error id has its words", () => {
  for (const id of enquiryErrors) expect(page.form.errors[id]).toBeTruthy();
});

test("a pasted text is not cut: what is too long is kept, and the error names the limit", () => {
  const message = "a".repeat(messageMaximum + 1);
  const html = draw({ message }, { message: "message_long" });
  expect(html).toContain(message);
  const area = /<textarea[^>]*name="message"[^>]*>/.exec(html)?.[0] ?? "";
  expect(area).toContain('aria-invalid="true"');
  expect(area.toLowerCase()).not.toContain("maxlength");
  for (const { form } of [page, koreanPage]) expect(form.errors.message_long).toContain("5,000");
});

test("the form and the contract measure a message alike", () => {
  expect(messageMost).toBe(messageMaximum);
  for (const [length, long] of [
    [messageMaximum, false],
    [messageMaximum + 1, true],
  ] as const) {
    const message = `  ${"가".repeat(length)}\n`;
    expect(isMessageTooLong(message)).toBe(long);
    const parsed = parseEnquiry({ intent: "sales", name: "Ara", email: "ara@example.com", message, consent: "on" });
    expect(parsed.ok ? undefined : parsed.problems.message).toBe(long ? "message_long" : undefined);
  }
});

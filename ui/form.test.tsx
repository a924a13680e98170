import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ErrorSummary } from "./form.tsx";
import { TextField } from "./text-field.tsx";

it("links every error to the id of its field", () => {
  const errors = [
    { name: "email", message: "Write it as name@example.com." },
    { name: "email", id: "second-email", message: "Write the second one too." },
  ];
  const html = renderToStaticMarkup(<ErrorSummary heading="Two fields need you." errors={errors.slice(0, 1)} />);
  const field = renderToStaticMarkup(<TextField label="Email" name="email" error={errors[0]?.message} />);
  const target = /href="#([^"]+)"/.exec(html)?.[1];
  expect(field).toContain(`id="${target}"`);
  expect(renderToStaticMarkup(<ErrorSummary heading="One" errors={errors.slice(1)} />)).toContain('href="#second-email"');
});

it("says nothing when nothing is wrong", () => {
  expect(renderToStaticMarkup(<ErrorSummary heading="Nothing" errors={[]} />)).toBe("");
});

it("ties hint and error to the input, and marks it wrong only when it is", () => {
  const wrong = renderToStaticMarkup(<TextField label="Email" name="email" hint="At work" error="Missing" />);
  expect(wrong).toContain('aria-describedby="field-email-error field-email-hint"');
  expect(wrong).toContain('aria-invalid="true"');
  const right = renderToStaticMarkup(<TextField label="Email" name="email" />);
  expect(right).not.toContain("aria-invalid");
  expect(right).not.toContain("aria-describedby");
});

it("asks for a value unless the field is optional", () => {
  expect(renderToStaticMarkup(<TextField label="Email" name="email" />)).toContain("required");
  expect(renderToStaticMarkup(<TextField label="Company" name="company" optional="optional" />)).not.toContain("required");
});

import { expect, test } from "vitest";
import { type EnquiryValues, enquiryValues, isReference, parseEnquiry } from "./enquiries.contract.ts";

const complete: EnquiryValues = {
  intent: "sales",
  name: "김아라",
  email: "Ara@Example.com",
  message: "서울과 부산 사이 1 Gbps 회선이 필요합니다.",
  consent: "on",
};

test("a complete form becomes an enquiry; empty optional fields are left out", () => {
  const parsed = parseEnquiry({ ...complete, company: "", phone: "", service: "dedicated-line", website: "" });
  expect(parsed).toEqual({
    ok: true,
    enquiry: {
      intent: "sales",
      name: "김아라",
      email: "ara@example.com",
      message: "서울과 부산 사이 1 Gbps 회선이 필요합니다.",
      consent: true,
      service: "dedicated-line",
    },
  });
});

test("an empty form names every field that is needed", () => {
  expect(parseEnquiry({})).toEqual({
    ok: false,
    problems: {
      intent: "intent_required",
      name: "name_required",
      email: "email_required",
      message: "message_required",
      consent: "consent_required",
    },
  });
});

test.each([
  [{ email: "ara@" }, { email: "email_invalid" }],
  [{ message: "짧음" }, { message: "message_short" }],
  [{ message: "x".repeat(5001) }, { message: "message_long" }],
  [{ phone: "call me" }, { phone: "phone_invalid" }],
  [{ consent: "" }, { consent: "consent_required" }],
  [{ intent: "spam" }, { intent: "intent_required" }],
] as const)("%j is refused with %j", (change, problems) => {
  expect(parseEnquiry({ ...complete, ...change })).toEqual({ ok: false, problems });
});

test("fields that are not ours do not get through", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(complete)) form.set(name, value);
  form.set("admin", "1");
  expect(enquiryValues(form)).toEqual(complete);
});

test("only something that looks like a reference is shown as one", () => {
  expect(isReference("E-2026-000123")).toBe(true);
  expect(isReference("<b>hello</b>")).toBe(false);
  expect(isReference(null)).toBe(false);
});

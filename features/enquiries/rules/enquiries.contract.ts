// What the contact form, its action, the API and the tests agree on. Messages are ids; the caller translates them.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { typedText } from "#platform/typed-text.ts";

export const intents = ["sales", "support", "attack", "abuse", "press", "other"] as const;
export type Intent = (typeof intents)[number];

export const messageMinimum = 10;
export const messageMaximum = 5000;
export const configMaximum = 900;

export const enquiryFields = ["intent", "name", "company", "email", "phone", "service", "message", "consent", "config", "website"] as const;
export type EnquiryField = (typeof enquiryFields)[number];

export const enquiryErrors = [
  "intent_required",
  "name_required",
  "name_long",
  "company_long",
  "email_required",
  "email_invalid",
  "phone_invalid",
  "message_required",
  "message_short",
  "message_long",
  "consent_required",
] as const;
export type EnquiryError = (typeof enquiryErrors)[number];

export const enquiryBody = z.strictObject({
  intent: z.enum(intents, "intent_required"),
  name: typedText.min(1, "name_required").max(80, "name_long"),
  company: typedText.max(120, "company_long").optional(),
  email: typedText
    .min(1, "email_required")
    .max(254, "email_invalid")
    .pipe(z.email("email_invalid"))
    .transform((value) => value.toLowerCase()),
  phone: typedText
    .max(40, "phone_invalid")
    .regex(/^[+()\d\s.-]*$/, "phone_invalid")
    .optional(),
  service: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]*$/)
    .optional(),
  message: typedText.min(1, "message_required").min(messageMinimum, "message_short").max(messageMaximum, "message_long"),
  consent: z.literal(true, "consent_required"),
  config: typedText.max(configMaximum).optional(),
  /** A trap: people do not see this field, so whoever fills it is a program. */
  website: z.string().max(200).optional(),
});

export const sendEnquiry = apiCall({
  id: "sendEnquiry",
  method: "post",
  path: "/contact",
  access: "public",
  tag: "Enquiries",
  summary: "Send an enquiry; the answer names its reference",
  body: enquiryBody,
  answer: one(z.object({ reference: z.string() })),
  status: 201,
  limit: { name: "contact-address", points: 10, seconds: 3600 },
});

export type Enquiry = z.infer<typeof enquiryBody>;
export type EnquiryValues = Partial<Record<EnquiryField, string>>;
export type EnquiryProblems = Partial<Record<EnquiryField, EnquiryError>>;
export type ParsedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; problems: EnquiryProblems };

function isEnquiryError(message: string): message is EnquiryError {
  return (enquiryErrors as readonly string[]).includes(message);
}

/** A form's text fields as the API wants them: empty optional fields are left out, the tick becomes a boolean. */
export function parseEnquiry(values: EnquiryValues): ParsedEnquiry {
  const tidy: EnquiryValues = {
    ...values,
    // Both come from a link: what does not fit is left out rather than held against the visitor.
    service: /^[a-z0-9-]{1,60}$/.test(values.service ?? "") ? values.service : "",
    config: (values.config ?? "").slice(0, configMaximum),
  };
  const given = Object.fromEntries(Object.entries(tidy).filter(([name, value]) => value || isNeeded(name)));
  const result = enquiryBody.safeParse({ name: "", email: "", message: "", ...given, consent: values.consent === "on" });
  if (result.success) return { ok: true, enquiry: result.data };
  const problems: EnquiryProblems = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] as EnquiryField;
    if (problems[field] === undefined && isEnquiryError(message)) problems[field] = message;
  }
  return { ok: false, problems };
}

function isNeeded(name: string): boolean {
  return name === "name" || name === "email" || name === "message";
}

export function enquiryValues(form: FormData): EnquiryValues {
  const values: EnquiryValues = {};
  for (const name of enquiryFields) {
    const value = form.get(name);
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

export function isIntent(value: string | null | undefined): value is Intent {
  return (intents as readonly string[]).includes(value ?? "");
}

/** References look like E-2026-000123; anything else in the address is not shown. */
export function isReference(value: string | null | undefined): value is string {
  return /^[A-Z0-9][A-Z0-9-]{3,30}$/.test(value ?? "");
}

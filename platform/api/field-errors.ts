// Validation failures in words that say how to fix them, in the caller's language.
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import type { FieldErrors } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

type Issue = z.core.$ZodIssue;

export function fieldErrors(error: z.ZodError, locale: Locale): FieldErrors {
  // Named by the sender: "constructor" and "__proto__" are names like any other here.
  const fields: FieldErrors = Object.create(null);
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) add(fields, [...issue.path, key].join("."), m.field_unknown({}, { locale }));
      continue;
    }
    add(fields, issue.path.join(".") || "body", wordsFor(issue, locale));
  }
  return fields;
}

function add(fields: FieldErrors, name: string, text: string) {
  const list = fields[name] ?? [];
  if (!list.includes(text)) fields[name] = [...list, text];
}

function wordsFor(issue: Issue, locale: Locale): string {
  const to = { locale };
  // A schema may name a message of its own: `.min(12, "password_too_short")` → messages key.
  const own = issue.message && issue.message in m ? (m as unknown as Record<string, unknown>)[issue.message] : undefined;
  if (typeof own === "function") return (own as (inputs: object, options: object) => string)(inputsOf(issue), to);
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? m.field_required({}, to) : m.field_wrong_type({}, to);
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return m.field_required({}, to);
      return issue.origin === "number"
        ? m.field_too_small({ minimum: String(issue.minimum) }, to)
        : m.field_too_short({ minimum: String(issue.minimum) }, to);
    case "too_big":
      return issue.origin === "number"
        ? m.field_too_big({ maximum: String(issue.maximum) }, to)
        : m.field_too_long({ maximum: String(issue.maximum) }, to);
    case "invalid_format":
      return issue.format === "email" ? m.field_email({}, to) : m.field_format({}, to);
    case "invalid_value":
    case "invalid_union":
      return m.field_choice({}, to);
    default:
      return m.field_format({}, to);
  }
}

/** What such a message names: the limit, or what the schema says by `params`. */
function inputsOf(issue: Issue): object {
  if (issue.code === "custom") return issue.params ?? {};
  return issue.code === "too_big" ? { maximum: String(issue.maximum) } : {};
}

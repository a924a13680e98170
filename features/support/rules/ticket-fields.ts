// Fields of a ticket that the provider has defined itself: what one looks like, whom it is for, and which values fit it. Pure.
import type { Locale } from "#content/locales.ts";
import { withoutEnd } from "#platform/trim-ends.ts";
import type { Department } from "./departments.ts";

export const fieldKinds = ["text", "choice", "number", "date"] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** `customer`: both sides see it. `staff`: no customer ever does. Said once, when the field is made. */
export const fieldAudiences = ["customer", "staff"] as const;
export type FieldAudience = (typeof fieldAudiences)[number];

type Words = Record<Locale, string>;
/** A choice that is retired is no longer offered; where it was chosen it stays readable. */
export type FieldChoice = Words & { id: string; retired: boolean };

export type TicketField = {
  id: string;
  kind: FieldKind;
  audience: FieldAudience;
  label: Words;
  hint: Words;
  choices: FieldChoice[];
  /** None named: all of them. */
  departments: Department[];
  /** A customer must fill it in. */
  required: boolean;
  retired: boolean;
};
export type CustomerField = TicketField & { audience: "customer" };

export type FieldValue = string | number;

export const fieldsMaximum = 40;
export const choicesMaximum = 50;
export const fieldTextMaximum = 200;
/** Fifteen digits: what a number of the browser holds exactly. */
export const fieldNumberMaximum = 99_999_999_999;
export const fieldIdPattern = /^[a-z][a-z0-9_]{0,39}$/;

/** `os:ubuntu`: a field and the value it has, as lists are narrowed by. */
export const fieldFilterPattern = /^[a-z][a-z0-9_]{0,39}:[^\p{Cc}]{1,200}$/u;

export type FieldProblem = "choice" | "number" | "date" | "too_long" | "one_line";
export type CheckedValue = { value: FieldValue | null } | { problem: FieldProblem };

export function isForCustomers(field: TicketField): field is CustomerField {
  return field.audience === "customer";
}

/** What is asked for in a ticket of this department. */
export function fieldsIn<F extends Pick<TicketField, "departments"> & { retired?: boolean }>(
  fields: readonly F[],
  department: Department,
): F[] {
  return fields.filter(({ departments, retired }) => !retired && (departments.length === 0 || departments.includes(department)));
}

/** A value as it came, from a form as text or from a program: as it is stored, or why not. Empty is null. */
export function checkValue({ kind, choices }: Pick<TicketField, "kind" | "choices">, given: unknown): CheckedValue {
  const text = typeof given === "string" ? given.trim() : given;
  if (text === null || text === undefined || text === "") return { value: null };
  switch (kind) {
    case "choice":
      return choices.some(({ id, retired }) => id === text && !retired) ? { value: text as string } : { problem: "choice" };
    case "number":
      return numberOf(text);
    case "date":
      return isDay(text) ? { value: text } : { problem: "date" };
    case "text": {
      if (typeof text !== "string") return { problem: "one_line" };
      if (text.length > fieldTextMaximum) return { problem: "too_long" };
      return /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u.test(text) ? { value: text } : { problem: "one_line" };
    }
  }
}

function numberOf(given: unknown): CheckedValue {
  const text = typeof given === "number" ? plainNumber(given) : given;
  if (typeof text !== "string" || !/^-?\d{1,11}(\.\d{1,4})?$/.test(text)) return { problem: "number" };
  // Minus nothing is nothing.
  return { value: Number(text) || 0 };
}

/** Without an exponent, so that digits can be counted. */
function plainNumber(given: number): string {
  return Math.abs(given) < 1e-4 && given !== 0 ? "" : String(given);
}

function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A name for programs, from what people call it: "Operating system" → operating_system. */
export function fieldIdOf(name: string, taken: readonly string[], otherwise: string): string {
  const words =
    name
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slug = words
    .join("_")
    .replace(/^[0-9_]+/, "")
    .slice(0, 36);
  const base = withoutEnd(slug, /_/) || otherwise;
  let id = base;
  for (let n = 2; taken.includes(id); n += 1) id = `${base}_${n}`;
  return id;
}

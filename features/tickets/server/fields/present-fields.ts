// The provider's own fields and their values in words.

import { grouped } from "#content/format.ts";
import { type Locale, locales } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { type CustomerField, type FieldValue, fieldsIn, type TicketField } from "#features/support/rules/ticket-fields.ts";
import type { CustomerFieldView, FieldOffered, StaffField, StaffFieldView } from "#features/tickets/rules/ticket-fields.contract.ts";
import { formatDate } from "#platform/i18n/format.ts";
import type { CustomerFieldRow, FieldRow } from "./field-rows.server.ts";

/** In the order of their definitions. A value whose field is not known (a version of another release) is not shown. */
export function presentForCustomer(fields: readonly TicketField[], rows: readonly CustomerFieldRow[], locale: Locale): CustomerFieldView[] {
  return fields.flatMap((field) => {
    const row = field.audience === "customer" ? rows.find(({ id }) => id === field.id) : undefined;
    if (!row) return [];
    return [
      { id: field.id, kind: field.kind, label: versionFor(field.label, locale), value: row.value, text: textOf(field, row.value, locale) },
    ];
  });
}

/** What the department asks for, and whatever else is filled in. */
export function presentForStaff(
  fields: readonly TicketField[],
  rows: readonly FieldRow[],
  department: Department,
  locale: Locale,
): StaffFieldView[] {
  const offered = new Set(fieldsIn(fields, department).map(({ id }) => id));
  return fields.flatMap((field) => {
    const row = rows.find(({ id }) => id === field.id);
    if (!row && !offered.has(field.id)) return [];
    const { audience, retired } = field;
    const text = row ? textOf(field, row.value, locale) : null;
    return [{ ...definitionOf(field, locale), audience, retired: retired || !offered.has(field.id), value: row?.value ?? null, text }];
  });
}

function definitionOf({ id, kind, label, hint, choices }: TicketField, locale: Locale) {
  const offered = choices.filter(({ retired }) => !retired).map((choice) => ({ id: choice.id, label: versionFor(choice, locale) }));
  return { id, kind, label: versionFor(label, locale), hint: versionFor(hint, locale), choices: offered };
}

export function offerForCustomer(fields: readonly CustomerField[], locale: Locale): FieldOffered[] {
  return fields
    .filter(({ retired }) => !retired)
    .map((field) => ({ ...definitionOf(field, locale), departments: field.departments, required: field.required }));
}

export function listForStaff(fields: readonly TicketField[], locale: Locale): StaffField[] {
  return fields.map((field) => {
    const { departments, required, audience, retired } = field;
    return { ...definitionOf(field, locale), departments, required, audience, retired };
  });
}

export function textOf({ kind, choices }: TicketField, value: FieldValue, locale: Locale): string {
  if (kind === "choice") {
    const choice = choices.find(({ id }) => id === value);
    return choice ? versionFor(choice, locale) : String(value);
  }
  if (kind === "number") return grouped(Number(value), String(value).split(".")[1]?.length ?? 0);
  if (kind === "date") return formatDate(`${value}T00:00:00Z`, locale, "UTC");
  return String(value);
}

/** In every language: for what is written down and read later. */
export function everyText(field: TicketField, value: FieldValue | null): Record<Locale, string> | null {
  if (value === null) return null;
  return Object.fromEntries(locales.map((locale) => [locale, textOf(field, value, locale)])) as Record<Locale, string>;
}

// Words for the parts of a field of tickets, for its page and the history.
import { type Locale, locales } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import type { FieldsValue } from "#features/settings/rules/field-settings.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import type { FieldAudience, FieldKind } from "#features/support/rules/ticket-fields.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";

export const fieldKindWords: Record<FieldKind, () => string> = {
  text: m.setting_field_kind_text,
  choice: m.setting_field_kind_choice,
  number: m.setting_field_kind_number,
  date: m.setting_field_kind_date,
};

export const fieldAudienceWords: Record<FieldAudience, () => string> = {
  customer: m.setting_field_audience_customer,
  staff: m.setting_field_audience_staff,
};

type Words = Partial<Record<string, () => string>>;

const partWords: Words = {
  kind: m.setting_field_kind,
  audience: m.setting_field_audience,
  label: m.setting_field_name,
  hint: m.setting_field_hint,
  choices: m.setting_field_choices,
  departments: m.setting_field_departments,
  required: m.setting_field_required_short,
  retired: m.setting_field_retired,
  order: m.setting_field_order,
  ...(departmentWords as Words),
};

/** "fields.os.label.ko" → "Operating system: Name (Korean)". */
export function fieldPartText({ fields }: FieldsValue, path: string, locale: Locale): string {
  const [, id = "", ...parts] = path.split(".");
  const field = fields.find((one) => one.id === id);
  const choice = parts[0] === "choices" ? field?.choices.find((one) => one.id === parts[1]) : undefined;
  const words = [field ? versionFor(field.label, locale) : id, ...parts].map((part, at) => {
    if (at === 0) return partWords[part]?.() ?? part;
    if (choice && at === 2) return versionFor(choice, locale);
    const language = locales.find((one) => one === part);
    return language ? languageWord[language]() : (partWords[part]?.() ?? part);
  });
  return words.join(": ");
}

const valueWords: Words = {
  true: m.setting_yes,
  false: m.setting_no,
  ...Object.fromEntries(Object.entries(fieldKindWords)),
  ...Object.fromEntries(Object.entries(fieldAudienceWords)),
  ...(departmentWords as Words),
};

export function fieldPartValue(value: string): string {
  return valueWords[value]?.() ?? value;
}

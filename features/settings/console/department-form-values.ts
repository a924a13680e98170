// From the form of departments to the value it makes, and names of its parts for the history.
import { type Locale, locales } from "#content/locales.ts";
import type { DepartmentsValue } from "#features/settings/rules/department-values.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import type { Assignment } from "#features/support/rules/department-settings.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";

export const assignmentWords: Record<Assignment, () => string> = {
  nobody: m.setting_department_assign_nobody,
  round_robin: m.setting_department_assign_round_robin,
  least_busy: m.setting_department_assign_least_busy,
};

/** Whoever is no longer at the desk and was a member stays one until somebody takes them off: the form shows only who is there. */
export function departmentsFromForm(
  held: DepartmentsValue,
  typed: Readonly<Record<string, string>>,
  people: readonly { id: string }[],
): DepartmentsValue {
  const inEvery = (name: string) =>
    Object.fromEntries(locales.map((locale) => [locale, typed[`${name}.${locale}`] ?? ""])) as Record<Locale, string>;
  const departments = held.departments.map(({ id, members }) => ({
    id,
    name: inEvery(`${id}.name`),
    about: inEvery(`${id}.about`),
    offered: typed[`${id}.offered`] === "on",
    members: [
      ...members.filter((member) => !people.some((person) => person.id === member)),
      ...people.filter((person) => typed[`${id}.members.${person.id}`] === "on").map((person) => person.id),
    ],
    assign: typed[`${id}.assign`] as Assignment,
  }));
  const place = (id: string) => Number(typed[`${id}.order`]) || departments.length;
  return { departments: departments.toSorted((one, other) => place(one.id) - place(other.id)) };
}

/** "value.departments.2.name.ko" → "sales.name.ko" */
export function departmentField(path: string, value: DepartmentsValue): string {
  const own = path.replace(/^value\.departments\.?/, "");
  return own.replace(/^\d+/, (at) => value.departments[Number(at)]?.id ?? at) || "departments";
}

const partWords: Partial<Record<string, () => string>> = {
  name: m.setting_field_name,
  about: m.setting_department_about,
  offered: m.setting_department_offered,
  assign: m.setting_department_assign,
  members: m.setting_department_members_short,
  order: m.setting_field_order,
  ...(departmentWords as Record<string, () => string>),
};

/** "departments.sales.name.ko" → "Sales: Name: Korean" */
export function departmentPartText(path: string, people: readonly { id: string; name: string }[]): string {
  return path
    .split(".")
    .slice(1)
    .map((part) => {
      const language = locales.find((one) => one === part);
      return language ? languageWord[language]() : (partWords[part]?.() ?? people.find(({ id }) => id === part)?.name ?? part);
    })
    .join(": ");
}

export function departmentPartValue(value: string, people: readonly { id: string; name: string }[]): string {
  if (value === "true") return m.setting_yes();
  return assignmentWords[value as Assignment]?.() ?? people.find(({ id }) => id === value)?.name ?? value;
}

// What staff have set about each department: what it is called, whether customers choose it, who works in it, who gets what comes in.
import { type Locale, locales } from "#content/locales.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import { getLocale } from "#platform/paraglide/runtime.js";
import { type DepartmentShown, departmentShown } from "./department-list.ts";
import { type Department, departments } from "./departments.ts";

/** To whom a new ticket goes that no rule has given to anybody: to nobody, by turn, to who has the least to do. */
export const assignments = ["nobody", "round_robin", "least_busy"] as const;
export type Assignment = (typeof assignments)[number];

type Texts = Record<Locale, string>;
export type DepartmentSetting = DepartmentShown & { members: string[]; assign: Assignment };

const names: Record<Department, [name: Words, about: Words]> = {
  technical: [m.ticket_department_technical, m.ticket_department_technical_text],
  billing: [m.ticket_department_billing, m.ticket_department_billing_text],
  sales: [m.ticket_department_sales, m.ticket_department_sales_text],
  abuse: [m.ticket_department_abuse, m.ticket_department_abuse_text],
};

const inEvery = (words: Words) => Object.fromEntries(locales.map((locale) => [locale, words({}, { locale })])) as Texts;

/** As the release brings them along. */
export function departmentDefaults(): DepartmentSetting[] {
  return departments.map((id) => {
    const [name, about] = names[id];
    return { id, name: inEvery(name), about: inEvery(about), offered: true, members: [], assign: "nobody" };
  });
}

export function departmentName(id: Department): Words {
  return (_, options) => departmentShown(id)?.name[options?.locale ?? getLocale()] ?? names[id][0]({}, options);
}

export function departmentAbout(id: Department): Words {
  return (_, options) => departmentShown(id)?.about[options?.locale ?? getLocale()] ?? names[id][1]({}, options);
}

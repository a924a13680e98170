// What staff set about the business: read with its history, saved, taken back. One pair of calls for each group, so that each is typed.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { companyValue } from "./company-settings.ts";
import { fieldsValue } from "./field-settings.ts";
import { pricesValue } from "./price-settings.ts";
import { guardedGroups, openGroups, settingGroups } from "./setting-figures.ts";
import { calendarValue, targetsValue } from "./setting-groups.ts";

/** The newest version that the writer has seen: 0 before the first. Who has seen less is refused. */
export const seen = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const version = z
  .object({
    version: z.number().int(),
    by: z.object({ id: z.string(), name: z.string() }),
    at: z.iso.datetime(),
    holds_from: z.iso.datetime(),
    /** Taken back by a later one, or a taking back itself. */
    undoes: z.number().int().nullable(),
    changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  })
  .meta({ id: "SettingVersion" });
export type SettingVersion = z.output<typeof version>;

/** A group as it holds now, newest change first. */
export const view = <Value extends z.ZodType>(value: Value) =>
  z.object({
    id: z.enum(settingGroups),
    value,
    version: z.number().int(),
    /** Nobody has set anything, or it was all taken back. */
    is_default: z.boolean(),
    history: z.array(version),
  });

export const access = "settings.manage";
export const tag = "Settings";
export const shows = nobody("settings of the business, no customers");

export const readCalendar = apiCall({
  id: "readCalendar",
  method: "get",
  path: "/staff/settings/calendar",
  access,
  tag,
  summary: "Opening hours and holidays as they hold, with every change of them",
  shows,
  answer: one(view(calendarValue)),
});

export const saveCalendar = apiCall({
  id: "saveCalendar",
  method: "put",
  path: "/staff/settings/calendar",
  access,
  tag,
  summary: "Set opening hours and holidays; every replica goes by them within a second",
  body: z.strictObject({ version: seen, value: calendarValue }),
  shows,
  answer: one(view(calendarValue)),
});

export const readTargets = apiCall({
  id: "readTargets",
  method: "get",
  path: "/staff/settings/targets",
  access,
  tag,
  summary: "First response and resolution targets as they hold, with every change of them",
  shows,
  answer: one(view(targetsValue)),
});

export const saveTargets = apiCall({
  id: "saveTargets",
  method: "put",
  path: "/staff/settings/targets",
  access,
  tag,
  summary: "Set first response and resolution targets, for clocks that start from now on",
  body: z.strictObject({ version: seen, value: targetsValue }),
  shows,
  answer: one(view(targetsValue)),
});

export const readFields = apiCall({
  id: "readFields",
  method: "get",
  path: "/staff/settings/fields",
  access,
  tag,
  summary: "The provider's own fields of tickets, retired ones among them, with every change of them",
  shows,
  answer: one(view(fieldsValue)),
});

export const saveFields = apiCall({
  id: "saveFields",
  method: "put",
  path: "/staff/settings/fields",
  access,
  tag,
  summary: "Set the provider's own fields of tickets; kind and audience stay as they were made, what is left out is retired",
  body: z.strictObject({ version: seen, value: fieldsValue }),
  shows,
  answer: one(view(fieldsValue)),
});

export const readCompany = apiCall({
  id: "readCompany",
  method: "get",
  path: "/staff/settings/company",
  access,
  tag,
  summary: "Numbers, mailboxes and legal facts of the provider as they hold, with every change of them",
  shows,
  answer: one(view(companyValue)),
});

export const saveCompany = apiCall({
  id: "saveCompany",
  method: "put",
  path: "/staff/settings/company",
  access,
  freshFactor: true,
  tag,
  summary: "Set numbers, mailboxes and legal facts; every page and mail says them within a second",
  body: z.strictObject({ version: seen, value: companyValue }),
  shows,
  answer: one(view(companyValue)),
});

/** Midnight in Korea, where the list is made. */
export const priceDay = (day: string) => new Date(`${day}T00:00:00+09:00`);
const twoYearsMs = 2 * 366 * 86_400_000;

/** From when on it holds: a day to come within two years; at once where none is given. */
const laterDay = z.iso.date().refine((day) => {
  const ahead = priceDay(day).getTime() - Date.now();
  return ahead > 0 && ahead < twoYearsMs;
}, "field_later");

const pricesView = view(pricesValue).extend({
  /** What will hold from a day on. */
  planned: z.array(z.object({ field: z.string(), to: z.number(), holds_from: z.iso.datetime() })),
});

export const readPrices = apiCall({
  id: "readPrices",
  method: "get",
  path: "/staff/settings/prices",
  access,
  tag,
  summary: "The price list as it holds and what is planned, with every change of it",
  shows,
  answer: one(pricesView),
});

export const savePrices = apiCall({
  id: "savePrices",
  method: "put",
  path: "/staff/settings/prices",
  access,
  freshFactor: true,
  tag,
  summary: "Set prices, at once or from a day on; every page, calculator and piece of structured data says them within a second",
  body: z.strictObject({ version: seen, value: pricesValue, from: laterDay.optional() }),
  shows,
  answer: one(pricesView),
});

const undoing = {
  method: "post",
  access,
  tag,
  summary: "Put back what held before a change, whatever was changed since",
  body: z.strictObject({ version: seen, undo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  shows,
  answer: one(z.object({ id: z.enum(settingGroups), version: z.number().int() })),
} as const;

export const undoSettings = apiCall({
  ...undoing,
  id: "undoSettings",
  path: "/staff/settings/{id}/undo",
  params: z.object({ id: z.enum(openGroups) }),
});

/** The same for what only a fresh factor may change. */
export const undoGuardedSettings = apiCall({
  ...undoing,
  id: "undoGuardedSettings",
  path: "/staff/settings/guarded/{id}/undo",
  freshFactor: true,
  params: z.object({ id: z.enum(guardedGroups) }),
});

// Everything staff may change about the business, group by group: what a value looks like, and what holds until somebody saves one.
import { z } from "zod";
import { forEveryLocale } from "#content/locales.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { officeWeek, presetHolidays } from "#features/support/rules/desk.ts";
import type { Holiday } from "#features/support/rules/korean-holidays.ts";
import { targets } from "#features/support/rules/support-settings.ts";
import { typedText } from "#platform/typed-text.ts";
import { type CompanyValue, companyDefaults, companyValue } from "./company-settings.ts";
import { type DepartmentsValue, departmentsDefault, departmentsValue } from "./department-values.ts";
import { type FieldsValue, fieldDefaults, fieldsValue, settleFields } from "./field-settings.ts";
import { type LimitsValue, limitDefaults, limitsValue } from "./limit-values.ts";
import { type MailValue, mailDefaults, mailValue } from "./mail-settings.ts";
import { readSpans, writeSpans } from "./open-spans.ts";
import { type PricesValue, priceDefaults, pricesValue } from "./price-settings.ts";
import { type RetentionValue, retentionDefaults, retentionValue } from "./retention-values.ts";
import { holidaysMaximum, type SettingGroup, targetLimits, type Weekday, weekdays } from "./setting-figures.ts";
import { type SupportValue, supportDefaults, supportValue } from "./support-values.ts";

/** "09:00–12:00, 13:00–18:00"; nothing where the desk is closed. */
const spans = typedText
  .max(80)
  .refine((text) => readSpans(text) !== null, "field_hours")
  .overwrite((text) => writeSpans(readSpans(text) ?? []));

const holidayName = typedText.min(1).max(60);
export const holiday = z.strictObject({ date: z.iso.date(), ...forEveryLocale(() => holidayName) }).meta({ id: "Holiday" });

export const calendarValue = z
  .strictObject({
    week: z
      .strictObject(Object.fromEntries(weekdays.map((name) => [name, spans])) as Record<Weekday, typeof spans>)
      .refine((week) => Object.values(week).some((text) => text !== ""), "field_hours"),
    /** One a day, in order of date. */
    holidays: z
      .array(holiday)
      .max(holidaysMaximum)
      .overwrite((given) => [...new Map(given.map((one) => [one.date, one])).values()].sort((a, b) => a.date.localeCompare(b.date))),
  })
  .meta({ id: "CalendarSettings" });
export type CalendarValue = z.output<typeof calendarValue>;

/** First response in minutes, resolution in hours; of desk time, but for urgent tickets around the clock. */
const target = z
  .strictObject({
    response_minutes: z.coerce.number().int().min(targetLimits.response.from).max(targetLimits.response.to),
    resolution_hours: z.coerce.number().int().min(targetLimits.resolution.from).max(targetLimits.resolution.to),
  })
  .refine(({ response_minutes, resolution_hours }) => response_minutes <= resolution_hours * 60, {
    path: ["resolution_hours"],
    error: "field_target_order",
  });
export type TargetValue = z.output<typeof target>;

const everyTarget = z.strictObject({ urgent: target, high: target, normal: target, low: target });

export const targetsValue = z
  .strictObject({
    ...everyTarget.shape,
    /** Where a department goes by another target than the rest. */
    departments: z.partialRecord(z.enum(departments), everyTarget.partial()),
  })
  .meta({ id: "TargetSettings" });
export type TargetsValue = z.output<typeof targetsValue>;

export type SettingValues = {
  calendar: CalendarValue;
  targets: TargetsValue;
  company: CompanyValue;
  prices: PricesValue;
  mail: MailValue;
  fields: FieldsValue;
  departments: DepartmentsValue;
  support: SupportValue;
  limits: LimitsValue;
  retention: RetentionValue;
};

type Group<Value> = {
  schema: z.ZodType<Value>;
  defaults: (now: Date) => Value;
  /** What a new version keeps of the one before, whoever leaves it out: also when a change is taken back. */
  settle?: (before: Value, wanted: Value) => Value;
};

export const groups: { [G in SettingGroup]: Group<SettingValues[G]> } = {
  calendar: {
    schema: calendarValue,
    defaults: (now) => ({
      week: Object.fromEntries(weekdays.map((name, at) => [name, writeSpans(officeWeek[at] ?? [])])) as CalendarValue["week"],
      holidays: presetHolidays(now).map((one): Holiday => ({ ...one })),
    }),
  },
  targets: {
    schema: targetsValue,
    defaults: () => ({
      ...(Object.fromEntries(
        priorities.map((name) => [
          name,
          { response_minutes: targets[name].response, resolution_hours: targets[name].resolution / 60 } satisfies TargetValue,
        ]),
      ) as Omit<TargetsValue, "departments">),
      departments: {},
    }),
  },
  company: { schema: companyValue, defaults: companyDefaults },
  prices: { schema: pricesValue, defaults: priceDefaults },
  mail: { schema: mailValue, defaults: mailDefaults },
  departments: { schema: departmentsValue, defaults: departmentsDefault },
  fields: { schema: fieldsValue, defaults: fieldDefaults, settle: settleFields },
  support: { schema: supportValue, defaults: supportDefaults },
  limits: { schema: limitsValue, defaults: limitDefaults },
  retention: { schema: retentionValue, defaults: retentionDefaults },
};

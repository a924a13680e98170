// The four departments as a setting. Which there are is fixed (decision 43).
import { z } from "zod";
import { forEveryLocale } from "#content/locales.ts";
import { assignments, departmentDefaults } from "#features/support/rules/department-settings.ts";
import { departments } from "#features/support/rules/departments.ts";
import { idField } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";

const department = z.strictObject({
  id: z.enum(departments),
  name: z.strictObject(forEveryLocale(() => typedText.min(1).max(40))),
  /** Under the name, in the customer's form. */
  about: z.strictObject(forEveryLocale(() => typedText.max(60))),
  /** Whether customers can choose it. */
  offered: z.boolean(),
  /** Who works in it; nobody named: everybody who answers tickets. */
  members: z
    .array(idField)
    .max(200)
    .overwrite((ids) => [...new Set(ids)]),
  assign: z.enum(assignments),
});

export const departmentsValue = z
  .strictObject({
    /** Each of them once, in the order in which they are listed. */
    departments: z
      .array(department)
      .max(departments.length)
      .refine((list) => new Set(list.map(({ id }) => id)).size === departments.length, "field_choice")
      .refine((list) => list.some(({ offered }) => offered), "setting_department_offered_none"),
  })
  .meta({ id: "DepartmentSettings" });
export type DepartmentsValue = z.output<typeof departmentsValue>;

export const departmentsDefault = (): DepartmentsValue => ({ departments: departmentDefaults() });

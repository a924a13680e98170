import { departmentName } from "#features/support/rules/department-settings.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { Words } from "#platform/i18n/words.ts";

export const departmentWords: Record<Department, Words> = {
  technical: departmentName("technical"),
  billing: departmentName("billing"),
  sales: departmentName("sales"),
  abuse: departmentName("abuse"),
};

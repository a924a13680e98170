import type { Department } from "#features/support/rules/departments.ts";
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";

export const departmentWords: Record<Department, Words> = {
  technical: m.ticket_department_technical,
  billing: m.ticket_department_billing,
  sales: m.ticket_department_sales,
  abuse: m.ticket_department_abuse,
};

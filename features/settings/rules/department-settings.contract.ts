// Departments: read with their history, saved.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { departmentsValue } from "./department-values.ts";
import { access, seen, shows, tag, view } from "./settings.contract.ts";

export const readDepartments = apiCall({
  id: "readDepartments",
  method: "get",
  path: "/staff/settings/departments",
  access,
  tag,
  summary: "Departments as they hold: names, order, members, who is assigned, with every change of them",
  shows,
  answer: one(view(departmentsValue)),
});

export const saveDepartments = apiCall({
  id: "saveDepartments",
  method: "put",
  path: "/staff/settings/departments",
  access,
  tag,
  summary: "Set names, order, members and assignment of the departments; which there are is fixed",
  body: z.strictObject({ version: seen, value: departmentsValue }),
  shows,
  answer: one(view(departmentsValue)),
});

// How much messages and files may hold: read with its history, saved.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { limitsValue } from "./limit-values.ts";
import { access, seen, shows, tag, view } from "./settings.contract.ts";

export const readLimits = apiCall({
  id: "readLimits",
  method: "get",
  path: "/staff/settings/limits",
  access,
  tag,
  summary: "The longest message, files of a message and of a customer, with every change of them",
  shows,
  answer: one(view(limitsValue)),
});

export const saveLimits = apiCall({
  id: "saveLimits",
  method: "put",
  path: "/staff/settings/limits",
  access,
  tag,
  summary: "Set the longest message and how many files of what size go with it; every replica goes by it within a second",
  body: z.strictObject({ version: seen, value: limitsValue }),
  shows,
  answer: one(view(limitsValue)),
});

// How long records are kept: read with its history, saved. What a shorter period would remove has to be accepted first.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { retentionValue } from "./retention-values.ts";
import { access, seen, shows, tag, view } from "./settings.contract.ts";

export const readRetention = apiCall({
  id: "readRetention",
  method: "get",
  path: "/staff/settings/retention",
  access,
  tag,
  summary: "How long records are kept, with every change of it",
  shows,
  answer: one(view(retentionValue)),
});

export const saveRetention = apiCall({
  id: "saveRetention",
  method: "put",
  path: "/staff/settings/retention",
  access,
  freshFactor: true,
  tag,
  summary: "Set how long records are kept; a shorter period that would remove something is refused with the number until it is accepted",
  body: z.strictObject({ version: seen, value: retentionValue, accepted: z.boolean().default(false) }),
  shows,
  answer: one(view(retentionValue)),
});

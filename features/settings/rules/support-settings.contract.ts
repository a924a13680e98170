// How the desk works and what the console asks of staff: read with its history, saved.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { access, seen, shows, tag, view } from "./settings.contract.ts";
import { supportValue } from "./support-values.ts";

const supportView = view(supportValue).extend({
  /** What holds where the setting leaves it to the configuration. */
  configured_two_factor: z.enum(["optional", "required"]),
});

export const readSupport = apiCall({
  id: "readSupport",
  method: "get",
  path: "/staff/settings/support",
  access,
  tag,
  summary: "Closing and reopening of tickets, undo, chats, the second factor and languages of staff, with every change of them",
  shows,
  answer: one(supportView),
});

export const saveSupport = apiCall({
  id: "saveSupport",
  method: "put",
  path: "/staff/settings/support",
  access,
  freshFactor: true,
  tag,
  summary: "Set how tickets and chats are worked and what the console asks of staff; every replica goes by it within a second",
  body: z.strictObject({ version: seen, value: supportValue }),
  shows,
  answer: one(supportView),
});

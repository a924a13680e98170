// Who is at the chat desk.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { emptyBody } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { seatsLimit } from "./chat-settings.ts";
import { presenceStates } from "./chat-states.ts";
import { presenceView } from "./chat-views.ts";

export const presenceBody = z.strictObject({ status: z.enum(presenceStates), seats: z.int().min(1).max(seatsLimit).optional() });

/** Where the server holds the colleague: a second tab follows the first. */
const presenceAnswer = one(z.object({ status: z.enum(presenceStates), seats: z.int() }));

const tag = "Staff: chat";
const access = "chats.answer";

export const readChatPresence = apiCall({
  id: "readChatDesk",
  method: "get",
  path: "/staff/chats/desk",
  access,
  tag,
  summary: "Who is at the desk, with how many seats",
  shows: nobody("colleagues and figures"),
  answer: one(presenceView),
  browser: true,
});

export const changePresence = apiCall({
  id: "changePresence",
  method: "put",
  path: "/staff/presence",
  access,
  tag,
  summary: "Online, away or offline; seats",
  body: presenceBody,
  shows: nobody("colleagues and figures"),
  answer: one(presenceView),
  browser: true,
});

export const pingPresence = apiCall({
  id: "pingPresence",
  method: "post",
  path: "/staff/presence/ping",
  access,
  tag,
  summary: "Still here, every 20 s",
  body: emptyBody,
  shows: nobody("the caller's own presence"),
  answer: presenceAnswer,
  browser: true,
});

// Chats as staff work on them. What is answered: chat-views.ts.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { departments } from "#features/support/rules/departments.ts";
import { subjectField } from "#features/tickets/rules/tickets.contract.ts";
import { apiCall, nothing, one, pageOf } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { cursorField, emptyBody, idField, idParams, limitField } from "#platform/api/call-fields.ts";
import { each, nobody, showsAt, showsIn } from "#platform/api/shown-data.ts";
import { chatText, chatThreadQuery, clientIdField, lineParams, markAnswer, markBody, sendBody } from "./chat.contract.ts";
import { chatStates, staffChatViews } from "./chat-states.ts";
import {
  chatMessageView,
  chatThreadMeta,
  sentMeta,
  staffChat,
  staffChatCounts,
  staffChatItem,
  staffChatWritten,
  takenBackLine,
} from "./chat-views.ts";

/** `mine`: active first, then what I have ended lately. `all` is for administrators. */
export const staffChatsQuery = z.strictObject({
  view: z.enum(staffChatViews).default("waiting"),
  state: z.enum(chatStates).optional(),
  cursor: cursorField.optional(),
  limit: limitField.default(50),
});

/** To somebody at the desk, or back into the queue with null. */
export const assignChatBody = z.strictObject({ agent: idField.nullable() });
export const transferChatBody = z.strictObject({ agent: idField.nullable(), note: chatText.default("") });

export const chatNoteBody = z
  .strictObject({ client_id: clientIdField, body: chatText })
  .refine(({ body }) => body !== "", { path: ["body"], message: "field_required" });

export const staffChatTicketBody = z.strictObject({ subject: subjectField.optional(), department: z.enum(departments).optional() });

const filledChatReply = z
  .object({ language: z.enum(locales), text: z.string(), unfilled: z.array(z.string()) })
  .meta({ id: "FilledChatReply" });
export type FilledChatReply = z.output<typeof filledChatReply>;

const tag = "Staff: chat";
const access = "chats.answer";
const params = idParams;

export const listStaffChats = apiCall({
  id: "listStaffChats",
  method: "get",
  path: "/staff/chats",
  access,
  tag,
  summary: "Who waits, mine, or all (administrators)",
  query: staffChatsQuery,
  shows: showsIn("chat.list", pageOf(staffChatItem), ({ data }) => each("chat", data, ({ id }) => id)),
  answer: pageOf(staffChatItem, { counts: staffChatCounts }),
  browser: true,
});

export const countStaffChats = apiCall({
  id: "countStaffChats",
  method: "get",
  path: "/staff/chats/counts",
  access,
  tag,
  summary: "Waiting, mine, unread: the badge",
  shows: nobody("figures only"),
  answer: one(staffChatCounts),
  browser: true,
});

export const readStaffChat = apiCall({
  id: "readStaffChat",
  method: "get",
  path: "/staff/chats/{id}",
  access,
  tag,
  summary: "One chat with its newest messages; logged",
  params,
  shows: showsAt("chat.read", "chat"),
  answer: one(staffChat.extend({ messages: z.array(chatMessageView), thread: chatThreadMeta })),
  browser: true,
});

export const listStaffChatMessages = apiCall({
  id: "listStaffChatMessages",
  method: "get",
  path: "/staff/chats/{id}/messages",
  access,
  tag,
  summary: "Messages and notes after or before a number",
  params,
  query: chatThreadQuery,
  shows: showsAt("chat.read", "chat"),
  answer: z.object({ data: z.array(chatMessageView), meta: chatThreadMeta }),
  browser: true,
});

export const sendStaffChatMessage = apiCall({
  id: "sendStaffChatMessage",
  method: "post",
  path: "/staff/chats/{id}/messages",
  access,
  tag,
  summary: "Say something",
  params,
  body: sendBody,
  bodyLimit: writtenBody,
  shows: showsAt("chat.read", "chat"),
  answer: z.object({ data: chatMessageView, meta: sentMeta }),
  status: 201,
  browser: true,
});

export const takeStaffChatMessageBack = apiCall({
  id: "takeStaffChatMessageBack",
  method: "delete",
  path: "/staff/chats/{id}/messages/{seq}",
  access,
  tag,
  summary: "Take a line of one's own back, within 10 s",
  params: lineParams,
  shows: nobody("a number"),
  answer: one(takenBackLine),
  browser: true,
});

export const addChatNote = apiCall({
  id: "addChatNote",
  method: "post",
  path: "/staff/chats/{id}/notes",
  access,
  tag,
  summary: "Internal note",
  params,
  body: chatNoteBody,
  bodyLimit: writtenBody,
  shows: showsAt("chat.read", "chat"),
  answer: z.object({ data: chatMessageView, meta: sentMeta }),
  status: 201,
  browser: true,
});

export const markStaffChatRead = apiCall({
  id: "markStaffChatRead",
  method: "post",
  path: "/staff/chats/{id}/read",
  access,
  tag,
  summary: "Seen up to a message; only its agent's eyes count",
  params,
  body: markBody,
  shows: nobody("two numbers"),
  answer: markAnswer,
  browser: true,
});

export const markStaffChatDelivered = apiCall({
  id: "markStaffChatDelivered",
  method: "post",
  path: "/staff/chats/{id}/delivered",
  access,
  tag,
  summary: "Received up to a message",
  params,
  body: markBody,
  shows: nobody("two numbers"),
  answer: markAnswer,
  browser: true,
});

export const notifyStaffChatTyping = apiCall({
  id: "tellStaffChatTyping",
  method: "post",
  path: "/staff/chats/{id}/typing",
  access,
  tag,
  summary: "Is writing",
  params,
  body: emptyBody,
  answer: nothing,
  browser: true,
});

export const takeChat = apiCall({
  id: "takeChat",
  method: "post",
  path: "/staff/chats/{id}/take",
  access,
  tag,
  summary: "Take a waiting chat",
  params,
  body: emptyBody,
  shows: showsAt("chat.read", "chat"),
  answer: one(staffChatWritten),
  browser: true,
});

export const assignChat = apiCall({
  id: "assignChat",
  method: "post",
  path: "/staff/chats/{id}/assign",
  access,
  tag,
  summary: "Give to somebody (administrators)",
  params,
  body: assignChatBody,
  shows: showsAt("chat.read", "chat"),
  answer: one(staffChatWritten),
  browser: true,
});

export const transferChat = apiCall({
  id: "transferChat",
  method: "post",
  path: "/staff/chats/{id}/transfer",
  access,
  tag,
  summary: "Hand over, or back into the queue",
  params,
  body: transferChatBody,
  bodyLimit: writtenBody,
  shows: showsAt("chat.read", "chat"),
  answer: one(staffChatWritten),
  browser: true,
});

export const endChat = apiCall({
  id: "endChat",
  method: "post",
  path: "/staff/chats/{id}/end",
  access,
  tag,
  summary: "End",
  params,
  body: emptyBody,
  shows: showsAt("chat.read", "chat"),
  answer: one(staffChatWritten),
  browser: true,
});

export const turnStaffChatIntoTicket = apiCall({
  id: "turnStaffChatIntoTicket",
  method: "post",
  path: "/staff/chats/{id}/ticket",
  access,
  tag,
  summary: "Make it a ticket",
  params,
  body: staffChatTicketBody,
  shows: showsAt("chat.read", "chat"),
  answer: one(staffChatWritten),
  browser: true,
});

export const fillChatReply = apiCall({
  id: "fillChatReply",
  method: "get",
  path: "/staff/chats/{id}/canned-replies/{reply}",
  access,
  tag,
  summary: "A canned reply filled in for this chat, in the customer's language",
  params: z.object({ id: idField, reply: idField }),
  query: z.strictObject({ language: z.enum(locales).optional() }),
  shows: showsAt("chat.read", "chat"),
  answer: one(filledChatReply),
  browser: true,
});

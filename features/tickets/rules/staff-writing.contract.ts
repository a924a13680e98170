// What staff write on a ticket: replies with their seconds of grace, notes, corrections.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { emptyBody, idField, idParams } from "#platform/api/call-fields.ts";
import { showsAt } from "#platform/api/shown-data.ts";
import { afterReply } from "./queue-views.ts";
import { editView, filledReply, outboxView, staffTicketView, takenBack } from "./staff-ticket-views.ts";
import { ticketStates } from "./ticket-states.ts";
import { messageFields, seenSeq } from "./tickets.contract.ts";

export const staffReplyBody = z.strictObject({
  ...messageFields,
  /** The newest message the writer had on screen: a newer one by somebody else answers 409 `newer_reply`. */
  last_seen_seq: seenSeq,
  next_state: z.enum(afterReply).default("answered"),
});

export const closingBody = z.strictObject({
  last_seen_seq: seenSeq.optional(),
  /** The state on screen: another one by now answers 409 `property_changed`. */
  seen_state: z.enum(ticketStates).optional(),
});

export const noteBody = z.strictObject({
  ...messageFields,
  /** Colleagues it names, besides those whose name stands behind an @ in the text. */
  mentions: z.array(idField).max(50).default([]),
});

export const editMessageBody = z.strictObject({ body: messageFields.body });

const messageParams = z.object({ id: idField, message: idField });

const tag = "Staff: tickets";
const access = "tickets.answer";

export const sendTicketReply = apiCall({
  id: "sendTicketReply",
  method: "post",
  path: "/staff/tickets/{id}/replies",
  access,
  tag,
  summary: "Reply; it leaves after 15 s",
  params: idParams,
  body: staffReplyBody,
  bodyLimit: writtenBody,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(outboxView),
  status: 201,
});

export const undoTicketReply = apiCall({
  id: "undoTicketReply",
  method: "delete",
  path: "/staff/tickets/{id}/replies/{reply}",
  access,
  tag,
  summary: "Take a reply or a closing back before it happens",
  params: z.object({ id: idField, reply: idField }),
  shows: showsAt("ticket.read", "ticket"),
  answer: one(takenBack),
});

export const askTicketClosing = apiCall({
  id: "askTicketClosing",
  method: "post",
  path: "/staff/tickets/{id}/closing",
  access,
  tag,
  summary: "Close; it happens, and the customer is told, after 15 s",
  params: idParams,
  body: closingBody,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(outboxView),
  status: 201,
});

export const addTicketNote = apiCall({
  id: "addTicketNote",
  method: "post",
  path: "/staff/tickets/{id}/notes",
  access,
  tag,
  summary: "An internal note",
  params: idParams,
  body: noteBody,
  bodyLimit: writtenBody,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(staffTicketView),
  status: 201,
});

export const editTicketMessage = apiCall({
  id: "editTicketMessage",
  method: "patch",
  path: "/staff/tickets/{id}/messages/{message}",
  access,
  tag,
  summary: "Correct one's own message",
  params: messageParams,
  body: editMessageBody,
  bodyLimit: writtenBody,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(staffTicketView),
});

export const listTicketMessageEdits = apiCall({
  id: "listTicketMessageEdits",
  method: "get",
  path: "/staff/tickets/{id}/messages/{message}/edits",
  access,
  tag,
  summary: "What it said before",
  params: messageParams,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(z.array(editView)),
});

export const sayStaffTicketTyping = apiCall({
  id: "sayStaffTicketTyping",
  method: "post",
  path: "/staff/tickets/{id}/typing",
  access,
  tag,
  summary: "Say that staff is writing a reply",
  params: idParams,
  body: emptyBody,
  answer: nothing,
  browser: true,
});

export const fillCannedReply = apiCall({
  id: "fillCannedReply",
  method: "get",
  path: "/staff/canned-replies/{id}/filled",
  access,
  tag: "Staff: canned replies",
  summary: "Filled in for a ticket, in the customer's language",
  params: idParams,
  query: z.strictObject({ ticket: idField, language: z.enum(locales).optional() }),
  shows: showsAt("ticket.read", "ticket", "ticket"),
  answer: one(filledReply),
  browser: true,
});

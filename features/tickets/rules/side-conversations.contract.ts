// Conversations by mail with somebody outside, about a ticket: a data centre, a carrier. For staff alone; customers see nothing of them.
import { z } from "zod";
import { fileIdsField } from "#features/files/file-ids.ts";
import { fileView } from "#features/files/files.contract.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { emptyBody, idField, idParams } from "#platform/api/call-fields.ts";
import { showsAt } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { sideTextMaximum } from "./side-limits.ts";
import { draftField } from "./tickets.contract.ts";

/** Body and files belong together: files are taken from the draft they were uploaded for. */
const attached = { file_ids: fileIdsField, draft: draftField.optional() };
const text = typedText.min(1).max(sideTextMaximum);
const sideParams = z.object({ id: idField, conversation: idField });

const sideMessage = z.object({
  id: z.string(),
  /** The colleague's name; the outside address otherwise. */
  by: z.string(),
  ours: z.boolean(),
  text: z.string(),
  files: z.array(fileView),
  /** The receiving server did not vouch for the sender. */
  unproved: z.boolean(),
  created_at: z.iso.datetime(),
});
const sideConversation = z
  .object({
    id: z.string(),
    email: z.string(),
    subject: z.string(),
    open: z.boolean(),
    /** Answers by mail land here; otherwise they go to the sender's mailbox. */
    answerable: z.boolean(),
    messages: z.array(sideMessage),
  })
  .meta({ id: "SideConversation" });
export type SideConversation = z.output<typeof sideConversation>;

const access = "tickets.answer";
const tag = "Staff: tickets";
const shows = showsAt("ticket.read", "ticket");
const answer = one(z.object({ id: z.string(), conversations: z.array(sideConversation) }));

export const listSideConversations = apiCall({
  id: "listSideConversations",
  method: "get",
  path: "/staff/tickets/{id}/side-conversations",
  access,
  tag,
  summary: "What staff wrote about the ticket with people outside, oldest first",
  params: idParams,
  shows,
  answer,
});

export const startSideConversation = apiCall({
  id: "startSideConversation",
  method: "post",
  path: "/staff/tickets/{id}/side-conversations",
  access,
  tag,
  summary: "Write to an outside address about the ticket; the mail holds nothing but what is written here",
  params: idParams,
  body: z.strictObject({
    email: z.email().max(254).toLowerCase(),
    subject: typedText.min(1).max(subjectMaximum),
    text,
    ...attached,
  }),
  bodyLimit: writtenBody,
  shows,
  answer,
  status: 201,
});

export const writeSideMessage = apiCall({
  id: "writeSideMessage",
  method: "post",
  path: "/staff/tickets/{id}/side-conversations/{conversation}/messages",
  access,
  tag,
  summary: "Write again in a side conversation",
  params: sideParams,
  body: z.strictObject({ text, ...attached }),
  bodyLimit: writtenBody,
  shows,
  answer,
  status: 201,
});

export const closeSideConversation = apiCall({
  id: "closeSideConversation",
  method: "post",
  path: "/staff/tickets/{id}/side-conversations/{conversation}/close",
  access,
  tag,
  summary: "Close a side conversation; what is answered later is still kept",
  params: sideParams,
  body: emptyBody,
  shows,
  answer,
});

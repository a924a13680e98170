// What pages, the API and the tests agree on about chats: what is sent. What is answered: chat-views.ts.
import { z } from "zod";
import { filesPerMessage } from "#features/files/file-rules.ts";
import { departments } from "#features/support/rules/departments.ts";
import { draftField, seqMaximum, subjectField } from "#features/tickets/rules/tickets.contract.ts";
import { cursorField, idField, limitField } from "#platform/api/call-fields.ts";
import { chatBodyMaximum, chatCommentMaximum, seatsMaximum } from "./chat-settings.ts";

export const chatStates = ["waiting", "active", "ended", "ticket"] as const;
export type ChatState = (typeof chatStates)[number];

/** Of an agent. `offline` is also who has not pinged for 45 s. */
export const deskStates = ["online", "away", "offline"] as const;
export type DeskState = (typeof deskStates)[number];

/** Made by the sender before the first try; the same one again is the same message. */
export const clientIdField = z.string().regex(/^[\w-]{8,64}$/);

/** Tabs and line ends are text; other control characters are not, nor are those that turn the direction of a line. */
const chatText = z
  .string()
  .max(chatBodyMaximum)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are refused
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u, "ticket_line_format")
  .transform((text) => text.replace(/\r\n?/g, "\n").trim());

const fileIds = z
  .array(idField)
  .max(filesPerMessage, "ticket_too_many_files")
  .refine((ids) => new Set(ids).size === ids.length, "ticket_same_file")
  .default([]);

const messageShape = { client_id: clientIdField, body: chatText, file_ids: fileIds, draft: draftField.optional() };
const saysSomething = ({ body, file_ids }: { body: string; file_ids: string[] }) => body !== "" || file_ids.length > 0;
const nothingSaid = { path: ["body"], message: "field_required" };

/** POST /chat/{id}/messages and POST /staff/chats/{id}/messages. Words, files, or both. */
export const sendBody = z.strictObject(messageShape).refine(saysSomething, nothingSaid);

/** POST /chat. With a chat open already, the message goes into that one. */
export const startChatBody = z
  .strictObject({
    topic: subjectField,
    department: z.enum(departments).default("technical"),
    /** Id of one of the customer's own services. */
    service: idField.nullish(),
    ...messageShape,
  })
  .refine(saysSomething, nothingSaid);

/** POST …/read and …/delivered: everything up to this number. Never goes backwards. */
export const markBody = z.strictObject({ seq: z.int().min(0).max(seqMaximum) });

export const chatRatingBody = z.strictObject({
  rating: z.int().min(1).max(5),
  comment: z.string().trim().max(chatCommentMaximum).default(""),
});

export const chatThreadQuery = z.strictObject({
  /** Everything after this number, oldest first: what a page asks after a reconnect and on every chat.message. */
  after: z.coerce.number().int().min(0).max(seqMaximum).optional(),
  /** Older than this number: the page before. */
  before: z.coerce.number().int().min(1).max(seqMaximum).optional(),
  limit: limitField.default(50),
});

export const listChatsQuery = z.strictObject({ cursor: cursorField.optional(), limit: limitField.default(20) });

export const staffChatViews = ["waiting", "mine", "all"] as const;
export type StaffChatView = (typeof staffChatViews)[number];

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

/** POST /staff/chats/{id}/ticket; the customer's POST /chat/{id}/ticket takes an empty object. */
export const staffChatTicketBody = z.strictObject({ subject: subjectField.optional(), department: z.enum(departments).optional() });

/** PUT /staff/presence. */
export const presenceBody = z.strictObject({ status: z.enum(deskStates), seats: z.int().min(1).max(seatsMaximum).optional() });

export const cannedForChatQuery = z.strictObject({ chat: idField, language: z.enum(["en", "ko"]).optional() });

// The customer's calls about chats, and what both sides send. What is answered: chat-views.ts.
import { z } from "zod";
import { fileIdsField } from "#features/files/file-ids.ts";
import { departments } from "#features/support/rules/departments.ts";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import { draftField, seqMaximum, subjectField } from "#features/tickets/rules/tickets.contract.ts";
import { apiCall, nothing, one, pageOf, succeeded } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { cursorField, emptyBody, idField, idParams, limitField } from "#platform/api/call-fields.ts";
import { seenText } from "#platform/seen-text.ts";
import { typedText } from "#platform/typed-text.ts";
import { chatBodyMaximum, chatCommentMaximum, chatLimits } from "./chat-settings.ts";
import { availabilityView, chatListItem, chatThreadMeta, chatView, customerChatMessage, sentMeta, takenBackLine } from "./chat-views.ts";

/** Made by the sender before the first try; the same one again is the same message. */
export const clientIdField = z.string().regex(/^[\w-]{8,64}$/);

/** Tabs and line ends are text; other control characters are not, nor are those that turn the direction of a line. */
export const chatText = z
  .string()
  .superRefine((text, context) => {
    // As long as is set now, not when the server started.
    const maximum = Math.min(messageLimits().chatCharacters, chatBodyMaximum);
    if (text.length > maximum) context.addIssue({ code: "too_big", origin: "string", maximum, input: text });
  })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are refused
  .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/u, "ticket_line_format")
  .meta({ maxLength: chatBodyMaximum })
  .transform((text) => seenText(text.replace(/\r\n?/g, "\n")));

const messageShape = { client_id: clientIdField, body: chatText, file_ids: fileIdsField, draft: draftField.optional() };
const saysSomething = ({ body, file_ids }: { body: string; file_ids: string[] }) => body !== "" || file_ids.length > 0;
const nothingSaid = { path: ["body"], message: "field_required" };

/** Words, files, or both. */
export const sendBody = z.strictObject(messageShape).refine(saysSomething, nothingSaid);

/** With a chat open already, the message goes into that one. */
export const startChatBody = z
  .strictObject({
    topic: subjectField,
    department: z.enum(departments).default("technical"),
    /** Id of one of the customer's own services. */
    service: idField.nullish(),
    ...messageShape,
  })
  .refine(saysSomething, nothingSaid);

/** Everything up to this number. Never goes backwards. */
export const markBody = z.strictObject({ seq: z.int().min(0).max(seqMaximum) });

export const chatRatingBody = z.strictObject({
  rating: z.int().min(1).max(5),
  comment: typedText.max(chatCommentMaximum).default(""),
});

export const chatThreadQuery = z.strictObject({
  /** Everything after this number, oldest first: what a page asks after a reconnect and on every chat.message. */
  after: z.coerce.number().int().min(0).max(seqMaximum).optional(),
  /** Older than this number: the page before. */
  before: z.coerce.number().int().min(1).max(seqMaximum).optional(),
  limit: limitField.default(50),
});

export const listChatsQuery = z.strictObject({ cursor: cursorField.optional(), limit: limitField.default(20) });

/** Where the reader's marks are now. */
export const markAnswer = one(z.object({ read: z.int(), delivered: z.int() }));

const tag = "Chat";
const access = "customer";
const params = idParams;

export const readChatAvailability = apiCall({
  id: "readChatAvailability",
  method: "get",
  viewable: true,
  path: "/chat/availability",
  access: "public",
  tag,
  summary: "Is somebody there, how long does it take, opening hours",
  limit: chatLimits.availability,
  answer: one(availabilityView),
  browser: true,
});

export const readChatBadge = apiCall({
  id: "readChatBadge",
  method: "get",
  viewable: true,
  path: "/chat/badge",
  access,
  tag,
  summary: "Replies not seen yet, and the open chat",
  answer: one(z.object({ unread: z.int(), open_id: z.string().nullable() })),
  browser: true,
});

export const listChats = apiCall({
  id: "listChats",
  method: "get",
  viewable: true,
  path: "/chat",
  access,
  tag,
  summary: "The customer's chats, newest first, with the open one",
  query: listChatsQuery,
  answer: pageOf(chatListItem, { open: chatView.nullable(), unread: z.int(), availability: availabilityView }),
});

export const startChat = apiCall({
  id: "startChat",
  method: "post",
  path: "/chat",
  access,
  tag,
  summary: "Start a chat; a ticket when nobody is there",
  body: startChatBody,
  bodyLimit: writtenBody,
  answer: one(chatView),
  status: 201,
  browser: true,
});

export const readChat = apiCall({
  id: "readChat",
  method: "get",
  viewable: true,
  path: "/chat/{id}",
  access,
  tag,
  summary: "One chat with its newest messages",
  params,
  answer: one(chatView.extend({ messages: z.array(customerChatMessage), thread: chatThreadMeta })),
  browser: true,
});

export const listChatMessages = apiCall({
  id: "listChatMessages",
  method: "get",
  viewable: true,
  path: "/chat/{id}/messages",
  access,
  tag,
  summary: "Messages after or before a number",
  params,
  query: chatThreadQuery,
  answer: z.object({ data: z.array(customerChatMessage), meta: chatThreadMeta }),
  browser: true,
});

export const sendChatMessage = apiCall({
  id: "sendChatMessage",
  method: "post",
  path: "/chat/{id}/messages",
  access,
  tag,
  summary: "Say something",
  params,
  body: sendBody,
  bodyLimit: writtenBody,
  answer: z.object({ data: customerChatMessage, meta: sentMeta }),
  status: 201,
  browser: true,
});

export const lineParams = idParams.extend({ seq: z.coerce.number().int().min(1).max(seqMaximum) });

export const takeChatMessageBack = apiCall({
  id: "takeChatMessageBack",
  method: "delete",
  path: "/chat/{id}/messages/{seq}",
  access,
  tag,
  summary: "Take a line of one's own back, within 10 s",
  params: lineParams,
  answer: one(takenBackLine),
  browser: true,
});

export const markChatRead = apiCall({
  id: "markChatRead",
  method: "post",
  path: "/chat/{id}/read",
  access,
  tag,
  summary: "Seen up to a message",
  params,
  body: markBody,
  answer: markAnswer,
  browser: true,
});

export const markChatDelivered = apiCall({
  id: "markChatDelivered",
  method: "post",
  path: "/chat/{id}/delivered",
  access,
  tag,
  summary: "Received up to a message",
  params,
  body: markBody,
  answer: markAnswer,
  browser: true,
});

export const notifyChatTyping = apiCall({
  id: "tellChatTyping",
  method: "post",
  path: "/chat/{id}/typing",
  access,
  tag,
  summary: "Is writing, at most every 1.5 s",
  params,
  body: emptyBody,
  answer: nothing,
  browser: true,
});

export const closeChat = apiCall({
  id: "closeChat",
  method: "post",
  path: "/chat/{id}/close",
  access,
  tag,
  summary: "End the chat or leave the queue",
  params,
  body: emptyBody,
  answer: one(chatView),
  browser: true,
});

export const rateChat = apiCall({
  id: "rateChat",
  method: "post",
  path: "/chat/{id}/rating",
  access,
  tag,
  summary: "Rate a chat that is over",
  params,
  body: chatRatingBody,
  answer: one(chatView),
  browser: true,
});

export const turnChatIntoTicket = apiCall({
  id: "turnChatIntoTicket",
  method: "post",
  path: "/chat/{id}/ticket",
  access,
  tag,
  summary: "Make it a ticket",
  params,
  body: emptyBody,
  answer: one(chatView),
  browser: true,
});

export const mailChatTranscript = apiCall({
  id: "mailChatTranscript",
  method: "post",
  path: "/chat/{id}/transcript",
  access,
  tag,
  summary: "Mail me the transcript",
  params,
  body: emptyBody,
  answer: succeeded,
  status: 202,
  browser: true,
});

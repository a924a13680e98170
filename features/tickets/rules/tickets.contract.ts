// What forms, actions, the API and the tests agree on about tickets, from the customer's side.
import { z } from "zod";
import { emailField } from "#features/accounts/rules/accounts.contract.ts";
import { fileIdsField } from "#features/files/file-ids.ts";
import { richTextUpTo } from "#features/rich-text/rich-text.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { messageLimits } from "#features/support/rules/message-limits.ts";
import { copiesMaximum } from "#features/support/rules/support-settings.ts";
import { apiCall, nothing, one, pageOf } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { cursorField, emptyBody, idField, idParams, limitField, limitOrNone, searchField } from "#platform/api/call-fields.ts";
import { idPattern } from "#platform/api/field-limits.ts";
import { typedText } from "#platform/typed-text.ts";
import { ratingCommentMaximum } from "./rating-limits.ts";
import { fieldFilter, givenFields } from "./ticket-fields.contract.ts";
import { openingLines } from "./ticket-lines.ts";
import { statusTabs, ticketScopes, ticketSorts } from "./ticket-states.ts";
import { customerMessage, serviceView, threadMeta, ticketCounts, ticketListItem, ticketView } from "./ticket-views.ts";

export const subjectField = openingLines.subject;

/** The form a file was uploaded for. Made by the browser, kept with the draft. */
export const draftField = z.string().regex(idPattern);

const bodyField = richTextUpTo(() => messageLimits().ticketCharacters);

/** Body and files belong together: files are taken from the draft they were uploaded for. */
export const messageFields = { body: bodyField, file_ids: fileIdsField, draft: draftField.optional() };

export const createTicketBody = z.strictObject({
  ...openingLines,
  department: z.enum(departments),
  priority: z.enum(priorities),
  /** Id of one of the customer's own services. */
  service: idField.nullish(),
  /** Addresses that get copies of our answers. */
  cc: z.array(emailField).max(copiesMaximum, "ticket_copies_maximum").default([]),
  /** The provider's own fields (`GET /ticket-fields`), those of the department. */
  fields: givenFields.default({}),
  ...messageFields,
});

export const replyBody = z.strictObject({
  ...messageFields,
  /** "Send and close". */
  close: z.boolean().default(false),
});

export const reopenBody = z.strictObject({
  body: bodyField.optional(),
  file_ids: fileIdsField,
  draft: draftField.optional(),
});

export const priorityBody = z.strictObject({ priority: z.enum(priorities) });

export const ratingBody = z.strictObject({ rating: z.int().min(1).max(5), comment: typedText.max(ratingCommentMaximum).default("") });

/** The numbers of messages; a larger one is no number of ours, and no integer of the database's. */
export const seqMaximum = 1_000_000_000;

/** Number of a message that was on the writer's or reader's screen. */
export const seenSeq = z.int().min(0).max(seqMaximum);

/** Everything up to this message has been seen. */
export const readBody = z.strictObject({ seq: seenSeq });

export const listTicketsQuery = z.strictObject({
  /** `company`: those of the organisation that the reader's role reaches, their own among them. */
  scope: z.enum(ticketScopes).default("mine"),
  status: z.enum(statusTabs).default("active"),
  q: searchField.optional(),
  service: idField.optional(),
  /** The value of one of the provider's own fields. */
  field: fieldFilter.optional(),
  sort: z.enum(ticketSorts).default("updated"),
  cursor: cursorField.optional(),
  /** 0: how many there are, and none of them. */
  limit: limitOrNone.default(25),
});

export const threadQuery = z.strictObject({
  /** Only messages after this number: what a page asks after a reconnect. */
  after: z.coerce.number().int().min(0).max(seqMaximum).optional(),
  /** Older messages than this number, newest first page by page. */
  before: z.coerce.number().int().min(1).max(seqMaximum).optional(),
  limit: limitField.default(100),
});

const tag = "Tickets";
const access = "customer";

export const listServices = apiCall({
  id: "listServices",
  method: "get",
  viewable: true,
  path: "/services",
  access,
  tag,
  summary: "The customer's services, to name one in a ticket",
  answer: one(z.array(serviceView)),
});

export const listTickets = apiCall({
  id: "listTickets",
  method: "get",
  viewable: true,
  path: "/tickets",
  access,
  tag,
  summary: "The customer's tickets, or those of their organisation: tab, search, sort, page by page",
  query: listTicketsQuery,
  /** `organisation`: its name, for those who are in one. */
  answer: pageOf(ticketListItem, { counts: ticketCounts, organisation: z.string().nullable() }),
});

export const createTicket = apiCall({
  id: "createTicket",
  method: "post",
  path: "/tickets",
  access,
  tag,
  summary: "Open a ticket",
  body: createTicketBody,
  bodyLimit: writtenBody,
  answer: one(ticketView),
  status: 201,
});

export const readTicket = apiCall({
  id: "readTicket",
  method: "get",
  viewable: true,
  path: "/tickets/{id}",
  access,
  tag,
  summary: "One ticket with its newest messages",
  params: idParams,
  answer: one(ticketView.extend({ messages: z.array(customerMessage), thread: threadMeta }).meta({ id: "TicketWithMessages" })),
});

export const listTicketMessages = apiCall({
  id: "listTicketMessages",
  method: "get",
  viewable: true,
  path: "/tickets/{id}/messages",
  access,
  tag,
  summary: "Messages after or before a number",
  params: idParams,
  query: threadQuery,
  answer: z.object({ data: z.array(customerMessage), meta: threadMeta }),
});

export const replyToTicket = apiCall({
  id: "replyToTicket",
  method: "post",
  path: "/tickets/{id}/messages",
  access,
  tag,
  summary: "Reply",
  params: idParams,
  body: replyBody,
  bodyLimit: writtenBody,
  answer: one(ticketView),
  status: 201,
});

export const closeTicket = apiCall({
  id: "closeTicket",
  method: "post",
  path: "/tickets/{id}/close",
  access,
  tag,
  summary: "Close",
  params: idParams,
  body: emptyBody,
  answer: one(ticketView),
});

export const reopenTicket = apiCall({
  id: "reopenTicket",
  method: "post",
  path: "/tickets/{id}/reopen",
  access,
  tag,
  summary: "Reopen a closed ticket, as long as it may be reopened",
  params: idParams,
  body: reopenBody,
  bodyLimit: writtenBody,
  answer: one(ticketView),
});

export const escalateTicket = apiCall({
  id: "escalateTicket",
  method: "post",
  path: "/tickets/{id}/escalate",
  access,
  tag,
  summary: "Tell everybody on duty that the promised answer is late; once for each answer, the clocks stay as they are",
  params: idParams,
  body: emptyBody,
  answer: one(ticketView),
});

export const changeTicketPriority = apiCall({
  id: "changeTicketPriority",
  method: "post",
  path: "/tickets/{id}/priority",
  access,
  tag,
  summary: "Change the priority: the time used so far counts, the due time follows the new priority",
  params: idParams,
  body: priorityBody,
  answer: one(ticketView),
});

export const rateTicket = apiCall({
  id: "rateTicket",
  method: "post",
  path: "/tickets/{id}/rating",
  access,
  tag,
  summary: "Rate the answers",
  params: idParams,
  body: ratingBody,
  answer: one(ticketView),
});

export const markTicketRead = apiCall({
  id: "markTicketRead",
  method: "post",
  path: "/tickets/{id}/read",
  access,
  tag,
  summary: "Mark as read up to a message",
  params: idParams,
  body: readBody,
  answer: one(z.object({ read_seq: z.int() })),
  browser: true,
});

export const sayTicketTyping = apiCall({
  id: "sayTicketTyping",
  method: "post",
  path: "/tickets/{id}/typing",
  access,
  tag,
  summary: "Say that the customer is writing",
  params: idParams,
  body: emptyBody,
  answer: nothing,
  browser: true,
});

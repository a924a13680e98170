// How staff find and change tickets. Only these fields exist.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { apiCall, one, pageOf } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { cursorField, idField, idParams, limitField, searchField, staffRole } from "#platform/api/call-fields.ts";
import { each, nobody, showsAt, showsIn } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { queueSorts, queueViews, settableStates, tagMaximum, tagPattern } from "./queue-views.ts";
import {
  bulkResult,
  colleagueView,
  queueCounts,
  queueItem,
  seenTicket,
  staffTicketView,
  staffTicketWithMessages,
  trendDay,
} from "./staff-ticket-views.ts";
import { fieldFilter, givenFields } from "./ticket-fields.contract.ts";
import { changedLines, openingLines, seenLines } from "./ticket-lines.ts";
import { ticketStates } from "./ticket-states.ts";
import { messageView, threadMeta } from "./ticket-views.ts";
import { messageFields, seenSeq, threadQuery } from "./tickets.contract.ts";

export const tagField = typedText.toLowerCase().min(1).max(tagMaximum).regex(tagPattern);
const tagsField = z
  .array(tagField)
  .max(10)
  .transform((tags) => [...new Set(tags)]);

/** What narrows a queue; also what a saved view keeps. */
export const queueFilters = {
  view: z.enum(queueViews).default("needs_reply"),
  department: z.enum(departments).optional(),
  priority: z.enum(priorities).optional(),
  state: z.enum(ticketStates).optional(),
  assignee: z.union([idField, z.literal("none"), z.literal("me")]).optional(),
  tag: tagField.optional(),
  /** The customer's language. */
  language: z.enum(locales).optional(),
  customer: idField.optional(),
  /** The value of one of the provider's own fields. */
  field: fieldFilter.optional(),
  rating_at_most: z.coerce.number().int().min(1).max(5).optional(),
  q: searchField.optional(),
};

export const queueQuery = z.strictObject({
  ...queueFilters,
  sort: z.enum(queueSorts).optional(),
  cursor: cursorField.optional(),
  limit: limitField.default(50),
});
export type QueueQuery = z.output<typeof queueQuery>;
export type QueueFilters = Omit<QueueQuery, "q" | "sort" | "cursor" | "limit">;

/** What the author of a change had on screen: a property that is another one by now answers 409 `property_changed`. */
const seenProperties = z.strictObject({
  ...seenLines,
  state: z.enum(ticketStates).optional(),
  priority: z.enum(priorities).optional(),
  department: z.enum(departments).optional(),
  assignee: idField.nullable().optional(),
  service: idField.nullable().optional(),
  tags: tagsField.optional(),
  fields: givenFields.optional(),
});

export const changeTicketBody = z
  .strictObject({
    ...changedLines,
    state: z.enum(settableStates).optional(),
    /** On hold until then: it comes back by itself. Null: until somebody takes it up. Puts the ticket on hold if it is not. */
    hold_until: z.iso.datetime({ offset: true }).nullable().optional(),
    priority: z.enum(priorities).optional(),
    department: z.enum(departments).optional(),
    assignee: idField.nullable().optional(),
    service: idField.nullable().optional(),
    tags: tagsField.optional(),
    /** Of the provider's own fields, those that change. */
    fields: givenFields.optional(),
    /** With `state: closed`: an unseen message of the customer answers 409 instead. */
    last_seen_seq: seenSeq.optional(),
    seen: seenProperties.optional(),
  })
  .refine((body) => Object.keys(body).some((name) => name !== "last_seen_seq" && name !== "seen"), "field_required");
export type ChangeTicket = z.output<typeof changeTicketBody>;

export const mergeBody = z.strictObject({ into: idField });

export const bulkBody = z.strictObject({
  ids: z.array(idField).min(1).max(100),
  /** What the author had on screen: a ticket that has changed since is left as it is and says so. */
  seen: z
    .array(seenTicket.extend({ id: idField, last_seen_seq: seenSeq, assignee: idField.nullable() }))
    .max(100)
    .optional(),
  change: z.strictObject({
    state: z.enum(settableStates).optional(),
    priority: z.enum(priorities).optional(),
    department: z.enum(departments).optional(),
    assignee: idField.nullable().optional(),
    add_tags: tagsField.optional(),
    remove_tags: tagsField.optional(),
  }),
});

export const openForCustomerBody = z.strictObject({
  customer: idField,
  ...openingLines,
  department: z.enum(departments),
  priority: z.enum(priorities),
  service: idField.nullish(),
  fields: givenFields.default({}),
  ...messageFields,
});

const tag = "Staff: tickets";
const access = "tickets.answer";

export const listQueue = apiCall({
  id: "listQueue",
  method: "get",
  path: "/staff/tickets",
  access,
  tag,
  summary: "A queue: view, filters, search, page by page",
  query: queueQuery,
  shows: showsIn({ listed: "ticket.list", searched: "ticket.search" }, pageOf(queueItem), ({ data }) =>
    each("ticket", data, ({ id }) => id),
  ),
  /** `more_match`: a search found more tickets than are ever listed; these are the newest. */
  answer: pageOf(queueItem, { more_match: z.boolean() }),
});

export const countQueue = apiCall({
  id: "countQueue",
  method: "get",
  path: "/staff/tickets/counts",
  access,
  tag,
  summary: "How many tickets each view holds",
  shows: nobody("figures only"),
  answer: one(queueCounts),
});

export const readQueueTrends = apiCall({
  id: "readQueueTrends",
  method: "get",
  path: "/staff/tickets/trends",
  access,
  tag,
  summary: "The last 30 days of the desk, the oldest first",
  shows: nobody("figures only"),
  answer: one(z.array(trendDay)),
});

export const listTicketPeople = apiCall({
  id: "listTicketPeople",
  method: "get",
  path: "/staff/ticket-people",
  access,
  tag,
  summary: "Who a ticket can be given to",
  shows: nobody("colleagues' names"),
  answer: one(z.array(colleagueView.extend({ role: staffRole.nullable() }))),
});

export const openTicketForCustomer = apiCall({
  id: "openTicketForCustomer",
  method: "post",
  path: "/staff/tickets",
  access,
  tag,
  summary: "Open a ticket for a customer",
  body: openForCustomerBody,
  bodyLimit: writtenBody,
  shows: showsIn("ticket.read", one(staffTicketView), ({ data }) => [{ kind: "ticket", id: data.id }]),
  answer: one(staffTicketView),
  status: 201,
});

export const changeManyTickets = apiCall({
  id: "changeManyTickets",
  method: "post",
  path: "/staff/tickets/bulk",
  access,
  tag,
  summary: "One change for many tickets",
  body: bulkBody,
  shows: nobody("what came of each change"),
  answer: one(z.array(bulkResult)),
});

export const readStaffTicket = apiCall({
  id: "readStaffTicket",
  method: "get",
  path: "/staff/tickets/{id}",
  access,
  tag,
  summary: "One ticket with its newest messages",
  params: idParams,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(staffTicketWithMessages),
});

export const listStaffTicketMessages = apiCall({
  id: "listStaffTicketMessages",
  method: "get",
  path: "/staff/tickets/{id}/messages",
  access,
  tag,
  summary: "Messages after or before a number",
  params: idParams,
  query: threadQuery,
  shows: showsAt("ticket.read", "ticket"),
  answer: z.object({ data: z.array(messageView), meta: threadMeta }),
});

export const changeTicket = apiCall({
  id: "changeTicket",
  method: "patch",
  path: "/staff/tickets/{id}",
  access,
  tag,
  summary: "State, priority, assignee, department, service, tags, the provider's own fields",
  params: idParams,
  body: changeTicketBody,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(staffTicketView),
});

export const mergeTicket = apiCall({
  id: "mergeTicket",
  method: "post",
  path: "/staff/tickets/{id}/merge",
  access,
  tag,
  summary: "Merge into another ticket of the customer",
  params: idParams,
  body: mergeBody,
  shows: showsAt("ticket.read", "ticket"),
  answer: one(staffTicketView),
});

const following = one(z.object({ following: z.boolean() }));

export const followTicket = apiCall({
  id: "followTicket",
  method: "post",
  path: "/staff/tickets/{id}/follow",
  access,
  tag,
  summary: "Follow",
  params: idParams,
  shows: nobody("one yes or no"),
  answer: following,
});

export const unfollowTicket = apiCall({
  id: "unfollowTicket",
  method: "delete",
  path: "/staff/tickets/{id}/follow",
  access,
  tag,
  summary: "Stop following",
  params: idParams,
  shows: nobody("one yes or no"),
  answer: following,
});

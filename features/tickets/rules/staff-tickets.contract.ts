// What staff send about tickets. Only these fields exist; who may send them is said at each route.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { ticketStates } from "./ticket-states.ts";
import { cursorField, departments, idField, limitField, messageFields, priorities, searchField, subjectField } from "./tickets.contract.ts";

export const queueViews = ["needs_reply", "mine", "unassigned", "due_soon", "overdue", "waiting", "on_hold", "closed", "all"] as const;
export type QueueView = (typeof queueViews)[number];

export const queueSorts = ["deadline", "updated", "created"] as const;
export type QueueSort = (typeof queueSorts)[number];

export const tagField = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(30)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u);
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

const seenSeq = z.int().min(0).max(1_000_000_000);

export const afterReply = ["answered", "in_progress", "on_hold", "closed"] as const;

export const staffReplyBody = z.strictObject({
  ...messageFields,
  /** The newest message the writer had on screen: a newer one by somebody else answers 409 `newer_reply`. */
  last_seen_seq: seenSeq,
  /** Send and wait for the customer, keep working, put on hold, or close. */
  next_state: z.enum(afterReply).default("answered"),
});

export const noteBody = z.strictObject(messageFields);

export const editMessageBody = z.strictObject({ body: messageFields.body });

export const settableStates = ["in_progress", "on_hold", "closed"] as const;

/** What the author of a change had on screen: a property that is another one by now answers 409 `property_changed`. */
const seenProperties = z.strictObject({
  subject: z.string().max(200).optional(),
  state: z.enum(ticketStates).optional(),
  priority: z.enum(priorities).optional(),
  department: z.enum(departments).optional(),
  assignee: idField.nullable().optional(),
  service: idField.nullable().optional(),
  tags: tagsField.optional(),
});

export const changeTicketBody = z
  .strictObject({
    subject: subjectField.optional(),
    state: z.enum(settableStates).optional(),
    priority: z.enum(priorities).optional(),
    department: z.enum(departments).optional(),
    assignee: idField.nullable().optional(),
    service: idField.nullable().optional(),
    tags: tagsField.optional(),
    /** With `state: closed`: an unseen message of the customer answers 409 instead. */
    last_seen_seq: seenSeq.optional(),
    seen: seenProperties.optional(),
  })
  .refine((body) => Object.keys(body).some((name) => name !== "last_seen_seq" && name !== "seen"), "field_required");
export type ChangeTicket = z.output<typeof changeTicketBody>;

export const mergeBody = z.strictObject({ into: idField });

export const bulkBody = z.strictObject({
  ids: z.array(idField).min(1).max(100),
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
  subject: subjectField,
  department: z.enum(departments),
  priority: z.enum(priorities),
  service: idField.nullish(),
  ...messageFields,
});

const cannedText = z.string().trim().min(1).max(10_000);
export const cannedReplyBody = z.strictObject({
  shortcut: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u),
  department: z.enum(departments).nullable().default(null),
  title_en: z.string().trim().min(1).max(120),
  title_ko: z.string().trim().min(1).max(120),
  body_en: cannedText,
  body_ko: cannedText,
});

export const cannedQuery = z.strictObject({ q: searchField.optional(), department: z.enum(departments).optional() });
export const filledQuery = z.strictObject({ ticket: idField, language: z.enum(locales).optional() });

const { q: _q, ...storedFilters } = queueFilters;
export const saveViewBody = z.strictObject({ name: z.string().trim().min(1).max(60), filters: z.strictObject(storedFilters) });

export const messageParams = z.object({ id: idField, message: idField });
export const replyParams = z.object({ id: idField, reply: idField });

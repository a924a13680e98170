// What the API answers staff about tickets.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { fileView } from "#features/files/files.contract.ts";
import { richTextAnswer } from "#features/rich-text/rich-text-answer.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { afterReply, queueViews, settableStates } from "./queue-views.ts";
import { staffFieldView } from "./ticket-fields.contract.ts";
import { lineNames, shownLines } from "./ticket-lines.ts";
import { ticketStates } from "./ticket-states.ts";
import { lastView, messageView, personView, serviceView, threadMeta, ticketCopy, ticketLink } from "./ticket-views.ts";

const time = z.iso.datetime();

/** What a macro can change besides writing. */
export const macroDeeds = ["tag", "priority", "assign", "state"] as const;

export const colleagueView = z.object({ id: z.string(), name: z.string() }).meta({ id: "Colleague" });
export type ColleagueView = z.output<typeof colleagueView>;

/** A promise: how much business time it allows, how much is used, when it is due. Not running: `due_at` is null. */
export const clockView = z
  .object({ target_seconds: z.number(), used_seconds: z.number(), due_at: time.nullable(), done_at: time.nullable() })
  .meta({ id: "TicketClock" });
export type ClockView = z.output<typeof clockView>;

export const queueItem = z
  .object({
    id: z.string(),
    number: z.string(),
    ...shownLines,
    state: z.enum(ticketStates),
    priority: z.enum(priorities),
    department: z.enum(departments),
    tags: z.array(z.string()),
    /** Opened by a mail whose sender could not be proved. Not there where there is no doubt. */
    sender_unproved: z.literal(true).optional(),
    customer: z.object({ id: z.string(), name: z.string(), company: z.string().nullable(), locale: z.enum(locales) }),
    service: serviceView.nullable(),
    assignee: colleagueView.nullable(),
    last: lastView,
    /** The promise that runs out next: which one, when, and how full its bar is. Null while no clock runs. */
    next_due: z
      .object({
        clock: z.enum(["first", "reply", "resolution"]),
        due_at: time,
        target_seconds: z.number(),
        used_seconds: z.number(),
      })
      .nullable(),
    /** On hold until then: it comes back by itself. Null: not on hold, or until somebody takes it up. */
    hold_until: time.nullable(),
    rating: z.int().nullable(),
    /** The newest message or event. */
    seq: z.int(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: "QueueItem" });
export type QueueItem = z.output<typeof queueItem>;

/** Figures stop at 999, which stands for "999 or more". */
export const queueCounts = z
  .object({ views: z.record(z.enum(queueViews), z.int()), departments: z.record(z.enum(departments), z.int()) })
  .meta({ id: "QueueCounts" });
export type QueueCounts = z.output<typeof queueCounts>;

/** One day of the desk: tickets opened and closed on it; of those opened, how many had their first answer in time or late. */
export const trendDay = z
  .object({ day: z.iso.date().meta({ examples: ["2026-11-12"] }), opened: z.int(), closed: z.int(), in_time: z.int(), late: z.int() })
  .meta({ id: "QueueTrendDay" });
export type TrendDay = z.output<typeof trendDay>;

/** A reply in its seconds of grace. Staff see it, the customer does not. */
export const outboxView = z
  .object({
    id: z.string(),
    by: personView,
    /** Null: nothing is said, the ticket closes. */
    body: richTextAnswer.nullable(),
    files: z.array(fileView),
    next_state: z.enum(afterReply),
    sends_at: time,
    /** How long it waits in all. */
    grace_seconds: z.number(),
    /** A macro: what it changes besides, when the seconds have passed. */
    macro: z.object({ name: z.string(), does: z.array(z.enum(macroDeeds)) }).nullable(),
  })
  .meta({ id: "OutboxReply" });
export type OutboxView = z.output<typeof outboxView>;

/** What was about to leave, and the draft its files are in again. */
export const takenBack = z
  .object({ body: richTextAnswer.nullable(), files: z.array(fileView), draft: z.string() })
  .meta({ id: "TakenBackReply" });
export type TakenBack = z.output<typeof takenBack>;

export const staffTicketView = queueItem
  .extend({
    via: z.enum(["portal", "mail", "chat", "staff"]),
    links: z.array(ticketLink),
    /** The provider's own fields: what the department asks for, and whatever else is filled in. */
    fields: z.array(staffFieldView),
    /** Addresses that get our answers by mail as well. */
    copies: z.array(ticketCopy),
    followers: z.array(colleagueView),
    following: z.boolean(),
    clocks: z.object({ first: clockView, reply: clockView, resolution: clockView, paused: z.boolean() }),
    outbox: z.array(outboxView),
    customer_read: z.object({ seq: z.int(), at: time.nullable() }),
    closed_at: time.nullable(),
    closes_at: time.nullable(),
    rating_comment: z.string().nullable(),
    now: time,
    may: z.object({
      reply: z.boolean(),
      reopen: z.boolean(),
      states: z.array(z.enum(settableStates)),
      edit_own_for_minutes: z.number(),
    }),
  })
  .meta({ id: "StaffTicket" });
export type StaffTicketView = z.output<typeof staffTicketView>;

export const staffTicketWithMessages = staffTicketView
  .extend({ messages: z.array(messageView), thread: threadMeta })
  .meta({ id: "StaffTicketWithMessages" });
export type StaffTicketWithMessages = z.output<typeof staffTicketWithMessages>;

/** 409 of a reply: {success: false, code: "newer_reply", message, data: NewerReply} */
export const newerReply = z.object({ messages: z.array(messageView), outbox: z.array(outboxView), seq: z.int() });
export type NewerReply = z.output<typeof newerReply>;

const properties = [...lineNames, "state", "priority", "department", "assignee", "service"] as const;

/** 409 of a change: {success: false, code: "property_changed", message, data: {conflicts}}; nothing of the change was made. */
export const propertyConflict = z.object({
  field: z.union([z.enum(properties), z.templateLiteral(["fields.", z.string()])]),
  /** What it is now; ids of people and services. */
  current: z.string().nullable(),
  by: personView.nullable(),
  at: time.nullable(),
});
export type Property = (typeof properties)[number];
export type PropertyConflict = z.output<typeof propertyConflict>;
export const propertyConflicts = z.object({ conflicts: z.array(propertyConflict) });

export const editView = z.object({ body: richTextAnswer, by: personView, at: time }).meta({ id: "TicketMessageEdit" });
export type EditView = z.output<typeof editView>;

/** A canned reply filled in for a ticket. */
export const filledReply = z
  .object({ language: z.enum(locales), text: z.string(), body: richTextAnswer, unfilled: z.array(z.string()) })
  .meta({ id: "FilledReply" });
export type FilledReply = z.output<typeof filledReply>;

/** `seen` of a change for many, ticket by ticket: what its author had on screen. */
export const seenTicket = z.strictObject({
  id: z.string(),
  last_seen_seq: z.int(),
  state: z.enum(ticketStates),
  priority: z.enum(priorities),
  department: z.enum(departments),
  assignee: z.string().nullable(),
});
export type SeenTicket = z.output<typeof seenTicket>;

export const bulkResult = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    ok: z.boolean(),
    /** Why not, as the same change of one ticket would answer it, and in words. */
    code: z.string().nullable(),
    message: z.string().nullable(),
    conflicts: z.array(propertyConflict),
    /** A ticket that was not changed, as it is: whoever was told may ask again with this as `seen`. */
    now: seenTicket.nullable(),
  })
  .meta({ id: "BulkResult" });
export type BulkResult = z.output<typeof bulkResult>;

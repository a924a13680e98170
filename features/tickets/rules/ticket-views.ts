// What the API answers about tickets. Times are ISO 8601 in UTC, ids are opaque, texts are never HTML.
import { z } from "zod";
import { fileView } from "#features/files/files.contract.ts";
import { richTextAnswer } from "#features/rich-text/rich-text-answer.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { customerFieldView } from "./ticket-fields.contract.ts";
import { shownLines } from "./ticket-lines.ts";
import { ticketStates } from "./ticket-states.ts";

const time = z.iso.datetime();
const state = z.enum(ticketStates);
const priority = z.enum(priorities);
const department = z.enum(departments);

export const serviceView = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    /** Colour family of the service's page: network, compute, security … */
    family: z.string(),
    site: z.string().nullable(),
    sla: z.string().nullable(),
  })
  .meta({ id: "Service" });
export type ServiceView = z.output<typeof serviceView>;

/** Who wrote or did something. `you` is the reader. */
export const personView = z
  .object({ id: z.string().nullable(), name: z.string(), role: z.enum(["you", "customer", "staff", "system"]) })
  .meta({ id: "Person" });
export type PersonView = z.output<typeof personView>;

export const lastView = z.object({ by: personView, text: z.string(), at: time });

export const ticketListItem = z
  .object({
    id: z.string(),
    number: z.string(),
    ...shownLines,
    state,
    priority,
    department,
    service: serviceView.nullable(),
    /** Whose ticket it is: the reader's, or a colleague's. */
    customer: personView,
    /** Colleagues of the organisation reach it by their roles. */
    shared: z.boolean(),
    last: lastView,
    unread: z.boolean(),
    /** When somebody of staff answers, at the latest; null while it is the customer's turn or on hold. */
    due_at: time.nullable(),
    /** When the customer escalated the answer that is due; null while they have not. */
    escalated_at: time.nullable(),
    /** Closes by itself then, unless the customer answers. */
    closes_at: time.nullable(),
    closed_at: time.nullable(),
    rating: z.int().nullable(),
    rate_until: time.nullable(),
    reopen_until: time.nullable(),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: "TicketListItem" });
export type TicketListItem = z.output<typeof ticketListItem>;

export const ticketCounts = z
  .object({ active: z.int(), waiting: z.int(), with_us: z.int(), closed: z.int(), unread: z.int() })
  .meta({ id: "TicketCounts" });
export type TicketCounts = z.output<typeof ticketCounts>;

/** Another ticket this one goes back to, goes on in, or was merged into. */
export const ticketLink = z
  .object({ kind: z.enum(["continued_from", "continued_as", "merged_into", "merged_from"]), id: z.string(), number: z.string() })
  .meta({ id: "TicketLink" });
export type TicketLink = z.output<typeof ticketLink>;

export const ticketCopy = z.object({ id: z.string(), email: z.string() }).meta({ id: "TicketCopy" });
export type TicketCopy = z.output<typeof ticketCopy>;

/** One ticket; the same shape answers create, reply, close, reopen and rating. */
export const ticketView = ticketListItem
  .extend({
    links: z.array(ticketLink),
    assignee: personView.nullable(),
    first_answered_at: time.nullable(),
    rating_comment: z.string().nullable(),
    rated_at: time.nullable(),
    /** Number of the newest message, and the last one the reader has seen. */
    seq: z.int(),
    read_seq: z.int(),
    /** The moment this was true; due times are counted from it. */
    now: time,
    files: z.array(fileView.extend({ message_id: z.string() })),
    /** The provider's own fields that are filled in. */
    fields: z.array(customerFieldView),
    /** Addresses that get our answers by mail as well. */
    copies: z.array(ticketCopy),
    /** What the customer may change the priority to, and by when the answer that is due would then come. Empty where it cannot be changed. */
    priorities: z.array(z.object({ priority, due_at: time.nullable() })),
    may: z.object({ reply: z.boolean(), close: z.boolean(), reopen: z.boolean(), rate: z.boolean(), escalate: z.boolean() }),
  })
  .meta({ id: "Ticket" });
export type TicketView = z.output<typeof ticketView>;

const due_at = time.nullable();
const other = { id: z.string(), number: z.string() };
const incidentStage = z.enum(["investigating", "identified", "monitoring", "resolved", "scheduled", "in_progress", "done"]);
export type IncidentStage = z.output<typeof incidentStage>;
export const ruleDeeds = ["department", "priority", "tag", "field", "assign", "reply", "notify", "webhook"] as const;
const publicEvent = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("created"), due_at }),
    z.object({ type: z.literal("state"), from: state, to: state, due_at }),
    z.object({ type: z.literal("closed"), by: z.enum(["customer", "staff", "system"]) }),
    z.object({ type: z.literal("reopened"), due_at }),
    z.object({ type: z.literal("rated"), rating: z.int() }),
    z.object({ type: z.literal("priority"), from: priority, to: priority, due_at }),
    z.object({ type: z.literal("escalated"), due_at }),
    z.object({ type: z.literal("copy"), change: z.enum(["added", "removed", "left"]), email: z.string() }),
    /** About an incident of the status page: what was told, in every language. */
    z.object({
      type: z.literal("incident"),
      change: z.enum(["linked", "unlinked", "told"]),
      incident: z.string(),
      update: z.string().nullable(),
      title: z.record(z.string(), z.string()),
      stage: incidentStage,
      text: z.record(z.string(), z.string()),
    }),
    z.object({ type: z.literal("continued"), ...other }),
    z.object({ type: z.literal("merged"), direction: z.enum(["into", "from"]), ...other }),
  ])
  .meta({ id: "TicketEvent" });

const staffEvent = z
  .discriminatedUnion("type", [
    ...publicEvent.options,
    z.object({ type: z.literal("department"), from: department, to: department }),
    z.object({ type: z.literal("assigned"), to: z.string().nullable() }),
    z.object({ type: z.literal("tags"), added: z.array(z.string()), removed: z.array(z.string()) }),
    z.object({ type: z.literal("service"), to: z.string().nullable() }),
    /** A field of the provider's own, in every language. */
    z.object({
      type: z.literal("field"),
      id: z.string(),
      label: z.record(z.string(), z.string()),
      from: z.record(z.string(), z.string()).nullable(),
      to: z.record(z.string(), z.string()).nullable(),
    }),
    z.object({ type: z.literal("unproved_mail"), direction: z.enum(["here", "there"]), ...other }),
    z.object({ type: z.literal("held"), until: time }),
    z.object({ type: z.literal("woke") }),
    /** A rule of the desk did something; what it changed follows. */
    z.object({ type: z.literal("rule"), id: z.string(), name: z.string(), did: z.array(z.enum(ruleDeeds)) }),
    z.object({ type: z.literal("overdue"), clock: z.enum(["first", "reply", "resolution"]) }),
  ])
  .meta({ id: "StaffTicketEvent" });
export type TicketEvent = z.output<typeof staffEvent>;

/** Kinds of events a customer sees; the others are for staff. */
export const publicEvents: readonly TicketEvent["type"][] = publicEvent.options.map(({ shape }) => shape.type.value);

const messageBase = {
  id: z.string(),
  seq: z.int(),
  by: personView,
  via: z.enum(["portal", "mail", "chat", "staff"]),
  created_at: time,
};

const written = {
  ...messageBase,
  body: richTextAnswer,
  files: z.array(fileView),
  edited_at: time.nullable(),
  /** It came by a mail whose sender could not be proved. Not there where there is no doubt. */
  sender_unproved: z.literal(true).optional(),
  /** The first human answer, and how many minutes of business time it took. */
  first_answer_minutes: z.int().nullable(),
};

/** As customers get them, in the order of `seq`. Gaps are normal: they are notes and events for staff. */
export const customerMessage = z
  .discriminatedUnion("kind", [
    z.object({ ...written, kind: z.literal("public") }),
    z.object({ ...messageBase, kind: z.literal("event"), event: publicEvent }),
  ])
  .meta({ id: "TicketMessage" });
export type CustomerMessageView = z.output<typeof customerMessage>;

/** As staff get them. */
export const messageView = z
  .discriminatedUnion("kind", [
    z.object({ ...written, kind: z.enum(["public", "note"]) }),
    z.object({ ...messageBase, kind: z.literal("event"), event: staffEvent }),
  ])
  .meta({ id: "StaffTicketMessage" });
export type MessageView = z.output<typeof messageView>;

export const threadMeta = z
  .object({ seq: z.int(), read_seq: z.int(), more_before: z.boolean(), more_after: z.boolean() })
  .meta({ id: "TicketThread" });
export type ThreadMeta = z.output<typeof threadMeta>;

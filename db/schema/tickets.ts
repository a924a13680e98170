// Support tickets: one row per ticket with everything lists and queues sort by, one row per message.
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { accounts } from "./accounts.ts";
import { organisations } from "./organisations.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What a customer has bought, as far as support must name it. */
export const customerServices = pgTable(
  "customer_services",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** srv-0417, DL-ICN-SIN-1G: what both sides call it. */
    code: text().notNull(),
    name: jsonb().$type<Versions>().notNull(),
    /** The colour family of the service's public page. */
    family: text().notNull(),
    site: text(),
    sla: text(),
    endedAt: moment(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("customer_services_customer_code").on(table.customerId, table.code),
    // Whom an incident touches: by how the code begins.
    index("customer_services_kind").on(sql`upper(split_part(${table.code}, '-', 1))`, table.customerId),
  ],
);

/** One row per year: its lock hands out numbers one after the other, and a rollback gives the number back. */
export const ticketNumbers = pgTable("ticket_numbers", { year: smallint().primaryKey(), last: integer().notNull() });

const openOnly = sql`state <> 'closed'`;

export const tickets = pgTable(
  "tickets",
  {
    id: text().primaryKey(),
    number: text().notNull().unique(),
    customerId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Whose people read along, by their roles: set when a member opens it. A member who leaves hands it to an owner. */
    organisationId: text().references(() => organisations.id, { onDelete: "set null" }),
    subject: text().notNull(),
    state: text({ enum: ["open", "in_progress", "answered", "customer_reply", "on_hold", "closed"] }).notNull(),
    department: text({ enum: ["technical", "billing", "sales", "abuse"] }).notNull(),
    priority: text({ enum: ["low", "normal", "high", "urgent"] }).notNull(),
    serviceId: text().references(() => customerServices.id, { onDelete: "set null" }),
    assigneeId: text().references(() => accounts.id, { onDelete: "set null" }),
    via: text({ enum: ["portal", "mail", "chat", "staff"] }).notNull(),
    /** Opened by a mail whose sender the receiving server could not prove: somebody else may have written it. */
    senderUnproved: boolean().notNull().default(false),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    search: tsvector().notNull().default(sql`''::tsvector`),

    /** While it is on hold: when it comes back by itself. */
    holdUntil: moment(),

    /** Every message has the next number. The customer sees only some of them, so theirs is counted apart. */
    lastSeq: integer().notNull().default(0),
    publicSeq: integer().notNull().default(0),
    staffPublicSeq: integer().notNull().default(0),
    customerSeq: integer().notNull().default(0),
    customerReadSeq: integer().notNull().default(0),
    customerReadAt: moment(),
    lastBy: text({ enum: ["customer", "staff", "system"] }).notNull(),
    lastAuthorId: text().references(() => accounts.id, { onDelete: "set null" }),
    lastText: text().notNull(),
    lastAt: created(),

    /** Clocks: seconds of business time used so far, the moment they run since, the moment they are due. Null when not running. */
    firstDueAt: moment(),
    firstUsed: integer().notNull().default(0),
    firstSince: moment(),
    firstAnsweredAt: moment(),
    /** The customer's first message that nobody has answered yet. */
    unansweredSince: moment(),
    replyDueAt: moment(),
    replyUsed: integer().notNull().default(0),
    replySince: moment(),
    resolutionDueAt: moment(),
    resolutionUsed: integer().notNull().default(0),
    resolutionSince: moment(),
    /** The earliest of the due times, or the end of time: queues are sorted by it. */
    deadline: moment().notNull(),
    /** The deadline that staff were warned of, and the one whose passing was marked. */
    warnedOf: moment(),
    missedOf: moment(),
    /** When the customer last escalated an answer that was late. */
    escalatedAt: moment(),

    answeredAt: moment(),
    closingToldAt: moment(),
    closedAt: moment(),
    closedBy: text({ enum: ["customer", "staff", "system"] }),
    rating: smallint(),
    ratingComment: text(),
    ratedAt: moment(),
    continuedFromId: text().references((): AnyPgColumn => tickets.id, { onDelete: "set null" }),
    mergedIntoId: text().references((): AnyPgColumn => tickets.id, { onDelete: "set null" }),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [
    index("tickets_customer_updated").on(table.customerId, table.updatedAt, table.id),
    index("tickets_customer_created").on(table.customerId, table.createdAt, table.id),
    index("tickets_customer_deadline").on(table.customerId, table.deadline, table.id),
    index("tickets_customer_state").on(table.customerId, table.state, table.updatedAt, table.id),
    index("tickets_organisation_updated").on(table.organisationId, table.updatedAt, table.id).where(sql`organisation_id is not null`),
    index("tickets_hold_until").on(table.holdUntil).where(sql`hold_until is not null`),
    index("tickets_updated").on(table.updatedAt, table.id),
    index("tickets_created").on(table.createdAt, table.id),
    index("tickets_open_deadline").on(table.deadline, table.id).where(openOnly),
    index("tickets_open_updated").on(table.updatedAt, table.id).where(openOnly),
    index("tickets_open_created").on(table.createdAt, table.id).where(openOnly),
    index("tickets_mine_deadline").on(table.assigneeId, table.deadline, table.id).where(openOnly),
    index("tickets_mine_updated").on(table.assigneeId, table.updatedAt, table.id).where(openOnly),
    index("tickets_department_deadline").on(table.department, table.deadline, table.id).where(openOnly),
    index("tickets_department_state").on(table.department, table.state, table.id).where(openOnly),
    index("tickets_state_deadline").on(table.state, table.deadline, table.id).where(openOnly),
    index("tickets_state_updated").on(table.state, table.updatedAt, table.id).where(openOnly),
    index("tickets_unassigned_deadline").on(table.deadline, table.id).where(sql`state <> 'closed' and assignee_id is null`),
    index("tickets_answered").on(table.answeredAt).where(sql`state = 'answered'`),
    index("tickets_closed").on(table.closedAt, table.id).where(sql`state = 'closed'`),
    index("tickets_rating_comment").on(table.ratedAt, table.id).where(sql`rating_comment is not null`),
    index("tickets_tags").using("gin", table.tags),
    index("tickets_search").using("gin", table.search),
    index("tickets_service").on(table.serviceId),
    index("tickets_continued_from").on(table.continuedFromId).where(sql`continued_from_id is not null`),
    index("tickets_merged_into").on(table.mergedIntoId).where(sql`merged_into_id is not null`),
  ],
);

export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    kind: text({ enum: ["public", "note", "event"] }).notNull(),
    by: text({ enum: ["customer", "staff", "system"] }).notNull(),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    via: text({ enum: ["portal", "mail", "chat", "staff"] }).notNull(),
    body: jsonb().$type<object>(),
    text: text().notNull().default(""),
    /** What happened, for kind `event`; shown to the customer only when `public` says so. */
    event: jsonb().$type<Record<string, unknown>>(),
    search: tsvector().notNull().default(sql`''::tsvector`),
    /** Message-ID of the mail it came in: the same mail delivered twice is one message. */
    mailId: text().unique(),
    /** It came by a mail whose sender the receiving server could not prove: somebody else may have written it. */
    senderUnproved: boolean().notNull().default(false),
    editedAt: moment(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("ticket_messages_ticket_seq").on(table.ticketId, table.seq),
    index("ticket_messages_search").using("gin", table.search),
    index("ticket_messages_author").on(table.authorId),
  ],
);

/** What stands in the provider's own fields: one row for each that is filled in, in the column of its kind. */
export const ticketFieldValues = pgTable(
  "ticket_field_values",
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    fieldId: text().notNull(),
    /** Whose eyes the field is for, as it was made: what a customer reads asks here. */
    audience: text({ enum: ["customer", "staff"] }).notNull(),
    /** A text, or the id of a choice. */
    textValue: text(),
    numberValue: numeric({ precision: 15, scale: 4, mode: "number" }),
    dayValue: date({ mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.fieldId] }),
    index("ticket_field_values_text").on(table.fieldId, table.textValue, table.ticketId).where(sql`text_value is not null`),
    index("ticket_field_values_words").using("gin", sql`array_to_tsvector(search_words(text_value))`).where(sql`text_value is not null`),
    index("ticket_field_values_number").on(table.fieldId, table.numberValue, table.ticketId).where(sql`number_value is not null`),
    index("ticket_field_values_day").on(table.fieldId, table.dayValue, table.ticketId).where(sql`day_value is not null`),
  ],
);

/** What an edited reply said before. */
export const ticketMessageEdits = pgTable(
  "ticket_message_edits",
  {
    id: text().primaryKey(),
    messageId: text()
      .notNull()
      .references(() => ticketMessages.id, { onDelete: "cascade" }),
    body: jsonb().$type<object>().notNull(),
    editedById: text().references(() => accounts.id, { onDelete: "set null" }),
    editedAt: created(),
  },
  (table) => [index("ticket_message_edits_message").on(table.messageId, table.editedAt)],
);

/** A staff reply, or a closing, in its seconds of grace: it happens when they have passed, or not at all when it is taken back. */
export const ticketOutbox = pgTable(
  "ticket_outbox",
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    authorId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Null: nothing is said, the ticket is closed. */
    body: jsonb().$type<object>(),
    text: text().notNull(),
    fileIds: text().array().notNull(),
    seenSeq: integer().notNull(),
    nextState: text({ enum: ["answered", "in_progress", "unchanged", "on_hold", "closed"] }).notNull(),
    /** Changes that a macro makes along with it: they wait, and are taken back, as it is. */
    macro: jsonb().$type<Record<string, unknown>>(),
    sendsAt: moment().notNull(),
    createdAt: created(),
  },
  (table) => [index("ticket_outbox_sends").on(table.sendsAt), index("ticket_outbox_ticket").on(table.ticketId)],
);

export const ticketFollowers = pgTable(
  "ticket_followers",
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.accountId] }), index("ticket_followers_account").on(table.accountId)],
);

/** How far a colleague of the customer has read; the customer's own mark stands in the ticket, where staff see it. */
export const ticketSharedReads = pgTable(
  "ticket_shared_reads",
  {
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.accountId] }), index("ticket_shared_reads_account").on(table.accountId)],
);

/** Whoever reads a ticket's answers by mail, named by its customer. No account: the address is all there is. */
export const ticketCopies = pgTable(
  "ticket_copies",
  {
    id: text().primaryKey(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    email: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Said that they do not want it: kept, so that nobody names them for this ticket again. */
    leftAt: moment(),
    createdAt: created(),
  },
  (table) => [uniqueIndex("ticket_copies_ticket_email").on(table.ticketId, table.email)],
);

export const cannedReplies = pgTable(
  "canned_replies",
  {
    id: text().primaryKey(),
    shortcut: text().notNull().unique(),
    department: text({ enum: ["technical", "billing", "sales", "abuse"] }),
    title: jsonb().$type<Versions>().notNull(),
    body: jsonb().$type<Versions>().notNull(),
    used: integer().notNull().default(0),
    updatedById: text().references(() => accounts.id, { onDelete: "set null" }),
    updatedAt: created(),
  },
  (table) => [index("canned_replies_used").on(table.used, table.id)],
);

/** Several changes to a ticket under one name. */
export const ticketMacros = pgTable(
  "ticket_macros",
  {
    id: text().primaryKey(),
    /** Whose it is; null: everybody's. */
    ownerId: text().references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** As features/tickets/rules/macros.contract.ts checks it. */
    parts: jsonb().$type<Record<string, unknown>>().notNull(),
    used: integer().notNull().default(0),
    createdAt: created(),
    updatedAt: created(),
  },
  (table) => [index("ticket_macros_owner").on(table.ownerId)],
);

/** A queue somebody put together and named. */
export const ticketViews = pgTable(
  "ticket_views",
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    filters: jsonb().$type<Record<string, unknown>>().notNull(),
    /** All colleagues see it; whoever made it takes it away. */
    shared: boolean().notNull().default(false),
    createdAt: created(),
  },
  (table) => [index("ticket_views_account").on(table.accountId, table.createdAt)],
);

/** What staff wrote down about a customer; shown to them neither in the portal nor in their export: staff answer a request for it. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    authorId: text().references(() => accounts.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: created(),
  },
  (table) => [index("customer_notes_customer").on(table.customerId, table.createdAt)],
);

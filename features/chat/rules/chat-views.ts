// What the API answers about chats. Times are ISO 8601 in UTC, ids are opaque, texts are never HTML.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { fileView } from "#features/files/files.contract.ts";
import { departments } from "#features/support/rules/departments.ts";
import { personView, serviceView } from "#features/tickets/rules/ticket-views.ts";
import { inEveryLanguage } from "#platform/api/call-fields.ts";
import { chatStates, presenceStates } from "./chat-states.ts";

const time = z.iso.datetime();
const chatState = z.enum(chatStates);
const party = z.enum(["customer", "staff", "system"]);

/** open: somebody has a free seat. busy: all seats are taken, there is a queue. away: within hours, nobody there. closed: outside hours, nobody there. */
const availabilityState = z.enum(["open", "busy", "away", "closed"]);
export type AvailabilityState = z.output<typeof availabilityState>;

/** In `away` and `closed` a message becomes a ticket. */
export const availabilityView = z
  .object({
    state: availabilityState,
    agents_online: z.int(),
    waiting: z.int(),
    /** What somebody who starts now is told; null when nobody is there. */
    expected_wait_seconds: z.int().nullable(),
    hours: z.object({
      time_zone: z.string(),
      open_now: z.boolean(),
      /** When it opens next; null while it is open. */
      opens_at: time.nullable(),
      /** When the present span ends (lunch or evening); null while it is closed. */
      closes_at: time.nullable(),
      /** Closed for a while between two spans of today. */
      on_break: z.boolean(),
      /** From Sunday: spans of the local day as HH:MM. */
      week: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
    }),
    /** The desk's own words, by language; empty: none. */
    greeting: inEveryLanguage(z.string()),
    closed_text: inEveryLanguage(z.string()),
    now: time,
  })
  .meta({ id: "ChatAvailability" });
export type AvailabilityView = z.output<typeof availabilityView>;

const chatQueueView = z
  .object({
    /** 1 is the next. */
    position: z.int(),
    ahead: z.int(),
    behind: z.int(),
    expected_wait_seconds: z.int().nullable(),
    waiting_since: time,
    /** When it becomes a ticket if nobody takes it. */
    ticket_at: time,
    agents_online: z.int(),
    chats_open: z.int(),
  })
  .meta({ id: "ChatQueue" });
export type ChatQueueView = z.output<typeof chatQueueView>;

/** Read and delivered up to, for each side. A message of mine is read when the other side's mark has reached its seq. */
const chatMarks = z.object({ read: z.int(), read_at: time.nullable(), delivered: z.int() }).meta({ id: "ChatMarks" });
export type ChatMarks = z.output<typeof chatMarks>;

export const chatListItem = z
  .object({
    id: z.string(),
    topic: z.string(),
    department: z.enum(departments),
    state: chatState,
    agent: personView.nullable(),
    last: z.object({ by: party, text: z.string(), at: time }),
    /** Messages of the other side after my read mark. */
    unread: z.int(),
    /** What it has become. */
    ticket: z.object({ id: z.string(), number: z.string() }).nullable(),
    rating: z.int().nullable(),
    created_at: time,
    updated_at: time,
    ended_at: time.nullable(),
  })
  .meta({ id: "ChatListItem" });
export type ChatListItem = z.output<typeof chatListItem>;

/** What both sides see of an open chat. */
const openedChat = {
  channel: z.string(),
  presence_channel: z.string(),
  service: serviceView.nullable(),
  /** Number of the newest message the reader can see. */
  seq: z.int(),
  mine: chatMarks,
  theirs: chatMarks,
  waited_seconds: z.int().nullable(),
  taken_at: time.nullable(),
  ended_by: party.nullable(),
  rating_comment: z.string().nullable(),
  now: time,
};

/** One chat of the customer; the same shape answers every write of theirs but messages and marks. */
export const chatView = chatListItem
  .extend({
    ...openedChat,
    /** While waiting. */
    queue: chatQueueView.nullable(),
    rate_until: time.nullable(),
    /** Why it became a ticket at once, when the desk was not there. */
    availability: availabilityView,
    may: z.object({ send: z.boolean(), close: z.boolean(), rate: z.boolean(), ticket: z.boolean(), transcript: z.boolean() }),
  })
  .meta({ id: "Chat" });
export type ChatView = z.output<typeof chatView>;

const chatEvent = z
  .discriminatedUnion("type", [
    /** Came into the queue at this place. */
    z.object({ type: z.literal("queued"), position: z.int(), expected_wait_seconds: z.int().nullable() }),
    z.object({ type: z.literal("joined"), name: z.string(), waited_seconds: z.int() }),
    /** Handed from one to another; `to` null: back into the queue. */
    z.object({ type: z.literal("transferred"), from: z.string().nullable(), to: z.string().nullable() }),
    /** `why`: the customer's account stopped, which nobody in the chat did. */
    z.object({ type: z.literal("ended"), by: party, why: z.enum(["disabled", "leaving"]).optional() }),
    z.object({ type: z.literal("ticket"), id: z.string(), number: z.string(), why: z.enum(["asked", "closed", "away", "unanswered"]) }),
    /** The out-of-office text, at most once a day. */
    z.object({ type: z.literal("away"), opens_at: time.nullable(), text: z.string().optional() }),
    z.object({ type: z.literal("rated"), rating: z.int() }),
    /** The line of that number is gone: its writer took it back. Whoever has it drops it. */
    z.object({ type: z.literal("taken_back"), seq: z.int(), by: party }),
  ])
  .meta({ id: "ChatEvent" });
export type ChatEvent = z.output<typeof chatEvent>;
export type EndedByStop = NonNullable<Extract<ChatEvent, { type: "ended" }>["why"]>;

const messageBase = { id: z.string(), seq: z.int(), by: personView, created_at: time };
const written = { ...messageBase, client_id: z.string().nullable(), body: z.string(), files: z.array(fileView) };
const saidMessage = z.object({ ...written, kind: z.literal("message") });
const noteMessage = z.object({ ...written, kind: z.literal("note") });
const eventMessage = z.object({ ...messageBase, kind: z.literal("event"), client_id: z.null(), event: chatEvent });

/** What a customer can be sent, in the order of `seq`. Gaps are normal: notes. */
export const customerChatMessage = z.discriminatedUnion("kind", [saidMessage, eventMessage]).meta({ id: "ChatMessage" });
export type CustomerChatMessageView = z.output<typeof customerChatMessage>;

/** What staff see: notes too. */
export const chatMessageView = z.discriminatedUnion("kind", [saidMessage, noteMessage, eventMessage]).meta({ id: "StaffChatMessage" });
export type ChatMessageView = z.output<typeof chatMessageView>;

/** `seq` is the newest number, so with more_after false everything up to it is known. */
export const chatThreadMeta = z
  .object({ seq: z.int(), more_before: z.boolean(), more_after: z.boolean(), mine: chatMarks, theirs: chatMarks, state: chatState })
  .meta({ id: "ChatThread" });
export type ChatThreadMeta = z.output<typeof chatThreadMeta>;

/** Number of the event that says so. */
export const takenBackLine = z.object({ seq: z.int() });

/** `replayed`: this message was stored by an earlier try. */
export const sentMeta = z.object({ seq: z.int(), replayed: z.boolean() });

export const staffChatItem = chatListItem
  .extend({
    customer: z.object({ id: z.string(), name: z.string(), company: z.string().nullable(), locale: z.enum(locales) }),
    waiting_since: time.nullable(),
    /** What the customer was told. */
    told_seconds: z.int().nullable(),
    /** Longer than the goal. */
    overdue: z.boolean(),
    unanswered_since: time.nullable(),
  })
  .meta({ id: "StaffChatListItem" });
export type StaffChatItem = z.output<typeof staffChatItem>;

export const staffChatCounts = z
  .object({ waiting: z.int(), mine: z.int(), unread: z.int(), longest_wait_seconds: z.int() })
  .meta({ id: "StaffChatCounts" });
export type StaffChatCounts = z.output<typeof staffChatCounts>;

export const staffChat = staffChatItem
  .extend({
    ...openedChat,
    /** The customer's earlier chats, newest first. */
    earlier: z.array(z.object({ id: z.string(), topic: z.string(), state: chatState, at: time })),
    may: z.object({
      send: z.boolean(),
      take: z.boolean(),
      assign: z.boolean(),
      transfer: z.boolean(),
      end: z.boolean(),
      note: z.boolean(),
      ticket: z.boolean(),
    }),
  })
  .meta({ id: "StaffChat" });
export type StaffChat = z.output<typeof staffChat>;

/** The chat after a write; whoever gave it away may not see it any more. */
export const staffChatWritten = z.union([staffChat, z.object({ id: z.string(), state: chatState, agent: z.null() })]);

const agentPresenceView = z
  .object({ id: z.string(), name: z.string(), status: z.enum(presenceStates), seats: z.int(), taken: z.int(), you: z.boolean() })
  .meta({ id: "DeskAgent" });
export type AgentPresenceView = z.output<typeof agentPresenceView>;

export const presenceView = z
  .object({
    agents: z.array(agentPresenceView),
    seats: z.int(),
    taken: z.int(),
    waiting: z.int(),
    /** The largest number of chats an agent may choose to hold. */
    seats_maximum: z.int(),
    you: agentPresenceView,
    availability: availabilityView,
  })
  .meta({ id: "ChatDesk" });
export type ChatPresenceView = z.output<typeof presenceView>;

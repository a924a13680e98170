// What the API answers about chats. Times are ISO 8601 in UTC, ids are opaque, texts are never HTML.
import type { FileView } from "#features/files/files.contract.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { PersonView, ServiceView } from "#features/tickets/rules/ticket-views.ts";
import type { ChatState, DeskState } from "./chat.contract.ts";

/** open: somebody has a free seat. busy: all seats are taken, there is a queue. away: within hours, nobody there. closed: outside hours, nobody there. */
export type AvailabilityState = "open" | "busy" | "away" | "closed";

/** GET /chat/availability. In `away` and `closed` a message becomes a ticket. */
export type AvailabilityView = {
  state: AvailabilityState;
  agents_online: number;
  waiting: number;
  /** What somebody who starts now is told; null when nobody is there. */
  expected_wait_seconds: number | null;
  hours: {
    time_zone: string;
    open_now: boolean;
    /** When it opens next; null while it is open. */
    opens_at: string | null;
    /** When the present span ends (lunch or evening); null while it is closed. */
    closes_at: string | null;
    /** From Sunday: spans of the local day as HH:MM. */
    week: { from: string; to: string }[][];
  };
  now: string;
};

export type ChatTicketLink = { id: string; number: string };

export type ChatQueueView = {
  /** 1 is the next. */
  position: number;
  ahead: number;
  behind: number;
  expected_wait_seconds: number | null;
  waiting_since: string;
  /** When it becomes a ticket if nobody takes it. */
  ticket_at: string;
  agents_online: number;
  chats_open: number;
};

/** Read and delivered up to, for each side. A message of mine is read when the other side's mark has reached its seq. */
export type ChatMarks = { read: number; read_at: string | null; delivered: number };

export type ChatListItem = {
  id: string;
  topic: string;
  department: Department;
  state: ChatState;
  agent: PersonView | null;
  last: { by: "customer" | "staff" | "system"; text: string; at: string };
  /** Messages of the other side after my read mark. */
  unread: number;
  ticket: ChatTicketLink | null;
  rating: number | null;
  created_at: string;
  updated_at: string;
  ended_at: string | null;
};

/** GET /chat/{id}; the same shape answers every write of the customer but messages and marks. */
export type ChatView = ChatListItem & {
  channel: string;
  presence_channel: string;
  service: ServiceView | null;
  /** Number of the newest message the reader can see. */
  seq: number;
  mine: ChatMarks;
  theirs: ChatMarks;
  /** While waiting. */
  queue: ChatQueueView | null;
  waited_seconds: number | null;
  taken_at: string | null;
  ended_by: "customer" | "staff" | "system" | null;
  rating_comment: string | null;
  rate_until: string | null;
  /** Why it became a ticket at once, when the desk was not there. */
  availability: AvailabilityView;
  now: string;
  may: { send: boolean; close: boolean; rate: boolean; ticket: boolean; transcript: boolean };
};

/** GET /chat → {data: ChatListItem[], meta}. */
export type ChatListMeta = { next_cursor: string | null; open: ChatView | null; unread: number; availability: AvailabilityView };

export type ChatEvent =
  /** Came into the queue at this place. */
  | { type: "queued"; position: number; expected_wait_seconds: number | null }
  | { type: "joined"; name: string; waited_seconds: number }
  /** Handed from one to another; `to` null: back into the queue. */
  | { type: "transferred"; from: string | null; to: string | null }
  | { type: "ended"; by: "customer" | "staff" | "system" }
  | { type: "ticket"; id: string; number: string; why: "asked" | "closed" | "away" | "unanswered" }
  /** The out-of-office text, at most once a day. */
  | { type: "away"; opens_at: string | null }
  | { type: "rated"; rating: number };

type MessageBase = { id: string; seq: number; by: PersonView; created_at: string };

/** In the order of `seq`. Gaps are normal for customers: notes. */
export type ChatMessageView =
  | (MessageBase & { kind: "message" | "note"; client_id: string | null; body: string; files: FileView[] })
  | (MessageBase & { kind: "event"; client_id: null; event: ChatEvent });

/** GET …/messages: `seq` is the newest number, so with more_after false everything up to it is known. */
export type ChatThreadMeta = {
  seq: number;
  more_before: boolean;
  more_after: boolean;
  mine: ChatMarks;
  theirs: ChatMarks;
  state: ChatState;
};

/** POST …/messages → 201 {data: ChatMessageView, meta: {seq, replayed}}. */
export type SentMeta = { seq: number; replayed: boolean };

/** GET /staff/chats → {data: StaffChatItem[], meta: {next_cursor, counts}}. */
export type StaffChatItem = ChatListItem & {
  customer: { id: string; name: string; company: string | null; locale: "en" | "ko" };
  waiting_since: string | null;
  /** What the customer was told. */
  told_seconds: number | null;
  /** Longer than the goal. */
  overdue: boolean;
  unanswered_since: string | null;
};
export type StaffChatCounts = { waiting: number; mine: number; unread: number; longest_wait_seconds: number };

/** GET /staff/chats/{id} */
export type StaffChat = StaffChatItem & {
  channel: string;
  presence_channel: string;
  service: ServiceView | null;
  seq: number;
  mine: ChatMarks;
  theirs: ChatMarks;
  waited_seconds: number | null;
  taken_at: string | null;
  ended_by: "customer" | "staff" | "system" | null;
  rating_comment: string | null;
  /** The customer's earlier chats, newest first. The customer's card itself: GET /staff/customers/{id}. */
  earlier: { id: string; topic: string; state: ChatState; at: string }[];
  now: string;
  may: { send: boolean; take: boolean; assign: boolean; transfer: boolean; end: boolean; note: boolean; ticket: boolean };
};

/** GET /staff/chats/desk */
export type DeskAgentView = { id: string; name: string; status: DeskState; seats: number; taken: number; you: boolean };
export type DeskView = {
  agents: DeskAgentView[];
  seats: number;
  taken: number;
  waiting: number;
  you: DeskAgentView;
  availability: AvailabilityView;
};

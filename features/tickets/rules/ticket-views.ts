// What the API answers about tickets. Times are ISO 8601 in UTC, ids are opaque, texts are never HTML.
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { TicketState } from "./ticket-states.ts";
import type { Department, Priority } from "./tickets.contract.ts";

export type ServiceView = {
  id: string;
  code: string;
  name: string;
  /** Colour family of the service's page: network, compute, security … */
  family: string;
  site: string | null;
  sla: string | null;
};

/** Who wrote or did something. `you` is the reader. */
export type PersonView = { id: string | null; name: string; role: "you" | "customer" | "staff" | "system" };

/** GET /tickets → {data: TicketListItem[], meta: TicketListMeta} */
export type TicketListItem = {
  id: string;
  number: string;
  subject: string;
  state: TicketState;
  priority: Priority;
  department: Department;
  service: ServiceView | null;
  last: { by: PersonView; text: string; at: string };
  unread: boolean;
  /** When somebody of staff answers, at the latest; null while it is the customer's turn or on hold. */
  due_at: string | null;
  /** Closes by itself then, unless the customer answers. */
  closes_at: string | null;
  closed_at: string | null;
  rating: number | null;
  rate_until: string | null;
  reopen_until: string | null;
  created_at: string;
  updated_at: string;
};

export type TicketCounts = { active: number; waiting: number; with_us: number; closed: number; unread: number };
export type TicketListMeta = { next_cursor: string | null; counts: TicketCounts };

/** Another ticket this one goes back to, goes on in, or was merged into. */
export type TicketLink = { kind: "continued_from" | "continued_as" | "merged_into" | "merged_from"; id: string; number: string };

/** GET /tickets/{id}; the same shape answers create, reply, close, reopen and rating. */
export type TicketView = TicketListItem & {
  links: TicketLink[];
  assignee: PersonView | null;
  first_answered_at: string | null;
  rating_comment: string | null;
  rated_at: string | null;
  /** Number of the newest message, and the last one the reader has seen. */
  seq: number;
  read_seq: number;
  /** The moment this was true; due times are counted from it. */
  now: string;
  files: (FileView & { message_id: string })[];
  may: { reply: boolean; close: boolean; reopen: boolean; rate: boolean };
};

export type TicketEvent =
  | { type: "created"; due_at: string | null }
  | { type: "state"; from: TicketState; to: TicketState; due_at: string | null }
  | { type: "closed"; by: "customer" | "staff" | "system" }
  | { type: "reopened"; due_at: string | null }
  | { type: "rated"; rating: number }
  | { type: "priority"; from: Priority; to: Priority; due_at: string | null }
  | { type: "department"; from: Department; to: Department }
  | { type: "continued"; id: string; number: string }
  | { type: "merged"; direction: "into" | "from"; id: string; number: string }
  | { type: "assigned"; to: string | null }
  | { type: "tags"; added: string[]; removed: string[] }
  | { type: "service"; to: string | null }
  | { type: "overdue"; clock: "first" | "reply" | "resolution" };

/** Kinds of events a customer sees; the others are for staff. */
export const publicEvents: readonly TicketEvent["type"][] = [
  "created",
  "state",
  "closed",
  "reopened",
  "rated",
  "priority",
  "continued",
  "merged",
];

type MessageBase = { id: string; seq: number; by: PersonView; via: "portal" | "mail" | "chat" | "staff"; created_at: string };

/** In the order of `seq`. Gaps are normal: they are notes and events the reader may not see. */
export type MessageView =
  | (MessageBase & {
      kind: "public" | "note";
      body: RichText;
      files: FileView[];
      edited_at: string | null;
      /** For staff: it came by a mail whose sender could not be proved. Not there for anybody else, nor where there is no doubt. */
      sender_unproved?: true;
      /** The first human answer, and how many minutes of business time it took. */
      first_answer_minutes: number | null;
    })
  | (MessageBase & { kind: "event"; event: TicketEvent });

/** GET /tickets/{id}/messages?after= → {data: MessageView[], meta: {seq, more_before}} */
export type ThreadMeta = { seq: number; read_seq: number; more_before: boolean; more_after: boolean };

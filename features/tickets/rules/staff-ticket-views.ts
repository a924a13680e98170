// What the API answers staff about tickets.

import type { Locale } from "#content/locales.ts";
import type { TicketChatView } from "#features/chat/rules/chat-views.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import type { QueueView, settableStates } from "./staff-tickets.contract.ts";
import type { TicketState } from "./ticket-states.ts";
import type { MessageView, PersonView, ServiceView, ThreadMeta, TicketLink } from "./ticket-views.ts";
import type { Department, Priority } from "./tickets.contract.ts";

export type ColleagueView = { id: string; name: string };

/** A promise: how much business time it allows, how much is used, when it is due. Not running: `due_at` is null. */
export type ClockView = { target_seconds: number; used_seconds: number; due_at: string | null; done_at: string | null };

/** GET /staff/tickets → {data: QueueItem[], meta: {next_cursor}} */
export type QueueItem = {
  id: string;
  number: string;
  subject: string;
  state: TicketState;
  priority: Priority;
  department: Department;
  tags: string[];
  customer: { id: string; name: string; company: string | null; locale: Locale };
  service: ServiceView | null;
  assignee: ColleagueView | null;
  last: { by: PersonView; text: string; at: string };
  /** The promise that runs out next: which one, when, and how full its bar is. Null while no clock runs. */
  next_due: { clock: "first" | "reply" | "resolution"; due_at: string; target_seconds: number; used_seconds: number } | null;
  rating: number | null;
  created_at: string;
  updated_at: string;
};

/** GET /staff/tickets/counts; figures stop at 999, which stands for "999 or more". */
export type QueueCounts = { views: Record<QueueView, number>; departments: Record<Department, number> };

/** A reply in its seconds of grace. Staff see it, the customer does not. */
export type OutboxView = { id: string; by: PersonView; body: RichText; files: FileView[]; next_state: string; sends_at: string };

/** DELETE …/replies/{reply}: what was about to leave, and the draft its files are in again. */
export type TakenBack = { body: RichText; files: FileView[]; draft: string };

/** GET /staff/tickets/{id} adds `messages: MessageView[]` and `thread: ThreadMeta`. */
export type StaffTicketView = QueueItem & {
  via: "portal" | "mail" | "chat" | "staff";
  links: TicketLink[];
  followers: ColleagueView[];
  following: boolean;
  clocks: { first: ClockView; reply: ClockView; resolution: ClockView; paused: boolean };
  outbox: OutboxView[];
  seq: number;
  customer_read: { seq: number; at: string | null };
  closed_at: string | null;
  closes_at: string | null;
  rating_comment: string | null;
  now: string;
  may: { reply: boolean; reopen: boolean; states: (typeof settableStates)[number][]; edit_own_for_minutes: number };
};

export type StaffTicketAnswer = { data: StaffTicketView & { messages: MessageView[]; thread: ThreadMeta; chat: TicketChatView | null } };

/** 409 of a reply: {success: false, code: "newer_reply", message, data: NewerReply} */
export type NewerReply = { messages: MessageView[]; outbox: OutboxView[]; seq: number };

/** 409 of a change: {success: false, code: "property_changed", message, data: {conflicts}}; nothing of the change was made. */
export type PropertyConflict = {
  field: "subject" | "state" | "priority" | "department" | "assignee" | "service";
  /** What it is now; ids of people and services. */
  current: string | null;
  by: PersonView | null;
  at: string | null;
};

export type EditView = { body: RichText; by: PersonView; at: string };

export type CannedReplyView = {
  id: string;
  shortcut: string;
  department: Department | null;
  title: Record<Locale, string>;
  body: Record<Locale, string>;
  placeholders: string[];
  used: number;
  updated_at: string;
};

/** GET /staff/canned-replies/{id}/filled */
export type FilledReply = { language: Locale; text: string; body: RichText; unfilled: string[] };

export type SavedViewView = { id: string; name: string; filters: Record<string, unknown> };

export type BulkResult = { id: string; ok: boolean; code: string | null };

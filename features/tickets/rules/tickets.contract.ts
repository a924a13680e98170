// What forms, actions, the API and the tests agree on about tickets, from the customer's side. Answers: ticket-views.ts.
import { z } from "zod";
import { filesPerMessage } from "#features/files/file-rules.ts";
import { richTextField } from "#features/rich-text/rich-text.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import { statusTabs } from "./ticket-states.ts";

export const departments = ["technical", "billing", "sales", "abuse"] as const;
export type Department = (typeof departments)[number];

/** From least to most urgent: P4, P3, P2, P1. */
export const priorities = ["low", "normal", "high", "urgent"] as const;
export type Priority = (typeof priorities)[number];

export const idField = z.string().regex(/^[\w-]{8,64}$/);
export const idParams = z.object({ id: idField });

/** One line without control or direction-changing characters: subjects are shown in lists, mails and headers. */
export const subjectField = z
  .string()
  .trim()
  .min(1)
  .max(subjectMaximum)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "ticket_line_format");

/** The form a file was uploaded for. Made by the browser, kept with the draft. */
export const draftField = z.string().regex(/^[\w-]{8,64}$/);

const fileIds = z
  .array(idField)
  .max(filesPerMessage, "ticket_too_many_files")
  .refine((ids) => new Set(ids).size === ids.length, "ticket_same_file")
  .default([]);

/** Body and files belong together: files are taken from the draft they were uploaded for. */
export const messageFields = { body: richTextField, file_ids: fileIds, draft: draftField.optional() };

export const createTicketBody = z.strictObject({
  subject: subjectField,
  department: z.enum(departments),
  priority: z.enum(priorities),
  /** Id of one of the customer's own services. */
  service: idField.nullish(),
  ...messageFields,
});

export const replyBody = z.strictObject({
  ...messageFields,
  /** "Send and close". */
  close: z.boolean().default(false),
});

export const reopenBody = z.strictObject({
  body: richTextField.optional(),
  file_ids: fileIds,
  draft: draftField.optional(),
});

export const ratingBody = z.strictObject({ rating: z.int().min(1).max(5), comment: z.string().trim().max(2_000).default("") });

/** The numbers of messages; a larger one is no number of ours, and no integer of the database's. */
export const seqMaximum = 1_000_000_000;

/** Everything up to this message has been seen. */
export const readBody = z.strictObject({ seq: z.int().min(0).max(seqMaximum) });

export const emptyBody = z.strictObject({});

export const ticketSorts = ["updated", "created", "due"] as const;
export type TicketSort = (typeof ticketSorts)[number];

export const cursorField = z.string().max(300);
export const limitField = z.coerce.number().int().min(1).max(100);
export const searchField = z.string().trim().max(200);

export const listTicketsQuery = z.strictObject({
  status: z.enum(statusTabs).default("active"),
  q: searchField.optional(),
  service: idField.optional(),
  sort: z.enum(ticketSorts).default("updated"),
  cursor: cursorField.optional(),
  limit: limitField.default(25),
});

export const threadQuery = z.strictObject({
  /** Only messages after this number: what a page asks after a reconnect. */
  after: z.coerce.number().int().min(0).max(seqMaximum).optional(),
  /** Older messages than this number, newest first page by page. */
  before: z.coerce.number().int().min(1).max(seqMaximum).optional(),
  limit: limitField.default(100),
});

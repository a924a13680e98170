// What staff send about enquiries, and what the API answers them.
import { z } from "zod";
import { type Locale, locales } from "#content/locales.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { subjectField } from "#features/tickets/rules/tickets.contract.ts";
import { type Intent, intents } from "./enquiries.contract.ts";

export const enquiryStatuses = ["new", "open", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
/** `new` and `answered` follow from what happened; people set the rest. */
export const settableStatuses = ["open", "closed", "spam"] as const;

export const enquiryViews = ["inbox", "mine", "unassigned", "answered", "closed", "spam", "all"] as const;
export type EnquiryView = (typeof enquiryViews)[number];

const idField = z.string().regex(/^[\w-]{8,64}$/);
export const enquiryParams = z.object({ id: idField });

export const enquiryFilters = {
  view: z.enum(enquiryViews).default("inbox"),
  intent: z.enum(intents).optional(),
  assignee: z.union([idField, z.literal("none"), z.literal("me")]).optional(),
  language: z.enum(locales).optional(),
  q: z.string().trim().max(200).optional(),
};

export const listEnquiriesQuery = z.strictObject({
  ...enquiryFilters,
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(40),
});
export type ListEnquiries = z.output<typeof listEnquiriesQuery>;

export const exportEnquiriesQuery = z.strictObject(enquiryFilters);

export const changeEnquiryBody = z
  .strictObject({ status: z.enum(settableStatuses).optional(), assignee: idField.nullable().optional() })
  .refine((body) => Object.keys(body).length > 0, "field_required");

export const answerMaximum = 10_000;
export const enquiryNoteBody = z.strictObject({ text: z.string().trim().min(1, "enquiry_text_required").max(5_000) });
export const enquiryAnswerBody = z.strictObject({
  text: z.string().trim().min(1, "enquiry_text_required").max(answerMaximum),
  /** How many answers the writer has on screen; a newer one by a colleague answers 409. */
  seen_answers: z.int().min(0).max(10_000),
  close: z.boolean().default(false),
});
export const enquiryTicketBody = z.strictObject({
  subject: subjectField,
  department: z.enum(departments),
  priority: z.enum(priorities),
});

export type EnquiryItem = {
  id: string;
  reference: string;
  intent: Intent;
  name: string;
  company: string | null;
  service: string | null;
  has_config: boolean;
  snippet: string;
  locale: Locale;
  status: EnquiryStatus;
  assignee: { id: string; name: string } | null;
  answers: number;
  created_at: string;
  updated_at: string;
};

export type EnquiryEntryKind = "answer" | "note" | "status" | "assignee" | "ticket" | "invitation";
export type EnquiryEntry = {
  id: string;
  kind: EnquiryEntryKind;
  by: { id: string | null; name: string };
  text: string;
  /** status: {to}; assignee: {name}, empty for nobody; ticket: {id, number}. */
  data: Record<string, string>;
  at: string;
};

export type EnquiryDetail = EnquiryItem & {
  email: string;
  phone: string | null;
  config: string | null;
  message: string;
  invited_at: string | null;
  erase_after: string;
  /** A customer whose proved address is the one that was typed. Whether they typed it is not known. */
  customer: { id: string; name: string; company: string | null } | null;
  ticket: { id: string; number: string } | null;
  entries: EnquiryEntry[];
  /** Other enquiries from the same address, newest first. */
  others: { id: string; reference: string; intent: Intent; status: EnquiryStatus; created_at: string }[];
};

export type EnquiryCounts = Record<EnquiryView, number>;
export type EnquiryList = { data: EnquiryItem[]; meta: { next_cursor: string | null } };

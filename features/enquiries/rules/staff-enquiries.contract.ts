// What staff send about enquiries, and what the API answers them.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { fileIdsField } from "#features/files/file-ids.ts";
import { fileView } from "#features/files/files.contract.ts";
import { departments, priorities } from "#features/support/rules/departments.ts";
import { subjectField } from "#features/tickets/rules/tickets.contract.ts";
import { apiCall, bytes, one, pageOf } from "#platform/api/api-call.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { each, nobody, showsAt, showsIn } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { intents } from "./enquiries.contract.ts";
import { answerMaximum, enquiryStatuses, enquiryViews, settableStatuses } from "./enquiry-states.ts";

const idField = z.string().regex(/^[\w-]{8,64}$/);
export const enquiryParams = z.object({ id: idField });

export const enquiryFilters = {
  view: z.enum(enquiryViews).default("inbox"),
  intent: z.enum(intents).optional(),
  assignee: z.union([idField, z.literal("none"), z.literal("me")]).optional(),
  language: z.enum(locales).optional(),
  q: typedText.max(200).optional(),
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

export const enquiryNoteBody = z.strictObject({ text: typedText.min(1, "enquiry_text_required").max(5_000) });
export const enquiryAnswerBody = z.strictObject({
  text: typedText.min(1, "enquiry_text_required").max(answerMaximum),
  /** How many answers the writer has on screen; a newer one by a colleague answers 409. */
  seen_answers: z.int().min(0).max(10_000),
  close: z.boolean().default(false),
  file_ids: fileIdsField,
  draft: idField.optional(),
});
export const enquiryTicketBody = z.strictObject({
  subject: subjectField,
  department: z.enum(departments),
  priority: z.enum(priorities),
});

const person = z.object({ id: z.string(), name: z.string() });

export const enquiryItem = z
  .object({
    id: z.string(),
    reference: z.string(),
    intent: z.enum(intents),
    name: z.string(),
    company: z.string().nullable(),
    service: z.string().nullable(),
    has_config: z.boolean(),
    snippet: z.string(),
    locale: z.enum(locales),
    status: z.enum(enquiryStatuses),
    assignee: person.nullable(),
    answers: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: "EnquiryItem" });
export type EnquiryItem = z.output<typeof enquiryItem>;

const entryKinds = ["answer", "reply", "note", "status", "assignee", "ticket", "invitation"] as const;
export type EnquiryEntryKind = (typeof entryKinds)[number];
const enquiryEntry = z.object({
  id: z.string(),
  kind: z.enum(entryKinds),
  by: z.object({ id: z.string().nullable(), name: z.string() }),
  text: z.string(),
  files: z.array(fileView),
  /** reply: {unproved} where nobody vouches for the sender; status: {to}; assignee: {name}, empty for nobody; ticket: {id, number}. */
  data: z.record(z.string(), z.string()),
  /** An answer in its seconds of grace: its writer can take it back. Null: it went. */
  sends_at: z.iso.datetime().nullable(),
  /** How long it waits in all. */
  grace_seconds: z.number().nullable(),
  at: z.iso.datetime(),
});
export type EnquiryEntry = z.output<typeof enquiryEntry>;

const enquiryDetail = enquiryItem
  .extend({
    email: z.string(),
    phone: z.string().nullable(),
    config: z.string().nullable(),
    message: z.string(),
    via: z.enum(["form", "mail"]),
    /** What came with the message. */
    files: z.array(fileView),
    invited_at: z.iso.datetime().nullable(),
    erase_after: z.iso.datetime(),
    /** A customer whose proved address is the one that was typed. Whether they typed it is not known. */
    customer: person.extend({ company: z.string().nullable() }).nullable(),
    ticket: z.object({ id: z.string(), number: z.string() }).nullable(),
    entries: z.array(enquiryEntry),
    /** Other enquiries from the same address, newest first. */
    others: z.array(enquiryItem.pick({ id: true, reference: true, intent: true, status: true, created_at: true })),
  })
  .meta({ id: "Enquiry" });
export type EnquiryDetail = z.output<typeof enquiryDetail>;

/** What was about to leave, and the draft its files are in again. */
const takenBackAnswer = z.object({ text: z.string(), files: z.array(fileView), draft: z.string() }).meta({ id: "TakenBackAnswer" });
export type TakenBackAnswer = z.output<typeof takenBackAnswer>;

const filledEnquiryReply = z.object({ language: z.enum(locales), text: z.string(), unfilled: z.array(z.string()) });
export type FilledEnquiryReply = z.output<typeof filledEnquiryReply>;

const enquiryCounts = z.record(z.enum(enquiryViews), z.int());
export type EnquiryCounts = z.output<typeof enquiryCounts>;

const tag = "Staff: enquiries";
const access = "enquiries.answer";

export const listEnquiries = apiCall({
  id: "listEnquiries",
  method: "get",
  path: "/staff/enquiries",
  access,
  tag,
  summary: "A view of the inbox: filters, search, page by page",
  query: listEnquiriesQuery,
  shows: showsIn({ listed: "enquiry.list", searched: "enquiry.search" }, pageOf(enquiryItem), ({ data }) =>
    each("enquiry", data, ({ id }) => id),
  ),
  answer: pageOf(enquiryItem),
});
export type EnquiryList = z.output<(typeof listEnquiries)["answer"]>;

export const countEnquiries = apiCall({
  id: "countEnquiries",
  method: "get",
  path: "/staff/enquiries/counts",
  access,
  tag,
  summary: "How many enquiries each view holds",
  shows: nobody("figures only"),
  answer: one(enquiryCounts),
});

export const exportEnquiries = apiCall({
  id: "exportEnquiries",
  method: "get",
  path: "/staff/enquiries/export",
  access,
  tag,
  summary: "A view as CSV; logged",
  query: exportEnquiriesQuery,
  shows: { itself: "everybody in the table, before it leaves" },
  answer: bytes("text/csv"),
});

export const readEnquiry = apiCall({
  id: "readEnquiry",
  method: "get",
  path: "/staff/enquiries/{id}",
  access,
  tag,
  summary: "One enquiry with what was done about it; logged",
  params: enquiryParams,
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(enquiryDetail),
});

export const changeEnquiry = apiCall({
  id: "changeEnquiry",
  method: "patch",
  path: "/staff/enquiries/{id}",
  access,
  tag,
  summary: "Give it to somebody, or set its state",
  params: enquiryParams,
  body: changeEnquiryBody,
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(enquiryDetail),
});

export const addEnquiryNote = apiCall({
  id: "addEnquiryNote",
  method: "post",
  path: "/staff/enquiries/{id}/notes",
  access,
  tag,
  summary: "A note among colleagues",
  params: enquiryParams,
  body: enquiryNoteBody,
  bodyLimit: writtenBody,
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(enquiryDetail),
  status: 201,
});

export const answerEnquiry = apiCall({
  id: "answerEnquiry",
  method: "post",
  path: "/staff/enquiries/{id}/answers",
  access,
  tag,
  summary: "Answer by mail; it leaves after some seconds, in which it can be taken back",
  params: enquiryParams,
  body: enquiryAnswerBody,
  bodyLimit: writtenBody,
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(enquiryDetail),
  status: 201,
});

export const undoEnquiryAnswer = apiCall({
  id: "undoEnquiryAnswer",
  method: "delete",
  path: "/staff/enquiries/{id}/answers/{answer}",
  access,
  tag,
  summary: "Take an answer of one's own back before it leaves",
  params: enquiryParams.extend({ answer: idField }),
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(takenBackAnswer),
});

export const fillEnquiryReply = apiCall({
  id: "fillEnquiryReply",
  method: "get",
  path: "/staff/enquiries/{id}/canned-replies/{reply}",
  access,
  tag,
  summary: "A canned reply filled in for this enquiry, in the sender's language",
  params: enquiryParams.extend({ reply: idField }),
  query: z.strictObject({ language: z.enum(locales).optional() }),
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(filledEnquiryReply),
  browser: true,
});

export const inviteSender = apiCall({
  id: "inviteSender",
  method: "post",
  path: "/staff/enquiries/{id}/invitation",
  access,
  tag,
  summary: "Invite the sender to open an account",
  params: enquiryParams,
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(enquiryDetail),
  status: 201,
});

export const makeEnquiryTicket = apiCall({
  id: "makeEnquiryTicket",
  method: "post",
  path: "/staff/enquiries/{id}/ticket",
  access,
  tag,
  summary: "Go on as a ticket of the customer",
  params: enquiryParams,
  body: enquiryTicketBody,
  shows: showsAt("enquiry.read", "enquiry"),
  answer: one(enquiryDetail),
  status: 201,
});

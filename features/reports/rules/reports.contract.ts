// Reports of the desk: figures of a period beside those of the period before, split, and the lists behind each figure.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { departments } from "#features/support/rules/departments.ts";
import { fieldIdPattern } from "#features/support/rules/ticket-fields.ts";
import { fieldFilter } from "#features/tickets/rules/ticket-fields.contract.ts";
import { apiCall, bytes, one, pageOf } from "#platform/api/api-call.ts";
import { cursorField, idField } from "#platform/api/call-fields.ts";
import { each, nobody, showsIn } from "#platform/api/shown-data.ts";
import { channels, daysMaximum, reportLists, splits } from "./report-names.ts";

const earliest = "2015-01-01";

const count = z.int();
/** Seconds, rounded up to a step: a minute in the first half hour, 5 minutes up to 2 hours, 15 up to 8, 30 up to a day, 3 hours up to a week. */
const seconds = z.int().nullable();
const times = z.object({ count, median: seconds, p90: seconds });
export type Times = z.output<typeof times>;

const figures = z
  .object({
    opened: count,
    solved: count,
    reopened: count,
    /** First answers: from opening, by the clock on the wall; `kept` in business time, as promised. */
    answers: times.extend({ kept: count }),
    /** From opening, or the last reopening, to closing. */
    solutions: times.extend({ kept: count }),
    /** `marks`: how many gave 1, 2, 3, 4, 5. */
    ratings: z.object({ count, average: z.number().nullable(), marks: z.array(count) }),
    chat_waits: times,
    chat_handling: times,
    /** Ended before anybody took them. */
    chats_missed: count,
  })
  .meta({ id: "ReportFigures" });
export type Figures = z.output<typeof figures>;

const period = { from: z.iso.date(), to: z.iso.date() };

const fieldReport = z
  .object({
    id: z.string(),
    label: z.string(),
    rows: z.array(z.object({ key: z.string(), name: z.string().nullable(), figures, before: figures })),
  })
  .meta({ id: "ReportByField" });
export type FieldReport = z.output<typeof fieldReport>;

const report = z
  .object({
    ...period,
    before: z.object(period),
    /** Where the days begin. */
    zone: z.string(),
    figures,
    figures_before: figures,
    /** Open at the end of the period, or now; by age. */
    backlog: times,
    backlog_before: times,
    /** By day; by week where the period is longer than 92 days. */
    course: z.array(z.object({ ...period, opened: count, solved: count })),
    /** First answers up to so many seconds; null: longer. */
    answer_times: z.array(z.object({ up_to: z.int().nullable(), count, before: count })),
    split: z
      .object({
        by: z.enum(splits),
        /** `key` is empty for what belongs to nobody. */
        rows: z.array(z.object({ key: z.string(), name: z.string().nullable(), figures, before: figures })),
        /** People are listed by name, 20 at a time. */
        page: z.int(),
        more: z.boolean(),
      })
      .nullable(),
    /** The provider's own fields that have choices. */
    fields: z.array(z.object({ id: z.string(), label: z.string() })),
    /** Tickets by what is chosen in one of them today; an empty key: nothing. */
    by_field: fieldReport.nullable(),
    /** What customers wrote with their ratings, the newest first. */
    comments: z.array(
      z.object({
        kind: z.enum(["ticket", "chat"]),
        id: z.string(),
        name: z.string(),
        rating: z.int(),
        comment: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "Report" });
export type Report = z.output<typeof report>;
export type ReportComment = Report["comments"][number];

const entry = z
  .object({
    kind: z.enum(["ticket", "chat"]),
    id: z.string(),
    /** AR-2026-000123; empty for a chat. */
    number: z.string(),
    subject: z.string(),
    department: z.enum(departments),
    person: z.string().nullable(),
    at: z.iso.datetime(),
    /** As exact as it was measured. */
    seconds: z.int().nullable(),
    kept: z.boolean().nullable(),
    rating: z.int().nullable(),
  })
  .meta({ id: "ReportEntry" });
export type ReportEntry = z.output<typeof entry>;

/** A day the calendar has. Neither given: the last 30 days. */
const day = z.iso.date().refine((text) => text >= earliest, "field_choice");
const asked = { from: day.optional(), to: day.optional() };

type Asked = { from?: string | undefined; to?: string | undefined };
const isPeriod = ({ from, to }: Asked) =>
  (from === undefined) === (to === undefined) &&
  (from === undefined || to === undefined || (from <= to && Date.parse(to) - Date.parse(from) < daysMaximum * 86_400_000));

export const reportQuery = z
  .object({
    ...asked,
    split: z.enum(splits).optional(),
    /** One of the provider's own fields that has choices. */
    field: z.string().regex(fieldIdPattern).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  })
  .refine(isPeriod, "field_choice");
export type ReportQuery = z.output<typeof reportQuery>;

export const entriesQuery = z
  .object({
    ...asked,
    list: z.enum(reportLists),
    department: z.enum(departments).optional(),
    person: z.union([idField, z.literal("none")]).optional(),
    language: z.enum(locales).optional(),
    channel: z.enum(channels).optional(),
    field: fieldFilter.optional(),
    cursor: cursorField.optional(),
  })
  .refine(isPeriod, "field_choice");
export type EntriesQuery = z.output<typeof entriesQuery>;

const access = "reports.read";
const tag = "Reports";

export const readReport = apiCall({
  id: "readReport",
  method: "get",
  path: "/staff/reports",
  access,
  tag,
  summary:
    "The figures of a period beside those of the period before; split by department, person, language or channel, or by one of the provider's own fields",
  query: reportQuery,
  shows: showsIn("ticket.list", one(report), ({ data }) => [
    ...each("ticket", ofKind(data.comments, "ticket"), ({ id }) => id),
    ...each("chat", ofKind(data.comments, "chat"), ({ id }) => id),
  ]),
  answer: one(report),
});

export const listReportEntries = apiCall({
  id: "listReportEntries",
  method: "get",
  path: "/staff/reports/entries",
  access,
  tag,
  summary: "The tickets and chats behind a figure, the newest first; of the backlog, the oldest first",
  query: entriesQuery,
  shows: showsIn("ticket.list", pageOf(entry), ({ data }) => [
    ...each("ticket", ofKind(data, "ticket"), ({ id }) => id),
    ...each("chat", ofKind(data, "chat"), ({ id }) => id),
  ]),
  answer: pageOf(entry),
});

export const exportReport = apiCall({
  id: "exportReport",
  method: "get",
  path: "/staff/reports/export",
  access,
  tag,
  summary: "The same figures as CSV, one in a line",
  query: reportQuery,
  shows: nobody("figures only"),
  answer: bytes("text/csv"),
});

function ofKind<T extends { kind: "ticket" | "chat" }>(list: readonly T[], kind: T["kind"]): T[] {
  return list.filter((one) => one.kind === kind);
}

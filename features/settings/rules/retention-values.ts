// How long records are kept, as staff set it. Shorter than the law asks cannot be set.
import { z } from "zod";
import { accessRecordYears, enquiryYears } from "#content/figures/legal.ts";
import type { LiveRetention } from "#content/live.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { type RetentionKind, retentionLimits } from "./setting-figures.ts";

const noticeDays = 90;

const period = (kind: RetentionKind) => {
  const { from, to, always } = retentionLimits[kind];
  return z.coerce
    .number()
    .int()
    .max(to)
    .refine((count) => (always && count === 0) || count >= from, always ? "field_kept_always" : "field_kept");
};

export const retentionValue = z
  .strictObject({
    /** After the closing; 0: until the customer closes the account. */
    tickets_years: period("tickets_years"),
    /** After the end; 0 as above. */
    chats_years: period("chats_years"),
    /** After the last answer. */
    enquiries_years: period("enquiries_years"),
    /** Log-ins, security events, and whose data staff looked at. */
    access_years: period("access_years"),
    audit_years: period("audit_years"),
    /** The bytes of files in which the scanner found something. */
    quarantine_days: period("quarantine_days"),
    // Not in what was saved before they could be set.
    /** Of customers, after the log-in. */
    sessions_days: period("sessions_days").default(lifetimes.sessionDays),
    /** Read or not. */
    notices_days: period("notices_days").default(noticeDays),
  })
  .meta({ id: "RetentionSettings" });
export type RetentionValue = z.output<typeof retentionValue>;

export function retentionDefaults(): RetentionValue {
  return {
    tickets_years: 0,
    chats_years: 0,
    enquiries_years: enquiryYears,
    access_years: accessRecordYears,
    audit_years: accessRecordYears,
    quarantine_days: 30,
    sessions_days: lifetimes.sessionDays,
    notices_days: noticeDays,
  };
}

export function keptDays(kind: RetentionKind, count: number): number {
  return kind.endsWith("_days") ? count : count * 365;
}

/** What is older than this moment goes; null where nothing does. */
export function keptSince(kind: RetentionKind, count: number, now: Date): Date | null {
  return count === 0 ? null : new Date(now.getTime() - keptDays(kind, count) * 86_400_000);
}

/** The kinds of which less is kept than before. */
export function shortened(before: RetentionValue, after: RetentionValue): RetentionKind[] {
  const length = (count: number) => (count === 0 ? Number.POSITIVE_INFINITY : count);
  return (Object.keys(after) as RetentionKind[]).filter((kind) => length(after[kind]) < length(before[kind]));
}

export function liveRetentionOf(value: RetentionValue): LiveRetention {
  const { tickets_years, chats_years, enquiries_years, access_years, audit_years } = value;
  return { tickets: tickets_years, chats: chats_years, enquiries: enquiries_years, access: access_years, audit: audit_years };
}

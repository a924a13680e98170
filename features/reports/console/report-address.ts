// The chosen period, split and list as they stand in the address.
import { lastDays, type Period } from "#features/reports/rules/report-days.ts";
import { type ReportList, reportLists, type Split, splits } from "#features/reports/rules/report-names.ts";
import type { EntriesQuery } from "#features/reports/rules/reports.contract.ts";

import { fieldFilterPattern, fieldIdPattern } from "#features/support/rules/ticket-fields.ts";

export const reportPath = "/staff/reports";
export const entriesPath = `${reportPath}/entries`;
export const periodDays = [7, 30, 90] as const;

/** `field`: one of the provider's own, instead of a split. `days`: up to today. `faulty`: what was asked for is no period. */
export type ReportAddress = {
  days: number | null;
  period: Period;
  split: Split | null;
  field: string | null;
  page: number;
  faulty: boolean;
};

function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

export function readReportAddress(search: URLSearchParams, longest: number, now: Date): ReportAddress {
  const [from, to] = [search.get("from") ?? "", search.get("to") ?? ""];
  const asked = isDay(from) && isDay(to) && from <= to && from >= "2015-01-01" && Date.parse(to) - Date.parse(from) < longest * 86_400_000;
  const given = periodDays.find((days) => String(days) === search.get("days")) ?? 30;
  const field = search.get("field") ?? "";
  const rest = {
    field: fieldIdPattern.test(field) ? field : null,
    split: splits.find((split) => split === search.get("by")) ?? null,
    page: Math.min(1_000, Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1)),
  };
  if (asked) return { days: null, period: { from, to }, ...rest, faulty: false };
  return { days: given, period: lastDays(given, now), ...rest, faulty: Boolean(from || to) };
}

export function reportAddress({ days, period, split, field, page }: ReportAddress, over: Partial<ReportAddress> = {}): string {
  const chosen = { days, period, split, field, page: over.page ?? (over.split === undefined ? page : 1), ...over };
  return `${reportPath}?${new URLSearchParams({
    ...(chosen.days ? { days: String(chosen.days) } : chosen.period),
    ...(chosen.split ? { by: chosen.split } : {}),
    ...(chosen.field ? { field: chosen.field } : {}),
    ...(chosen.page > 1 ? { page: String(chosen.page) } : {}),
  })}`;
}

type Narrow = Partial<Record<Split | "field", string>>;

/** The list behind a figure; of one department, person, language or channel. */
export function entriesAddress({ from, to }: Period, list: ReportList, narrow: Narrow = {}): string {
  return `${entriesPath}?${new URLSearchParams({ list, from, to, ...narrow })}`;
}

/** What is no choice is left out: an address typed by hand shows a list, not an error. */
export function entriesQueryOf(
  search: URLSearchParams,
  { period }: ReportAddress,
  known: Record<Split, (key: string) => boolean>,
): EntriesQuery {
  const list = reportLists.find((name) => name === search.get("list")) ?? "opened";
  const narrow = splits.flatMap((split) => {
    const key = search.get(split) ?? "";
    return known[split](key) ? [[split, key]] : [];
  });
  const field = search.get("field") ?? "";
  if (fieldFilterPattern.test(field)) narrow.push(["field", field]);
  const cursor = search.get("cursor");
  return { list, ...period, ...Object.fromEntries(narrow), ...(cursor ? { cursor } : {}) };
}

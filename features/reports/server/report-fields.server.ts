// The figures of a period by what was chosen in one of the provider's own fields. Counted from the history each time, a month in a
// statement: a field may be new, and what was chosen may be corrected, so no sums are kept.
import { sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { supportFacts } from "#db/schema/reports.ts";
import { ticketFieldValues } from "#db/schema/tickets.ts";
import { addCells, figuresOf } from "#features/reports/rules/report-cells.ts";
import { addDays, dayStart, type Period, periodBefore } from "#features/reports/rules/report-days.ts";
import type { FieldReport } from "#features/reports/rules/reports.contract.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import type { Db } from "#platform/db/database.ts";
import { rowsOf, type Sums } from "./report-blocks.server.ts";
import { countedCells } from "./report-sql.server.ts";

const daysAtOnce = 31;

export function choiceFields(fields: readonly TicketField[], locale: Locale): { id: string; label: string }[] {
  return fields.filter(({ kind }) => kind === "choice").map(({ id, label }) => ({ id, label: versionFor(label, locale) }));
}

/** Every choice with its figures, retired ones where there are any; last, the tickets in which nothing was chosen. */
export async function readByField(db: Db, field: TicketField, period: Period, locale: Locale): Promise<FieldReport> {
  const [now, before] = [await sumsIn(db, field.id, period), await sumsIn(db, field.id, periodBefore(period))];
  const has = (key: string) => now.has(key) || before.has(key);
  const choices = field.choices.filter(({ id, retired }) => !retired || has(id)).map((choice) => [choice.id, versionFor(choice, locale)]);
  return {
    id: field.id,
    label: versionFor(field.label, locale),
    rows: [...choices, ["", null] as const].map(([key, name]) => ({
      key: key ?? "",
      name: name ?? null,
      figures: figuresOf(now.get(key ?? "") ?? {}),
      before: figuresOf(before.get(key ?? "") ?? {}),
    })),
  };
}

async function sumsIn(db: Db, fieldId: string, { from, to }: Period): Promise<Sums> {
  const sums: Sums = new Map();
  for (let day = from; day <= to; day = addDays(day, daysAtOnce)) {
    const last = [addDays(day, daysAtOnce - 1), to].sort()[0] as string;
    const [start, finish] = [dayStart(day), dayStart(addDays(last, 1))].map((at) => sql`${at.toISOString()}::timestamptz`);
    const { at, ticketId } = supportFacts;
    const counted = await db.execute(sql`select coalesce(chosen.text_value, '') as key, fact.cell, count(*)::int as n
      from (select ${ticketId} as ticket_id, unnest(${countedCells}) as cell
        from ${supportFacts} where ${at} >= ${start} and ${at} < ${finish} and ${ticketId} is not null) fact
      left join ${ticketFieldValues} chosen on chosen.ticket_id = fact.ticket_id and chosen.field_id = ${fieldId}
      where fact.cell is not null group by 1, 2`);
    for (const { key, cell, n } of rowsOf<{ key: string; cell: string; n: number }>(counted))
      sums.set(key, addCells(sums.get(key) ?? {}, { [cell]: Number(n) }));
  }
  return sums;
}

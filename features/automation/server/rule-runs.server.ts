// What a rule did, newest first.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { ruleRuns } from "#db/schema/automation.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { tickets } from "#db/schema/tickets.ts";
import type { Effect } from "#features/automation/rules/rule-plan.ts";
import { effectText } from "#features/automation/rules/rule-sentence.ts";
import type { RunView } from "#features/automation/rules/rules.contract.ts";
import type { HasFields } from "#features/tickets/server/ticket-services.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { namesFor, readRule } from "./rule-store.server.ts";

const pageLength = 30;

export async function listRuns(db: Db, services: HasFields, locale: Locale, ruleId: string, cursor: string | undefined) {
  await readRule(db, services, locale, ruleId);
  const from = decodeCursor(cursor, isMoment);
  const at = sql`date_trunc('milliseconds', ${ruleRuns.createdAt})`;
  const rows = await db
    .select({ run: ruleRuns, ticket: tickets.number, enquiry: enquiries.reference })
    .from(ruleRuns)
    .leftJoin(tickets, eq(tickets.id, ruleRuns.ticketId))
    .leftJoin(enquiries, eq(enquiries.id, ruleRuns.enquiryId))
    .where(and(eq(ruleRuns.ruleId, ruleId), from ? sql`(${at}, ${ruleRuns.id}) < (${from.value}::timestamptz, ${from.id})` : undefined))
    .orderBy(sql`${at} desc`, desc(ruleRuns.id))
    .limit(pageLength + 1);
  const names = await namesFor(db, services, locale);
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1)?.run;
  return {
    data: shown.map(
      ({ run, ticket, enquiry }): RunView => ({
        id: run.id,
        about: run.ticketId
          ? { kind: "ticket", id: run.ticketId, number: ticket ?? "" }
          : { kind: "enquiry", id: run.enquiryId ?? "", number: enquiry ?? "" },
        did: (run.did as Effect[]).map((effect) => ({ effect, text: effectText(effect, names, locale) })),
        at: run.createdAt.toISOString(),
      }),
    ),
    meta: { next_cursor: last && rows.length > pageLength ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id }) : null },
  };
}

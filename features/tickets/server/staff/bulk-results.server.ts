// What came of one ticket in a change for many: refused for the same reasons, and told apart as a change of that ticket alone would be.
import { eq } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { tickets } from "#db/schema/tickets.ts";
import type { BulkResult, SeenTicket } from "#features/tickets/rules/staff-ticket-views.ts";
import { messageOf } from "#platform/api/error-answer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { PropertyChangedError } from "./property-conflicts.server.ts";

export async function resultOf({ db, locale }: { db: Db; locale: Locale }, id: string, work: () => Promise<void>): Promise<BulkResult> {
  try {
    await work();
    return { id, number: null, ok: true, code: null, message: null, conflicts: [], now: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { number = null, ...now } = (await asItIs(db, id)) ?? {};
    return {
      id,
      number,
      ok: false,
      code: error.id,
      message: Object.values(error.fields ?? {})[0]?.[0] ?? messageOf(error, locale, ""),
      conflicts: error instanceof PropertyChangedError ? error.conflicts : [],
      now: number === null ? null : (now as SeenTicket),
    };
  }
}

async function asItIs(db: Db, id: string): Promise<(SeenTicket & { number: string }) | undefined> {
  const { number, lastSeq, state, priority, department, assigneeId } = tickets;
  const columns = { id: tickets.id, number, last_seen_seq: lastSeq, state, priority, department, assignee: assigneeId };
  const [row] = await db.select(columns).from(tickets).where(eq(tickets.id, id));
  return row;
}

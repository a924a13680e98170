// The audit trail of an account, visible to its owner.
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { securityEvents } from "#db/schema/accounts.ts";
import type { SecurityEventKind, SecurityEventView } from "#features/accounts/rules/account-views.ts";
import { describeBrowser } from "#features/accounts/rules/describe-browser.ts";
import type { Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";
import type { Caller } from "./account-services.ts";

/** `actorId`: the colleague who did it, where it was not the owner. */
export async function recordEvent(
  db: Db,
  accountId: string,
  kind: SecurityEventKind,
  caller: Pick<Caller, "address" | "userAgent">,
  actorId: string | null = null,
) {
  await db.insert(securityEvents).values({
    id: newId(),
    accountId,
    kind,
    actorId,
    address: caller.address,
    userAgent: caller.userAgent.slice(0, 300),
    // Two events of one transaction keep their order.
    createdAt: sql`clock_timestamp()`,
  });
}

export async function listEvents(db: Db, accountId: string, page: { limit: number; cursor?: string | undefined }) {
  const before = page.cursor
    ? sql`(${securityEvents.createdAt}, ${securityEvents.id}) < (select created_at, id from security_events where id = ${page.cursor} and account_id = ${accountId})`
    : undefined;
  const rows = await db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, accountId), before))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  return {
    data: shown.map(
      (row): SecurityEventView => ({
        id: row.id,
        kind: row.kind as SecurityEventKind,
        ...describeBrowser(row.userAgent),
        address: row.address,
        created_at: row.createdAt.toISOString(),
      }),
    ),
    meta: { next_cursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null },
  };
}

export async function sweepEvents(db: Db, days: number) {
  await db.delete(securityEvents).where(lt(securityEvents.createdAt, new Date(Date.now() - days * 86_400_000)));
}

// Views of the queue that each member of staff keeps, and those they share.
import { and, asc, eq, or } from "drizzle-orm";
import { ticketViews } from "#db/schema/tickets.ts";
import * as calls from "#features/tickets/rules/saved-views.contract.ts";
import type { HasFields } from "#features/tickets/server/ticket-services.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import { countMatching } from "./staff-queue.server.ts";

const viewsMaximum = 30;
const listMaximum = 100;

export function savedViewRoutes(router: ApiRouter, services: HasFields): void {
  endpoint(router, calls.listSavedViews, async ({ db, viewer }) => {
    const rows = await db
      .select()
      .from(ticketViews)
      .where(or(eq(ticketViews.accountId, viewer.id), eq(ticketViews.shared, true)))
      .orderBy(asc(ticketViews.createdAt))
      .limit(listMaximum);
    const counts = await countViews(db, services, viewer, rows);
    return { data: rows.map((row) => presentView(viewer, row, counts)) };
  });

  command(router, calls.saveView, {}, async (db, { viewer, body }) => {
    const mine = await db.select({ id: ticketViews.id }).from(ticketViews).where(eq(ticketViews.accountId, viewer.id));
    if (mine.length >= viewsMaximum) throw new AppError("conflict");
    const row = { ...body, id: newId(), accountId: viewer.id, createdAt: new Date() };
    await db.insert(ticketViews).values(row);
    return { data: presentView(viewer, row, await countViews(db, services, viewer, [row])) };
  });

  command(router, calls.removeSavedView, {}, async (db, { viewer, params }) => {
    const mine = and(eq(ticketViews.id, params.id), eq(ticketViews.accountId, viewer.id));
    const gone = await db.delete(ticketViews).where(mine).returning({ id: ticketViews.id });
    if (gone.length === 0) throw new AppError("not_found");
    return null;
  });
}

type ViewRow = typeof ticketViews.$inferSelect;

/** By their id. A filter that no longer exists counts for nothing, as it is left out when the view is opened. */
function countViews(db: Db, services: HasFields, viewer: StaffViewer, rows: ViewRow[]): Promise<Record<string, number>> {
  const known = rows.flatMap(({ id, filters }) => {
    const read = calls.savedFilters.safeParse(filters);
    return read.success ? [[id, read.data] as const] : [];
  });
  return countMatching(db, services, viewer, new Map(known));
}

function presentView(viewer: StaffViewer, { id, accountId, name, filters, shared }: ViewRow, counts: Record<string, number>) {
  return { id, name, filters: filters as calls.SavedViewView["filters"], count: counts[id] ?? 0, shared, mine: accountId === viewer.id };
}

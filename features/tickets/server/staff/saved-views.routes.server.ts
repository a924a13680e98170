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
    const data: calls.SavedViewView[] = [];
    for (const row of rows) data.push(await presentView(db, services, viewer, row));
    return { data };
  });

  command(router, calls.saveView, {}, async (db, { viewer, body }) => {
    const mine = await db.select({ id: ticketViews.id }).from(ticketViews).where(eq(ticketViews.accountId, viewer.id));
    if (mine.length >= viewsMaximum) throw new AppError("conflict");
    const row = { ...body, id: newId(), accountId: viewer.id, createdAt: new Date() };
    await db.insert(ticketViews).values(row);
    return { data: await presentView(db, services, viewer, row) };
  });

  command(router, calls.removeSavedView, {}, async (db, { viewer, params }) => {
    const mine = and(eq(ticketViews.id, params.id), eq(ticketViews.accountId, viewer.id));
    const gone = await db.delete(ticketViews).where(mine).returning({ id: ticketViews.id });
    if (gone.length === 0) throw new AppError("not_found");
    return null;
  });
}

/** A filter that no longer exists counts for nothing, as it is left out when the view is opened. */
async function presentView(
  db: Db,
  services: HasFields,
  viewer: StaffViewer,
  { id, accountId, name, filters, shared }: typeof ticketViews.$inferSelect,
) {
  const known = calls.savedFilters.safeParse(filters);
  const count = known.success ? await countMatching(db, services, viewer, known.data) : 0;
  return { id, name, filters: filters as calls.SavedViewView["filters"], count, shared, mine: accountId === viewer.id };
}

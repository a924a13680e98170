// Views of the queue that each member of staff keeps.
import { and, asc, eq } from "drizzle-orm";
import { ticketViews } from "#db/schema/tickets.ts";
import * as calls from "#features/tickets/rules/saved-views.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

const viewsMaximum = 30;

export function savedViewRoutes(router: ApiRouter): void {
  endpoint(router, calls.listSavedViews, async ({ db, viewer }) => {
    const rows = await db.select().from(ticketViews).where(eq(ticketViews.accountId, viewer.id)).orderBy(asc(ticketViews.createdAt));
    return { data: rows.map(({ id, name, filters }) => ({ id, name, filters: filters as calls.SavedViewView["filters"] })) };
  });

  command(router, calls.saveView, {}, async (db, { viewer, body }) => {
    const mine = await db.select({ id: ticketViews.id }).from(ticketViews).where(eq(ticketViews.accountId, viewer.id));
    if (mine.length >= viewsMaximum) throw new AppError("conflict");
    const { name, filters } = body;
    const id = newId();
    await db.insert(ticketViews).values({ id, accountId: viewer.id, name, filters, createdAt: new Date() });
    return { data: { id, name, filters: filters as calls.SavedViewView["filters"] } };
  });

  command(router, calls.removeSavedView, {}, async (db, { viewer, params }) => {
    const mine = and(eq(ticketViews.id, params.id), eq(ticketViews.accountId, viewer.id));
    const gone = await db.delete(ticketViews).where(mine).returning({ id: ticketViews.id });
    if (gone.length === 0) throw new AppError("not_found");
    return null;
  });
}

// What a desk keeps for itself: canned replies and saved views.

import { and, asc, eq } from "drizzle-orm";
import { ticketViews } from "#db/schema/tickets.ts";
import { dropCanned, fillCanned, listCanned, saveCanned } from "#features/support/server/canned-replies.server.ts";
import type { SavedViewView } from "#features/tickets/rules/staff-ticket-views.ts";
import { cannedQuery, cannedReplyBody, filledQuery, saveViewBody } from "#features/tickets/rules/staff-tickets.contract.ts";
import { idParams } from "#features/tickets/rules/tickets.contract.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

const access = "tickets.answer";
const canned = "Staff: canned replies";
const views = "Staff: saved views";
const viewsMaximum = 30;

export function staffDeskRoutes(router: ApiRouter): void {
  oldEndpoint(
    router,
    { method: "get", path: "/staff/canned-replies", access, tag: canned, summary: "All, most used first", query: cannedQuery },
    async ({ db, query }) => ({ data: await listCanned(db, query) }),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/canned-replies",
      access,
      tag: canned,
      summary: "Add one, in both languages",
      body: cannedReplyBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    async ({ db, viewer, body }) => ({ data: await saveCanned(db, viewer, null, body) }),
  );
  oldEndpoint(
    router,
    {
      method: "put",
      path: "/staff/canned-replies/{id}",
      access,
      tag: canned,
      summary: "Change one",
      params: idParams,
      body: cannedReplyBody,
      bodyLimit: writtenBody,
    },
    async ({ db, viewer, params, body }) => ({ data: await saveCanned(db, viewer, params.id, body) }),
  );
  oldEndpoint(
    router,
    { method: "delete", path: "/staff/canned-replies/{id}", access, tag: canned, summary: "Remove one", params: idParams },
    async ({ db, params }) => {
      await dropCanned(db, params.id);
      return null;
    },
  );
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/staff/canned-replies/{id}/filled",
      access,
      tag: canned,
      summary: "Filled in for a ticket, in the customer's language",
      params: idParams,
      query: filledQuery,
    },
    async ({ db, viewer, params, query }) => ({ data: await fillCanned(db, viewer, params.id, query.ticket, query.language) }),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/staff/ticket-views", access, tag: views, summary: "My saved views" },
    async ({ db, viewer }) => {
      const rows = await db.select().from(ticketViews).where(eq(ticketViews.accountId, viewer.id)).orderBy(asc(ticketViews.createdAt));
      return { data: rows.map(({ id, name, filters }): SavedViewView => ({ id, name, filters })) };
    },
  );
  oldEndpoint(
    router,
    { method: "post", path: "/staff/ticket-views", access, tag: views, summary: "Save a view", body: saveViewBody, status: 201 },
    async ({ db, viewer, body }) => {
      const mine = await db.select({ id: ticketViews.id }).from(ticketViews).where(eq(ticketViews.accountId, viewer.id));
      if (mine.length >= viewsMaximum) throw new AppError("conflict");
      const id = newId();
      await db.insert(ticketViews).values({ id, accountId: viewer.id, name: body.name, filters: body.filters, createdAt: new Date() });
      return { data: { id, name: body.name, filters: body.filters } satisfies SavedViewView };
    },
  );
  oldEndpoint(
    router,
    { method: "delete", path: "/staff/ticket-views/{id}", access, tag: views, summary: "Forget a view", params: idParams },
    async ({ db, viewer, params }) => {
      const mine = and(eq(ticketViews.id, params.id), eq(ticketViews.accountId, viewer.id));
      const gone = await db.delete(ticketViews).where(mine).returning({ id: ticketViews.id });
      if (gone.length === 0) throw new AppError("not_found");
      return null;
    },
  );
}

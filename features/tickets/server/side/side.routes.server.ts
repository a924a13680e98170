// Side conversations of a ticket, for those who answer tickets.
import * as calls from "#features/tickets/rules/side-conversations.contract.ts";
import { sideLimits } from "#features/tickets/rules/side-limits.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { closeSide, findSide, listSide, startSide, writeSide } from "./side-conversations.server.ts";

export function sideConversationRoutes(router: ApiRouter, services: TicketServices): void {
  const limit = sideLimits.write;
  endpoint(router, calls.listSideConversations, async ({ db, params }) => ({ data: await listSide(db, services, params.id) }));
  command(
    router,
    calls.startSideConversation,
    { limit, before: ({ limits, body }) => limits.consume(sideLimits.recipient, body.email) },
    async (tx, { actor, params, body }) => {
      await startSide(tx, services, actor, params.id, body);
      return { data: await listSide(tx, services, params.id) };
    },
  );
  command(
    router,
    calls.writeSideMessage,
    {
      limit,
      before: async ({ db, limits, params }) =>
        limits.consume(sideLimits.recipient, (await findSide(db, params.id, params.conversation)).email),
    },
    async (tx, { actor, params, body }) => {
      await writeSide(tx, services, actor, params.id, params.conversation, body);
      return { data: await listSide(tx, services, params.id) };
    },
  );
  command(router, calls.closeSideConversation, { limit }, async (tx, { actor, params }) => {
    await closeSide(tx, services, actor, params.id, params.conversation);
    return { data: await listSide(tx, services, params.id) };
  });
}

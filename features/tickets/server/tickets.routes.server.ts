// The customer's side of tickets. Staff have their own routes.
import { publishTransient } from "#features/realtime/announce.server.ts";
import { realtimeEvents, supportChannel, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { isForCustomers } from "#features/support/rules/ticket-fields.ts";
import * as copies from "#features/tickets/rules/ticket-copies.contract.ts";
import { listTicketFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import * as calls from "#features/tickets/rules/tickets.contract.ts";
import { type Actor, command, readerOf } from "#platform/api/command.ts";
import { type ApiRouter, type CallOf, endpoint } from "#platform/api/endpoint.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import {
  changePriority,
  closeAsCustomer,
  createTicket,
  escalateTicket,
  markRead,
  rateTicket,
  reopenAsCustomer,
  replyAsCustomer,
} from "./customer-commands.server.ts";
import { listServices, listTickets, openTicket, readThread, readTicket } from "./customer-tickets.server.ts";
import { offerForCustomer } from "./fields/present-fields.ts";
import { addCopy, checkLeaving, leaveCopies, removeCopy } from "./ticket-copies.server.ts";
import type { TicketServices } from "./ticket-services.ts";
import { findTicket, type TicketRow } from "./ticket-store.server.ts";

const newestMessages = 100;

export function ticketRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.listServices, async (call) => ({ data: await listServices(call.db, call.viewer, readerOf(call)) }));

  endpoint(router, calls.listTickets, async (call) => {
    if (call.query.q) await call.limits.consume(limits.search, call.viewer.viewing?.by ?? call.viewer.id);
    return listTickets(call.db, services, call.viewer, readerOf(call), call.query);
  });

  endpoint(router, listTicketFields, async ({ locale }) => ({
    data: offerForCustomer(services.fields().filter(isForCustomers), locale),
  }));

  const perMinute = { ...limits.create, points: services.config.TICKETS_PER_MINUTE };
  // Whoever is named gets a mail nobody asked for, on opening as well as later: one count for both.
  const namedOnOpening = async ({ limits: counted, viewer, body }: CallOf<typeof calls.createTicket>) => {
    const named = new Set(body.cc).size;
    if (named > 0) await counted.consume(limits.copy, viewer.id, named);
  };
  command(router, calls.createTicket, { limit: perMinute, before: namedOnOpening }, async (tx, { actor, body }) =>
    answered(tx, services, actor, await createTicket(tx, services, actor, body)),
  );

  endpoint(router, calls.readTicket, async (call) => {
    return { data: await openTicket(call.db, services, call.viewer, readerOf(call), call.params.id, newestMessages) };
  });

  endpoint(router, calls.listTicketMessages, (call) => readThread(call.db, call.viewer, readerOf(call), call.params.id, call.query));

  command(router, calls.replyToTicket, { limit: limits.reply }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await replyAsCustomer(tx, services, actor, params.id, body)),
  );

  command(router, calls.closeTicket, { limit: limits.act }, async (tx, { actor, params }) =>
    answered(tx, services, actor, await closeAsCustomer(tx, services, actor, params.id)),
  );

  command(router, calls.reopenTicket, { limit: limits.act }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await reopenAsCustomer(tx, services, actor, params.id, body)),
  );

  command(router, copies.addTicketCopy, { limit: limits.copy }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await addCopy(tx, services, actor, params.id, body.email)),
  );
  command(router, copies.removeTicketCopy, { limit: limits.act }, async (tx, { actor, params }) =>
    answered(tx, services, actor, await removeCopy(tx, services, actor, params.id, params.copy)),
  );
  command(router, copies.leaveTicketCopies, {}, async (tx, { params }) => {
    await leaveCopies(tx, services, params);
    return { success: true } as const;
  });
  endpoint(router, copies.openTicketCopies, async ({ params, locale }) => {
    checkLeaving(services, params);
    const location = `${services.origin(locale)}/leave-ticket/${params.copy}/${params.signature}`;
    return new Response(null, { status: 303, headers: { location } });
  });

  command(router, calls.changeTicketPriority, { limit: limits.priority }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await changePriority(tx, services, actor, params.id, body)),
  );

  command(router, calls.escalateTicket, { limit: limits.act }, async (tx, { actor, params }) =>
    answered(tx, services, actor, await escalateTicket(tx, services, actor, params.id)),
  );

  command(router, calls.rateTicket, { limit: limits.act }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await rateTicket(tx, services, actor, params.id, body)),
  );

  command(router, calls.markTicketRead, { limit: limits.act }, async (tx, { actor, params, body }) => {
    const ticket = await markRead(tx, services, actor, params.id, body.seq);
    return { data: { read_seq: ticket.customerReadSeq } };
  });

  endpoint(router, calls.sayTicketTyping, async (call) => {
    await call.limits.consume(limits.typing, call.viewer.id);
    const { id } = await findTicket(call.db, call.params.id, call.viewer.id);
    const data = { id, name: call.viewer.name };
    await publishTransient(services, { channels: [supportChannel, ticketChannel(id)], event: realtimeEvents.ticketTyping, data });
    return null;
  });
}

async function answered(
  tx: Db,
  services: TicketServices,
  { viewer, reader }: Actor<CustomerViewer>,
  { id }: TicketRow,
): Promise<{ data: TicketView }> {
  return { data: await readTicket(tx, services, viewer, reader, id) };
}

// The customer's side of tickets. Staff have their own routes.
import { publishTransient } from "#features/realtime/announce.server.ts";
import { realtimeEvents, supportChannel, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import * as calls from "#features/tickets/rules/tickets.contract.ts";
import { type AnswerResponse, type ApiContext, type ApiRouter, type Call, endpoint } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { isSocketId } from "#platform/realtime/frames.ts";
import {
  type Actor,
  closeAsCustomer,
  createTicket,
  markRead,
  rateTicket,
  reopenAsCustomer,
  replyAsCustomer,
} from "./customer-commands.server.ts";
import { listServices, listTickets, readThread, readTicket } from "./customer-tickets.server.ts";
import type { TicketServices } from "./ticket-services.ts";
import { findTicket, type TicketRow } from "./ticket-store.server.ts";

const newestMessages = { limit: 100 };

export function ticketRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.listServices, async (call) => ({ data: await listServices(call.db, call.viewer, readerOf(call)) }));

  endpoint(router, calls.listTickets, async (call) => {
    if (call.query.q) await call.limits.consume(limits.search, call.viewer.id);
    return listTickets(call.db, call.viewer, readerOf(call), call.query);
  });

  endpoint(router, calls.createTicket, (call) =>
    write(call, limits.create, 201, (tx, actor) => createTicket(tx, services, actor, call.body)),
  );

  endpoint(router, calls.readTicket, async (call) => {
    const reader = readerOf(call);
    const [ticket, thread] = await Promise.all([
      readTicket(call.db, call.viewer, reader, call.params.id),
      readThread(call.db, call.viewer, reader, call.params.id, newestMessages),
    ]);
    return { data: { ...ticket, messages: thread.data, thread: thread.meta } };
  });

  endpoint(router, calls.listTicketMessages, (call) => readThread(call.db, call.viewer, readerOf(call), call.params.id, call.query));

  endpoint(router, calls.replyToTicket, (call) =>
    write(call, limits.reply, 201, (tx, actor) => replyAsCustomer(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.closeTicket, (call) =>
    write(call, limits.act, 200, (tx, actor) => closeAsCustomer(tx, services, actor, call.params.id)),
  );

  endpoint(router, calls.reopenTicket, (call) =>
    write(call, limits.act, 200, (tx, actor) => reopenAsCustomer(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.rateTicket, (call) =>
    write(call, limits.act, 200, (tx, actor) => rateTicket(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.markTicketRead, async (call) => {
    await call.limits.consume(limits.act, call.viewer.id);
    const ticket = await call.db.transaction((tx) => markRead(tx, services, actorOf(call), call.params.id, call.body.seq));
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

type CustomerCall = Pick<Call<"customer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: CustomerViewer };

function write(
  call: CustomerCall,
  limit: Limit,
  status: 200 | 201,
  work: (tx: Db, actor: Actor) => Promise<TicketRow>,
): Promise<AnswerResponse<{ data: TicketView }>> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limit, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, status, before }, async (tx) => {
    const ticket = await work(tx, actorOf(call));
    return { data: await readTicket(tx, viewer, readerOf(call), ticket.id) };
  });
}

function actorOf(call: CustomerCall): Actor {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

function readerOf({ viewer, locale }: { viewer: CustomerViewer; locale: Actor["reader"]["locale"] }): Actor["reader"] {
  return { id: viewer.id, kind: "customer", locale };
}

/** The socket of the page that asks: it knows already and is not told. */
export function socketIdOf(c: ApiContext): string | undefined {
  const given = c.req.header("x-socket-id");
  return isSocketId(given) ? given : undefined;
}

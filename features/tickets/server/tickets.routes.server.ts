// The customer's side of tickets. Staff have their own routes.

import { z } from "zod";
import { chatOfTicket } from "#features/chat/server/ticket-chat.server.ts";
import { mention } from "#features/realtime/announce.server.ts";
import { deskChannel, realtimeEvents, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import {
  createTicketBody,
  emptyBody,
  idParams,
  listTicketsQuery,
  ratingBody,
  readBody,
  reopenBody,
  replyBody,
  threadQuery,
} from "#features/tickets/rules/tickets.contract.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import type { ApiContext, ApiRouter, Call } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { isSocketId } from "#platform/realtime/frames.ts";
import {
  type Acting,
  closeAsCustomer,
  createTicket,
  markRead,
  rateTicket,
  reopenAsCustomer,
  replyAsCustomer,
} from "./customer-commands.server.ts";
import { type CustomerViewer, listServices, listTickets, readThread, readTicket } from "./customer-tickets.server.ts";
import type { TicketNeeds } from "./ticket-needs.ts";
import { findTicket, type TicketRow } from "./ticket-store.server.ts";

const tag = "Tickets";
const access = "customer";
const newestMessages = { limit: 100 };

export function ticketRoutes(router: ApiRouter, services: TicketNeeds): void {
  oldEndpoint(
    router,
    { method: "get", path: "/services", access, tag, summary: "The customer's services, to name one in a ticket" },
    async (call) => ({
      data: await listServices(call.db, call.viewer, readerOf(call)),
    }),
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/tickets",
      access,
      tag,
      summary: "The customer's tickets: tab, search, sort, page by page",
      query: listTicketsQuery,
    },
    async (call) => {
      if (call.query.q) await call.limits.consume(limits.search, call.viewer.id);
      return listTickets(call.db, call.viewer, readerOf(call), call.query);
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/tickets",
      access,
      tag,
      summary: "Open a ticket",
      body: createTicketBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    (call) => write(call, limits.create, 201, (tx, acting) => createTicket(tx, services, acting, call.body)),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/tickets/{id}", access, tag, summary: "One ticket with its newest messages", params: idParams },
    async (call) => {
      const reader = readerOf(call);
      const [ticket, thread] = await Promise.all([
        readTicket(call.db, call.viewer, reader, call.params.id),
        readThread(call.db, call.viewer, reader, call.params.id, newestMessages),
      ]);
      return { data: { ...ticket, messages: thread.data, thread: thread.meta, chat: await chatOfTicket(call.db, reader, ticket.id) } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/tickets/{id}/messages",
      access,
      tag,
      summary: "Messages after or before a number",
      params: idParams,
      query: threadQuery,
    },
    (call) => readThread(call.db, call.viewer, readerOf(call), call.params.id, call.query),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/tickets/{id}/messages",
      access,
      tag,
      summary: "Reply",
      params: idParams,
      body: replyBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    (call) => write(call, limits.reply, 201, (tx, acting) => replyAsCustomer(tx, services, acting, call.params.id, call.body)),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/tickets/{id}/close", access, tag, summary: "Close", params: idParams, body: emptyBody },
    (call) => write(call, limits.act, 200, (tx, acting) => closeAsCustomer(tx, services, acting, call.params.id)),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/tickets/{id}/reopen",
      access,
      tag,
      summary: "Reopen within 14 days",
      params: idParams,
      body: reopenBody,
      bodyLimit: writtenBody,
    },
    (call) => write(call, limits.act, 200, (tx, acting) => reopenAsCustomer(tx, services, acting, call.params.id, call.body)),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/tickets/{id}/rating", access, tag, summary: "Rate the answers", params: idParams, body: ratingBody },
    (call) => write(call, limits.act, 200, (tx, acting) => rateTicket(tx, services, acting, call.params.id, call.body)),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/tickets/{id}/read", access, tag, summary: "Mark as read up to a message", params: idParams, body: readBody },
    async (call) => {
      await call.limits.consume(limits.act, call.viewer.id);
      const ticket = await call.db.transaction((tx) => markRead(tx, services, actingOf(call), call.params.id, call.body.seq));
      return { data: { read_seq: ticket.customerReadSeq } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/tickets/{id}/typing",
      access,
      tag,
      summary: "Say that the customer is writing",
      params: idParams,
      body: z.strictObject({}),
    },
    async (call) => {
      await call.limits.consume(limits.typing, call.viewer.id);
      const { id } = await findTicket(call.db, call.params.id, call.viewer.id);
      const data = { id, name: call.viewer.name };
      await mention(services, { channels: [deskChannel, ticketChannel(id)], event: realtimeEvents.ticketTyping, data });
      return null;
    },
  );
}

type CustomerCall = Pick<Call<"customer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: CustomerViewer };

function write(
  call: CustomerCall,
  limit: Limit,
  status: 200 | 201,
  work: (tx: Db, acting: Acting) => Promise<TicketRow>,
): Promise<Response> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limit, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, status, before }, async (tx) => {
    const ticket = await work(tx, actingOf(call));
    return { data: await readTicket(tx, viewer, readerOf(call), ticket.id) };
  });
}

function actingOf(call: CustomerCall): Acting {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

function readerOf({ viewer, locale }: { viewer: CustomerViewer; locale: Acting["reader"]["locale"] }): Acting["reader"] {
  return { id: viewer.id, kind: "customer", locale };
}

/** The socket of the page that asks: it knows already and is not told. */
export function socketIdOf(c: ApiContext): string | undefined {
  const given = c.req.header("x-socket-id");
  return isSocketId(given) ? given : undefined;
}

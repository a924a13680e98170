// Tickets as staff work on them. Agents and administrators only: editors have no business with customers' words.

import { logAccess } from "#features/audit/access-log.server.ts";
import { chatOfTicket } from "#features/chat/server/ticket-chat.server.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import type { BulkResult } from "#features/tickets/rules/staff-ticket-views.ts";
import { bulkBody, changeTicketBody, mergeBody, openForCustomerBody, queueQuery } from "#features/tickets/rules/staff-tickets.contract.ts";
import { idParams, threadQuery } from "#features/tickets/rules/tickets.contract.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { AppError } from "#platform/errors.ts";
import { actingOf, readerOf, unseen, write } from "./staff-call.server.ts";
import { changeOneOfMany, changeTicket, mergeTicket, setFollowing } from "./staff-commands.server.ts";
import { openForCustomer } from "./staff-open.server.ts";
import { countQueue, listQueue } from "./staff-queue.server.ts";
import { listColleagues, readStaffThread, readStaffTicket } from "./staff-tickets.server.ts";
import type { TicketNeeds } from "./ticket-needs.ts";

const tag = "Staff: tickets";
const access = "tickets.answer";

export function staffTicketRoutes(router: ApiRouter, services: TicketNeeds): void {
  oldEndpoint(
    router,
    { method: "get", path: "/staff/tickets", access, tag, summary: "A queue: view, filters, search, page by page", query: queueQuery },
    async (call) => {
      if (call.query.q) await call.limits.consume(limits.search, call.viewer.id);
      return listQueue(call.db, call.viewer, readerOf(call), call.query);
    },
  );

  oldEndpoint(
    router,
    { method: "get", path: "/staff/tickets/counts", access, tag, summary: "How many tickets each view holds" },
    async (call) => ({
      data: await countQueue(call.db, call.viewer),
    }),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/staff/ticket-people", access, tag, summary: "Who a ticket can be given to" },
    async ({ db }) => ({
      data: await listColleagues(db),
    }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/tickets",
      access,
      tag,
      summary: "Open a ticket for a customer",
      body: openForCustomerBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    (call) => write(call, (tx, acting) => openForCustomer(tx, services, acting, call.body), 201),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/staff/tickets/bulk", access, tag, summary: "One change for many tickets", body: bulkBody },
    async (call) => {
      await call.limits.consume(limits.staff, call.viewer.id, call.body.ids.length);
      const results: BulkResult[] = [];
      for (const id of call.body.ids) {
        results.push(
          await changed(id, () => call.db.transaction((tx) => changeOneOfMany(tx, services, actingOf(call), id, call.body.change))),
        );
      }
      return { data: results };
    },
  );

  oldEndpoint(
    router,
    { method: "get", path: "/staff/tickets/{id}", access, tag, summary: "One ticket with its newest messages", params: idParams },
    async (call) => {
      const reader = readerOf(call);
      const ticket = await readStaffTicket(call.db, call.viewer, reader, call.params.id);
      const thread = await readStaffThread(call.db, reader, call.params.id, { limit: 100 });
      const address = call.c.var.clientAddress;
      await logAccess(call.db, {
        staffId: call.viewer.id,
        customerId: ticket.customer.id,
        action: "ticket.read",
        subjectId: ticket.id,
        address,
      });
      return { data: { ...ticket, messages: thread.data, thread: thread.meta, chat: await chatOfTicket(call.db, reader, ticket.id) } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/staff/tickets/{id}/messages",
      access,
      tag,
      summary: "Messages after or before a number",
      params: idParams,
      query: threadQuery,
    },
    (call) => readStaffThread(call.db, readerOf(call), call.params.id, call.query),
  );

  oldEndpoint(
    router,
    {
      method: "patch",
      path: "/staff/tickets/{id}",
      access,
      tag,
      summary: "State, priority, assignee, department, service, tags",
      params: idParams,
      body: changeTicketBody,
    },
    async (call) => {
      try {
        return await write(call, (tx, acting) => changeTicket(tx, services, acting, call.params.id, call.body));
      } catch (error) {
        return unseen(call, error);
      }
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/tickets/{id}/merge",
      access,
      tag,
      summary: "Merge into another ticket of the customer",
      params: idParams,
      body: mergeBody,
    },
    (call) => write(call, (tx, acting) => mergeTicket(tx, services, acting, call.params.id, call.body.into)),
  );

  for (const [method, following] of [
    ["post", true],
    ["delete", false],
  ] as const) {
    const summary = following ? "Follow" : "Stop following";
    oldEndpoint(router, { method, path: "/staff/tickets/{id}/follow", access, tag, summary, params: idParams }, async (call) => {
      await call.db.transaction((tx) => setFollowing(tx, actingOf({ ...call, body: undefined }), call.params.id, following));
      return { data: { following } };
    });
  }
}

async function changed(id: string, work: () => Promise<void>): Promise<BulkResult> {
  try {
    await work();
    return { id, ok: true, code: null };
  } catch (error) {
    if (error instanceof AppError) return { id, ok: false, code: error.id };
    throw error;
  }
}

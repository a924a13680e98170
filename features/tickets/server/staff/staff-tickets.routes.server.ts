// Tickets as staff work on them. Agents and administrators only: editors have no business with customers' words.
import { limits } from "#features/support/rules/support-settings.ts";
import type { BulkResult } from "#features/tickets/rules/staff-ticket-views.ts";
import * as calls from "#features/tickets/rules/staff-tickets.contract.ts";
import { listStaffTicketFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import { listForStaff } from "#features/tickets/server/fields/present-fields.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { actorOf, command, readerOf, writeDown } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { resultOf } from "./bulk-results.server.ts";
import { answered, unseen } from "./staff-call.server.ts";
import { changeOneOfMany, changeTicket, mergeTicket, setFollowing } from "./staff-commands.server.ts";
import { openForCustomer } from "./staff-open.server.ts";
import { countQueue, listQueue, readTrends } from "./staff-queue.server.ts";
import { listColleagues, openStaffTicket, readStaffThread } from "./staff-tickets.server.ts";

export function staffTicketRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.listQueue, async (call) => {
    if (call.query.q) await call.limits.consume(limits.search, call.viewer.id);
    return listQueue(call.db, services, call.viewer, readerOf(call), call.query);
  });

  endpoint(router, calls.countQueue, async ({ db, viewer }) => ({ data: await countQueue(db, viewer) }));

  endpoint(router, calls.readQueueTrends, async ({ db }) => ({ data: await readTrends(db, services, new Date()) }));

  endpoint(router, calls.listTicketPeople, async ({ db }) => ({ data: await listColleagues(db) }));

  endpoint(router, listStaffTicketFields, async ({ locale }) => ({ data: listForStaff(services.fields(), locale) }));

  command(router, calls.openTicketForCustomer, { limit: limits.staff }, async (tx, { actor, body }) =>
    answered(tx, services, actor, await openForCustomer(tx, services, actor, body)),
  );

  endpoint(router, calls.changeManyTickets, async (call) => {
    await call.limits.consume(limits.staff, call.viewer.id, call.body.ids.length);
    const { ids, change } = call.body;
    const seen = new Map(call.body.seen?.map(({ id, last_seen_seq, ...properties }) => [id, { last_seen_seq, seen: properties }]));
    const results: BulkResult[] = [];
    for (const id of ids) {
      const work = () =>
        call.db.transaction(async (tx) => {
          await changeOneOfMany(tx, services, actorOf(call), id, { ...change, ...seen.get(id) });
          await writeDown(tx, calls.changeManyTickets, { ...call, params: { id } }, null);
        });
      results.push(await resultOf(call, id, work));
    }
    return { data: results };
  });

  endpoint(router, calls.readStaffTicket, async (call) => {
    return { data: await openStaffTicket(call.db, services, call.viewer, readerOf(call), call.params.id, 100) };
  });

  endpoint(router, calls.listStaffTicketMessages, (call) => readStaffThread(call.db, readerOf(call), call.params.id, call.query));

  command(router, calls.changeTicket, { limit: limits.staff, newer: unseen }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await changeTicket(tx, services, actor, params.id, body)),
  );

  command(router, calls.mergeTicket, { limit: limits.staff }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await mergeTicket(tx, services, actor, params.id, body.into)),
  );

  for (const [follow, following] of [
    [calls.followTicket, true],
    [calls.unfollowTicket, false],
  ] as const) {
    command(router, follow, {}, async (tx, { actor, params }) => {
      await setFollowing(tx, actor, params.id, following);
      return { data: { following } };
    });
  }
}

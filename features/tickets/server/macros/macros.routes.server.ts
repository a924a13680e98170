// Macros: kept by agents, used on a ticket with one key.
import { limits } from "#features/support/rules/support-settings.ts";
import * as calls from "#features/tickets/rules/macros.contract.ts";
import { unseen } from "#features/tickets/server/staff/staff-call.server.ts";
import { outboxOf } from "#features/tickets/server/staff/staff-tickets.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { command, readerOf } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { AppError } from "#platform/errors.ts";
import { listMacros, removeMacro, runMacro, saveMacro } from "./macros.server.ts";

export function macroRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.listMacros, async (call) => ({
    data: await listMacros(call.db, { viewer: call.viewer, reader: readerOf(call) }),
  }));
  command(router, calls.createMacro, {}, async (tx, { actor, body }) => ({ data: await saveMacro(tx, actor, null, body) }));
  command(router, calls.changeMacro, {}, async (tx, { actor, params, body }) => ({ data: await saveMacro(tx, actor, params.id, body) }));
  command(router, calls.removeMacro, {}, async (tx, { actor, params }) => {
    await removeMacro(tx, actor, params.id);
    return null;
  });
  command(router, calls.runMacro, { limit: limits.reply, newer: unseen }, async (tx, { actor, params, body }) => {
    const id = await runMacro(tx, services, actor, params.id, body.macro, body.last_seen_seq);
    const found = (await outboxOf(tx, actor.reader, params.id)).find((one) => one.id === id);
    if (!found) throw new AppError("not_found");
    return { data: found };
  });
}

// Staff writing on a ticket: replies with their seconds of grace, notes, corrections, "is writing", canned replies filled in.
import { eq } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { publishTransient } from "#features/realtime/announce.server.ts";
import { realtimeEvents, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import type { OutboxView } from "#features/tickets/rules/staff-ticket-views.ts";
import * as calls from "#features/tickets/rules/staff-writing.contract.ts";
import { fillCanned } from "#features/tickets/server/fill-canned.server.ts";
import { customerChannelsOf } from "#features/tickets/server/ticket-access.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { findTicket } from "#features/tickets/server/ticket-store.server.ts";
import { type Actor, actorOf, command, readerOf } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { answered, unseen } from "./staff-call.server.ts";
import { askClosing } from "./staff-closing.server.ts";
import { addNote, editMessage, sendReply, undoReply } from "./staff-replies.server.ts";
import { outboxOf, readEdits } from "./staff-tickets.server.ts";

export function staffWritingRoutes(router: ApiRouter, services: TicketServices): void {
  command(router, calls.sendTicketReply, { limit: limits.reply, newer: unseen }, async (tx, { actor, params, body }) =>
    waiting(tx, actor, params.id, await sendReply(tx, services, actor, params.id, body)),
  );

  command(router, calls.askTicketClosing, { limit: limits.reply, newer: unseen }, async (tx, { actor, params, body }) =>
    waiting(tx, actor, params.id, await askClosing(tx, services, actor, params.id, body)),
  );

  command(router, calls.undoTicketReply, {}, async (tx, { actor, params }) => ({
    data: await undoReply(tx, services, actor, params.id, params.reply),
  }));

  command(router, calls.addTicketNote, { limit: limits.staff }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await addNote(tx, services, actor, params.id, body)),
  );

  command(router, calls.editTicketMessage, { limit: limits.staff }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await editMessage(tx, services, actor, params.id, params.message, body)),
  );

  endpoint(router, calls.listTicketMessageEdits, async (call) => ({
    data: await readEdits(call.db, readerOf(call), call.params.id, call.params.message),
  }));

  endpoint(router, calls.sayStaffTicketTyping, async (call) => {
    await call.limits.consume(limits.typing, call.viewer.id);
    const ticket = await findTicket(call.db, call.params.id);
    const { id, customerId } = ticket;
    const [customer] = await call.db.select({ locale: accounts.locale }).from(accounts).where(eq(accounts.id, customerId));
    const say = (channels: string[], name: string) =>
      publishTransient(services, {
        channels,
        event: realtimeEvents.ticketTyping,
        data: { id, name },
        exceptSocketId: actorOf(call).socketId,
      });
    await say(await customerChannelsOf(call.db, ticket), nameOf(call.viewer, customer?.locale ?? call.viewer.locale));
    // Colleagues know each other by one name, in whatever language the customer is written to.
    await say([ticketChannel(id)], call.viewer.name);
    return null;
  });

  endpoint(router, calls.fillCannedReply, async ({ db, viewer, params, query }) => ({
    data: await fillCanned(db, viewer, params.id, query.ticket, query.language),
  }));
}

/** What now waits for its seconds of grace to pass. */
async function waiting(tx: Db, { reader }: Actor<StaffViewer>, ticketId: string, id: string): Promise<{ data: OutboxView }> {
  const found = (await outboxOf(tx, reader, ticketId)).find((one) => one.id === id);
  if (!found) throw new AppError("not_found");
  return { data: found };
}

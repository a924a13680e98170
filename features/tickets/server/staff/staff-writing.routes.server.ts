// Staff writing on a ticket: replies with their seconds of grace, notes, corrections, "is writing", canned replies filled in.
import { publishTransient } from "#features/realtime/announce.server.ts";
import { customerChannel, realtimeEvents, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import type { OutboxView } from "#features/tickets/rules/staff-ticket-views.ts";
import * as calls from "#features/tickets/rules/staff-writing.contract.ts";
import { fillCanned } from "#features/tickets/server/fill-canned.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { findTicket } from "#features/tickets/server/ticket-store.server.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import { type AnswerResponse, type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { StaffActor } from "./staff-actor.ts";
import { actorOf, conflictResponse, readerOf, type StaffCall, write } from "./staff-call.server.ts";
import { askClosing } from "./staff-closing.server.ts";
import { addNote, editMessage, sendReply, undoReply } from "./staff-replies.server.ts";
import { outboxOf, readEdits } from "./staff-tickets.server.ts";

export function staffWritingRoutes(router: ApiRouter, services: TicketServices): void {
  endpoint(router, calls.sendTicketReply, (call) =>
    letWait(call, call.params.id, (tx, actor) => sendReply(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.askTicketClosing, (call) =>
    letWait(call, call.params.id, (tx, actor) => askClosing(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.undoTicketReply, async (call) => ({
    data: await call.db.transaction((tx) => undoReply(tx, services, actorOf(call), call.params.id, call.params.reply)),
  }));

  endpoint(router, calls.addTicketNote, (call) => write(call, (tx, actor) => addNote(tx, services, actor, call.params.id, call.body), 201));

  endpoint(router, calls.editTicketMessage, (call) =>
    write(call, (tx, actor) => editMessage(tx, services, actor, call.params.id, call.params.message, call.body)),
  );

  endpoint(router, calls.listTicketMessageEdits, async (call) => ({
    data: await readEdits(call.db, readerOf(call), call.params.id, call.params.message),
  }));

  endpoint(router, calls.sayStaffTicketTyping, async (call) => {
    await call.limits.consume(limits.typing, call.viewer.id);
    const { id, customerId } = await findTicket(call.db, call.params.id);
    const channels = [customerChannel(customerId), ticketChannel(id)];
    await publishTransient(services, {
      channels,
      event: realtimeEvents.ticketTyping,
      data: { id, name: call.viewer.name },
      exceptSocketId: socketIdOf(call.c),
    });
    return null;
  });

  endpoint(router, calls.fillCannedReply, async ({ db, viewer, params, query }) => ({
    data: await fillCanned(db, viewer, params.id, query.ticket, query.language),
  }));
}

/** Answers with what now waits for its seconds of grace to pass. */
async function letWait(
  call: StaffCall,
  ticketId: string,
  work: (tx: Db, actor: StaffActor) => Promise<string>,
): Promise<AnswerResponse<{ data: OutboxView }>> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limits.reply, viewer.id);
  try {
    return await writeOnce({ c, db, accountId: viewer.id, body, status: 201, before }, async (tx) => {
      const id = await work(tx, actorOf(call));
      const waiting = (await outboxOf(tx, readerOf(call), ticketId)).find((one) => one.id === id);
      if (!waiting) throw new AppError("not_found");
      return { data: waiting };
    });
  } catch (error) {
    return conflictResponse(call, error);
  }
}

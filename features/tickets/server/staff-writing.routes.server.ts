// Staff writing on a ticket: replies with their seconds of grace, notes, corrections, "is writing", canned replies filled in.
import { mention } from "#features/realtime/announce.server.ts";
import { customerChannel, realtimeEvents, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import type { OutboxView } from "#features/tickets/rules/staff-ticket-views.ts";
import * as calls from "#features/tickets/rules/staff-writing.contract.ts";
import { type AnswerResponse, type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { fillCanned } from "./fill-canned.server.ts";
import type { StaffActing } from "./staff-actor.ts";
import { actingOf, readerOf, type StaffCall, unseen, write } from "./staff-call.server.ts";
import { askClosing } from "./staff-closing.server.ts";
import { addNote, editMessage, sendReply, undoReply } from "./staff-replies.server.ts";
import { outboxOf, readEdits } from "./staff-tickets.server.ts";
import type { TicketNeeds } from "./ticket-needs.ts";
import { findTicket } from "./ticket-store.server.ts";
import { socketIdOf } from "./tickets.routes.server.ts";

export function staffWritingRoutes(router: ApiRouter, services: TicketNeeds): void {
  endpoint(router, calls.sendTicketReply, (call) =>
    letWait(call, call.params.id, (tx, acting) => sendReply(tx, services, acting, call.params.id, call.body)),
  );

  endpoint(router, calls.askTicketClosing, (call) =>
    letWait(call, call.params.id, (tx, acting) => askClosing(tx, services, acting, call.params.id, call.body)),
  );

  endpoint(router, calls.undoTicketReply, async (call) => ({
    data: await call.db.transaction((tx) => undoReply(tx, services, actingOf(call), call.params.id, call.params.reply)),
  }));

  endpoint(router, calls.addTicketNote, (call) =>
    write(call, (tx, acting) => addNote(tx, services, acting, call.params.id, call.body), 201),
  );

  endpoint(router, calls.editTicketMessage, (call) =>
    write(call, (tx, acting) => editMessage(tx, services, acting, call.params.id, call.params.message, call.body)),
  );

  endpoint(router, calls.listTicketMessageEdits, async (call) => ({
    data: await readEdits(call.db, readerOf(call), call.params.id, call.params.message),
  }));

  endpoint(router, calls.sayStaffTicketTyping, async (call) => {
    await call.limits.consume(limits.typing, call.viewer.id);
    const { id, customerId } = await findTicket(call.db, call.params.id);
    const channels = [customerChannel(customerId), ticketChannel(id)];
    await mention(services, {
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
  work: (tx: Db, acting: StaffActing) => Promise<string>,
): Promise<AnswerResponse<{ data: OutboxView }>> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limits.reply, viewer.id);
  try {
    return await writeOnce({ c, db, accountId: viewer.id, body, status: 201, before }, async (tx) => {
      const id = await work(tx, actingOf(call));
      const waiting = (await outboxOf(tx, readerOf(call), ticketId)).find((one) => one.id === id);
      if (!waiting) throw new AppError("not_found");
      return { data: waiting };
    });
  } catch (error) {
    return unseen(call, error);
  }
}

// Staff writing on a ticket: replies with their seconds of grace, notes, corrections, "is writing".

import { mention } from "#features/realtime/announce.server.ts";
import { customerChannel, realtimeEvents, ticketChannel } from "#features/realtime/channels.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { editMessageBody, messageParams, noteBody, replyParams, staffReplyBody } from "#features/tickets/rules/staff-tickets.contract.ts";
import { emptyBody, idParams } from "#features/tickets/rules/tickets.contract.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { actingOf, readerOf, unseen, write } from "./staff-call.server.ts";
import { addNote, editMessage, sendReply, undoReply } from "./staff-replies.server.ts";
import { outboxOf, readEdits } from "./staff-tickets.server.ts";
import type { TicketNeeds } from "./ticket-needs.ts";
import { findTicket } from "./ticket-store.server.ts";
import { socketIdOf } from "./tickets.routes.server.ts";

const tag = "Staff: tickets";
const access = "tickets.answer";

export function staffWritingRoutes(router: ApiRouter, services: TicketNeeds): void {
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/tickets/{id}/replies",
      access,
      tag,
      summary: "Reply; it leaves after 15 s",
      params: idParams,
      body: staffReplyBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    async (call) => {
      const { c, db, viewer, body, params } = call;
      const before = () => call.limits.consume(limits.reply, viewer.id);
      try {
        return await writeOnce({ c, db, accountId: viewer.id, body, status: 201, before }, async (tx) => {
          const replyId = await sendReply(tx, services, actingOf(call), params.id, body);
          const outbox = await outboxOf(tx, readerOf(call), params.id);
          return { data: outbox.find((reply) => reply.id === replyId) };
        });
      } catch (error) {
        return unseen(call, error);
      }
    },
  );

  oldEndpoint(
    router,
    {
      method: "delete",
      path: "/staff/tickets/{id}/replies/{reply}",
      access,
      tag,
      summary: "Take a reply back before it leaves",
      params: replyParams,
    },
    async (call) => ({
      data: await call.db.transaction((tx) => undoReply(tx, services, actingOf(call), call.params.id, call.params.reply)),
    }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/tickets/{id}/notes",
      access,
      tag,
      summary: "An internal note",
      params: idParams,
      body: noteBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    (call) => write(call, (tx, acting) => addNote(tx, services, acting, call.params.id, call.body), 201),
  );

  oldEndpoint(
    router,
    {
      method: "patch",
      path: "/staff/tickets/{id}/messages/{message}",
      access,
      tag,
      summary: "Correct one's own message",
      params: messageParams,
      body: editMessageBody,
      bodyLimit: writtenBody,
    },
    (call) => write(call, (tx, acting) => editMessage(tx, services, acting, call.params.id, call.params.message, call.body)),
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/staff/tickets/{id}/messages/{message}/edits",
      access,
      tag,
      summary: "What it said before",
      params: messageParams,
    },
    async (call) => ({ data: await readEdits(call.db, readerOf(call), call.params.id, call.params.message) }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/tickets/{id}/typing",
      access,
      tag,
      summary: "Say that staff is writing a reply",
      params: idParams,
      body: emptyBody,
    },
    async (call) => {
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
    },
  );
}

// Chats as staff work on them. Agents and administrators only.

import * as presence from "#features/chat/rules/chat-presence.contract.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import * as calls from "#features/chat/rules/staff-chat.contract.ts";
import { readAvailability } from "#features/chat/server/agent-presence.server.ts";
import { fillCannedForChat } from "#features/chat/server/chat-canned.server.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import { sendMessageBatched } from "#features/chat/server/messages/batched-messages.server.ts";
import { moveMark } from "#features/chat/server/messages/chat-marks.server.ts";
import type { SentMessage } from "#features/chat/server/messages/chat-messages.server.ts";
import { publishTyping } from "#features/chat/server/messages/publish-typing.server.ts";
import { takeBackLine } from "#features/chat/server/messages/take-back.server.ts";
import { presentChatMessage, readForStaff } from "#features/chat/server/present-chat.server.ts";
import { markNoticesRead } from "#features/notifications/notifications.server.ts";
import { type Actor, actorOf, type CommandCall, command, readerOf } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import {
  assignChat,
  endAsStaff,
  findForStaff,
  lockForStaff,
  noteAsStaff,
  ping,
  sendAsStaff,
  setPresence,
  takeChat,
  ticketAsStaff,
  transferChat,
} from "./staff-chat.server.ts";
import { countStaffChats, listStaffChats, readStaffChat } from "./staff-chats.server.ts";

const newest = { limit: 50 };

export function staffChatRoutes(router: ApiRouter, services: ChatServices): void {
  endpoint(router, calls.listStaffChats, (call) => listStaffChats(call.db, call.viewer, readerOf(call), call.query));
  endpoint(router, calls.countStaffChats, async ({ db, viewer }) => ({ data: await countStaffChats(db, viewer) }));
  endpoint(router, presence.readChatPresence, async ({ db, viewer }) => ({
    data: await readAvailability(db, services, viewer.id, new Date()),
  }));

  command(router, presence.changePresence, { limit: chatLimits.staff }, async (tx, { viewer, body }) => {
    await setPresence(tx, services, viewer, body);
    return { data: await readAvailability(tx, services, viewer.id, new Date()) };
  });
  command(router, presence.pingPresence, {}, async (tx, { viewer }) => ({ data: await ping(tx, services, viewer) }));

  endpoint(router, calls.readStaffChat, async (call) => {
    const reader = readerOf(call);
    const chat = await readStaffChat(call.db, call.viewer, reader, call.params.id);
    const thread = await readForStaff(call.db, reader, await findForStaff(call.db, call.viewer, chat.id), newest);
    return { data: { ...chat, messages: thread.data, thread: thread.meta } };
  });
  endpoint(router, calls.listStaffChatMessages, async (call) =>
    readForStaff(call.db, readerOf(call), await findForStaff(call.db, call.viewer, call.params.id), call.query),
  );

  command(router, calls.sendStaffChatMessage, { instead: (call) => sendQuickly(services, call) }, async (tx, { actor, params, body }) =>
    said(actor, await sendAsStaff(tx, services, actor, params.id, body)),
  );
  command(router, calls.addChatNote, {}, async (tx, { actor, params, body }) =>
    said(actor, await noteAsStaff(tx, services, actor, params.id, body)),
  );

  command(router, calls.takeStaffChatMessageBack, { limit: chatLimits.takeBack }, async (tx, { actor, params }) => {
    const chat = await lockForStaff(tx, actor.viewer, params.id);
    const taken = { side: "staff", authorId: actor.viewer.id, seq: params.seq, socketId: actor.socketId } as const;
    return { data: { seq: await takeBackLine(tx, services, chat, taken) } };
  });

  for (const [call, kind] of [
    [calls.markStaffChatRead, "read"],
    [calls.markStaffChatDelivered, "delivered"],
  ] as const) {
    command(router, call, {}, async (tx, { actor, params, body }) => {
      const locked = await lockForStaff(tx, actor.viewer, params.id);
      const mine = locked.agentId === actor.viewer.id;
      const chat = mine ? await moveMark(tx, services, locked, "staff", kind, body.seq, actor.socketId) : locked;
      // Who reads the chat has heard that it was handed over.
      if (mine && kind === "read") await markNoticesRead(tx, services, actor.viewer, { about: chat.id });
      return { data: { read: chat.staffReadSeq, delivered: chat.staffDeliveredSeq } };
    });
  }
  endpoint(router, calls.notifyStaffChatTyping, async (call) => {
    const chat = await findForStaff(call.db, call.viewer, call.params.id);
    if (chat.agentId !== call.viewer.id) throw new AppError("forbidden");
    await publishTyping(services, chat, "staff", call.viewer, actorOf(call).socketId);
    return null;
  });

  const desk = { limit: chatLimits.staff };
  command(router, calls.takeChat, desk, async (tx, { actor, params }) =>
    answered(tx, actor, await takeChat(tx, services, actor, params.id)),
  );
  command(router, calls.assignChat, desk, async (tx, { actor, params, body }) =>
    answered(tx, actor, await assignChat(tx, services, actor, params.id, body.agent)),
  );
  command(router, calls.transferChat, desk, async (tx, { actor, params, body }) =>
    answered(tx, actor, await transferChat(tx, services, actor, params.id, body)),
  );
  command(router, calls.endChat, desk, async (tx, { actor, params }) =>
    answered(tx, actor, await endAsStaff(tx, services, actor, params.id)),
  );
  command(router, calls.turnStaffChatIntoTicket, desk, async (tx, { actor, params, body }) =>
    answered(tx, actor, await ticketAsStaff(tx, services, actor, params.id, body)),
  );

  endpoint(router, calls.fillChatReply, async (call) => {
    const chat = await findForStaff(call.db, call.viewer, call.params.id);
    return { data: await fillCannedForChat(call.db, call.viewer, chat, call.params.reply, call.query.language) };
  });
}

/** Words alone, in a chat that goes on as usual: stored together with what others say at the same moment. */
async function sendQuickly(services: ChatServices, { db, actor, params, body }: CommandCall<typeof calls.sendStaffChatMessage>) {
  if (body.file_ids.length > 0) return null;
  const { viewer, reader, socketId } = actor;
  const draft = { chatId: params.id, authorId: viewer.id, clientId: body.client_id, body: body.body, socketId };
  const quick = await sendMessageBatched(db, services, { side: "staff", ...draft });
  return quick && { data: presentChatMessage(reader, quick, viewer.name, [], null), meta: { seq: quick.seq, replayed: false } };
}

function said({ reader, viewer }: Actor<StaffViewer>, { message, files, chat, replayed }: SentMessage<"message" | "note">) {
  return { data: presentChatMessage(reader, message, viewer.name, files, null), meta: { seq: chat.lastSeq, replayed } };
}

/** The answer is the chat as it is now; whoever gave it away may not see it any more. */
async function answered(tx: Db, { viewer, reader }: Actor<StaffViewer>, chat: ChatRow) {
  const view = await readStaffChat(tx, viewer, reader, chat.id).catch((error) => {
    if (error instanceof AppError && error.id === "not_found") return { id: chat.id, state: chat.state, agent: null };
    throw error;
  });
  return { data: view };
}

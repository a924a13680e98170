// Chats as staff work on them. Agents and administrators only.
import type { z } from "zod";
import type { markBody } from "#features/chat/rules/chat.contract.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import * as calls from "#features/chat/rules/staff-chat.contract.ts";
import { readAvailability } from "#features/chat/server/agent-presence.server.ts";
import { sendMessageBatched } from "#features/chat/server/batched-messages.server.ts";
import { fillCannedForChat } from "#features/chat/server/chat-canned.server.ts";
import { moveMark } from "#features/chat/server/chat-marks.server.ts";
import type { SentMessage } from "#features/chat/server/chat-messages.server.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import { presentChatMessage, readForStaff } from "#features/chat/server/present-chat.server.ts";
import { publishTyping } from "#features/chat/server/publish-typing.server.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import { type ApiRouter, type Call, endpoint } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
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
  type StaffChatActor,
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
  endpoint(router, calls.readChatPresence, async ({ db, viewer }) => ({ data: await readAvailability(db, viewer.id, new Date()) }));

  endpoint(router, calls.changePresence, async ({ db, viewer, body, limits }) => {
    await limits.consume(chatLimits.staff, viewer.id);
    await db.transaction((tx) => setPresence(tx, services, viewer, body));
    return { data: await readAvailability(db, viewer.id, new Date()) };
  });
  endpoint(router, calls.pingPresence, async ({ db, viewer }) => ({ data: await ping(db, viewer) }));

  endpoint(router, calls.readStaffChat, async (call) => {
    const reader = readerOf(call);
    const chat = await readStaffChat(call.db, call.viewer, reader, call.params.id);
    const thread = await readForStaff(call.db, reader, await findForStaff(call.db, call.viewer, chat.id), newest);
    return { data: { ...chat, messages: thread.data, thread: thread.meta } };
  });
  endpoint(router, calls.listStaffChatMessages, async (call) =>
    readForStaff(call.db, readerOf(call), await findForStaff(call.db, call.viewer, call.params.id), call.query),
  );

  endpoint(router, calls.sendStaffChatMessage, async (call) => {
    const { client_id: clientId, body, file_ids } = call.body;
    const draft = { chatId: call.params.id, authorId: call.viewer.id, clientId, body, socketId: socketIdOf(call.c) };
    const quick = file_ids.length === 0 ? await sendMessageBatched(call.db, services, { side: "staff", ...draft }) : null;
    if (quick) return { data: presentChatMessage(readerOf(call), quick, call.viewer.name, []), meta: { seq: quick.seq, replayed: false } };
    return answerSent(call, (tx, actor) => sendAsStaff(tx, services, actor, call.params.id, call.body));
  });
  endpoint(router, calls.addChatNote, (call) =>
    answerSent(call, (tx, actor) => noteAsStaff(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.markStaffChatRead, (call) => mark(services, call, "read"));
  endpoint(router, calls.markStaffChatDelivered, (call) => mark(services, call, "delivered"));
  endpoint(router, calls.notifyStaffChatTyping, async (call) => {
    const chat = await findForStaff(call.db, call.viewer, call.params.id);
    if (chat.agentId !== call.viewer.id) throw new AppError("forbidden");
    await publishTyping(services, chat, "staff", call.viewer, socketIdOf(call.c));
    return null;
  });

  endpoint(router, calls.takeChat, (call) => write(call, (tx, actor) => takeChat(tx, services, actor, call.params.id)));
  endpoint(router, calls.assignChat, (call) =>
    write(call, (tx, actor) => assignChat(tx, services, actor, call.params.id, call.body.agent)),
  );
  endpoint(router, calls.transferChat, (call) => write(call, (tx, actor) => transferChat(tx, services, actor, call.params.id, call.body)));
  endpoint(router, calls.endChat, (call) => write(call, (tx, actor) => endAsStaff(tx, services, actor, call.params.id)));
  endpoint(router, calls.turnStaffChatIntoTicket, (call) =>
    write(call, (tx, actor) => ticketAsStaff(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.fillChatReply, async (call) => {
    const chat = await findForStaff(call.db, call.viewer, call.params.id);
    return { data: await fillCannedForChat(call.db, call.viewer, chat, call.params.reply, call.query.language) };
  });
}

async function mark(services: ChatServices, call: StaffCall & Marking, kind: "read" | "delivered") {
  const chat = await call.db.transaction(async (tx) => {
    const locked = await lockForStaff(tx, call.viewer, call.params.id);
    if (locked.agentId !== call.viewer.id) return locked;
    return moveMark(tx, services, locked, "staff", kind, call.body.seq, socketIdOf(call.c));
  });
  return { data: { read: chat.staffReadSeq, delivered: chat.staffDeliveredSeq } };
}

type Marking = { params: { id: string }; body: z.output<typeof markBody> };
type StaffCall = Pick<Call<"chats.answer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: StaffViewer };

async function answerSent(call: StaffCall, work: (tx: Db, actor: StaffChatActor) => Promise<SentMessage<"message" | "note">>) {
  const said = await call.db.transaction((tx) => work(tx, actorOf(call)));
  return {
    data: presentChatMessage(readerOf(call), said.message, call.viewer.name, said.files),
    meta: { seq: said.chat.lastSeq, replayed: said.replayed },
  };
}

/** The answer is the chat as it is now; whoever gave it away may not see it any more. */
function write(call: StaffCall, work: (tx: Db, actor: StaffChatActor) => Promise<ChatRow>) {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(chatLimits.staff, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, before }, async (tx) => {
    const chat = await work(tx, actorOf(call));
    const view = await readStaffChat(tx, viewer, readerOf(call), chat.id).catch((error) => {
      if (error instanceof AppError && error.id === "not_found") return { id: chat.id, state: chat.state, agent: null };
      throw error;
    });
    return { data: view };
  });
}

function actorOf(call: StaffCall): StaffChatActor {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

function readerOf({ viewer, locale }: Pick<StaffCall, "viewer" | "locale">): StaffChatActor["reader"] {
  return { id: viewer.id, kind: "staff", locale };
}

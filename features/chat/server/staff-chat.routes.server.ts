// Chats as staff work on them. Agents and administrators only.

import { z } from "zod";
import { logAccess } from "#features/audit/access-log.server.ts";
import {
  assignChatBody,
  chatNoteBody,
  chatThreadQuery,
  markBody,
  presenceBody,
  sendBody,
  staffChatsQuery,
  staffChatTicketBody,
  transferChatBody,
} from "#features/chat/rules/chat.contract.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { emptyBody, idField, idParams } from "#platform/api/call-fields.ts";
import type { ApiRouter, Call } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { fillCannedForChat } from "./chat-canned.server.ts";
import { moveMark } from "./chat-marks.server.ts";
import type { Said } from "./chat-messages.server.ts";
import type { ChatNeeds } from "./chat-needs.ts";
import type { ChatRow } from "./chat-store.server.ts";
import { readDesk } from "./desk.server.ts";
import { presentChatMessage, readChatMessages } from "./present-chat.server.ts";
import { sayQuickly } from "./quick-say.server.ts";
import { sayTyping } from "./say-typing.server.ts";
import {
  assignChat,
  endAsStaff,
  findForStaff,
  lockForStaff,
  noteAsStaff,
  ping,
  type StaffChatActing,
  sendAsStaff,
  setPresence,
  takeChat,
  ticketAsStaff,
  transferChat,
} from "./staff-chat.server.ts";
import { countStaffChats, listStaffChats, readStaffChat } from "./staff-chats.server.ts";

const tag = "Staff: chat";
const access = "chats.answer";
const newest = { limit: 50 };

export function staffChatRoutes(router: ApiRouter, services: ChatNeeds): void {
  oldEndpoint(
    router,
    { method: "get", path: "/staff/chats", access, tag, summary: "Who waits, mine, or all (administrators)", query: staffChatsQuery },
    (call) => listStaffChats(call.db, call.viewer, readerOf(call), call.query),
  );
  oldEndpoint(
    router,
    { method: "get", path: "/staff/chats/counts", access, tag, summary: "Waiting, mine, unread: the badge" },
    async (call) => ({
      data: await countStaffChats(call.db, call.viewer),
    }),
  );
  oldEndpoint(
    router,
    { method: "get", path: "/staff/chats/desk", access, tag, summary: "Who is at the desk, with how many seats" },
    async (call) => ({
      data: await readDesk(call.db, call.viewer.id, new Date()),
    }),
  );
  oldEndpoint(
    router,
    { method: "put", path: "/staff/presence", access, tag, summary: "Online, away or offline; seats", body: presenceBody },
    async (call) => {
      await call.limits.consume(chatLimits.staff, call.viewer.id);
      await call.db.transaction((tx) => setPresence(tx, services, call.viewer, call.body));
      return { data: await readDesk(call.db, call.viewer.id, new Date()) };
    },
  );
  oldEndpoint(
    router,
    { method: "post", path: "/staff/presence/ping", access, tag, summary: "Still here, every 20 s", body: emptyBody },
    async (call) => ({ data: await ping(call.db, call.viewer) }),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/staff/chats/{id}", access, tag, summary: "One chat with its newest messages", params: idParams },
    async (call) => {
      const reader = readerOf(call);
      const chat = await readStaffChat(call.db, call.viewer, reader, call.params.id);
      const thread = await readChatMessages(call.db, reader, await findForStaff(call.db, call.viewer, chat.id), newest);
      const address = call.c.var.clientAddress;
      const looked = { staffId: call.viewer.id, customerId: chat.customer.id, action: "chat.read", subjectId: chat.id, address } as const;
      await logAccess(call.db, looked);
      return { data: { ...chat, messages: thread.data, thread: thread.meta } };
    },
  );
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/staff/chats/{id}/messages",
      access,
      tag,
      summary: "Messages and notes after or before a number",
      params: idParams,
      query: chatThreadQuery,
    },
    async (call) => readChatMessages(call.db, readerOf(call), await findForStaff(call.db, call.viewer, call.params.id), call.query),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/chats/{id}/messages",
      access,
      tag,
      summary: "Say something",
      params: idParams,
      body: sendBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    async (call) => {
      const { client_id: clientId, body, file_ids } = call.body;
      const saying = { chatId: call.params.id, authorId: call.viewer.id, clientId, body, socketId: socketIdOf(call.c) };
      const quick = file_ids.length === 0 ? await sayQuickly(call.db, services, { side: "staff", ...saying }) : null;
      if (quick)
        return { data: presentChatMessage(readerOf(call), quick, call.viewer.name, []), meta: { seq: quick.seq, replayed: false } };
      return answerSaid(call, (tx, acting) => sendAsStaff(tx, services, acting, call.params.id, call.body));
    },
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/chats/{id}/notes",
      access,
      tag,
      summary: "Internal note",
      params: idParams,
      body: chatNoteBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    (call) => answerSaid(call, (tx, acting) => noteAsStaff(tx, services, acting, call.params.id, call.body)),
  );

  for (const kind of ["read", "delivered"] as const) {
    oldEndpoint(
      router,
      {
        method: "post",
        path: `/staff/chats/{id}/${kind}`,
        access,
        tag,
        summary: kind === "read" ? "Seen up to a message; only its agent's eyes count" : "Received up to a message",
        params: idParams,
        body: markBody,
      },
      async (call) => {
        const chat = await call.db.transaction(async (tx) => {
          const locked = await lockForStaff(tx, call.viewer, call.params.id);
          if (locked.agentId !== call.viewer.id) return locked;
          return moveMark(tx, services, locked, "staff", kind, call.body.seq, socketIdOf(call.c));
        });
        return { data: { read: chat.staffReadSeq, delivered: chat.staffDeliveredSeq } };
      },
    );
  }

  oldEndpoint(
    router,
    { method: "post", path: "/staff/chats/{id}/typing", access, tag, summary: "Is writing", params: idParams, body: emptyBody },
    async (call) => {
      const chat = await findForStaff(call.db, call.viewer, call.params.id);
      if (chat.agentId !== call.viewer.id) throw new AppError("forbidden");
      await sayTyping(services, chat, "staff", call.viewer, socketIdOf(call.c));
      return null;
    },
  );

  oldEndpoint(
    router,
    { method: "post", path: "/staff/chats/{id}/take", access, tag, summary: "Take a waiting chat", params: idParams, body: emptyBody },
    (call) => write(call, (tx, acting) => takeChat(tx, services, acting, call.params.id)),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/chats/{id}/assign",
      access,
      tag,
      summary: "Give to somebody (administrators)",
      params: idParams,
      body: assignChatBody,
    },
    (call) => write(call, (tx, acting) => assignChat(tx, services, acting, call.params.id, call.body.agent)),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/chats/{id}/transfer",
      access,
      tag,
      summary: "Hand over, or back into the queue",
      params: idParams,
      body: transferChatBody,
    },
    (call) => write(call, (tx, acting) => transferChat(tx, services, acting, call.params.id, call.body)),
  );
  oldEndpoint(
    router,
    { method: "post", path: "/staff/chats/{id}/end", access, tag, summary: "End", params: idParams, body: emptyBody },
    (call) => write(call, (tx, acting) => endAsStaff(tx, services, acting, call.params.id)),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/chats/{id}/ticket",
      access,
      tag,
      summary: "Make it a ticket",
      params: idParams,
      body: staffChatTicketBody,
    },
    (call) => write(call, (tx, acting) => ticketAsStaff(tx, services, acting, call.params.id, call.body)),
  );
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/staff/chats/{id}/canned-replies/{reply}",
      access,
      tag,
      summary: "A canned reply filled in for this chat, in the customer's language",
      params: z.object({ id: idField, reply: idField }),
      query: z.strictObject({ language: z.enum(["en", "ko"]).optional() }),
    },
    async (call) => {
      const chat = await findForStaff(call.db, call.viewer, call.params.id);
      return { data: await fillCannedForChat(call.db, call.viewer, chat, call.params.reply, call.query.language) };
    },
  );
}

type StaffCall = Pick<Call<"chats.answer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: StaffViewer };

async function answerSaid(call: StaffCall, work: (tx: Db, acting: StaffChatActing) => Promise<Said<"message" | "note">>) {
  const said = await call.db.transaction((tx) => work(tx, actingOf(call)));
  return {
    data: presentChatMessage(readerOf(call), said.message, call.viewer.name, said.files),
    meta: { seq: said.chat.lastSeq, replayed: said.replayed },
  };
}

/** The answer is the chat as it is now; whoever gave it away may not see it any more. */
function write(call: StaffCall, work: (tx: Db, acting: StaffChatActing) => Promise<ChatRow>): Promise<Response> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(chatLimits.staff, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, before }, async (tx) => {
    const chat = await work(tx, actingOf(call));
    const view = await readStaffChat(tx, viewer, readerOf(call), chat.id).catch((error) => {
      if (error instanceof AppError && error.id === "not_found") return { id: chat.id, state: chat.state, agent: null };
      throw error;
    });
    return { data: view };
  });
}

function actingOf(call: StaffCall): StaffChatActing {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

function readerOf({ viewer, locale }: Pick<StaffCall, "viewer" | "locale">): StaffChatActing["reader"] {
  return { id: viewer.id, kind: "staff", locale };
}

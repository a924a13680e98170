// The customer's side of chats. Staff have their own routes.

import { z } from "zod";
import { chatRatingBody, chatThreadQuery, listChatsQuery, markBody, sendBody, startChatBody } from "#features/chat/rules/chat.contract.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { emptyBody, idParams } from "#platform/api/call-fields.ts";
import type { ApiRouter, Call } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { moveMark } from "./chat-marks.server.ts";
import type { ChatNeeds } from "./chat-needs.ts";
import { type ChatRow, findChat, findOpenChat, lockChat } from "./chat-store.server.ts";
import { askTranscript } from "./chat-transcript.server.ts";
import { type ChatActing, closeChatAsCustomer, rateChat, sendAsCustomer, startChat, ticketAsCustomer } from "./customer-chat.server.ts";
import { countCustomerUnread, listChats, presentChat, readAvailability, readChat } from "./customer-chats.server.ts";
import { presentForCustomer, readChatMessages } from "./present-chat.server.ts";
import { sayQuickly } from "./quick-say.server.ts";
import { sayTyping } from "./say-typing.server.ts";

const tag = "Chat";
const access = "customer";
const newest = { limit: 50 };

export function chatRoutes(router: ApiRouter, services: ChatNeeds): void {
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/chat/availability",
      access: "public",
      tag,
      summary: "Is somebody there, how long does it take, opening hours",
      limit: chatLimits.availability,
    },
    async ({ db }) => ({ data: await readAvailability(db) }),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/chat/badge", access, tag, summary: "Replies not seen yet, and the open chat" },
    async (call) => {
      const [unread, open] = await Promise.all([countCustomerUnread(call.db, call.viewer.id), findOpenChat(call.db, call.viewer.id)]);
      return { data: { unread, open_id: open?.id ?? null } };
    },
  );

  oldEndpoint(
    router,
    { method: "get", path: "/chat", access, tag, summary: "The customer's chats, newest first, with the open one", query: listChatsQuery },
    (call) => listChats(call.db, readerOf(call), call.query),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/chat",
      access,
      tag,
      summary: "Start a chat; a ticket when nobody is there",
      body: startChatBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    (call) => write(call, chatLimits.start, 201, (tx, acting) => startChat(tx, services, acting, call.body)),
  );

  oldEndpoint(
    router,
    { method: "get", path: "/chat/{id}", access, tag, summary: "One chat with its newest messages", params: idParams },
    async (call) => {
      const reader = readerOf(call);
      const chat = await readChat(call.db, reader, call.params.id);
      const thread = await readChatMessages(call.db, reader, await findChat(call.db, call.params.id, call.viewer.id), newest);
      return { data: { ...chat, messages: thread.data, thread: thread.meta } };
    },
  );

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/chat/{id}/messages",
      access,
      tag,
      summary: "Messages after or before a number",
      params: idParams,
      query: chatThreadQuery,
    },
    async (call) => readChatMessages(call.db, readerOf(call), await findChat(call.db, call.params.id, call.viewer.id), call.query),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/chat/{id}/messages",
      access,
      tag,
      summary: "Say something",
      params: idParams,
      body: sendBody,
      bodyLimit: writtenBody,
      status: 201,
    },
    async (call) => {
      const quick = await quickly(services, call);
      if (quick)
        return { data: presentForCustomer(readerOf(call), quick, call.viewer.name, []), meta: { seq: quick.seq, replayed: false } };
      const said = await call.db.transaction((tx) => sendAsCustomer(tx, services, actingOf(call), call.params.id, call.body));
      return {
        data: presentForCustomer(readerOf(call), said.message, call.viewer.name, said.files),
        meta: { seq: said.chat.publicSeq, replayed: said.replayed },
      };
    },
  );

  for (const kind of ["read", "delivered"] as const) {
    oldEndpoint(
      router,
      {
        method: "post",
        path: `/chat/{id}/${kind}`,
        access,
        tag,
        summary: kind === "read" ? "Seen up to a message" : "Received up to a message",
        params: idParams,
        body: markBody,
      },
      async (call) => {
        await call.limits.consume(chatLimits.mark, call.viewer.id);
        const chat = await call.db.transaction(async (tx) =>
          moveMark(tx, services, await lockChat(tx, call.params.id, call.viewer.id), "customer", kind, call.body.seq, socketIdOf(call.c)),
        );
        return { data: { read: chat.customerReadSeq, delivered: chat.customerDeliveredSeq } };
      },
    );
  }

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/chat/{id}/typing",
      access,
      tag,
      summary: "Is writing, at most every 1.5 s",
      params: idParams,
      body: emptyBody,
    },
    async (call) => {
      const chat = await findChat(call.db, call.params.id, call.viewer.id);
      await sayTyping(services, chat, "customer", call.viewer, socketIdOf(call.c));
      return null;
    },
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/chat/{id}/close",
      access,
      tag,
      summary: "End the chat or leave the queue",
      params: idParams,
      body: emptyBody,
    },
    (call) => write(call, chatLimits.act, 200, (tx, acting) => closeChatAsCustomer(tx, services, acting, call.params.id)),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/chat/{id}/rating", access, tag, summary: "Rate a chat that is over", params: idParams, body: chatRatingBody },
    (call) => write(call, chatLimits.act, 200, (tx, acting) => rateChat(tx, services, acting, call.params.id, call.body)),
  );

  oldEndpoint(
    router,
    { method: "post", path: "/chat/{id}/ticket", access, tag, summary: "Make it a ticket", params: idParams, body: emptyBody },
    (call) => write(call, chatLimits.act, 200, (tx, acting) => ticketAsCustomer(tx, services, acting, call.params.id)),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/chat/{id}/transcript",
      access,
      tag,
      summary: "Mail me the transcript",
      params: idParams,
      body: z.strictObject({}),
      status: 202,
    },
    async (call) => {
      const chat = await findChat(call.db, call.params.id, call.viewer.id);
      await call.limits.consume(chatLimits.transcript, call.viewer.id);
      await call.db.transaction((tx) => askTranscript(tx, services, chat, call.viewer.id));
      return { success: true };
    },
  );
}

function quickly(
  services: ChatNeeds,
  { db, c, viewer, params, body }: Pick<CustomerCall, "db" | "c" | "viewer"> & { params: { id: string }; body: z.output<typeof sendBody> },
) {
  if (body.file_ids.length > 0) return null;
  const saying = { chatId: params.id, authorId: viewer.id, clientId: body.client_id, body: body.body, socketId: socketIdOf(c) };
  return sayQuickly(db, services, { side: "customer", ...saying });
}

type CustomerCall = Pick<Call<"customer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: CustomerViewer };

function write(
  call: CustomerCall,
  limit: Limit,
  status: 200 | 201,
  work: (tx: Db, acting: ChatActing) => Promise<ChatRow>,
): Promise<Response> {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limit, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, status, before }, async (tx) => {
    const chat = await work(tx, actingOf(call));
    return { data: await presentChat(tx, readerOf(call), chat) };
  });
}

function actingOf(call: CustomerCall): ChatActing {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

function readerOf({ viewer, locale }: Pick<CustomerCall, "viewer" | "locale">): ChatActing["reader"] {
  return { id: viewer.id, kind: "customer", locale };
}

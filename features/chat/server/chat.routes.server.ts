// The customer's side of chats. Staff have their own routes.
import type { z } from "zod";
import * as calls from "#features/chat/rules/chat.contract.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import { socketIdOf } from "#features/tickets/server/tickets.routes.server.ts";
import { type ApiRouter, type Call, done, endpoint } from "#platform/api/endpoint.ts";
import { writeOnce } from "#platform/api/idempotency.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { sendMessageBatched } from "./batched-messages.server.ts";
import { moveMark } from "./chat-marks.server.ts";
import type { ChatServices } from "./chat-services.ts";
import { type ChatRow, findChat, findOpenChat, lockChat } from "./chat-store.server.ts";
import { askTranscript } from "./chat-transcript.server.ts";
import { type ChatActor, closeChatAsCustomer, rateChat, sendAsCustomer, startChat, ticketAsCustomer } from "./customer-chat.server.ts";
import { countCustomerUnread, listChats, presentChat, readAvailability, readChat } from "./customer-chats.server.ts";
import { presentForCustomer, readForCustomer } from "./present-chat.server.ts";
import { publishTyping } from "./publish-typing.server.ts";

const newest = { limit: 50 };

export function chatRoutes(router: ApiRouter, services: ChatServices): void {
  endpoint(router, calls.readChatAvailability, async ({ db }) => ({ data: await readAvailability(db) }));

  endpoint(router, calls.readChatBadge, async ({ db, viewer }) => {
    const [unread, open] = await Promise.all([countCustomerUnread(db, viewer.id), findOpenChat(db, viewer.id)]);
    return { data: { unread, open_id: open?.id ?? null } };
  });

  endpoint(router, calls.listChats, (call) => listChats(call.db, readerOf(call), call.query));

  endpoint(router, calls.startChat, (call) => write(call, chatLimits.start, 201, (tx, actor) => startChat(tx, services, actor, call.body)));

  endpoint(router, calls.readChat, async (call) => {
    const reader = readerOf(call);
    const chat = await readChat(call.db, reader, call.params.id);
    const thread = await readForCustomer(call.db, reader, await findChat(call.db, call.params.id, call.viewer.id), newest);
    return { data: { ...chat, messages: thread.data, thread: thread.meta } };
  });

  endpoint(router, calls.listChatMessages, async (call) =>
    readForCustomer(call.db, readerOf(call), await findChat(call.db, call.params.id, call.viewer.id), call.query),
  );

  endpoint(router, calls.sendChatMessage, async (call) => {
    const quick = await quickly(services, call);
    if (quick) return { data: presentForCustomer(readerOf(call), quick, call.viewer.name, []), meta: { seq: quick.seq, replayed: false } };
    const said = await call.db.transaction((tx) => sendAsCustomer(tx, services, actorOf(call), call.params.id, call.body));
    return {
      data: presentForCustomer(readerOf(call), said.message, call.viewer.name, said.files),
      meta: { seq: said.chat.publicSeq, replayed: said.replayed },
    };
  });

  endpoint(router, calls.markChatRead, (call) => mark(services, call, "read"));
  endpoint(router, calls.markChatDelivered, (call) => mark(services, call, "delivered"));

  endpoint(router, calls.notifyChatTyping, async (call) => {
    const chat = await findChat(call.db, call.params.id, call.viewer.id);
    await publishTyping(services, chat, "customer", call.viewer, socketIdOf(call.c));
    return null;
  });

  endpoint(router, calls.closeChat, (call) =>
    write(call, chatLimits.act, 200, (tx, actor) => closeChatAsCustomer(tx, services, actor, call.params.id)),
  );

  endpoint(router, calls.rateChat, (call) =>
    write(call, chatLimits.act, 200, (tx, actor) => rateChat(tx, services, actor, call.params.id, call.body)),
  );

  endpoint(router, calls.turnChatIntoTicket, (call) =>
    write(call, chatLimits.act, 200, (tx, actor) => ticketAsCustomer(tx, services, actor, call.params.id)),
  );

  endpoint(router, calls.mailChatTranscript, async (call) => {
    const chat = await findChat(call.db, call.params.id, call.viewer.id);
    await call.limits.consume(chatLimits.transcript, call.viewer.id);
    await call.db.transaction((tx) => askTranscript(tx, services, chat, call.viewer.id));
    return done;
  });
}

async function mark(services: ChatServices, call: CustomerCall & Marking, kind: "read" | "delivered") {
  await call.limits.consume(chatLimits.mark, call.viewer.id);
  const chat = await call.db.transaction(async (tx) =>
    moveMark(tx, services, await lockChat(tx, call.params.id, call.viewer.id), "customer", kind, call.body.seq, socketIdOf(call.c)),
  );
  return { data: { read: chat.customerReadSeq, delivered: chat.customerDeliveredSeq } };
}

function quickly(
  services: ChatServices,
  {
    db,
    c,
    viewer,
    params,
    body,
  }: Pick<CustomerCall, "db" | "c" | "viewer"> & { params: { id: string }; body: z.output<typeof calls.sendBody> },
) {
  if (body.file_ids.length > 0) return null;
  const draft = { chatId: params.id, authorId: viewer.id, clientId: body.client_id, body: body.body, socketId: socketIdOf(c) };
  return sendMessageBatched(db, services, { side: "customer", ...draft });
}

type Marking = { params: { id: string }; body: z.output<typeof calls.markBody> };
type CustomerCall = Pick<Call<"customer">, "c" | "db" | "limits" | "locale" | "body"> & { viewer: CustomerViewer };

function write(call: CustomerCall, limit: Limit, status: 200 | 201, work: (tx: Db, actor: ChatActor) => Promise<ChatRow>) {
  const { c, db, viewer, body } = call;
  const before = () => call.limits.consume(limit, viewer.id);
  return writeOnce({ c, db, accountId: viewer.id, body, status, before }, async (tx) => {
    const chat = await work(tx, actorOf(call));
    return { data: await presentChat(tx, readerOf(call), chat) };
  });
}

function actorOf(call: CustomerCall): ChatActor {
  return { viewer: call.viewer, reader: readerOf(call), socketId: socketIdOf(call.c) };
}

function readerOf({ viewer, locale }: Pick<CustomerCall, "viewer" | "locale">): ChatActor["reader"] {
  return { id: viewer.id, kind: "customer", locale };
}

// The customer's side of chats. Staff have their own routes.
import * as calls from "#features/chat/rules/chat.contract.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import { type Actor, actorOf, type CommandCall, command, readerOf } from "#platform/api/command.ts";
import { type ApiRouter, type CallOf, done, endpoint } from "#platform/api/endpoint.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { ChatServices } from "./chat-services.ts";
import { type ChatRow, findChat, findOpenChat, lockChat } from "./chat-store.server.ts";
import { askTranscript } from "./chat-transcript.server.ts";
import { closeChatAsCustomer, rateChat, sendAsCustomer, startChat, ticketAsCustomer } from "./customer-chat.server.ts";
import { countCustomerUnread, listChats, presentChat, readAvailability, readChat } from "./customer-chats.server.ts";
import { sendMessageBatched } from "./messages/batched-messages.server.ts";
import { moveMark } from "./messages/chat-marks.server.ts";
import { publishTyping } from "./messages/publish-typing.server.ts";
import { takeBackLine } from "./messages/take-back.server.ts";
import { presentForCustomer, readForCustomer } from "./present-chat.server.ts";

const newest = { limit: 50 };

export function chatRoutes(router: ApiRouter, services: ChatServices): void {
  endpoint(router, calls.readChatAvailability, async ({ db }) => ({ data: await readAvailability(db, services) }));

  endpoint(router, calls.readChatBadge, async ({ db, viewer }) => {
    const [unread, open] = await Promise.all([countCustomerUnread(db, viewer.id), findOpenChat(db, viewer.id)]);
    return { data: { unread, open_id: open?.id ?? null } };
  });

  endpoint(router, calls.listChats, (call) => listChats(call.db, services, readerOf(call), call.query));

  command(router, calls.startChat, { limit: chatLimits.start }, async (tx, { actor, body }) =>
    answered(tx, services, actor, await startChat(tx, services, actor, body)),
  );

  endpoint(router, calls.readChat, async (call) => {
    const reader = readerOf(call);
    const chat = await readChat(call.db, services, reader, call.params.id);
    const thread = await readForCustomer(call.db, reader, await findChat(call.db, call.params.id, call.viewer.id), newest);
    return { data: { ...chat, messages: thread.data, thread: thread.meta } };
  });

  endpoint(router, calls.listChatMessages, async (call) =>
    readForCustomer(call.db, readerOf(call), await findChat(call.db, call.params.id, call.viewer.id), call.query),
  );

  command(router, calls.sendChatMessage, { instead: (call) => sendQuickly(services, call) }, async (tx, { actor, params, body }) => {
    const said = await sendAsCustomer(tx, services, actor, params.id, body);
    return {
      data: presentForCustomer(actor.reader, said.message, actor.viewer.name, said.files, null),
      meta: { seq: said.chat.publicSeq, replayed: said.replayed },
    };
  });

  command(router, calls.takeChatMessageBack, { limit: chatLimits.takeBack }, async (tx, { actor, params }) => {
    const chat = await lockChat(tx, params.id, actor.viewer.id);
    const taken = { side: "customer", authorId: actor.viewer.id, seq: params.seq, socketId: actor.socketId } as const;
    return { data: { seq: await takeBackLine(tx, services, chat, taken) } };
  });

  for (const [call, kind] of [
    [calls.markChatRead, "read"],
    [calls.markChatDelivered, "delivered"],
  ] as const) {
    command(router, call, { limit: chatLimits.mark }, async (tx, { actor, params, body }) => {
      const locked = await lockChat(tx, params.id, actor.viewer.id);
      const chat = await moveMark(tx, services, locked, "customer", kind, body.seq, actor.socketId);
      return { data: { read: chat.customerReadSeq, delivered: chat.customerDeliveredSeq } };
    });
  }

  endpoint(router, calls.notifyChatTyping, async (call) => {
    const chat = await findChat(call.db, call.params.id, call.viewer.id);
    await publishTyping(services, chat, "customer", call.viewer, actorOf(call).socketId);
    return null;
  });

  command(router, calls.closeChat, { limit: chatLimits.act }, async (tx, { actor, params }) =>
    answered(tx, services, actor, await closeChatAsCustomer(tx, services, actor, params.id)),
  );

  command(router, calls.rateChat, { limit: chatLimits.act }, async (tx, { actor, params, body }) =>
    answered(tx, services, actor, await rateChat(tx, services, actor, params.id, body)),
  );

  command(router, calls.turnChatIntoTicket, { limit: chatLimits.act }, async (tx, { actor, params }) =>
    answered(tx, services, actor, await ticketAsCustomer(tx, services, actor, params.id)),
  );

  // Nobody's limit is touched by a chat that is not theirs.
  const findOwn = async ({ db, params, viewer, limits }: CallOf<typeof calls.mailChatTranscript>) => {
    const chat = await findChat(db, params.id, viewer.id);
    await limits.consume(chatLimits.transcript, viewer.id);
    return chat;
  };
  command(router, calls.mailChatTranscript, { before: findOwn }, async (tx, { viewer, proved: chat }) => {
    await askTranscript(tx, services, chat, viewer.id);
    return done;
  });
}

/** Words alone, in a chat that goes on as usual: stored together with what others say at the same moment. */
async function sendQuickly(services: ChatServices, { db, actor, params, body }: CommandCall<typeof calls.sendChatMessage>) {
  if (body.file_ids.length > 0) return null;
  const { viewer, reader, socketId } = actor;
  const draft = { chatId: params.id, authorId: viewer.id, clientId: body.client_id, body: body.body, socketId };
  const said = await sendMessageBatched(db, services, { side: "customer", ...draft });
  return said && { data: presentForCustomer(reader, said, viewer.name, [], null), meta: { seq: said.seq, replayed: false } };
}

async function answered(tx: Db, services: ChatServices, { reader }: Actor<CustomerViewer>, chat: ChatRow) {
  return { data: await presentChat(tx, services, reader, chat) };
}

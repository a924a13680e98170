// What a customer does in chats. Each command runs inside the caller's transaction and refuses what is not theirs.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { customerServices } from "#db/schema/tickets.ts";
import { awayEvent, mayTellAway } from "#features/chat/notices/chat-away.server.ts";
import { notifyQueue, notifyState } from "#features/chat/notices/chat-notices.server.ts";
import { availabilityState, expectedWaitSeconds } from "#features/chat/rules/availability.ts";
import type { chatRatingBody, sendBody, startChatBody } from "#features/chat/rules/chat.contract.ts";
import { customerMayInChat, isOpenChat } from "#features/chat/rules/chat.policy.ts";
import { waitJob } from "#features/chat/rules/chat-job-kinds.ts";
import { waitGoalSeconds, waitLimitSeconds } from "#features/chat/rules/chat-settings.ts";
import type { EndedByStop } from "#features/chat/rules/chat-views.ts";
import { checkOffered } from "#features/tickets/server/offered-department.server.ts";
import type { Reader } from "#features/tickets/server/present-ticket.server.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import { presenceFigures } from "./agent-presence.server.ts";
import type { ChatServices } from "./chat-services.ts";
import { addChatEvent, type ChatAuthor, type ChatRow, findChat, findOpenChat, lockChat, saveChat } from "./chat-store.server.ts";
import { turnIntoTicket } from "./chat-ticket.server.ts";
import { type SentMessage, sendMessage } from "./messages/chat-messages.server.ts";
import { sayInChat } from "./messages/say-in-chat.server.ts";

export type ChatActor = { viewer: CustomerViewer; reader: Reader; socketId?: string | undefined };

/** A chat in the queue; or, with nobody there, a ticket at once. With a chat open already, one more message in that. */
export async function startChat(tx: Db, services: ChatServices, actor: ChatActor, input: z.output<typeof startChatBody>): Promise<ChatRow> {
  const { viewer } = actor;
  // Two tabs that start at once come one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat:${viewer.id}`}, 0))`);
  const sent = await chatOfMessage(tx, viewer.id, input.client_id);
  if (sent) return sent;
  const open = await findOpenChat(tx, viewer.id);
  if (open) {
    await sendAsCustomer(tx, services, actor, open.id, input);
    return findChat(tx, open.id, viewer.id);
  }
  checkOffered(services, input.department, actor.reader);
  if (input.service) await checkService(tx, actor, input.service);
  const at = new Date();
  const figures = await presenceFigures(tx, services.desk().rules, at);
  const availability = availabilityState(figures, services.desk().calendar, at);
  const there = availability === "open" || availability === "busy";
  const told = expectedWaitSeconds(figures, figures.waiting + 1);
  const stored = await insertChat(tx, actor, input, at, told);
  const queued = { type: "queued", position: figures.waiting + 1, expected_wait_seconds: told } as const;
  const chat = there ? await addChatEvent(tx, stored, queued, authorOf(viewer), at) : stored;
  const said = await sendMessage(tx, services, {
    kind: "message",
    chat,
    input,
    author: authorOf(viewer),
    at,
    unknownFile: m.ticket_file_unknown({}, actor.reader),
  });
  if (!there) return leaveTicket(tx, services, actor, stored, said.chat, availability === "away" ? "away" : "closed", at);
  await saveChat(tx, stored, said.chat);
  await notifyState(tx, services, said.chat, actor.socketId);
  const since = at.toISOString();
  for (const startAfter of [waitGoalSeconds, waitLimitSeconds]) {
    await services.jobs.send(tx, waitJob, { chatId: chat.id, since }, { startAfter: startAfter + 1 });
  }
  return said.chat;
}

async function leaveTicket(
  tx: Db,
  services: ChatServices,
  actor: ChatActor,
  stored: ChatRow,
  said: ChatRow,
  why: "away" | "closed",
  at: Date,
): Promise<ChatRow> {
  let chat = said;
  if (await mayTellAway(tx, chat, at)) {
    chat = { ...(await addChatEvent(tx, chat, awayEvent(services, chat, at), { by: "system", id: null }, at)), awayToldAt: at };
  }
  chat = await turnIntoTicket(tx, services, stored, chat, { why, author: { by: "system", id: null }, at });
  await notifyState(tx, services, chat, actor.socketId);
  return chat;
}

async function insertChat(tx: Db, { viewer, reader }: ChatActor, input: z.output<typeof startChatBody>, at: Date, told: number | null) {
  const [chat] = await tx
    .insert(chats)
    .values({
      id: newId(),
      customerId: viewer.id,
      topic: input.topic,
      department: input.department,
      serviceId: input.service ?? null,
      locale: reader.locale,
      state: "waiting",
      lastBy: "customer",
      lastAt: at,
      waitingSince: at,
      toldSeconds: told,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!chat) throw new Error("The chat was not stored");
  return chat;
}

/** The same start sent twice, also when the chat it made is over by now. */
async function chatOfMessage(tx: Db, customerId: string, clientId: string): Promise<ChatRow | null> {
  const [row] = await tx
    .select({ chat: chats })
    .from(chats)
    .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), eq(chatMessages.clientId, clientId)))
    .where(and(eq(chats.customerId, customerId), eq(chatMessages.by, "customer")));
  return row?.chat ?? null;
}

export async function sendAsCustomer(
  tx: Db,
  services: ChatServices,
  actor: ChatActor,
  id: string,
  input: z.output<typeof sendBody>,
): Promise<SentMessage<"message">> {
  const chat = await lockChat(tx, id, actor.viewer.id);
  return sayInChat(tx, services, { ...actor, chat, input, author: authorOf(actor.viewer), refuse: !isOpenChat(chat.state) });
}

export async function closeChatAsCustomer(tx: Db, services: ChatServices, actor: ChatActor, id: string): Promise<ChatRow> {
  const before = await lockChat(tx, id, actor.viewer.id);
  // Asked twice is closed once.
  return isOpenChat(before.state) ? endChat(tx, services, before, authorOf(actor.viewer), actor) : before;
}

export async function endChat(
  tx: Db,
  services: ChatServices,
  before: ChatRow,
  author: ChatAuthor,
  { socketId, at = new Date(), why }: { socketId?: string | undefined; at?: Date; why?: EndedByStop } = {},
): Promise<ChatRow> {
  const over: ChatRow = { ...before, state: "ended", endedAt: at, endedBy: author.by, waitingSince: null, unansweredSince: null };
  const chat = await addChatEvent(tx, over, { type: "ended", by: author.by, ...(why ? { why } : {}) }, author, at);
  await saveChat(tx, before, chat);
  await notifyState(tx, services, chat, socketId);
  if (before.state === "waiting") await notifyQueue(tx, services, chat.id);
  return chat;
}

export async function rateChat(
  tx: Db,
  services: ChatServices,
  actor: ChatActor,
  id: string,
  input: z.output<typeof chatRatingBody>,
): Promise<ChatRow> {
  const before = await lockChat(tx, id, actor.viewer.id);
  const at = new Date();
  if (before.state !== "ended") throw new AppError("wrong_state");
  if (!customerMayInChat(before, at).rate) throw new AppError("rating_locked");
  const rated: ChatRow = { ...before, rating: input.rating, ratingComment: input.comment || null, ratedAt: at };
  const chat =
    before.rating === input.rating
      ? rated
      : await addChatEvent(tx, rated, { type: "rated", rating: input.rating }, authorOf(actor.viewer), at);
  await saveChat(tx, before, chat);
  await notifyState(tx, services, chat, actor.socketId);
  return chat;
}

export async function ticketAsCustomer(tx: Db, services: ChatServices, actor: ChatActor, id: string): Promise<ChatRow> {
  const before = await lockChat(tx, id, actor.viewer.id);
  // Asked twice makes one ticket.
  if (before.ticketId) return before;
  const chat = await turnIntoTicket(tx, services, before, before, { why: "asked", author: authorOf(actor.viewer), at: new Date() });
  await notifyState(tx, services, chat, actor.socketId);
  if (before.state === "waiting") await notifyQueue(tx, services, chat.id);
  return chat;
}

async function checkService(tx: Db, { viewer, reader }: ChatActor, serviceId: string): Promise<void> {
  const own = and(eq(customerServices.id, serviceId), eq(customerServices.customerId, viewer.id), isNull(customerServices.endedAt));
  const [service] = await tx.select({ id: customerServices.id }).from(customerServices).where(own);
  if (!service) throw new AppError("invalid", { fields: { service: [m.ticket_service_unknown({}, reader)] } });
}

function authorOf(viewer: CustomerViewer): ChatAuthor {
  return { by: "customer", id: viewer.id };
}

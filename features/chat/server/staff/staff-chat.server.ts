// What staff do with chats. Each command runs inside the caller's transaction; what somebody may not see is not found.
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { agentPresence, chats } from "#db/schema/chat.ts";
import {
  dismissOnlookers,
  notifyConsole,
  notifyHanded,
  notifyNote,
  notifyQueue,
  notifyState,
} from "#features/chat/notices/chat-notices.server.ts";
import type { sendBody } from "#features/chat/rules/chat.contract.ts";
import { staffMayInChat, staffMaySeeChat } from "#features/chat/rules/chat.policy.ts";
import type { presenceBody } from "#features/chat/rules/chat-presence.contract.ts";
import type { PresenceState } from "#features/chat/rules/chat-states.ts";
import { waitsSince } from "#features/chat/rules/chat-waits.ts";
import type { chatNoteBody, staffChatTicketBody, transferChatBody } from "#features/chat/rules/staff-chat.contract.ts";
import { type AgentSeat, listSeats } from "#features/chat/server/agent-presence.server.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import { addChatEvent, type ChatAuthor, type ChatRow, findChat, lockChat, saveChat } from "#features/chat/server/chat-store.server.ts";
import { turnIntoTicket } from "#features/chat/server/chat-ticket.server.ts";
import { endChat } from "#features/chat/server/customer-chat.server.ts";
import { type SentMessage, sendMessage } from "#features/chat/server/messages/chat-messages.server.ts";
import { sayInChat } from "#features/chat/server/messages/say-in-chat.server.ts";
import type { Reader } from "#features/tickets/server/present-ticket.server.ts";
import { can } from "#platform/api/capabilities.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

export type StaffChatActor = { viewer: StaffViewer; reader: Reader; socketId?: string | undefined };

export async function lockForStaff(tx: Db, viewer: StaffViewer, id: string): Promise<ChatRow> {
  return seen(viewer, await lockChat(tx, id));
}

export async function findForStaff(db: Db, viewer: StaffViewer, id: string): Promise<ChatRow> {
  return seen(viewer, await findChat(db, id));
}

function seen(viewer: StaffViewer, chat: ChatRow): ChatRow {
  if (!staffMaySeeChat(viewer, chat)) throw new AppError("not_found");
  return chat;
}

export async function sendAsStaff(
  tx: Db,
  services: ChatServices,
  actor: StaffChatActor,
  id: string,
  input: z.output<typeof sendBody>,
): Promise<SentMessage<"message">> {
  const chat = await lockForStaff(tx, actor.viewer, id);
  return sayInChat(tx, services, {
    ...actor,
    chat,
    input,
    author: authorOf(actor.viewer),
    refuse: !staffMayInChat(actor.viewer, chat).send,
  });
}

export async function noteAsStaff(
  tx: Db,
  services: ChatServices,
  actor: StaffChatActor,
  id: string,
  input: z.output<typeof chatNoteBody>,
): Promise<SentMessage<"note">> {
  const before = await lockForStaff(tx, actor.viewer, id);
  return writeNote(tx, services, actor, before, input);
}

async function writeNote(
  tx: Db,
  services: ChatServices,
  { viewer, socketId }: StaffChatActor,
  before: ChatRow,
  note: z.output<typeof chatNoteBody>,
) {
  const input = { ...note, file_ids: [] };
  const said = await sendMessage(tx, services, {
    kind: "note",
    chat: before,
    input,
    author: authorOf(viewer),
    at: new Date(),
    unknownFile: "",
  });
  if (said.replayed) return said;
  await saveChat(tx, before, said.chat);
  await notifyNote(tx, services, said.chat, socketId);
  return said;
}

/** First come, first served. Taken by oneself already: fine. */
export async function takeChat(tx: Db, services: ChatServices, actor: StaffChatActor, id: string): Promise<ChatRow> {
  const seat = await lockSeat(tx, services, actor.viewer.id);
  const chat = await lockChat(tx, id);
  if (chat.state === "active" && chat.agentId === actor.viewer.id) return chat;
  if (chat.state === "active") throw new AppError("chat_taken");
  seen(actor.viewer, chat);
  if (chat.state !== "waiting") throw new AppError("wrong_state");
  if (seat.taken >= seat.seats) throw new AppError("seats_full");
  return give(tx, services, chat, actor.viewer, actor);
}

/** By an administrator, to anybody at the desk; seats are not counted, since they decide. Null: back into the queue. */
export async function assignChat(
  tx: Db,
  services: ChatServices,
  actor: StaffChatActor,
  id: string,
  agentId: string | null,
): Promise<ChatRow> {
  const chat = await lockForStaff(tx, actor.viewer, id);
  if (!staffMayInChat(actor.viewer, chat).assign) throw new AppError(can(actor.viewer, "chats.supervise") ? "wrong_state" : "forbidden");
  return handOver(tx, services, actor, chat, agentId, false);
}

export async function transferChat(
  tx: Db,
  services: ChatServices,
  actor: StaffChatActor,
  id: string,
  { agent, note }: z.output<typeof transferChatBody>,
): Promise<ChatRow> {
  const before = await lockForStaff(tx, actor.viewer, id);
  if (!staffMayInChat(actor.viewer, before).transfer) throw new AppError(before.state === "active" ? "forbidden" : "wrong_state");
  const noted = note ? (await writeNote(tx, services, actor, before, { client_id: crypto.randomUUID(), body: note })).chat : before;
  return handOver(tx, services, actor, noted, agent, !can(actor.viewer, "chats.supervise"));
}

async function handOver(tx: Db, services: ChatServices, actor: StaffChatActor, chat: ChatRow, agentId: string | null, countSeats: boolean) {
  if (agentId === null) return chat.state === "waiting" ? chat : backIntoQueue(tx, services, chat, authorOf(actor.viewer), actor);
  if (chat.agentId === agentId && chat.state === "active") return chat;
  const seat = (await listSeats(tx, services.desk().rules, new Date())).find((one) => one.id === agentId);
  if (!seat) throw new AppError("invalid", { fields: { agent: [m.field_choice({}, actor.reader)] } });
  if (seat.status === "offline" && seat.id !== actor.viewer.id) throw new AppError("agent_offline");
  if (countSeats && seat.taken >= seat.seats) throw new AppError("seats_full");
  return give(tx, services, chat, seat, actor);
}

async function give(
  tx: Db,
  services: ChatServices,
  before: ChatRow,
  agent: Pick<AgentSeat, "id" | "name"> & Partial<Pick<AgentSeat, "names">>,
  actor: StaffChatActor,
): Promise<ChatRow> {
  const at = new Date();
  const author = authorOf(actor.viewer);
  const waited = before.waitingSince ? Math.max(0, Math.round((at.getTime() - before.waitingSince.getTime()) / 1000)) : 0;
  const fromQueue = before.state === "waiting";
  const given: ChatRow = {
    ...before,
    state: "active",
    agentId: agent.id,
    waitingSince: null,
    alertedAt: null,
    takenAt: before.takenAt ?? at,
    waitedSeconds: fromQueue ? waited : before.waitedSeconds,
  };
  const former = await formerAgent(tx, before);
  // For the day nobody is found by the id any more.
  const name = nameOf(agent, before.locale);
  const chat = await addChatEvent(
    tx,
    given,
    fromQueue
      ? { type: "joined", name, agent_id: agent.id, waited_seconds: waited }
      : { type: "transferred", from: former, from_id: before.agentId, to: name, to_id: agent.id },
    author,
    at,
  );
  await saveChat(tx, before, chat);
  await notifyState(tx, services, chat, actor.socketId);
  await dismissOnlookers(tx, services, chat);
  await notifyHanded(tx, services, chat, actor.viewer);
  if (fromQueue) await notifyQueue(tx, services, chat.id);
  return chat;
}

/** Whoever had the chat, also when they may not have it any more. */
async function formerAgent(tx: Db, { agentId, locale }: ChatRow): Promise<string | null> {
  if (!agentId) return null;
  const [row] = await tx.select({ name: accounts.name, names: accounts.names }).from(accounts).where(eq(accounts.id, agentId));
  return row ? nameOf(row, locale) : null;
}

/** At the place it would have by the time it began. */
export async function backIntoQueue(
  tx: Db,
  services: ChatServices,
  before: ChatRow,
  author: ChatAuthor,
  { socketId, at = new Date() }: { socketId?: string | undefined; at?: Date } = {},
): Promise<ChatRow> {
  const from = await formerAgent(tx, before);
  const waiting: ChatRow = { ...before, state: "waiting", agentId: null, waitingSince: waitsSince(before, at), alertedAt: null };
  const chat = await addChatEvent(tx, waiting, { type: "transferred", from, from_id: before.agentId, to: null, to_id: null }, author, at);
  await saveChat(tx, before, chat);
  await notifyState(tx, services, chat, socketId);
  await notifyQueue(tx, services, chat.id);
  return chat;
}

export async function endAsStaff(tx: Db, services: ChatServices, actor: StaffChatActor, id: string): Promise<ChatRow> {
  const before = await lockForStaff(tx, actor.viewer, id);
  if (before.state === "ended") return before;
  if (!staffMayInChat(actor.viewer, before).end) throw new AppError(before.state === "ticket" ? "wrong_state" : "forbidden");
  return endChat(tx, services, before, authorOf(actor.viewer), actor);
}

export async function ticketAsStaff(
  tx: Db,
  services: ChatServices,
  actor: StaffChatActor,
  id: string,
  input: z.output<typeof staffChatTicketBody>,
): Promise<ChatRow> {
  const before = await lockForStaff(tx, actor.viewer, id);
  if (before.ticketId) return before;
  if (!staffMayInChat(actor.viewer, before).ticket) throw new AppError("forbidden");
  const chat = await turnIntoTicket(tx, services, before, before, {
    why: "asked",
    author: authorOf(actor.viewer),
    at: new Date(),
    ...input,
  });
  await notifyState(tx, services, chat, actor.socketId);
  if (before.state === "waiting") await notifyQueue(tx, services, chat.id);
  return chat;
}

/** Two chats taken at once by the same agent are counted one after the other. */
async function lockSeat(tx: Db, services: ChatServices, agentId: string): Promise<{ seats: number; taken: number }> {
  const { rules } = services.desk();
  await tx
    .insert(agentPresence)
    .values({ accountId: agentId, status: "offline", seats: rules.seats, pingedAt: new Date(0) })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ seats: agentPresence.seats })
    .from(agentPresence)
    .where(eq(agentPresence.accountId, agentId))
    .for("update");
  const [held] = await tx
    .select({ taken: sql<number>`count(*)::int` })
    .from(chats)
    .where(and(eq(chats.agentId, agentId), eq(chats.state, "active")));
  return { seats: Math.min(row?.seats ?? rules.seats, rules.seatsMaximum), taken: held?.taken ?? 0 };
}

export async function setPresence(
  tx: Db,
  services: ChatServices,
  viewer: StaffViewer,
  { status, seats: wanted }: z.output<typeof presenceBody>,
): Promise<void> {
  const { rules } = services.desk();
  const seats = wanted && Math.min(wanted, rules.seatsMaximum);
  const now = new Date();
  await tx
    .insert(agentPresence)
    .values({ accountId: viewer.id, status, seats: seats ?? rules.seats, pingedAt: now, changedAt: now })
    .onConflictDoUpdate({ target: agentPresence.accountId, set: { status, pingedAt: now, changedAt: now, ...(seats ? { seats } : {}) } });
  await notifyConsole(tx, services, viewer.id, status);
  await notifyQueue(tx, services, "");
}

/** Every 20 s. Says what the server holds, so that a second tab follows the first. */
export async function ping(tx: Db, services: ChatServices, viewer: StaffViewer): Promise<{ status: PresenceState; seats: number }> {
  const [row] = await tx
    .update(agentPresence)
    .set({ pingedAt: new Date() })
    .where(eq(agentPresence.accountId, viewer.id))
    .returning({ status: agentPresence.status, seats: agentPresence.seats });
  const { rules } = services.desk();
  return row ? { ...row, seats: Math.min(row.seats, rules.seatsMaximum) } : { status: "offline", seats: rules.seats };
}

function authorOf(viewer: StaffViewer): ChatAuthor {
  return { by: "staff", id: viewer.id };
}

// What staff do with chats. Each command runs inside the caller's transaction; what somebody may not see is not found.
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { agentPresence, chats } from "#db/schema/chat.ts";
import { dismissOnlookers, tellDesk, tellMessage, tellNote, tellQueue, tellState } from "#features/chat/notices/chat-notices.server.ts";
import type { sendBody } from "#features/chat/rules/chat.contract.ts";
import { staffMayInChat, staffMaySeeChat } from "#features/chat/rules/chat.policy.ts";
import { seatsDefault } from "#features/chat/rules/chat-settings.ts";
import type { DeskState } from "#features/chat/rules/chat-states.ts";
import type { chatNoteBody, presenceBody, staffChatTicketBody, transferChatBody } from "#features/chat/rules/staff-chat.contract.ts";
import type { Reader } from "#features/tickets/server/present-ticket.server.ts";
import { can } from "#platform/api/capabilities.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { type Said, say } from "./chat-messages.server.ts";
import type { ChatNeeds } from "./chat-needs.ts";
import { addChatEvent, type ChatAuthor, type ChatRow, findChat, lockChat, saveChat } from "./chat-store.server.ts";
import { turnIntoTicket } from "./chat-ticket.server.ts";
import { endChat } from "./customer-chat.server.ts";
import { type AgentSeat, listSeats } from "./desk.server.ts";

export type StaffChatActing = { viewer: StaffViewer; reader: Reader; socketId?: string | undefined };

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
  needs: ChatNeeds,
  acting: StaffChatActing,
  id: string,
  input: z.output<typeof sendBody>,
): Promise<Said<"message">> {
  const { viewer, reader, socketId } = acting;
  const before = await lockForStaff(tx, viewer, id);
  const unknownFile = m.ticket_file_unknown({}, reader);
  const refuse = !staffMayInChat(viewer, before).send;
  const said = await say(tx, needs, {
    kind: "message",
    chat: before,
    input,
    author: authorOf(viewer),
    at: new Date(),
    unknownFile,
    refuse,
  });
  if (said.replayed) return said;
  await saveChat(tx, before, said.chat);
  await tellMessage(tx, needs, said.chat, said.message, socketId);
  return said;
}

export async function noteAsStaff(
  tx: Db,
  needs: ChatNeeds,
  acting: StaffChatActing,
  id: string,
  input: z.output<typeof chatNoteBody>,
): Promise<Said<"note">> {
  const before = await lockForStaff(tx, acting.viewer, id);
  return writeNote(tx, needs, acting, before, input);
}

async function writeNote(
  tx: Db,
  needs: ChatNeeds,
  { viewer, socketId }: StaffChatActing,
  before: ChatRow,
  note: z.output<typeof chatNoteBody>,
) {
  const input = { ...note, file_ids: [] };
  const said = await say(tx, needs, { kind: "note", chat: before, input, author: authorOf(viewer), at: new Date(), unknownFile: "" });
  if (said.replayed) return said;
  await saveChat(tx, before, said.chat);
  await tellNote(tx, needs, said.chat, socketId);
  return said;
}

/** First come, first served. Taken by oneself already: fine. */
export async function takeChat(tx: Db, needs: ChatNeeds, acting: StaffChatActing, id: string): Promise<ChatRow> {
  const seat = await lockSeat(tx, acting.viewer.id);
  const chat = await lockChat(tx, id);
  if (chat.state === "active" && chat.agentId === acting.viewer.id) return chat;
  if (chat.state === "active") throw new AppError("chat_taken");
  seen(acting.viewer, chat);
  if (chat.state !== "waiting") throw new AppError("wrong_state");
  if (seat.taken >= seat.seats) throw new AppError("seats_full");
  return give(tx, needs, chat, { id: acting.viewer.id, name: acting.viewer.name }, acting);
}

/** By an administrator, to anybody at the desk; seats are not counted, since they decide. Null: back into the queue. */
export async function assignChat(tx: Db, needs: ChatNeeds, acting: StaffChatActing, id: string, agentId: string | null): Promise<ChatRow> {
  const chat = await lockForStaff(tx, acting.viewer, id);
  if (!staffMayInChat(acting.viewer, chat).assign) throw new AppError(can(acting.viewer, "chats.supervise") ? "wrong_state" : "forbidden");
  return handOver(tx, needs, acting, chat, agentId, false);
}

export async function transferChat(
  tx: Db,
  needs: ChatNeeds,
  acting: StaffChatActing,
  id: string,
  { agent, note }: z.output<typeof transferChatBody>,
): Promise<ChatRow> {
  const before = await lockForStaff(tx, acting.viewer, id);
  if (!staffMayInChat(acting.viewer, before).transfer) throw new AppError(before.state === "active" ? "forbidden" : "wrong_state");
  const noted = note ? (await writeNote(tx, needs, acting, before, { client_id: crypto.randomUUID(), body: note })).chat : before;
  return handOver(tx, needs, acting, noted, agent, !can(acting.viewer, "chats.supervise"));
}

async function handOver(tx: Db, needs: ChatNeeds, acting: StaffChatActing, chat: ChatRow, agentId: string | null, countSeats: boolean) {
  if (agentId === null) return chat.state === "waiting" ? chat : backIntoQueue(tx, needs, chat, authorOf(acting.viewer), acting.socketId);
  if (chat.agentId === agentId && chat.state === "active") return chat;
  const seat = (await listSeats(tx, new Date())).find((one) => one.id === agentId);
  if (!seat) throw new AppError("invalid", { fields: { agent: [m.field_choice({}, acting.reader)] } });
  if (seat.status === "offline" && seat.id !== acting.viewer.id) throw new AppError("agent_offline");
  if (countSeats && seat.taken >= seat.seats) throw new AppError("seats_full");
  return give(tx, needs, chat, seat, acting);
}

async function give(
  tx: Db,
  needs: ChatNeeds,
  before: ChatRow,
  agent: Pick<AgentSeat, "id" | "name">,
  acting: StaffChatActing,
): Promise<ChatRow> {
  const at = new Date();
  const author = authorOf(acting.viewer);
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
  const former = before.agentId ? (await listSeats(tx, at)).find((one) => one.id === before.agentId)?.name : undefined;
  const chat = await addChatEvent(
    tx,
    given,
    fromQueue
      ? { type: "joined", name: agent.name, waited_seconds: waited }
      : { type: "transferred", from: former ?? null, to: agent.name },
    author,
    at,
  );
  await saveChat(tx, before, chat);
  await tellState(tx, needs, chat, acting.socketId);
  await dismissOnlookers(tx, needs, chat);
  if (fromQueue) await tellQueue(tx, needs, chat.id);
  return chat;
}

/** At the place it would have by the time it began. */
export async function backIntoQueue(
  tx: Db,
  needs: ChatNeeds,
  before: ChatRow,
  author: ChatAuthor,
  socketId?: string,
  at = new Date(),
): Promise<ChatRow> {
  const former = before.agentId ? (await listSeats(tx, at)).find((one) => one.id === before.agentId)?.name : undefined;
  const waiting: ChatRow = { ...before, state: "waiting", agentId: null, waitingSince: at, alertedAt: null };
  const chat = await addChatEvent(tx, waiting, { type: "transferred", from: former ?? null, to: null }, author, at);
  await saveChat(tx, before, chat);
  await tellState(tx, needs, chat, socketId);
  await tellQueue(tx, needs, chat.id);
  return chat;
}

export async function endAsStaff(tx: Db, needs: ChatNeeds, acting: StaffChatActing, id: string): Promise<ChatRow> {
  const before = await lockForStaff(tx, acting.viewer, id);
  if (before.state === "ended") return before;
  if (!staffMayInChat(acting.viewer, before).end) throw new AppError(before.state === "ticket" ? "wrong_state" : "forbidden");
  return endChat(tx, needs, before, authorOf(acting.viewer), acting.socketId);
}

export async function ticketAsStaff(
  tx: Db,
  needs: ChatNeeds,
  acting: StaffChatActing,
  id: string,
  input: z.output<typeof staffChatTicketBody>,
): Promise<ChatRow> {
  const before = await lockForStaff(tx, acting.viewer, id);
  if (before.ticketId) return before;
  if (!staffMayInChat(acting.viewer, before).ticket) throw new AppError("forbidden");
  const chat = await turnIntoTicket(tx, needs, before, before, { why: "asked", author: authorOf(acting.viewer), at: new Date(), ...input });
  await tellState(tx, needs, chat, acting.socketId);
  if (before.state === "waiting") await tellQueue(tx, needs, chat.id);
  return chat;
}

/** Two chats taken at once by the same agent are counted one after the other. */
async function lockSeat(tx: Db, agentId: string): Promise<{ seats: number; taken: number }> {
  await tx
    .insert(agentPresence)
    .values({ accountId: agentId, status: "offline", seats: seatsDefault, pingedAt: new Date(0) })
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
  return { seats: row?.seats ?? seatsDefault, taken: held?.taken ?? 0 };
}

export async function setPresence(
  tx: Db,
  needs: ChatNeeds,
  viewer: StaffViewer,
  { status, seats }: z.output<typeof presenceBody>,
): Promise<void> {
  const now = new Date();
  await tx
    .insert(agentPresence)
    .values({ accountId: viewer.id, status, seats: seats ?? seatsDefault, pingedAt: now, changedAt: now })
    .onConflictDoUpdate({ target: agentPresence.accountId, set: { status, pingedAt: now, changedAt: now, ...(seats ? { seats } : {}) } });
  await tellDesk(tx, needs, viewer.id, status);
  await tellQueue(tx, needs, "");
}

/** Every 20 s. Says what the server holds, so that a second tab follows the first. */
export async function ping(tx: Db, viewer: StaffViewer): Promise<{ status: DeskState; seats: number }> {
  const [row] = await tx
    .update(agentPresence)
    .set({ pingedAt: new Date() })
    .where(eq(agentPresence.accountId, viewer.id))
    .returning({ status: agentPresence.status, seats: agentPresence.seats });
  return row ?? { status: "offline", seats: seatsDefault };
}

function authorOf(viewer: StaffViewer): ChatAuthor {
  return { by: "staff", id: viewer.id };
}

// What happens to chats without anybody doing it. Every job may run twice, late or beside itself without doing harm:
// it looks for what is due, locks one chat at a time, and looks again before it acts.
import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { agentPresence, chats } from "#db/schema/chat.ts";
import { awayEvent, mayTellAway } from "#features/chat/notices/chat-away.server.ts";
import { notifyAlert, notifyMessage, notifyQueue, notifyState } from "#features/chat/notices/chat-notices.server.ts";
import { transcriptData, transcriptJob, unseenData, unseenJob, waitData, waitJob } from "#features/chat/rules/chat-job-kinds.ts";
import {
  agentGoneSeconds,
  agentWindowSeconds,
  idleEndSeconds,
  waitGoalSeconds,
  waitLimitSeconds,
} from "#features/chat/rules/chat-settings.ts";
import { backIntoQueue } from "#features/chat/server/staff/staff-chat.server.ts";
import { pushChatWaiting } from "#features/notifications/push/push-delivery.server.ts";
import type { Db } from "#platform/db/database.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { presenceFigures } from "./agent-presence.server.ts";
import type { ChatServices } from "./chat-services.ts";
import { addChatEvent, type ChatRow, lockChat, saveChat, systemAuthor } from "./chat-store.server.ts";
import { turnIntoTicket } from "./chat-ticket.server.ts";
import { mailTranscript, mailUnseen } from "./chat-transcript.server.ts";
import { endChat } from "./customer-chat.server.ts";

const atOnce = 200;
const nothing = z.object({});

export function defineChatJobs(services: ChatServices): void {
  const { jobs } = services;
  const soon = { retries: 8, retryDelaySeconds: 5, concurrency: 1 };
  jobs.define({ name: waitJob, data: waitData, ...soon, work: ({ chatId }) => watchOne(services, chatId, new Date()) });
  jobs.define({ name: unseenJob, data: unseenData, ...soon, work: (data) => mailUnseen(services, data) });
  jobs.define({ name: transcriptJob, data: transcriptData, ...soon, work: (data) => mailTranscript(services, data) });
  jobs.define({
    name: "chat-watch",
    data: nothing,
    retries: 2,
    retryDelaySeconds: 5,
    cron: "* * * * *",
    work: () => watchChats(services, new Date()),
  });
  jobs.define({
    name: "sweep-chat",
    data: nothing,
    retries: 2,
    retryDelaySeconds: 60,
    cron: "47 4 * * *",
    work: () => sweep(services.database.orm),
  });
}

/** Waiting too long, waiting in vain, left alone by an agent, forgotten. */
export async function watchChats(services: ChatServices, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const rows = await services.database.orm
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        inArray(chats.state, ["waiting", "active"]),
        or(
          lt(chats.waitingSince, before(waitGoalSeconds)),
          and(eq(chats.state, "active"), lt(chats.unansweredSince, before(agentWindowSeconds))),
          lt(chats.lastAt, before(idleEndSeconds)),
        ),
      ),
    )
    .orderBy(chats.lastAt, chats.id)
    .limit(atOnce);
  for (const { id } of rows) await watchOne(services, id, now);
}

export async function watchOne(services: ChatServices, chatId: string, now: Date): Promise<void> {
  await services.database.orm.transaction(async (tx) => {
    const chat = await lockChat(tx, chatId).catch(nullWhenGone);
    if (chat?.state === "waiting") await watchWaiting(tx, services, chat, now);
    else if (chat?.state === "active") await watchActive(tx, services, chat, now);
  });
}

async function watchWaiting(tx: Db, services: ChatServices, chat: ChatRow, now: Date): Promise<void> {
  const waited = secondsSince(chat.waitingSince ?? chat.createdAt, now);
  if (waited >= waitLimitSeconds) {
    const noted = await notifyAway(tx, services, chat, now);
    const turned = await turnIntoTicket(tx, services, chat, noted, { why: "unanswered", author: systemAuthor, at: now });
    await notifyState(tx, services, turned);
    await notifyQueue(tx, services, chat.id);
  } else if (waited >= waitGoalSeconds && !chat.alertedAt) {
    await tx.update(chats).set({ alertedAt: now }).where(eq(chats.id, chat.id));
    await notifyAlert(tx, services, chat);
    await pushChatWaiting(tx, services, chat.id);
  }
}

async function watchActive(tx: Db, services: ChatServices, chat: ChatRow, now: Date): Promise<void> {
  if (secondsSince(chat.lastAt, now) >= idleEndSeconds) {
    await endChat(tx, services, chat, systemAuthor, { at: now });
    return;
  }
  if (!chat.unansweredSince) return;
  const gone = await secondsWithout(tx, chat.agentId, now);
  if (gone < agentWindowSeconds) return;
  if (gone >= agentGoneSeconds && secondsSince(chat.unansweredSince, now) >= agentGoneSeconds) {
    await backIntoQueue(tx, services, chat, systemAuthor, { at: now });
    return;
  }
  const noted = await notifyAway(tx, services, chat, now);
  if (noted === chat) return;
  await saveChat(tx, chat, noted);
  await notifyMessage(tx, services, noted, { kind: "event", by: "system" });
}

/** Adds the out-of-office text where it is due, still to be saved. Somebody at the desk needs none. */
async function notifyAway(tx: Db, services: ChatServices, chat: ChatRow, now: Date): Promise<ChatRow> {
  const { agentsOnline } = await presenceFigures(tx, services.desk().rules, now);
  if (agentsOnline > 0 || !(await mayTellAway(tx, chat, now))) return chat;
  const told = await addChatEvent(tx, chat, awayEvent(services, chat, now), systemAuthor, now);
  return { ...told, awayToldAt: now };
}

/** How long the agent has not been heard of. */
async function secondsWithout(tx: Db, agentId: string | null, now: Date): Promise<number> {
  if (!agentId) return Number.POSITIVE_INFINITY;
  const [row] = await tx.select().from(agentPresence).where(eq(agentPresence.accountId, agentId));
  if (!row) return Number.POSITIVE_INFINITY;
  return secondsSince(row.status === "offline" ? row.changedAt : row.pingedAt, now);
}

function secondsSince(then: Date, now: Date): number {
  return (now.getTime() - then.getTime()) / 1000;
}

/** Nobody who has been silent for a day is shown as online to whoever reads the table. */
async function sweep(db: Db): Promise<void> {
  await db
    .update(agentPresence)
    .set({ status: "offline" })
    .where(and(lt(agentPresence.pingedAt, sql`now() - interval '1 day'`), sql`${agentPresence.status} <> 'offline'`));
}

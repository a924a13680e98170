// Mails about chats: the transcript somebody asked for, and replies they have not seen.
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { tickets } from "#db/schema/tickets.ts";
import { type ChatMailFacts, transcriptMail, unseenMail } from "#features/chat/notices/chat.email.ts";
import { type transcriptData, transcriptJob, type unseenData } from "#features/chat/rules/chat-job-kinds.ts";
import { chatLimits, unseenMailSeconds } from "#features/chat/rules/chat-settings.ts";
import { unsubscribeHeaders } from "#features/notifications/unsubscribe.server.ts";
import { nameFor } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import type { OutgoingMail } from "#platform/mail/mailer.ts";
import { newId } from "#platform/random-token.server.ts";
import type { ChatServices } from "./chat-services.ts";
import { type ChatRow, lockChat, saveChat } from "./chat-store.server.ts";
import { type ChatLine, chatLines } from "./messages/chat-lines.server.ts";
import { scheduleUnseenMail } from "./messages/chat-messages.server.ts";

type Account = typeof accounts.$inferSelect;

export async function askTranscript(tx: Db, services: ChatServices, chat: ChatRow, accountId: string): Promise<void> {
  await services.jobs.send(tx, transcriptJob, { chatId: chat.id, accountId, mailId: newId() });
}

export async function mailTranscript(
  services: ChatServices,
  { chatId, accountId, mailId }: z.output<typeof transcriptData>,
): Promise<void> {
  const db = services.database.orm;
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  const account = chat ? await reachable(db, accountId) : null;
  // Only ever to the customer whose chat it is.
  if (!chat || !account || account.id !== chat.customerId) return;
  const [ticket] = chat.ticketId ? await db.select({ number: tickets.number }).from(tickets).where(eq(tickets.id, chat.ticketId)) : [];
  const lines = await chatLines(db, chat.id, account.locale, account.timezone);
  const facts = {
    ...(await factsOf(services, chat, account)),
    startedAt: chat.createdAt,
    endedAt: chat.endedAt,
    ticket: ticket?.number ?? null,
  };
  const mail = await envelope(services, account, chat, mailId, transcriptMail(facts, lines.map(mailLine)));
  await db.transaction((tx) => services.mail.send(tx, mail));
}

/** All replies of the burst that are still unseen, in one mail. A reply after that starts the next burst. */
export async function mailUnseen(services: ChatServices, { chatId }: z.output<typeof unseenData>, now = new Date()): Promise<void> {
  const db = services.database.orm;
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  if (!chat) return;
  const since = chat.unseenSince;
  const mail = since && isDue(since, now) ? await composeUnseen(services, chat, since) : null;
  await db.transaction(async (tx) => {
    const locked = await lockChat(tx, chatId).catch(nullWhenGone);
    if (!locked) return;
    // Seen, or mailed, while this mail was being written.
    const same = locked.unseenSince?.getTime() === since?.getTime();
    if (since && same && isDue(since, now)) {
      await saveChat(tx, locked, { ...locked, unseenSince: null, unseenJobAt: null, mailedSeq: chat.staffSeq });
      if (mail) await services.mail.send(tx, mail);
      return;
    }
    await saveChat(tx, locked, await scheduleUnseenMail(tx, services, { ...locked, unseenJobAt: null }, now));
  });
}

function isDue(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= unseenMailSeconds * 1000;
}

async function composeUnseen(services: ChatServices, chat: ChatRow, since: Date): Promise<OutgoingMail | null> {
  const account = await reachable(services.database.orm, chat.customerId);
  if (!account || account.notifications.chat_missed === false || !(await services.limits.allows(chatLimits.mailPerCustomer, account.id)))
    return null;
  const lines = await chatLines(services.database.orm, chat.id, account.locale, account.timezone);
  const replies = lines.filter((line) => line.by === "staff" && line.seq > Math.max(chat.customerReadSeq, chat.mailedSeq));
  const id = createHash("sha256").update(`chat-unseen:${chat.id}:${since.toISOString()}`).digest("base64url").slice(0, 24);
  const mail = await envelope(services, account, chat, id, unseenMail(await factsOf(services, chat, account), replies.map(mailLine)));
  return { ...mail, headers: { ...mail.headers, ...unsubscribeHeaders(services, account, "chat_missed") } };
}

async function envelope(services: ChatServices, account: Account, chat: ChatRow, id: string, words: MailWords): Promise<OutgoingMail> {
  const composed = await composeMail(words);
  const domain = /@([\w.-]+)/.exec(services.config.MAIL_FROM)?.[1]?.toLowerCase() ?? "localhost";
  const root = `<chat.${chat.id}@${domain}>`;
  const headers = { "message-id": `<chat.${chat.id}.${id}@${domain}>`, references: root, "in-reply-to": root };
  return { id, to: account.email, locale: account.locale, ...composed, headers };
}

async function factsOf(services: ChatServices, chat: ChatRow, account: Account): Promise<ChatMailFacts> {
  const [agent] = chat.agentId
    ? await services.database.orm
        .select({ name: nameFor(account) })
        .from(accounts)
        .where(eq(accounts.id, chat.agentId))
    : [];
  const { locale, timezone, name } = account;
  return { locale, timezone, name, origin: services.origin(locale), chatId: chat.id, topic: chat.topic, agent: agent?.name ?? null };
}

/** Only addresses that somebody has proved. */
async function reachable(db: Db, accountId: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return account?.emailVerifiedAt && !account.disabledAt ? account : null;
}

function mailLine({ at, name, text, by }: ChatLine) {
  return { at, name, text, quiet: by === "system" };
}

// Pushes that leave: to browsers whose session lasts, in nobody's quiet hours, with a ticket's number and subject and nothing else.
import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import webPush from "web-push";
import { z } from "zod";
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { notifications, pushDevices, pushSettings } from "#db/schema/notifications.ts";
import { alive } from "#features/accounts/server/sessions.server.ts";
import { type NoticeKind, subjectOf } from "#features/notifications/notifications.contract.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Config } from "#platform/config.ts";
import type { Database, Db } from "#platform/db/database.ts";
import { clockText } from "#platform/i18n/format.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { AddressRefused, isTrusted, outsideRequest } from "#platform/outside-fetch.ts";
import { m } from "#platform/paraglide/messages.js";
import { publicPushKey, type Secrets } from "#platform/secrets.ts";
import { isQuiet, minutesOf, type PushKind, pushKindOf } from "./push-rules.ts";

export type PushServices = {
  config: Config;
  database: Database;
  jobs: Jobs;
  log: Log;
  secrets: Secrets;
};

/** What a browser shows. */
export type PushPayload = { title: string; text: string; url: string; tag: string; lang: Locale };

const noticeJob = "push-notice";
const chatJob = "push-chat";
const timeoutMs = 10_000;
/** What could not be brought within an hour is old news. */
const keepSeconds = 3_600;

/** In the transaction of the notice: somebody who has no device costs one question. */
export async function pushNotice(tx: Db, { jobs }: { jobs: Jobs }, accountId: string, kind: NoticeKind, id: number): Promise<void> {
  if (!pushKindOf(kind)) return;
  const [device] = await tx.select({ id: pushDevices.id }).from(pushDevices).where(eq(pushDevices.accountId, accountId)).limit(1);
  if (device) await jobs.send(tx, noticeJob, { id });
}

/** A customer has waited longer than the desk means to let them wait: whoever answers chats hears of it. */
export async function pushChatWaiting(tx: Db, { jobs }: { jobs: Jobs }, chatId: string): Promise<void> {
  const [device] = await tx.select({ id: pushDevices.id }).from(pushDevices).limit(1);
  if (device) await jobs.send(tx, chatJob, { chatId });
}

async function sendNotice(services: PushServices, id: number): Promise<void> {
  const db = services.database.orm;
  const [notice] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)));
  const kind = notice && pushKindOf(notice.kind as NoticeKind);
  if (!notice || !kind) return;
  const about = subjectOf(notice.kind as NoticeKind);
  const { number = "", subject = "" } = notice.data;
  await sendTo(services, kind, [notice.accountId], (lang) => ({
    // Neither the customer's name nor a colleague's: the words pass through somebody else's servers and lie on a locked screen.
    title: m[`push_${notice.kind as PushedNotice}`]({ number }, { locale: lang }),
    text: about === "ticket" ? subject : "",
    url: about === "chat" ? `/staff/chat/${notice.subjectId}` : `/staff/tickets/${notice.subjectId}`,
    tag: `${about}-${notice.subjectId}`,
    lang,
  }));
}

type PushedNotice = "staff_ticket_due" | "staff_ticket_overdue" | "staff_ticket_assigned" | "staff_ticket_mentioned" | "staff_chat_handed";

async function sendChat(services: PushServices, chatId: string): Promise<void> {
  const db = services.database.orm;
  const [waiting] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.state, "waiting")));
  if (!waiting) return;
  const answer = and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("chats.answer")), isNull(accounts.disabledAt));
  const own = db.select({ one: sql`1` }).from(pushDevices).where(eq(pushDevices.accountId, accounts.id));
  const people = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(answer, exists(own)));
  await sendTo(
    services,
    "chat",
    people.map(({ id }) => id),
    (lang) => ({ title: m.push_chat_waiting({}, { locale: lang }), text: "", url: `/staff/chat/${chatId}`, tag: `chat-${chatId}`, lang }),
  );
}

async function sendTo(
  services: PushServices,
  kind: PushKind,
  people: readonly string[],
  words: (locale: Locale) => PushPayload,
): Promise<void> {
  if (people.length === 0) return;
  const found = await services.database.orm
    .select({ device: pushDevices, locale: accounts.locale, settings: pushSettings })
    .from(pushDevices)
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .leftJoin(pushSettings, eq(pushSettings.accountId, pushDevices.accountId))
    .where(and(inArray(pushDevices.accountId, [...people]), isNull(accounts.disabledAt), alive(services.config)));
  const now = minutesOf(clockText(new Date()));
  const wanted = found.filter(
    ({ settings }) => settings?.kinds[kind] !== false && !isQuiet(now, settings?.quietFrom ?? null, settings?.quietUntil ?? null),
  );
  await Promise.all(wanted.map(({ device, locale }) => sendOne(services, device, words(locale))));
}

/** One that the push service no longer knows is forgotten. What else fails is old news by the time it could be tried again. */
async function sendOne(services: PushServices, device: typeof pushDevices.$inferSelect, payload: PushPayload): Promise<void> {
  const { config, secrets, log } = services;
  const { endpoint, p256dh, auth } = device;
  const url = new URL(endpoint);
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject: contactOf(config), publicKey: publicPushKey(secrets), privateKey: secrets.push },
      TTL: keepSeconds,
      urgency: "high",
      contentEncoding: "aes128gcm",
    });
    const outgoing = {
      method: "POST",
      headers: textHeaders(headers),
      body: body as Buffer,
      timeoutMs,
      agentName: `${brand.name.en} push`,
    } as const;
    const { status } = await outsideRequest(url, outgoing, isTrusted(config, url));
    if (status === 404 || status === 410) await forget(services, device.id);
    else if (status >= 300) log.warn({ status, service: url.host }, "a push was refused");
  } catch (error) {
    // The name stands for another address by now, or the keys are none.
    if (error instanceof AddressRefused) await forget(services, device.id);
    log.warn({ service: url.host, reason: (error as Error).message }, "a push did not leave");
  }
}

/** Whom a push service can write to. */
function contactOf({ MAIL_FROM }: Config): string {
  return `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}

function textHeaders(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

async function forget({ database }: PushServices, id: string): Promise<void> {
  await database.orm.delete(pushDevices).where(eq(pushDevices.id, id));
}

export function definePushJobs(services: PushServices): void {
  const once = { retries: 1, retryDelaySeconds: 10, concurrency: 4 };
  services.jobs.define({ name: noticeJob, data: z.object({ id: z.int() }), ...once, work: ({ id }) => sendNotice(services, id) });
  services.jobs.define({
    name: chatJob,
    data: z.object({ chatId: z.string() }),
    ...once,
    work: ({ chatId }) => sendChat(services, chatId),
  });
}

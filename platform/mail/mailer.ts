// Mail leaves through a durable job: the row is written in the transaction that causes it, the request never waits for SMTP.
// Without SMTP_URL mails are captured; the development mailbox shows them.
import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, lt, ne } from "drizzle-orm";
import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { fillText, type LiveValues } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { files } from "#db/schema/files.ts";
import { mails } from "#db/schema/mails.ts";
import type { Database, Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { type Log, withoutAddresses } from "#platform/log.ts";
import { during, type Step } from "#platform/observe/steps.ts";
import type { Storage } from "#platform/storage/storage.ts";

export type OutgoingMail = {
  /** Whoever writes mails in a job names them after the job: a job that runs again does not send again. */
  id?: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Ids of files that go along. */
  attachments?: readonly string[];
};

export type CapturedMail = { id: string; to: string; subject: string; text: string; html: string; date: string };

export type Mailer = {
  /** Inside the transaction that causes the mail. False: a mail of that id was written before. */
  send(db: Db, mail: OutgoingMail): Promise<boolean>;
  /** Drops all mails to an address, those that still wait too. */
  forget(db: Db, address: string): Promise<void>;
  captured(): Promise<CapturedMail[]>;
};

/** Empty: as the configuration has it. */
export type Sender = { name: string; replyTo: string };

type Needs = {
  database: Database;
  jobs: Jobs;
  log: Log;
  storage: Storage;
  smtpUrl: string | undefined;
  from: string;
  /** What staff have set: the name beside the address, and where answers go to mails that name no address of their own. */
  sender: (locale: Locale) => Sender;
  live: (locale: Locale) => LiveValues;
};

export function createMailer({ database, jobs, log, storage, smtpUrl, from, sender, live }: Needs): Mailer {
  const transport: Transporter | undefined = smtpUrl
    ? createTransport(smtpUrl, { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as object)
    : undefined;

  jobs.define({
    name: "send-mail",
    data: z.object({ mailId: z.string() }),
    // Back-off doubles from 10 s to an hour: a server that is away for a day loses nothing.
    retries: 40,
    retryDelaySeconds: 10,
    concurrency: 2,
    async work({ mailId }, job) {
      const [mail] = await database.orm.select().from(mails).where(eq(mails.id, mailId));
      if (mail?.state !== "waiting") return;
      const step: Step = { kind: "mail", name: transport ? "sent" : "captured", about: { attempt: job.attempt } };
      try {
        await during(step, async () =>
          transport?.sendMail({
            from: namedSender(from, sender(mail.locale).name),
            to: { name: "", address: mail.recipient },
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            ...(mail.attachments.length > 0 ? { attachments: await attachmentsOf(database.orm, storage, mail.attachments) } : {}),
            // The same id on every try: a receiver that got it twice sees one mail.
            messageId: mail.headers["message-id"] ?? `<${mail.id}@${domainOf(from)}>`,
            headers: { "Auto-Submitted": "auto-generated", ...withoutId(mail.headers) },
          }),
        );
      } catch (error) {
        const reason = withoutAddresses((error as Error).message);
        log.warn({ mailId, attempt: job.attempt, reason }, "a mail could not be handed over");
        if (job.lastAttempt) await database.orm.update(mails).set({ state: "failed", text: "", html: "" }).where(eq(mails.id, mailId));
        throw error;
      }
      await database.orm
        .update(mails)
        // A mail may carry a link that opens an account: once it is handed over, no copy stays here.
        .set(transport ? { state: "sent", sentAt: new Date(), text: "", html: "" } : { state: "captured", sentAt: new Date() })
        .where(eq(mails.id, mailId));
    },
  });

  jobs.define({
    name: "sweep-mails",
    data: z.object({}),
    retries: 1,
    retryDelaySeconds: 60,
    cron: "17 4 * * *",
    async work() {
      // Mails hold personal data; nothing needs them after a month.
      const monthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000);
      await database.orm.delete(mails).where(and(lt(mails.createdAt, monthAgo), ne(mails.state, "waiting")));
    },
  });

  return {
    async send(db, mail) {
      const id = mail.id ?? randomUUID();
      // What staff have set about the company, as it holds when the mail is written.
      const held = live(mail.locale);
      const values = {
        id,
        recipient: mail.to,
        locale: mail.locale,
        subject: oneLine(fillText(mail.subject, held)),
        text: fillText(mail.text, held),
        html: fillText(mail.html, held, escapeHtml),
        headers: Object.fromEntries(
          Object.entries({ ...answersTo(sender(mail.locale)), ...mail.headers }).map(([name, value]) => [
            name.toLowerCase(),
            oneLine(value),
          ]),
        ),
        attachments: [...(mail.attachments ?? [])],
        state: "waiting" as const,
      };
      const [written] = await db.insert(mails).values(values).onConflictDoNothing({ target: mails.id }).returning({ id: mails.id });
      if (!written) return false;
      await jobs.send(db, "send-mail", { mailId: id });
      return true;
    },
    async forget(db, address) {
      await db.delete(mails).where(eq(mails.recipient, address));
    },
    async captured() {
      const rows = await database.orm.select().from(mails).orderBy(desc(mails.createdAt)).limit(200);
      return rows.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: mail.createdAt.toISOString(),
      }));
    },
  };
}

/** The scanner has the last word: a file it has not judged yet makes the mail wait, one it has refused stays here. */
async function attachmentsOf(db: Db, storage: Storage, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(asc(files.position));
  if (rows.some(({ scan }) => scan === "waiting")) throw new Error("an attachment waits for the scanner");
  const clean = rows.filter(({ scan }) => scan === "clean");
  return Promise.all(
    clean.map(async ({ name, type, storageKey }) => ({ filename: name, contentType: type, content: await storage.read(storageKey) })),
  );
}

/** A line break in a header would start another header. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, 300);
}

function answersTo({ replyTo }: Sender): Record<string, string> {
  return replyTo ? { "reply-to": replyTo } : {};
}

/** "Aranode <no-reply@example.com>" as its two parts. */
export function senderParts(from: string): { name: string; address: string } {
  const at = from.indexOf("<");
  if (at < 0) return { name: "", address: from.trim() };
  return {
    name: from.slice(0, at).replaceAll('"', "").trim(),
    address: from
      .slice(at + 1)
      .replace(">", "")
      .trim(),
  };
}

function namedSender(from: string, name: string): string | { name: string; address: string } {
  return name ? { name, address: senderParts(from).address } : from;
}

function withoutId(headers: Record<string, string>): Record<string, string> {
  const { "message-id": _, ...rest } = headers;
  return rest;
}

function domainOf(from: string): string {
  return from.match(/@([\w.-]+)/)?.[1] ?? "localhost";
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

// Bells and mails about enquiries: a new one rings for everybody who answers them, a reply for whoever has answered it or has it.
// The team's own mailbox gets a mail of both. Each is told once, however often the job runs.
import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import { contactFor, threadRoot } from "#features/enquiries/server/enquiries.server.ts";
import type { EnquiryRow } from "#features/enquiries/server/enquiry-store.server.ts";
import { notify } from "#features/notifications/notifications.server.ts";
import { noticeSettings, unsubscribeHeaders } from "#features/notifications/unsubscribe.server.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import { tellRules } from "#features/support/server/tell-rules.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";
import { tellOutside } from "#platform/events/outside-events.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { teamMail } from "./team-enquiry.email.ts";

const noticeJob = "enquiry-notice";
const enquiryNotice = z.object({ notice: z.enum(["new", "reply"]), enquiryId: z.string(), entryId: z.string().optional() });
export type EnquiryNotice = z.output<typeof enquiryNotice>;
type Account = typeof accounts.$inferSelect;

const toldAs = { new: "enquiry.received", reply: "enquiry.replied" } as const;

export async function notifyPeople(tx: Db, { jobs }: Pick<TicketServices, "jobs">, notice: EnquiryNotice): Promise<void> {
  await jobs.send(tx, noticeJob, notice);
  await tellOutside(tx, { jobs }, toldAs[notice.notice], { id: notice.enquiryId });
  if (notice.notice === "new") await tellRules(tx, { jobs }, { trigger: "enquiry_received", enquiryId: notice.enquiryId });
}

export function defineEnquiryJobs(services: TicketServices): void {
  services.jobs.define({
    name: noticeJob,
    data: enquiryNotice,
    retries: 8,
    retryDelaySeconds: 5,
    work: (notice) => sendEnquiryNotice(services, notice),
  });
}

async function sendEnquiryNotice(services: TicketServices, notice: EnquiryNotice): Promise<void> {
  const db = services.database.orm;
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, notice.enquiryId));
  if (!enquiry || enquiry.status === "spam") return;
  const words = notice.entryId ? await textOf(db, notice.entryId) : enquiry.message;
  const onceKey = `enquiry-${notice.notice}:${notice.entryId ?? enquiry.id}`;
  const data = { number: enquiry.reference, subject: toSnippet(words, 120), name: enquiry.name };
  const kind = notice.notice === "new" ? "staff_enquiry_new" : "staff_enquiry_reply";
  for (const account of await concerned(db, enquiry, notice)) {
    await db.transaction((tx) => notify(tx, services, { account, kind, about: enquiry.id, data, onceKey }));
    const wanted = notice.notice === "reply" && account.emailVerifiedAt && account.notifications[kind] !== false;
    if (wanted) await mailOne(services, { notice, enquiry, words, onceKey, to: account.email, locale: account.locale, reader: account });
  }
  await mailOne(services, {
    notice,
    enquiry,
    words,
    onceKey,
    to: contactFor(services.company(), enquiry.intent),
    locale: services.config.TEAM_LOCALE,
    // Whoever answers from the mailbox answers the sender.
    replyTo: enquiry.email,
  });
}

type Telling = {
  notice: EnquiryNotice;
  enquiry: EnquiryRow;
  words: string;
  onceKey: string;
  to: string;
  locale: Account["locale"];
  /** A colleague; the mailbox is nobody's. */
  reader?: Account;
  replyTo?: string;
};

async function mailOne(services: TicketServices, { notice, enquiry, words, onceKey, to, locale, reader, replyTo }: Telling): Promise<void> {
  const composed = await composeMail(
    teamMail(notice.notice, {
      enquiry,
      words,
      locale,
      origin: services.origin(locale),
      name: reader?.name,
      settings: reader && noticeSettings(services, reader),
    }),
  );
  const id = createHash("sha256").update(`${onceKey}:${to}`).digest("base64url").slice(0, 24);
  const root = threadRoot(enquiry.id, services.config.MAIL_FROM);
  const headers: Record<string, string> = { "message-id": root.replace("@", `.${id}@`), references: root, "in-reply-to": root };
  if (replyTo) headers["reply-to"] = replyTo;
  if (reader) Object.assign(headers, unsubscribeHeaders(services, reader, "staff_enquiry_reply"));
  await services.database.orm.transaction((tx) => services.mail.send(tx, { id, to, locale, ...composed, headers }));
}

async function textOf(db: Db, entryId: string): Promise<string> {
  const [entry] = await db.select({ text: enquiryEntries.text }).from(enquiryEntries).where(eq(enquiryEntries.id, entryId));
  return entry?.text ?? "";
}

const onDuty = and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("enquiries.answer")), isNull(accounts.disabledAt));

/** A reply concerns whoever answered and whoever has it; what nobody has is everybody's. */
async function concerned(db: Db, enquiry: EnquiryRow, { notice }: EnquiryNotice): Promise<Account[]> {
  if (notice === "reply") {
    const answered = await db
      .selectDistinct({ id: enquiryEntries.authorId })
      .from(enquiryEntries)
      .where(and(eq(enquiryEntries.enquiryId, enquiry.id), eq(enquiryEntries.kind, "answer")));
    const ids = [...answered.map(({ id }) => id ?? ""), enquiry.assigneeId ?? ""];
    const some = await db
      .select()
      .from(accounts)
      .where(and(onDuty, inArray(accounts.id, ids)));
    if (some.length > 0) return some;
  }
  return db.select().from(accounts).where(onDuty).orderBy(asc(accounts.id)).limit(500);
}

// Answers by mail. Like a reply to a ticket, an answer waits a few seconds in which its writer can take it back; only then is it sent.
import { and, eq, gt, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import { answerMail } from "#features/enquiries/notices/enquiry.email.ts";
import { answerFilesMaximum } from "#features/enquiries/rules/enquiry-states.ts";
import type { enquiryAnswerBody, FilledEnquiryReply, TakenBackAnswer } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { bindFiles, filesOf, rebindFiles } from "#features/files/file-binding.server.ts";
import { fillPlaceholders, unfilledPlaceholders } from "#features/support/rules/canned-text.ts";
import { cannedTextOf, countCannedUse } from "#features/support/server/canned-replies.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { m } from "#platform/paraglide/messages.js";
import { eraseDate } from "./enquiries.server.ts";
import { type EnquiryActor, enquiryHeaders } from "./enquiry-commands.server.ts";
import { addEntry, lockEnquiry, saveEnquiry } from "./enquiry-store.server.ts";

const answerJob = "enquiry-answer";
const waits = isNotNull(enquiryEntries.sendsAt);

/** A person answers: the words go to the address that was typed, never the words that were typed with it. */
export async function answerEnquiry(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  input: z.output<typeof enquiryAnswerBody>,
): Promise<void> {
  const enquiry = await lockEnquiry(tx, id);
  if (enquiry.status === "spam") throw new AppError("wrong_state");
  if (enquiry.answers > input.seen_answers) throw new AppError("newer_reply");
  const names = unfilledPlaceholders(input.text);
  if (names.length > 0) throw new AppError("unfilled_placeholders", { fields: { text: names.map((name) => `{${name}}`) } });
  const sendsAt = new Date(Date.now() + services.desk().rules.undoSeconds * 1000);
  const data: Record<string, string> = input.close ? { close: "yes" } : {};
  const entryId = await addEntry(tx, enquiry, { kind: "answer", authorId: actor.viewer.id, text: input.text, data, sendsAt });
  await bindAnswerFiles(tx, actor, entryId, input);
  await services.jobs.send(tx, answerJob, { entryId }, { startAfter: sendsAt, once: entryId });
  const assigneeId = enquiry.assigneeId ?? actor.viewer.id;
  await saveEnquiry(tx, services, enquiry, { answers: enquiry.answers + 1, assigneeId }, actor.socketId);
}

/** They go along with the mail, so together they must fit into one. */
async function bindAnswerFiles(tx: Db, { viewer, locale }: EnquiryActor, entryId: string, input: z.output<typeof enquiryAnswerBody>) {
  await bindFiles(tx, {
    uploaderId: viewer.id,
    draft: input.draft,
    fileIds: input.file_ids,
    customerId: null,
    kind: "enquiry-message",
    id: entryId,
    audience: "customer",
    unknown: m.ticket_file_unknown({}, { locale }),
  });
  const bound = (await filesOf(tx, "enquiry-message", [entryId])).get(entryId) ?? [];
  if (bound.reduce((sum, { size }) => sum + size, 0) <= answerFilesMaximum) return;
  const most = fileSizeText(answerFilesMaximum);
  throw new AppError("invalid", { fields: { file_ids: [m.enquiry_files_too_large({ most }, { locale })] } });
}

/** Taken back in time: the text goes back to the writer, the files to their draft. */
export async function undoAnswer(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  entryId: string,
): Promise<TakenBackAnswer> {
  const enquiry = await lockEnquiry(tx, id);
  const own = and(
    eq(enquiryEntries.id, entryId),
    eq(enquiryEntries.enquiryId, id),
    eq(enquiryEntries.authorId, actor.viewer.id),
    eq(enquiryEntries.kind, "answer"),
    waits,
  );
  const [entry] = await tx.select().from(enquiryEntries).where(own);
  if (!entry) throw new AppError("undo_expired");
  const files = (await filesOf(tx, "enquiry-message", [entryId])).get(entryId) ?? [];
  // First the files: what still hangs on an entry goes with it.
  const draft = await rebindFiles(tx, { kind: "enquiry-message", id: entryId }, null);
  await tx.delete(enquiryEntries).where(eq(enquiryEntries.id, entryId));
  await saveEnquiry(tx, services, enquiry, { answers: enquiry.answers - 1 }, actor.socketId);
  return { text: entry.text, files, draft: draft ?? "" };
}

/** The seconds of grace have passed. Run again, or after it was taken back, it does nothing. */
async function releaseAnswer(tx: Db, services: TicketServices, entryId: string): Promise<void> {
  const its = and(eq(enquiryEntries.id, entryId), waits);
  const [waiting] = await tx.select({ enquiryId: enquiryEntries.enquiryId }).from(enquiryEntries).where(its);
  if (!waiting) return;
  const enquiry = await lockEnquiry(tx, waiting.enquiryId);
  const [entry] = await tx.select().from(enquiryEntries).where(its);
  if (!entry) return;
  // The sender wrote during the seconds of grace: this answer does not answer that.
  const newer = and(
    eq(enquiryEntries.enquiryId, enquiry.id),
    eq(enquiryEntries.kind, "reply"),
    gt(enquiryEntries.createdAt, entry.createdAt),
  );
  const writtenMeanwhile = (await tx.$count(enquiryEntries, newer)) > 0;
  await tx.update(enquiryEntries).set({ sendsAt: null, data: {}, createdAt: sql`clock_timestamp()` }).where(its);
  const [author] = await tx
    .select({ name: accounts.name, names: accounts.names })
    .from(accounts)
    .where(eq(accounts.id, entry.authorId ?? ""));
  const attachments = ((await filesOf(tx, "enquiry-message", [entryId])).get(entryId) ?? []).map((file) => file.id);
  const composed = await composeMail(answerMail(enquiry, { text: entry.text, by: author ? nameOf(author, enquiry.locale) : "" }));
  const headers = enquiryHeaders(services, enquiry, entryId);
  await services.mail.send(tx, { to: enquiry.email, locale: enquiry.locale, ...composed, headers, attachments });
  const status = entry.data.close || enquiry.status === "closed" ? "closed" : "answered";
  const change = { status: writtenMeanwhile ? enquiry.status : status, answeredAt: new Date(), eraseAfter: eraseDate() } as const;
  await saveEnquiry(tx, services, enquiry, change);
}

async function release(services: TicketServices, entryId: string): Promise<void> {
  await services.database.orm.transaction((tx) => releaseAnswer(tx, services, entryId));
}

/** Answers whose own job was lost: a minute late is better than never. */
export async function releaseForgottenAnswers(services: TicketServices, now: Date): Promise<void> {
  const late = await services.database.orm
    .select({ id: enquiryEntries.id })
    .from(enquiryEntries)
    .where(lt(enquiryEntries.sendsAt, new Date(now.getTime() - 30_000)))
    .limit(500);
  for (const { id } of late) await release(services, id);
}

export function defineAnswerJobs(services: TicketServices): void {
  const { jobs } = services;
  jobs.define({
    name: answerJob,
    data: z.object({ entryId: z.string() }),
    retries: 20,
    retryDelaySeconds: 1,
    work: ({ entryId }) => release(services, entryId),
  });
  jobs.define({
    name: "enquiry-outbox",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 5,
    cron: "* * * * *",
    work: () => releaseForgottenAnswers(services, new Date()),
  });
}

/** A canned reply with what is known of the sender; what is not stays in braces and keeps the answer from being sent. */
export async function fillCannedForEnquiry(
  db: Db,
  agent: { name: string; names?: Versions },
  id: string,
  replyId: string,
  language?: Locale,
): Promise<FilledEnquiryReply> {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  if (!enquiry) throw new AppError("not_found");
  const locale = language ?? enquiry.locale;
  const texts = await cannedTextOf(db, replyId);
  const known = { customer_name: enquiry.name, company: enquiry.company ?? "", agent_name: nameOf(agent, locale) };
  const text = fillPlaceholders(texts[locale], known);
  await countCannedUse(db, replyId);
  return { language: locale, text, unfilled: unfilledPlaceholders(text) };
}

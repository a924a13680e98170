// What the desk does with an enquiry. Each command locks the row, leaves an entry, and tells the other screens.

import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Company } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { invitationMail } from "#features/enquiries/notices/enquiry.email.ts";
import { notifyPeople } from "#features/enquiries/notices/enquiry-notice-job.server.ts";
import type { changeEnquiryBody, enquiryTicketBody } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { replyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { openForCustomer } from "#features/tickets/server/staff/staff-open.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { tellOutside } from "#platform/events/outside-events.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { m } from "#platform/paraglide/messages.js";
import { contactFor, eraseDate, spamEraseDate, threadRoot } from "./enquiries.server.ts";
import { addEntry, type EnquiryRow, lockEnquiry, saveEnquiry, waitingAnswers } from "./enquiry-store.server.ts";
import { findCustomerOf, type StaffViewer } from "./staff-enquiries.server.ts";

export type EnquiryActor = { viewer: StaffViewer; locale: Locale; socketId: string | undefined };
const dayMs = 86_400_000;

export async function changeEnquiry(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  input: z.output<typeof changeEnquiryBody>,
) {
  const enquiry = await lockEnquiry(tx, id);
  const change: Partial<EnquiryRow> = {};
  if (input.assignee !== undefined && input.assignee !== enquiry.assigneeId) {
    const name = input.assignee ? await colleagueName(tx, input.assignee, actor) : "";
    change.assigneeId = input.assignee;
    if (enquiry.status === "new" && input.assignee) change.status = "open";
    await addEntry(tx, enquiry, { kind: "assignee", authorId: actor.viewer.id, data: { name } });
  }
  if (input.status && input.status !== enquiry.status) {
    // What is about to leave is not spam: taken back first, or gone first.
    if (input.status === "spam" && (await waitingAnswers(tx, id)) > 0) throw new AppError("wrong_state");
    change.status = input.status;
    if (input.status === "spam") change.eraseAfter = spamEraseDate();
    else if (input.status === "closed" || enquiry.status === "spam") change.eraseAfter = eraseDate();
    await addEntry(tx, enquiry, { kind: "status", authorId: actor.viewer.id, data: { to: input.status } });
  }
  if ("assigneeId" in change) noteChange(tx, "assignee", enquiry.assigneeId, change.assigneeId);
  if (change.status) noteChange(tx, "state", enquiry.status, change.status);
  const told = { id, reference: enquiry.reference, state: change.status ?? enquiry.status };
  if (Object.keys(change).length > 0) await tellOutside(tx, services, "enquiry.changed", told);
  await saveEnquiry(tx, services, enquiry, change, actor.socketId);
}

export async function addEnquiryNote(tx: Db, services: TicketServices, actor: EnquiryActor, id: string, text: string): Promise<void> {
  const enquiry = await lockEnquiry(tx, id);
  await addEntry(tx, enquiry, { kind: "note", authorId: actor.viewer.id, text });
  await saveEnquiry(tx, services, enquiry, {}, actor.socketId);
}

/** The sender answers by mail: it waits for us again, whatever it was. Spam stays spam. */
export async function takeReply(
  tx: Db,
  services: TicketServices,
  id: string,
  { mailId, text, unproved }: { mailId: string; text: string; unproved: boolean },
): Promise<string> {
  const enquiry = await lockEnquiry(tx, id);
  const entryId = await addEntry(tx, enquiry, { kind: "reply", authorId: null, text, mailId, data: unproved ? { unproved: "yes" } : {} });
  const status = enquiry.status === "answered" || enquiry.status === "closed" ? "open" : enquiry.status;
  await saveEnquiry(tx, services, enquiry, { status, ...(status === "spam" ? {} : { eraseAfter: eraseDate() }) });
  await notifyPeople(tx, services, { notice: "reply", enquiryId: id, entryId });
  return entryId;
}

/** An account is made by its owner, with their own consents; the invitation only shows the way. Once a day at most. */
export async function inviteSender(tx: Db, services: TicketServices, actor: EnquiryActor, id: string): Promise<void> {
  const enquiry = await lockEnquiry(tx, id);
  const recently = enquiry.invitedAt && enquiry.invitedAt.getTime() > Date.now() - dayMs;
  if (enquiry.status === "spam" || recently || (await findCustomerOf(tx, enquiry))) throw new AppError("wrong_state");
  const entryId = await addEntry(tx, enquiry, { kind: "invitation", authorId: actor.viewer.id });
  const composed = await composeMail(
    invitationMail(enquiry, { by: nameOf(actor.viewer, enquiry.locale), origin: services.origin(enquiry.locale) }),
  );
  await services.mail.send(tx, {
    to: enquiry.email,
    locale: enquiry.locale,
    ...composed,
    headers: enquiryHeaders(services, enquiry, entryId),
  });
  const open = enquiry.status === "new" ? { status: "open" as const } : {};
  await saveEnquiry(tx, services, enquiry, { invitedAt: new Date(), ...open }, actor.socketId);
}

/** The enquiry goes on as a ticket of the customer whose proved address it came with. */
export async function makeTicket(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  input: z.output<typeof enquiryTicketBody>,
) {
  const enquiry = await lockEnquiry(tx, id);
  const customer = await findCustomerOf(tx, enquiry);
  if (!customer || enquiry.ticketId || enquiry.status === "spam") throw new AppError("wrong_state");
  const { viewer, locale, socketId } = actor;
  const ticket = await openForCustomer(
    tx,
    services,
    { viewer, reader: { id: viewer.id, kind: "staff", locale }, socketId },
    { ...input, customer: customer.id, service: null, body: ticketText(enquiry), file_ids: [], draft: undefined },
  );
  await addEntry(tx, enquiry, { kind: "ticket", authorId: actor.viewer.id, data: { id: ticket.id, number: ticket.number } });
  await saveEnquiry(
    tx,
    services,
    enquiry,
    { ticketId: ticket.id, status: "closed", assigneeId: enquiry.assigneeId ?? viewer.id },
    actor.socketId,
  );
}

function ticketText(enquiry: EnquiryRow): RichText {
  const { locale, reference, config } = enquiry;
  const date = formatDate(enquiry.createdAt, locale, "Asia/Seoul");
  const paragraph = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
  const quoted = enquiry.message.split(/\r?\n+/).filter((line) => line.trim());
  return {
    type: "doc",
    content: [
      paragraph(m.enquiry_ticket_intro({ reference, date }, { locale })),
      { type: "blockquote", content: quoted.map(paragraph) },
      ...(config ? [paragraph(m.enquiry_ticket_config({ config }, { locale }))] : []),
    ],
  };
}

async function colleagueName(tx: Db, id: string, { locale }: EnquiryActor): Promise<string> {
  const onDuty = and(
    eq(accounts.id, id),
    eq(accounts.kind, "staff"),
    sql`${accounts.role} in ('agent', 'admin')`,
    isNull(accounts.disabledAt),
  );
  const [colleague] = await tx.select({ name: accounts.name }).from(accounts).where(onDuty);
  if (!colleague) throw new AppError("invalid", { fields: { assignee: [m.enquiry_colleague_unknown({}, { locale })] } });
  return colleague.name;
}

export type ReplyNeeds = {
  config: { MAIL_FROM: string; INBOUND_MAIL_SECRET?: string | undefined };
  secrets: { signing: string };
  company: () => Company;
};

/** Where an answer lands in the enquiry; without a mail gateway, with the people who read that mailbox. */
export function enquiryReplyTo(
  { config, secrets, company }: ReplyNeeds,
  { reference, email, intent }: Pick<EnquiryRow, "reference" | "email" | "intent">,
): string {
  return config.INBOUND_MAIL_SECRET ? replyAddress(secrets.signing, config.MAIL_FROM, reference, email) : contactFor(company(), intent);
}

/** One conversation in the reader's mail client. */
export function enquiryHeaders(services: TicketServices, enquiry: EnquiryRow, entryId: string): Record<string, string> {
  const { config } = services;
  const root = threadRoot(enquiry.id, config.MAIL_FROM);
  return {
    "message-id": root.replace("@", `.${entryId}@`),
    references: root,
    "in-reply-to": root,
    "reply-to": enquiryReplyTo(services, enquiry),
  };
}

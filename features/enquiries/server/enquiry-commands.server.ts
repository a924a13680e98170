// What the desk does with an enquiry. Each command locks the row, leaves an entry, and tells the other screens.

import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import { answerMail, invitationMail } from "#features/enquiries/notices/enquiry.email.ts";
import type {
  changeEnquiryBody,
  EnquiryEntryKind,
  enquiryAnswerBody,
  enquiryTicketBody,
} from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { announce, type RealtimeServices } from "#features/realtime/announce.server.ts";
import { type EnquiryChanged, realtimeEvents, supportChannel } from "#features/realtime/channels.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { openForCustomer } from "#features/tickets/server/staff/staff-open.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import { contactFor, eraseDate, spamEraseDate, threadRoot } from "./enquiries.server.ts";
import { type EnquiryRow, findCustomerOf, type StaffViewer } from "./staff-enquiries.server.ts";

export type EnquiryActor = { viewer: StaffViewer; locale: Locale; socketId: string | undefined };
const dayMs = 86_400_000;

export async function changeEnquiry(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  input: z.output<typeof changeEnquiryBody>,
) {
  const enquiry = await lock(tx, id);
  const change: Partial<EnquiryRow> = {};
  if (input.assignee !== undefined && input.assignee !== enquiry.assigneeId) {
    const name = input.assignee ? await colleagueName(tx, input.assignee, actor) : "";
    change.assigneeId = input.assignee;
    if (enquiry.status === "new" && input.assignee) change.status = "open";
    await addEntry(tx, enquiry, actor, "assignee", "", { name });
  }
  if (input.status && input.status !== enquiry.status) {
    change.status = input.status;
    if (input.status === "spam") change.eraseAfter = spamEraseDate();
    else if (input.status === "closed" || enquiry.status === "spam") change.eraseAfter = eraseDate();
    await addEntry(tx, enquiry, actor, "status", "", { to: input.status });
  }
  await save(tx, services, actor, enquiry, change);
}

export async function addEnquiryNote(tx: Db, services: TicketServices, actor: EnquiryActor, id: string, text: string): Promise<void> {
  const enquiry = await lock(tx, id);
  await addEntry(tx, enquiry, actor, "note", text);
  await save(tx, services, actor, enquiry, {});
}

/** A person answers: the words go to the address that was typed, never the words that were typed with it. */
export async function answerEnquiry(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  input: z.output<typeof enquiryAnswerBody>,
) {
  const enquiry = await lock(tx, id);
  if (enquiry.status === "spam") throw new AppError("wrong_state");
  if (enquiry.answers > input.seen_answers) throw new AppError("newer_reply");
  const entryId = await addEntry(tx, enquiry, actor, "answer", input.text);
  const composed = await composeMail(answerMail(enquiry, { text: input.text, by: actor.viewer.name }));
  await services.mail.send(tx, { to: enquiry.email, locale: enquiry.locale, ...composed, headers: headersOf(services, enquiry, entryId) });
  await save(tx, services, actor, enquiry, {
    status: input.close ? "closed" : "answered",
    answers: enquiry.answers + 1,
    answeredAt: new Date(),
    assigneeId: enquiry.assigneeId ?? actor.viewer.id,
    eraseAfter: eraseDate(),
  });
}

/** An account is made by its owner, with their own consents; the invitation only shows the way. Once a day at most. */
export async function inviteSender(tx: Db, services: TicketServices, actor: EnquiryActor, id: string): Promise<void> {
  const enquiry = await lock(tx, id);
  const recently = enquiry.invitedAt && enquiry.invitedAt.getTime() > Date.now() - dayMs;
  if (enquiry.status === "spam" || recently || (await findCustomerOf(tx, enquiry))) throw new AppError("wrong_state");
  const entryId = await addEntry(tx, enquiry, actor, "invitation", "");
  const composed = await composeMail(invitationMail(enquiry, { by: actor.viewer.name, origin: services.origin(enquiry.locale) }));
  await services.mail.send(tx, { to: enquiry.email, locale: enquiry.locale, ...composed, headers: headersOf(services, enquiry, entryId) });
  const open = enquiry.status === "new" ? { status: "open" as const } : {};
  await save(tx, services, actor, enquiry, { invitedAt: new Date(), ...open });
}

/** The enquiry goes on as a ticket of the customer whose proved address it came with. */
export async function makeTicket(
  tx: Db,
  services: TicketServices,
  actor: EnquiryActor,
  id: string,
  input: z.output<typeof enquiryTicketBody>,
) {
  const enquiry = await lock(tx, id);
  const customer = await findCustomerOf(tx, enquiry);
  if (!customer || enquiry.ticketId || enquiry.status === "spam") throw new AppError("wrong_state");
  const { viewer, locale, socketId } = actor;
  const ticket = await openForCustomer(
    tx,
    services,
    { viewer, reader: { id: viewer.id, kind: "staff", locale }, socketId },
    { ...input, customer: customer.id, service: null, body: ticketText(enquiry), file_ids: [], draft: undefined },
  );
  await addEntry(tx, enquiry, actor, "ticket", "", { id: ticket.id, number: ticket.number });
  await save(tx, services, actor, enquiry, { ticketId: ticket.id, status: "closed", assigneeId: enquiry.assigneeId ?? viewer.id });
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

async function lock(tx: Db, id: string): Promise<EnquiryRow> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

async function addEntry(
  tx: Db,
  enquiry: EnquiryRow,
  { viewer }: EnquiryActor,
  kind: EnquiryEntryKind,
  text: string,
  data: Record<string, string> = {},
): Promise<string> {
  const id = newId();
  // clock_timestamp: two entries of one transaction keep their order.
  const createdAt = sql`clock_timestamp()`;
  await tx.insert(enquiryEntries).values({ id, enquiryId: enquiry.id, kind, authorId: viewer.id, text, data, createdAt });
  return id;
}

async function save(
  tx: Db,
  services: RealtimeServices,
  actor: EnquiryActor,
  enquiry: EnquiryRow,
  change: Partial<EnquiryRow>,
): Promise<void> {
  await tx
    .update(enquiries)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(enquiries.id, enquiry.id));
  await notifyEnquiryChanged(tx, services, enquiry.id, actor.socketId);
}

export async function notifyEnquiryChanged(tx: Db, services: RealtimeServices, id: string, exceptSocketId?: string): Promise<void> {
  const data: EnquiryChanged = { id };
  await announce(tx, services, { channels: [supportChannel], event: realtimeEvents.enquiryChanged, data, exceptSocketId });
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

/** One conversation in the reader's mail client; their answer goes to the people who read that address. */
function headersOf({ config }: TicketServices, enquiry: EnquiryRow, entryId: string): Record<string, string> {
  const root = threadRoot(enquiry.id, config.MAIL_FROM);
  return {
    "message-id": root.replace("@", `.${entryId}@`),
    references: root,
    "in-reply-to": root,
    "reply-to": contactFor(enquiry.intent),
  };
}

// Staff write to an address outside, about a ticket. The mail holds only what the colleague wrote: no word of the customer, no number of the
// ticket; its answer comes to an address signed for this very recipient.
import { randomBytes } from "node:crypto";
import { and, asc, count, eq, inArray } from "drizzle-orm";
import { liveBrand as brand } from "#content/live.ts";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { sideConversations, sideMessages } from "#db/schema/side-conversations.ts";
import { tickets } from "#db/schema/tickets.ts";
import { bindFiles, filesOf } from "#features/files/file-binding.server.ts";
import { mailDomain, replyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { notifySide } from "#features/tickets/notices/ticket-notices.server.ts";
import type { SideConversation } from "#features/tickets/rules/side-conversations.contract.ts";
import { sideFilesMaximum, sideMaximum } from "#features/tickets/rules/side-limits.ts";
import type { StaffActor } from "#features/tickets/server/staff/staff-actor.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { lockTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { senderParts } from "#platform/mail/mailer.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";

type SideRow = typeof sideConversations.$inferSelect;
type Services = Pick<TicketServices, "config" | "secrets" | "mail" | "bus" | "jobs" | "realtime">;
type Written = { text: string; file_ids: string[]; draft?: string | undefined };

export async function listSide(db: Db, services: Services, ticketId: string): Promise<{ id: string; conversations: SideConversation[] }> {
  const found = await db
    .select({ state: tickets.state, conversation: sideConversations })
    .from(tickets)
    .leftJoin(sideConversations, eq(sideConversations.ticketId, tickets.id))
    .where(eq(tickets.id, ticketId))
    .orderBy(asc(sideConversations.createdAt));
  const [ticket] = found;
  if (!ticket) throw new AppError("not_found");
  const rows = found.flatMap(({ conversation }) => (conversation ? [conversation] : []));
  const ids = rows.map(({ id }) => id);
  const messages = ids.length
    ? await db
        .select({ message: sideMessages, name: accounts.name })
        .from(sideMessages)
        .leftJoin(accounts, eq(accounts.id, sideMessages.authorId))
        .where(inArray(sideMessages.conversationId, ids))
        .orderBy(asc(sideMessages.createdAt), asc(sideMessages.id))
    : [];
  const files = await filesOf(
    db,
    "side-message",
    messages.map(({ message }) => message.id),
  );
  const conversations = rows.map((row) => ({
    id: row.id,
    email: row.email,
    subject: row.subject,
    open: isOpen(row, ticket),
    answerable: services.config.INBOUND_MAIL_SECRET !== undefined,
    messages: messages
      .filter(({ message }) => message.conversationId === row.id)
      .map(({ message, name }) => ({
        id: message.id,
        by: message.by === "staff" ? (name ?? "") : row.email,
        ours: message.by === "staff",
        text: message.text,
        files: files.get(message.id) ?? [],
        unproved: message.unproved,
        created_at: message.createdAt.toISOString(),
      })),
  }));
  return { id: ticketId, conversations };
}

const isOpen = (row: SideRow, ticket: Pick<TicketRow, "state">) => row.closedAt === null && ticket.state !== "closed";

export async function startSide(
  tx: Db,
  services: Services,
  actor: StaffActor,
  ticketId: string,
  { email, subject, ...written }: Written & { email: string; subject: string },
): Promise<void> {
  const ticket = await lockTicket(tx, ticketId);
  if (ticket.state === "closed") throw new AppError("wrong_state");
  await refuseInsiders(tx, services, ticket, email, actor.reader.locale);
  const [held] = await tx.select({ count: count() }).from(sideConversations).where(eq(sideConversations.ticketId, ticketId));
  if ((held?.count ?? 0) >= sideMaximum) throw new AppError("conflict");
  const row: SideRow = {
    id: newId(),
    ticketId,
    code: newCode(),
    email,
    subject,
    locale: actor.reader.locale,
    openedById: actor.viewer.id,
    closedAt: null,
    createdAt: new Date(),
  };
  await tx.insert(sideConversations).values(row);
  noteChange(tx, "side_conversation", null, email);
  await write(tx, services, actor, ticket, row, written);
}

/** The customer is answered in the ticket, and nothing is sent to where we listen ourselves. */
async function refuseInsiders(tx: Db, { config }: Services, ticket: TicketRow, email: string, locale: Locale): Promise<void> {
  const [customer] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, ticket.customerId));
  const refuse = (text: string) => new AppError("invalid", { fields: { email: [text] } });
  if (customer?.email === email) throw refuse(m.side_own_customer({}, { locale }));
  const domain = mailDomain(config.MAIL_FROM);
  const listens = email === senderParts(config.MAIL_FROM).address.toLowerCase() || (email.endsWith(`@${domain}`) && email.includes("+"));
  if (listens) throw refuse(m.side_own_address({}, { locale }));
}

export async function writeSide(
  tx: Db,
  services: Services,
  actor: StaffActor,
  ticketId: string,
  id: string,
  written: Written,
): Promise<void> {
  const ticket = await lockTicket(tx, ticketId);
  const row = await findSide(tx, ticketId, id);
  if (!isOpen(row, ticket)) throw new AppError("wrong_state");
  await write(tx, services, actor, ticket, row, written);
}

export async function closeSide(tx: Db, services: Services, actor: StaffActor, ticketId: string, id: string): Promise<void> {
  const row = await findSide(tx, ticketId, id);
  if (row.closedAt) return;
  await tx.update(sideConversations).set({ closedAt: new Date() }).where(eq(sideConversations.id, id));
  noteChange(tx, "side_conversation", row.email, null);
  await notifySide(tx, services, ticketId, actor.socketId);
}

export async function findSide(db: Db, ticketId: string, id: string): Promise<SideRow> {
  const [row] = await db
    .select()
    .from(sideConversations)
    .where(and(eq(sideConversations.id, id), eq(sideConversations.ticketId, ticketId)));
  if (!row) throw new AppError("not_found");
  return row;
}

async function write(
  tx: Db,
  services: Services,
  actor: StaffActor,
  ticket: TicketRow,
  row: SideRow,
  { text, file_ids, draft }: Written,
): Promise<void> {
  const { config, secrets, mail } = services;
  const id = newId();
  await tx.insert(sideMessages).values({ id, conversationId: row.id, by: "staff", authorId: actor.viewer.id, text });
  await bindFiles(tx, {
    uploaderId: actor.viewer.id,
    draft,
    fileIds: file_ids,
    customerId: ticket.customerId,
    kind: "side-message",
    id,
    audience: "internal",
    unknown: m.ticket_file_unknown({}, actor.reader),
  });
  const files = (await filesOf(tx, "side-message", [id])).get(id) ?? [];
  if (files.reduce((sum, { size }) => sum + size, 0) > sideFilesMaximum) {
    const most = fileSizeText(sideFilesMaximum);
    throw new AppError("invalid", { fields: { file_ids: [m.side_files_too_large({ most }, actor.reader)] } });
  }
  const { locale, subject } = row;
  const composed = await composeMail({
    locale,
    subject,
    preview: text.slice(0, 120),
    heading: subject,
    paragraphs: [],
    quote: text,
    footer: [m.side_mail_footer({ brand: brand.name[locale] }, { locale })],
  });
  const domain = mailDomain(config.MAIL_FROM);
  const root = `<side.${row.id}@${domain}>`;
  const headers: Record<string, string> = { "message-id": `<side.${row.id}.${id}@${domain}>`, references: root, "in-reply-to": root };
  if (config.INBOUND_MAIL_SECRET) headers["reply-to"] = replyAddress(secrets.signing, config.MAIL_FROM, row.code, row.email);
  await mail.send(tx, { id, to: row.email, locale, ...composed, headers, attachments: files.map((file) => file.id) });
  await notifySide(tx, services, ticket.id, actor.socketId);
}

/** S- and 16 letters of 5 bits: lower and upper case are one to mail systems. */
function newCode(): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  return `S-${[...randomBytes(16)].map((byte) => alphabet[byte & 31]).join("")}`;
}

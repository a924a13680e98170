// A mail becomes a reply when it comes to an address we signed for its sender; otherwise a new ticket of a customer we know.
// Where the receiving server has not proved the sender, it does nothing in the customer's name: it becomes a ticket of its own that says so,
// whatever address it came to, and counts against a limit of its own.
// A stranger's mail becomes an enquiry, without an answer: an answer would go to whoever they claim to be.

import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import PostalMime, { addressParser, type Email } from "postal-mime";
import type { Locale } from "#content/locales.ts";
import { ticketNumbering } from "#content/ticket-number.ts";
import { accounts } from "#db/schema/accounts.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import type { FileStore } from "#features/files/files.server.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { isGenuine, mailDomain, parseReplyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import type { CustomerActor } from "#features/tickets/server/customer-actor.ts";
import { createTicket, replyAsCustomer } from "#features/tickets/server/customer-commands.server.ts";
import { isReachable } from "#features/tickets/server/ticket-access.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { findTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { dropMailFiles, filesIn, type KeptFiles, keepMailFiles } from "./inbound-files.server.ts";
import { automatic, forged, provedBy, senderOf } from "./inbound-guard.ts";
import type { InboundOutcome } from "./inbound-mail.contract.ts";
import { receiveSideAnswer } from "./inbound-side.server.ts";
import { mailBody, mailSubject, wordsOf } from "./inbound-words.ts";
import { linkForStaff } from "./link-unproved.server.ts";
import type { OtherInbox, ReceivedMail } from "./other-inbox.ts";

type Customer = { id: string; name: string; locale: Locale };

export async function receiveMail(
  services: TicketServices,
  store: FileStore,
  others: OtherInbox,
  raw: Uint8Array,
): Promise<InboundOutcome> {
  const mail = await parse(raw);
  const sender = mail && senderOf(mail);
  if (!sender) return { outcome: "refused", reason: "unreadable" };
  const own = { address: addressIn(services.config.MAIL_FROM), domain: mailDomain(services.config.MAIL_FROM) };
  const reason = automatic(mail, own);
  if (reason) return { outcome: "ignored", reason };
  if (forged(mail)) return { outcome: "refused", reason: "sender_not_authenticated" };
  const unproved = !provedBy(mail, services.config.INBOUND_MAIL_SERVER);
  const received: ReceivedMail = { mail, raw, sender, recipients: recipientsOf(mail), unproved, store };
  const aside = await receiveSideAnswer(services, received);
  if (aside) return aside;
  const taken = await others.reply(received);
  if (taken && "outcome" in taken) return taken;
  const customer = await customerAt(store.db, sender);
  if (!customer) return others.stranger(received);
  const mailId = mailIdOf(customer, mail, raw, unproved);
  if (await isKnown(store.db, mailId)) return { outcome: "duplicate" };
  await services.limits.consume(unproved ? limits.inboundUnproved : limits.inboundPerSender, customer.id);
  const led = taken && (await findTicket(store.db, taken.ticketId, customer.id).catch(nullWhenGone));
  const about = led ?? (await ticketMeant(services, store.db, mail, customer)) ?? (await ticketNamed(store.db, mail, customer));
  const words = wordsOf(mail, about !== null);
  const files = await keepMailFiles(store, { id: customer.id, kind: "customer" }, [...words.overflow, ...filesIn(mail)]);
  try {
    return await write(services, { customer, mail, mailId, about, text: words.text, files, unproved });
  } catch (error) {
    await dropMailFiles(store.db, files);
    throw error;
  }
}

async function parse(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 40, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 });
  } catch {
    // Whatever is wrong with it, it will be wrong the next time, too.
    return null;
  }
}

type Arrived = {
  customer: Customer;
  mail: Email;
  mailId: string;
  /** The ticket it was sent to, or names. */
  about: TicketRow | null;
  text: string;
  files: KeptFiles;
  unproved: boolean;
};

function write(services: TicketServices, { customer, mail, mailId, about, text, files, unproved }: Arrived): Promise<InboundOutcome> {
  const { id, name, locale } = customer;
  const actor: CustomerActor = {
    viewer: { kind: "customer", id, name, locale, sessionId: "", factorAt: new Date(0) },
    reader: { id, kind: "customer", locale },
    via: "mail",
    unproved,
  };
  const message = { body: mailBody(text, files, locale), file_ids: files.ids, draft: files.draft, mailId };
  return services.database.orm.transaction(async (tx): Promise<InboundOutcome> => {
    // The same mail handed over twice at the same time: the second waits and finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${mailId}`}, 0))`);
    if (await isKnown(tx, mailId)) {
      await dropMailFiles(tx, files);
      return { outcome: "duplicate" };
    }
    if (about && !unproved) {
      const ticket = await replyAsCustomer(tx, services, actor, about.id, { ...message, close: false });
      return { outcome: ticket.id === about.id ? "reply" : "new_ticket", ticket: ticket.number };
    }
    const subject = mailSubject(mail.subject ?? "") || m.mail_in_no_subject({}, { locale });
    const ticket = await createTicket(tx, services, actor, { subject, department: "technical", priority: "normal", ...message });
    if (about) await linkForStaff(tx, services, ticket, about);
    return { outcome: "new_ticket", ticket: ticket.number };
  });
}

/** The ticket whose signed address the mail was sent to, if that address was made for this very sender. */
async function ticketMeant(services: TicketServices, db: Db, mail: Email, customer: Customer): Promise<TicketRow | null> {
  for (const address of recipientsOf(mail)) {
    const parsed = parseReplyAddress(address);
    if (!parsed || !isGenuine(services.secrets.signing, parsed.number, customer.id, parsed.signature)) continue;
    const found = await ownTicket(db, parsed.number, customer);
    if (found) return found;
  }
  return null;
}

/** A mail to the general address with a ticket's number in its subject: that ticket, if it is the sender's to answer. */
async function ticketNamed(db: Db, mail: Email, customer: Customer): Promise<TicketRow | null> {
  const number = ticketNumbering.find((mail.subject ?? "").slice(0, 500));
  return number ? ownTicket(db, number, customer) : null;
}

async function ownTicket(db: Db, number: string, customer: Customer): Promise<TicketRow | null> {
  const mine = and(eq(tickets.number, number), isReachable(customer.id));
  const [found] = await db.select({ id: tickets.id, into: tickets.mergedIntoId }).from(tickets).where(mine);
  // What was merged goes on where its messages are.
  return found ? findTicket(db, found.into ?? found.id, customer.id) : null;
}

function recipientsOf(mail: Email): string[] {
  const delivered = mail.headers.filter(({ key }) => key === "delivered-to" || key === "x-original-to").map(({ value }) => value);
  const listed = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? []), ...addressParser(delivered.join(", "))];
  return listed.flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address ?? ""])).slice(0, 100);
}

async function customerAt(db: Db, address: string): Promise<Customer | undefined> {
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, locale: accounts.locale })
    .from(accounts)
    .where(
      and(eq(accounts.email, address), eq(accounts.kind, "customer"), isNotNull(accounts.emailVerifiedAt), isNull(accounts.disabledAt)),
    );
  return row;
}

/** Of the sender and their Message-ID: nobody can use up another's, nor who only says to be the sender. Without one, the mail itself. */
export function mailIdOf(sender: { id: string }, mail: Email, raw: Uint8Array, unproved: boolean): string {
  const hash = createHash("sha256").update(`${sender.id}\n${unproved ? "unproved\n" : ""}`);
  return (mail.messageId ? hash.update(mail.messageId) : hash.update(raw)).digest("base64url");
}

async function isKnown(db: Db, mailId: string): Promise<boolean> {
  const rows = await db.select({ id: ticketMessages.id }).from(ticketMessages).where(eq(ticketMessages.mailId, mailId));
  return rows.length > 0;
}

function addressIn(from: string): string {
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase();
}

// Bells and mails about tickets: one job finds out who is concerned and tells each of them once, however often it runs.

import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { brand } from "#content/brand.ts";
import { versionFor } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { customerServices, ticketFollowers, ticketMessages } from "#db/schema/tickets.ts";
import type { NotificationKind } from "#features/accounts/rules/account-figures.ts";
import { customerFilesOf } from "#features/files/file-binding.server.ts";
import type { NoticeKind } from "#features/notifications/notifications.contract.ts";
import { notify } from "#features/notifications/notifications.server.ts";
import { noticeSettings, unsubscribeHeaders } from "#features/notifications/unsubscribe.server.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { incidentStageWords } from "#features/tickets/rules/incident-stage-words.ts";
import { answerDue } from "#features/tickets/rules/ticket-clocks.ts";
import type { TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import { isPublic, type PublicMessage } from "#features/tickets/server/message-rows.server.ts";
import { takingPart } from "#features/tickets/server/ticket-access.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { clocksOf, findTicket, messageColumns, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { m } from "#platform/paraglide/messages.js";
import { type TicketMailFacts, type TicketMailKind, ticketMail } from "./ticket.email.ts";
import { replyAddress, threadHeaders } from "./ticket-addresses.server.ts";
import { mailAnswer, mailNamed } from "./ticket-copies-mail.server.ts";
import type { TicketNotice } from "./ticket-notice-kinds.ts";

type Account = typeof accounts.$inferSelect;
type Plan = { bell: NoticeKind | null; mail: TicketMailKind | null; to: Account[]; preference: string };

export async function sendTicketNotice(services: TicketServices, notice: TicketNotice): Promise<void> {
  const db = services.database.orm;
  const ticket = await findTicket(db, notice.ticketId).catch(nullWhenGone);
  if (!ticket) return;
  const [customer] = await db.select().from(accounts).where(eq(accounts.id, ticket.customerId));
  if (!customer) return;
  const onceKey = `${notice.notice}:${ticket.id}:${notice.messageId ?? notice.seq}${notice.rule ? `:${notice.rule.id}` : ""}`;
  if (notice.copyId) return mailNamed(services, { ticket, customer, onceKey }, notice.copyId);
  for (const plan of await plansFor(db, notice, ticket, customer)) {
    for (const account of plan.to) await notifyOne(services, { notice, ticket, customer, plan, account, onceKey });
  }
  if (notice.notice === "staff_reply") await mailCopies(services, notice, { ticket, customer, onceKey });
}

async function mailCopies(services: TicketServices, notice: TicketNotice, copied: Pick<Telling, "ticket" | "customer" | "onceKey">) {
  const db = services.database.orm;
  const message = await messageOf(db, copied.ticket, notice);
  if (!message) return;
  const [author] = await people(db, [notice.authorId ?? ""]);
  const by = (locale: Account["locale"]) => (author ? nameOf(author, locale) : deskName(locale));
  await mailAnswer(services, copied, { ...(await wordsOf(db, message)), automatic: isAutomatic(notice), by });
}

async function plansFor(db: Db, notice: TicketNotice, ticket: TicketRow, customer: Account): Promise<Plan[]> {
  const toCustomer = (bell: NoticeKind | null, mail: TicketMailKind, preference: NotificationKind | "", others: Account[] = []): Plan => ({
    bell,
    mail,
    to: [customer, ...others],
    preference,
  });
  const colleagues = () => takingPart(db, ticket);
  const toStaff = async (bell: NoticeKind, mail: TicketMailKind | null, to: Promise<Account[]>): Promise<Plan> => ({
    bell,
    mail,
    to: (await to).filter((person) => person.id !== notice.authorId),
    preference: bell,
  });
  switch (notice.notice) {
    case "created":
      return [toCustomer(null, "created", ""), await toStaff("staff_ticket_new", "staff_new", desk(db))];
    case "customer_reply":
      return [await toStaff("staff_ticket_reply", "staff_reply", concerned(db, ticket))];
    case "staff_reply":
      return [
        toCustomer("ticket_reply", "reply", "ticket_reply", await colleagues()),
        await toStaff("staff_ticket_answered", null, followers(db, ticket)),
      ];
    case "note": {
      const named = notice.mentioned ?? [];
      const others = followers(db, ticket).then((all) => all.filter(({ id }) => !named.includes(id)));
      return [
        await toStaff("staff_ticket_mentioned", "staff_mentioned", people(db, named)),
        await toStaff("staff_ticket_note", null, others),
      ];
    }
    case "woke":
      return [await toStaff("staff_ticket_woke", "staff_woke", concerned(db, ticket))];
    case "side":
      return [await toStaff("staff_ticket_side", null, concerned(db, ticket))];
    case "rule":
      return [await toStaff("staff_ticket_rule", "staff_rule", people(db, [notice.rule?.person ?? ""]))];
    case "assigned":
      return [await toStaff("staff_ticket_assigned", "staff_assigned", people(db, [ticket.assigneeId ?? ""]))];
    case "closing":
      return [toCustomer("ticket_closing", "closing", "ticket_closing", await colleagues())];
    case "closed":
      return [toCustomer("ticket_closed", "closed", "ticket_closing", await colleagues())];
    case "incident":
      return [toCustomer("ticket_incident", "incident", "ticket_reply", await colleagues())];
    case "due":
      return [await toStaff("staff_ticket_due", "staff_due", concerned(db, ticket))];
    case "overdue":
      return [await toStaff("staff_ticket_overdue", "staff_overdue", concerned(db, ticket))];
    // Told by itself: it is no account.
    case "copied":
      return [];
    case "raised": {
      const to = ticket.priority === "urgent" ? desk(db) : concerned(db, ticket);
      return [await toStaff("staff_ticket_raised", "staff_raised", to)];
    }
    // Whoever has the ticket did not answer in time: everybody hears of it.
    case "escalated":
      return [await toStaff("staff_ticket_escalated", "staff_escalated", desk(db))];
  }
}

type Telling = { notice: TicketNotice; ticket: TicketRow; customer: Account; plan: Plan; account: Account; onceKey: string };

async function notifyOne(services: TicketServices, telling: Telling): Promise<void> {
  const { ticket, plan, account, onceKey } = telling;
  const db = services.database.orm;
  const actor = await actorOf(db, telling);
  if (plan.bell) {
    const { bell } = plan;
    const data = { number: ticket.number, subject: ticket.subject, name: actor };
    await db.transaction((tx) => notify(tx, services, { account, kind: bell, about: ticket.id, data, onceKey }));
  }
  if (plan.mail) await mailOne(services, telling, plan.mail, actor);
}

export async function mailOne(services: TicketServices, telling: Telling, kind: TicketMailKind, actor: string): Promise<void> {
  const { ticket, customer, plan, account, onceKey, notice } = telling;
  // Only addresses that somebody has proved, and only what they have not turned off.
  if (!account.emailVerifiedAt || account.disabledAt || (plan.preference && account.notifications[plan.preference] === false)) return;
  // A customer has one budget. A colleague has one per customer and occasion: what one customer sends silences nobody else's alerts.
  const budget = account.kind === "customer" ? account.id : `${account.id}:${customer.id}:${kind}`;
  if (!(await services.limits.allows(limits.mailPerCustomer, budget))) return;
  const db = services.database.orm;
  const { config, secrets } = services;
  const answerable = account.kind === "customer" && config.INBOUND_MAIL_SECRET !== undefined && !ticket.mergedIntoId;
  const words = ticketMail(kind, {
    ...(await factsOf(db, ticket, account, notice)),
    origin: services.origin(account.locale),
    rules: services.desk().rules,
    customer: customer.company ? `${customer.name}, ${customer.company}` : customer.name,
    actor,
    // Said only where an answer lands in the ticket; the address is there in any case, so that nothing is lost.
    answerable: answerable && config.INBOUND_MAIL_SERVER !== undefined,
    settings: plan.preference ? noticeSettings(services, account) : null,
  });
  const composed = await composeMail(words);
  const id = createHash("sha256").update(`${onceKey}:${kind}:${account.id}`).digest("base64url").slice(0, 24);
  const headers: Record<string, string> = {
    ...threadHeaders(config.MAIL_FROM, ticket.id, id),
    ...(plan.preference ? unsubscribeHeaders(services, account, plan.preference) : {}),
  };
  if (answerable) headers["reply-to"] = replyAddress(secrets.signing, config.MAIL_FROM, ticket.number, account.id);
  await db.transaction((tx) => services.mail.send(tx, { id, to: account.email, locale: account.locale, ...composed, headers }));
}

async function factsOf(
  db: Db,
  ticket: TicketRow,
  account: Account,
  notice: TicketNotice,
): Promise<Omit<TicketMailFacts, "origin" | "rules" | "customer" | "actor" | "answerable" | "settings">> {
  const [service] = ticket.serviceId ? await db.select().from(customerServices).where(eq(customerServices.id, ticket.serviceId)) : [];
  const message = await messageOf(db, ticket, notice);
  return {
    locale: account.locale,
    timezone: account.timezone,
    name: account.name,
    ticketId: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    department: ticket.department,
    priority: ticket.priority,
    service: service ? `${versionFor(service.name, account.locale)} (${service.code})` : null,
    ...(message ? await wordsOf(db, message) : { text: null, files: [] }),
    incident: await incidentOf(db, ticket, account, notice),
    dueAt: notice.notice === "overdue" || notice.notice === "due" ? ticket.deadline : answerDue(clocksOf(ticket)),
    answeredAt: ticket.answeredAt,
    closedAt: ticket.closedAt,
    closedBy: ticket.closedBy,
    unproved: ticket.senderUnproved,
    automatic: isAutomatic(notice),
    waitsForThem: ticket.state === "answered",
  };
}

/** A rule's reply has no author. */
function isAutomatic({ notice, authorId }: TicketNotice): boolean {
  return notice === "staff_reply" && !authorId;
}

/** What the line in the ticket says of the incident, in the reader's language. */
async function incidentOf(db: Db, ticket: TicketRow, { locale }: Account, notice: TicketNotice): Promise<TicketMailFacts["incident"]> {
  if (notice.notice !== "incident") return null;
  const which = and(eq(ticketMessages.ticketId, ticket.id), eq(ticketMessages.seq, notice.seq));
  const [row] = await db.select({ event: ticketMessages.event }).from(ticketMessages).where(which);
  const event = row?.event as TicketEvent | null | undefined;
  if (event?.type !== "incident") return null;
  const stage = incidentStageWords[event.stage]({}, { locale });
  return { id: event.incident, title: versionFor(event.title, locale), stage, text: versionFor(event.text, locale) };
}

/** The words a mail carries: the reply itself, or for staff what the customer wrote last. */
async function messageOf(db: Db, ticket: TicketRow, notice: TicketNotice): Promise<PublicMessage | undefined> {
  const which =
    notice.notice === "staff_reply" ? eq(ticketMessages.id, notice.messageId ?? "") : eq(ticketMessages.seq, ticket.customerSeq);
  const [message] = await db
    .select(messageColumns)
    .from(ticketMessages)
    .where(and(eq(ticketMessages.ticketId, ticket.id), which));
  return message && isPublic(message) ? message : undefined;
}

/** A mail quotes what was said in the open, and nothing else. */
export async function wordsOf(db: Db, message: PublicMessage): Promise<Pick<TicketMailFacts, "text" | "files">> {
  const files = (await customerFilesOf(db, "ticket-message", [message])).get(message.id) ?? [];
  return { text: message.text, files: files.map((file) => file.name) };
}

const byCustomer: readonly TicketNotice["notice"][] = ["created", "customer_reply", "escalated", "raised"];

async function actorOf(db: Db, { notice, ticket, customer, account }: Telling): Promise<string> {
  if (notice.notice === "created" && ticket.senderUnproved) return m.ticket_by_unproved({}, { locale: account.locale });
  if (byCustomer.includes(notice.notice)) return customer.name;
  if (notice.rule) return notice.rule.name;
  const incident = await incidentOf(db, ticket, account, notice);
  if (incident) return `${incident.stage}: ${incident.title}`;
  const [person] = notice.authorId ? await people(db, [notice.authorId]) : [];
  if (person) return account.kind === "customer" ? nameOf(person, account.locale) : person.name;
  return brand.name[account.locale];
}

const onDuty = and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("tickets.answer")), isNull(accounts.disabledAt));

function desk(db: Db): Promise<Account[]> {
  return db.select().from(accounts).where(onDuty).orderBy(asc(accounts.id)).limit(500);
}

function people(db: Db, ids: string[]): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(and(onDuty, inArray(accounts.id, ids)));
}

async function followers(db: Db, ticket: TicketRow): Promise<Account[]> {
  const ids = db.select({ id: ticketFollowers.accountId }).from(ticketFollowers).where(eq(ticketFollowers.ticketId, ticket.id));
  return db
    .select()
    .from(accounts)
    .where(and(onDuty, or(inArray(accounts.id, ids), eq(accounts.id, ticket.assigneeId ?? ""))));
}

/** The assignee and who follows; a ticket that is nobody's concerns everybody. */
async function concerned(db: Db, ticket: TicketRow): Promise<Account[]> {
  const some = await followers(db, ticket);
  return some.length > 0 ? some : desk(db);
}

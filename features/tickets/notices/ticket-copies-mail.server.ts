// Mails to addresses that get copies: that they were named, by whom and how to leave; then every answer that was given in the open.
import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { brand } from "#content/brand.ts";
import type { accounts } from "#db/schema/accounts.ts";
import { ticketCopies } from "#db/schema/tickets.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { type CopyRow, leavingSignature } from "#features/tickets/server/ticket-copies.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import type { TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { MailWords } from "#platform/mail/mail-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { replyHeading, type TicketMailFacts } from "./ticket.email.ts";
import { threadHeaders } from "./ticket-addresses.server.ts";

type Copied = { ticket: TicketRow; customer: typeof accounts.$inferSelect; onceKey: string };
/** `by`: who answered, as readers of each language call them. */
type Answer = Pick<TicketMailFacts, "text" | "files" | "automatic"> & { by: (locale: CopyRow["locale"]) => string };

export async function mailNamed(services: TicketServices, copied: Copied, copyId: string): Promise<void> {
  const here = and(eq(ticketCopies.id, copyId), isNull(ticketCopies.leftAt));
  const [copy] = await services.database.orm.select().from(ticketCopies).where(here);
  if (copy) await send(services, copied, copy, namedMail);
}

export async function mailAnswer(services: TicketServices, copied: Copied, answer: Answer): Promise<void> {
  const here = and(eq(ticketCopies.ticketId, copied.ticket.id), isNull(ticketCopies.leftAt));
  for (const copy of await services.database.orm.select().from(ticketCopies).where(here)) {
    await send(services, copied, copy, (facts) => answerMail(facts, answer));
  }
}

type Facts = { ticket: TicketRow; customer: string; locale: CopyRow["locale"]; leave: string };
type Words = Pick<MailWords, "heading" | "paragraphs"> & Partial<MailWords>;

async function send(services: TicketServices, { ticket, customer, onceKey }: Copied, copy: CopyRow, write: (facts: Facts) => Words) {
  if (!(await services.limits.allows(limits.mailPerCustomer, `copy:${copy.id}`))) return;
  const { config, secrets, origin } = services;
  const { locale } = copy;
  const way = `${copy.id}/${leavingSignature(secrets.signing, copy.id)}`;
  const leave = `${origin(locale)}/leave-ticket/${way}`;
  const who = customer.company ? `${customer.name}, ${customer.company}` : customer.name;
  const words = write({ ticket, customer: who, locale, leave });
  const composed = await composeMail({
    locale,
    subject: `[${ticket.number}] ${ticket.subject}`,
    preview: words.paragraphs[0] ?? words.heading,
    footer: [m.mail_copy_footer({ name: who, brand: brand.name[locale] }, { locale }), m.mail_copy_leave({ link: leave }, { locale })],
    ...words,
  });
  const id = createHash("sha256").update(`${onceKey}:copy:${copy.id}`).digest("base64url").slice(0, 24);
  const headers = {
    ...threadHeaders(config.MAIL_FROM, ticket.id, id),
    "list-unsubscribe": `<${config.API_BASE_URL ?? `${origin(locale)}/api`}/ticket-copies/${way}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  };
  await services.database.orm.transaction((tx) => services.mail.send(tx, { id, to: copy.email, locale, ...composed, headers }));
}

function namedMail({ ticket, customer, locale, leave }: Facts): Words {
  const options = { locale };
  return {
    heading: m.mail_copy_added_heading({ name: customer }, options),
    paragraphs: [m.mail_copy_added_text({ brand: brand.name[locale] }, options), m.mail_copy_no_reply({}, options)],
    facts: [
      { label: m.mail_ticket_label_number({}, options), value: ticket.number },
      { label: m.mail_ticket_label_subject({}, options), value: ticket.subject },
    ],
    action: { label: m.mail_copy_leave_action({}, options), href: leave },
  };
}

function answerMail({ locale }: Facts, { text, files, automatic, by }: Answer): Words {
  const options = { locale };
  return {
    heading: replyHeading({ actor: by(locale), automatic, locale }),
    paragraphs: [],
    quote: text ?? "",
    facts: files.length > 0 ? [{ label: m.mail_ticket_label_files({}, options), value: files.join(", ") }] : [],
    note: m.mail_copy_no_reply({}, options),
  };
}

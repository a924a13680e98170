// Mails that concern enquiries: an answer to one of ours, and whatever somebody writes whom we do not know. Neither is answered by itself.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Email } from "postal-mime";
import type { Locale } from "#content/locales.ts";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import { files } from "#db/schema/files.ts";
import { notifyPeople } from "#features/enquiries/notices/enquiry-notice-job.server.ts";
import { receiveEnquiry } from "#features/enquiries/server/enquiries.server.ts";
import { takeReply } from "#features/enquiries/server/enquiry-commands.server.ts";
import { notifyEnquiryChanged } from "#features/enquiries/server/enquiry-store.server.ts";
import { limits } from "#features/support/rules/support-settings.ts";
import { dropMailFiles, filesIn, type KeptFiles, keepMailFiles } from "#features/tickets/inbound/inbound-files.server.ts";
import type { InboundOutcome } from "#features/tickets/inbound/inbound-mail.contract.ts";
import { mailIdOf } from "#features/tickets/inbound/inbound-mail.server.ts";
import { mailSubject, mailText, wordsOf } from "#features/tickets/inbound/inbound-words.ts";
import type { OtherInbox, ReceivedMail } from "#features/tickets/inbound/other-inbox.ts";
import { isGenuine, parseReplyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import type { Db } from "#platform/db/database.ts";

const nameMaximum = 80;
/** All strangers together: what comes above is handed over again later, as the mail gateway does with a 429. */
const strangers = { name: "mail-in-strangers", points: 300, seconds: 3600 };

export function enquiryInbox(services: TicketServices): OtherInbox {
  return {
    async reply(received) {
      const enquiry = await enquiryMeant(services, received);
      if (!enquiry) return null;
      if (enquiry.ticketId) return { ticketId: enquiry.ticketId };
      return keep(services, received, true, enquiry.locale, async (tx, mailId, text, kept) => {
        const entry = await takeReply(tx, services, enquiry.id, { mailId, text, unproved: received.unproved });
        await hang(tx, kept, entry);
        return { outcome: "enquiry_reply", enquiry: enquiry.reference };
      });
    },

    async stranger(received) {
      const { mail, sender } = received;
      const locale: Locale = /\p{Script=Hangul}/u.test(`${mail.subject ?? ""}${mail.text ?? mail.html ?? ""}`) ? "ko" : "en";
      return keep(services, received, false, locale, async (tx, mailId, text, kept) => {
        const message = [mailSubject(mail.subject ?? ""), text].filter(Boolean).join("\n\n");
        const given = { intent: "support" as const, name: nameOf(mail, sender), email: sender, message };
        const { id, reference } = await receiveEnquiry(tx, given, { locale, address: "", via: "mail", mailId });
        await hang(tx, kept, id);
        await notifyEnquiryChanged(tx, services, id);
        await notifyPeople(tx, services, { notice: "new", enquiryId: id });
        return { outcome: "enquiry", enquiry: reference };
      });
    },
  };
}

type Write = (tx: Db, mailId: string, text: string, kept: KeptFiles) => Promise<InboundOutcome>;

/** The same mail handed over twice is one; files that no message took are dropped. */
async function keep(services: TicketServices, received: ReceivedMail, isReply: boolean, locale: Locale, write: Write) {
  const { mail, raw, sender, store } = received;
  const mailId = mailIdOf({ id: sender }, mail, raw, received.unproved);
  if (await isKnown(store.db, mailId)) return { outcome: "duplicate" as const };
  await services.limits.consume(limits.inboundPerSender, sender);
  await services.limits.consume(strangers, "all");
  const words = wordsOf(mail, isReply);
  const kept = await keepMailFiles(store, { id: null, kind: "stranger" }, [...words.overflow, ...filesIn(mail)]);
  try {
    return await store.db.transaction(async (tx): Promise<InboundOutcome> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${mailId}`}, 0))`);
      if (await isKnown(tx, mailId)) {
        await dropMailFiles(tx, kept);
        return { outcome: "duplicate" };
      }
      return write(tx, mailId, mailText(words.text, kept, locale), kept);
    });
  } catch (error) {
    await dropMailFiles(store.db, kept);
    throw error;
  }
}

/** The enquiry whose signed address the mail was sent to, if that address was made for this very sender. */
async function enquiryMeant({ secrets }: TicketServices, { recipients, sender, store }: ReceivedMail) {
  for (const address of recipients) {
    const parsed = parseReplyAddress(address);
    if (!parsed || !isGenuine(secrets.signing, parsed.number, sender, parsed.signature)) continue;
    const columns = { id: enquiries.id, reference: enquiries.reference, locale: enquiries.locale, ticketId: enquiries.ticketId };
    const [found] = await store.db.select(columns).from(enquiries).where(eq(enquiries.reference, parsed.number));
    if (found) return found;
  }
  return null;
}

async function isKnown(db: Db, mailId: string): Promise<boolean> {
  const replies = await db.select({ id: enquiryEntries.id }).from(enquiryEntries).where(eq(enquiryEntries.mailId, mailId));
  if (replies.length > 0) return true;
  return (await db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.mailId, mailId))).length > 0;
}

async function hang(tx: Db, kept: KeptFiles, boundId: string): Promise<void> {
  for (const [position, id] of kept.ids.entries()) {
    const loose = and(eq(files.id, id), eq(files.draft, kept.draft), isNull(files.boundId));
    await tx.update(files).set({ boundKind: "enquiry-message", boundId, position }).where(loose);
  }
}

function nameOf(mail: Email, sender: string): string {
  const given = (mail.from?.name ?? "")
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
  return [...(given || (sender.split("@")[0] ?? sender))].slice(0, nameMaximum).join("");
}

// The answer of somebody outside to a side conversation: from the very address it was written to, to the address that was signed for it.
import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { files } from "#db/schema/files.ts";
import { sideConversations, sideMessages } from "#db/schema/side-conversations.ts";
import { isGenuine, parseReplyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { notifyPeople, notifySide } from "#features/tickets/notices/ticket-notices.server.ts";
import { sideLimits } from "#features/tickets/rules/side-limits.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { findTicket } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";
import { dropMailFiles, filesIn, type KeptFiles, keepMailFiles } from "./inbound-files.server.ts";
import type { InboundOutcome } from "./inbound-mail.contract.ts";
import { mailText, wordsOf } from "./inbound-words.ts";
import type { ReceivedMail } from "./other-inbox.ts";

/** Null: not for a side conversation, or not from whom it was made for. It is kept also where the conversation is closed. */
export async function receiveSideAnswer(services: TicketServices, received: ReceivedMail): Promise<InboundOutcome | null> {
  const { mail, raw, sender, recipients, unproved, store } = received;
  const db = services.database.orm;
  for (const address of recipients) {
    const parsed = parseReplyAddress(address);
    if (!parsed?.number.startsWith("S-") || !isGenuine(services.secrets.signing, parsed.number, sender, parsed.signature)) continue;
    const [row] = await db.select().from(sideConversations).where(eq(sideConversations.code, parsed.number));
    if (row?.email !== sender) continue;
    await services.limits.consume(sideLimits.inbound, row.id);
    const ticket = await findTicket(db, row.ticketId);
    const mailId = createHash("sha256")
      .update(`${row.id}\n`)
      .update(mail.messageId || raw)
      .digest("base64url");
    if (await isKnown(db, mailId)) return { outcome: "duplicate" };
    const words = wordsOf(mail, true);
    const kept = await keepMailFiles(store, { id: null, kind: "stranger" }, [...words.overflow, ...filesIn(mail)], "internal");
    const text = mailText(words.text, kept, row.locale);
    try {
      return await db.transaction(async (tx): Promise<InboundOutcome> => {
        const message = { id: newId(), conversationId: row.id, by: "other" as const, text, unproved, mailId };
        const stored = await tx.insert(sideMessages).values(message).onConflictDoNothing().returning({ id: sideMessages.id });
        if (stored.length === 0) {
          await dropMailFiles(tx, kept);
          return { outcome: "duplicate" };
        }
        await hang(tx, kept, message.id, ticket.customerId);
        await notifySide(tx, services, ticket.id);
        await notifyPeople(tx, services, { notice: "side", ticketId: ticket.id, seq: Math.floor(Date.now() / 1000) });
        return { outcome: "reply", ticket: ticket.number };
      });
    } catch (error) {
      await dropMailFiles(db, kept);
      throw error;
    }
  }
  return null;
}

async function isKnown(db: Db, mailId: string): Promise<boolean> {
  return (await db.select({ id: sideMessages.id }).from(sideMessages).where(eq(sideMessages.mailId, mailId))).length > 0;
}

async function hang(tx: Db, kept: KeptFiles, boundId: string, customerId: string): Promise<void> {
  for (const [position, id] of kept.ids.entries()) {
    const loose = and(eq(files.id, id), eq(files.draft, kept.draft), isNull(files.boundId));
    await tx.update(files).set({ boundKind: "side-message", boundId, position, customerId }).where(loose);
  }
}

// The answer of somebody outside to a side conversation: from the very address it was written to, to the address that was signed for it.
import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { sideConversations, sideMessages } from "#db/schema/side-conversations.ts";
import { isGenuine, parseReplyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { notifyPeople } from "#features/tickets/notices/ticket-notices.server.ts";
import { sideLimits } from "#features/tickets/rules/side-limits.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { findTicket } from "#features/tickets/server/ticket-store.server.ts";
import { newId } from "#platform/random-token.server.ts";
import { filesIn } from "./inbound-files.server.ts";
import type { InboundOutcome } from "./inbound-mail.contract.ts";
import { mailText, wordsOf } from "./inbound-words.ts";
import type { ReceivedMail } from "./other-inbox.ts";

/** Null: not for a side conversation, or not from whom it was made for. It is kept also where the conversation is closed. */
export async function receiveSideAnswer(services: TicketServices, received: ReceivedMail): Promise<InboundOutcome | null> {
  const { mail, raw, sender, recipients, unproved } = received;
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
    // Files are named, not taken over: nobody has looked at what a stranger sends.
    const files = { ids: [], refused: filesIn(mail).map(({ name }) => name) };
    const text = mailText(wordsOf(mail, true).text, files, row.locale);
    return db.transaction(async (tx): Promise<InboundOutcome> => {
      const message = { id: newId(), conversationId: row.id, by: "other" as const, text, unproved, mailId };
      const stored = await tx.insert(sideMessages).values(message).onConflictDoNothing().returning({ id: sideMessages.id });
      if (stored.length === 0) return { outcome: "duplicate" };
      await notifyPeople(tx, services, { notice: "side", ticketId: ticket.id, seq: Math.floor(Date.now() / 1000) });
      return { outcome: "reply", ticket: ticket.number };
    });
  }
  return null;
}

// What refers to a customer's tickets without hanging on the account's row: it goes in the same transaction.
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { files } from "#db/schema/files.ts";
import { mails } from "#db/schema/mails.ts";
import { notifications } from "#db/schema/notifications.ts";
import { idempotencyKeys } from "#db/schema/records.ts";
import { tickets } from "#db/schema/tickets.ts";
import type { Db } from "#platform/db/database.ts";

export async function eraseTicketTraces(tx: Db, customerId: string): Promise<void> {
  const theirs = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.customerId, customerId));
  for (let at = 0; at < theirs.length; at += 500) {
    const ids = theirs.slice(at, at + 500).map(({ id }) => id);
    // Bells of staff carry the subject and the customer's name.
    await tx.delete(notifications).where(inArray(notifications.subjectId, ids));
    // So do mails to staff. Every mail about a ticket refers to its root.
    const roots = ids.map((id) => `<ticket.${id}@`);
    await tx.delete(mails).where(inArray(sql`split_part(${mails.headers} ->> 'references', '@', 1) || '@'`, roots));
  }
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, customerId));
  await tx.delete(files).where(and(eq(files.uploaderId, customerId), isNull(files.boundId)));
}

// What a macro changes besides writing, when its seconds of grace have passed. What can no longer be done is left out: the rest is done.
import { eq } from "drizzle-orm";
import { defaultLocale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { ticketOutbox } from "#db/schema/tickets.ts";
import type { ChangeTicket } from "#features/tickets/rules/staff-tickets.contract.ts";
import { changeOneOfMany } from "#features/tickets/server/staff/staff-commands.server.ts";
import type { TicketServices } from "#features/tickets/server/ticket-services.ts";
import { lockTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { macroWaiting } from "./macro-waiting.ts";

export async function makeMacroChanges(
  tx: Db,
  services: TicketServices,
  held: TicketRow,
  row: typeof ticketOutbox.$inferSelect,
): Promise<TicketRow> {
  const read = macroWaiting.safeParse(row.macro);
  if (!read.success || held.state === "closed") return held;
  const { tags, priority, assignee, state } = read.data;
  const [author] = await tx.select({ locale: accounts.locale }).from(accounts).where(eq(accounts.id, row.authorId));
  const reader = { id: row.authorId, kind: "staff" as const, locale: author?.locale ?? defaultLocale };
  const changes: (Omit<ChangeTicket, "tags"> & { add_tags?: string[] })[] = [
    ...(tags.length > 0 ? [{ add_tags: tags }] : []),
    ...(priority ? [{ priority }] : []),
    ...(assignee ? [{ assignee }] : []),
    // Written to in the meantime, it is not closed.
    ...(state ? [{ state, ...(state === "closed" ? { last_seen_seq: row.seenSeq } : {}) }] : []),
  ];
  for (const change of changes) {
    try {
      await tx.transaction((part) => changeOneOfMany(part, services, { viewer: { id: row.authorId }, reader }, held.id, change));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return lockTicket(tx, held.id);
}

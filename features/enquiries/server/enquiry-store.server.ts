// An enquiry's row and its entries, and the word to other screens that it has changed.
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import type { EnquiryEntryKind } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { announce, type RealtimeServices } from "#features/realtime/announce.server.ts";
import { type EnquiryChanged, realtimeEvents, supportChannel } from "#features/realtime/channels.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

export type EnquiryRow = typeof enquiries.$inferSelect;

export async function lockEnquiry(tx: Db, id: string): Promise<EnquiryRow> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  if (!row) throw new AppError("not_found");
  return row;
}

/** `authorId` null: the sender. */
export type NewEntry = {
  kind: EnquiryEntryKind;
  authorId: string | null;
  text?: string;
  data?: Record<string, string>;
  mailId?: string;
  sendsAt?: Date;
};

export async function addEntry(tx: Db, enquiry: EnquiryRow, entry: NewEntry): Promise<string> {
  const id = newId();
  // clock_timestamp: two entries of one transaction keep their order.
  await tx.insert(enquiryEntries).values({ id, enquiryId: enquiry.id, ...entry, createdAt: sql`clock_timestamp()` });
  return id;
}

/** How many answers are in their seconds of grace. */
export function waitingAnswers(tx: Db, enquiryId: string): Promise<number> {
  return tx.$count(enquiryEntries, and(eq(enquiryEntries.enquiryId, enquiryId), isNotNull(enquiryEntries.sendsAt)));
}

export async function saveEnquiry(
  tx: Db,
  services: RealtimeServices,
  enquiry: EnquiryRow,
  change: Partial<EnquiryRow>,
  exceptSocketId?: string,
): Promise<void> {
  await tx
    .update(enquiries)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(enquiries.id, enquiry.id));
  await notifyEnquiryChanged(tx, services, enquiry.id, exceptSocketId);
}

export async function notifyEnquiryChanged(tx: Db, services: RealtimeServices, id: string, exceptSocketId?: string): Promise<void> {
  const data: EnquiryChanged = { id };
  await announce(tx, services, { channels: [supportChannel], event: realtimeEvents.enquiryChanged, data, exceptSocketId });
}

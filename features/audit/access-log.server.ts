// Who of the staff looked at whose personal data, and how. Kept for two years, as the law asks.
import { lt } from "drizzle-orm";
import { accessLog } from "#db/schema/records.ts";
import type { Db } from "#platform/db/database.ts";
import { exceptWhenFull } from "#platform/errors.ts";
import { createLog } from "#platform/log.ts";

const fallback = createLog("warn");

export const accessActions = [
  "ticket.read",
  "ticket.search",
  "customer.read",
  "customer.contact",
  "customer.two-step-reset",
  "file.read",
  "chat.read",
  "enquiry.read",
  "enquiry.export",
] as const;
export type AccessAction = (typeof accessActions)[number];

export type Access = { staffId: string; customerId: string; action: AccessAction; subjectId: string; address: string };

export async function logAccess(db: Db, access: Access): Promise<void> {
  await db
    .insert(accessLog)
    .values(access)
    .catch((error) => {
      exceptWhenFull(error);
      // Staff must be able to read while nothing can be saved; the record is then a line of the process's log.
      fallback.warn({ access }, "somebody looked at personal data while the access log could not be written");
    });
}

export async function sweepAccessLog(db: Db, days: number): Promise<void> {
  await db.delete(accessLog).where(lt(accessLog.createdAt, new Date(Date.now() - days * 86_400_000)));
}

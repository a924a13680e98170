// Seeing the area as a customer does (decision 41). A view belongs to the session it was begun in; nobody ever holds a token of the customer.
import { and, eq, gt, isNull } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { customerViews } from "#db/schema/records.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { logAccess } from "#features/audit/access-log.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { can } from "#platform/api/capabilities.ts";
import type { Actor } from "#platform/api/command.ts";
import { idPattern } from "#platform/api/field-limits.ts";
import type { CustomerViewer, StaffViewer, Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";

export const viewMinutes = 15;

export async function startCustomerView(tx: Db, { viewer, address }: Actor<StaffViewer>, customerId: string, reason: string) {
  // A program has no eyes, and no session a view could end with.
  if (viewer.key) throw new AppError("forbidden");
  const [customer] = await tx
    .select({ disabledAt: accounts.disabledAt })
    .from(accounts)
    .where(and(eq(accounts.id, customerId), eq(accounts.kind, "customer")));
  if (!customer) throw new AppError("not_found");
  if (customer.disabledAt) throw new AppError("wrong_state");
  // One at a time: the banner of a page must name the customer of every page.
  await tx
    .update(customerViews)
    .set({ endedAt: new Date() })
    .where(and(eq(customerViews.sessionId, viewer.sessionId), isNull(customerViews.endedAt), gt(customerViews.endsAt, new Date())));
  const id = newId();
  const endsAt = new Date(Date.now() + viewMinutes * 60_000);
  await tx.insert(customerViews).values({ id, staffId: viewer.id, sessionId: viewer.sessionId, customerId, reason, endsAt });
  noteChange(tx, "reason", null, reason);
  noteChange(tx, "ends_at", null, endsAt);
  await logAccess(tx, { staffId: viewer.id, customerId, action: "customer.view", subjectId: customerId, address });
  // The customer reads of it; from which machine of the staff is not theirs to know.
  await recordEvent(tx, customerId, "viewed-by-staff", { address: "", userAgent: "" }, viewer.id);
  return { id, until: endsAt.toISOString() };
}

/** One that is over already is over. */
export async function endCustomerView(tx: Db, viewer: StaffViewer, customerId: string): Promise<void> {
  const now = new Date();
  const [ended] = await tx
    .update(customerViews)
    .set({ endedAt: now })
    .where(
      and(
        eq(customerViews.sessionId, viewer.sessionId),
        eq(customerViews.customerId, customerId),
        isNull(customerViews.endedAt),
        gt(customerViews.endsAt, now),
      ),
    )
    .returning();
  if (!ended) return;
  noteChange(tx, "reason", null, ended.reason);
  noteChange(tx, "ends_at", ended.endsAt, now);
}

/** The customer as whom a call is answered. Asked at every call: capability, session and end count at this moment. */
export async function viewedCustomer(db: Db, viewer: Viewer | null, id: string): Promise<CustomerViewer> {
  if (!viewer) throw new AppError("unauthenticated");
  const mine = viewer.kind === "staff" && !viewer.key && can(viewer, "customers.view") && idPattern.test(id);
  if (!mine) throw new AppError("view_over");
  const [found] = await db
    .select({ view: customerViews, name: accounts.name, locale: accounts.locale })
    .from(customerViews)
    .innerJoin(accounts, eq(accounts.id, customerViews.customerId))
    .where(
      and(
        eq(customerViews.id, id),
        eq(customerViews.sessionId, viewer.sessionId),
        isNull(customerViews.endedAt),
        gt(customerViews.endsAt, new Date()),
        isNull(accounts.disabledAt),
      ),
    );
  if (!found) throw new AppError("view_over");
  const { view, name, locale } = found;
  return {
    kind: "customer",
    id: view.customerId,
    sessionId: `view-${view.id}`,
    name,
    locale,
    // Nobody has proved to be this customer.
    factorAt: new Date(0),
    viewing: { id: view.id, by: view.staffId, until: view.endsAt },
  };
}

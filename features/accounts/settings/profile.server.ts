import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Versions } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import type { profileBody } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountPolicy } from "#features/accounts/rules/accounts.policy.ts";
import { viewAccount } from "#features/accounts/server/account-view.server.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

export async function updateProfile(
  db: Db,
  viewer: Viewer,
  body: z.output<typeof profileBody>,
  policy: AccountPolicy,
): Promise<CustomerView> {
  const { notifications, company, phone, names, ...plain } = body;
  if (names && viewer.kind !== "staff") throw new AppError("forbidden");
  const changes = {
    ...plain,
    ...(names ? { names: writtenNames(names) } : {}),
    // Customers write one name; other spellings of it are the demo's.
    ...(viewer.kind === "customer" && plain.name !== undefined ? { names: {} } : {}),
    ...(company === undefined ? {} : { company: company || null }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    // Merged in the database: two tabs that turn off different mails both get their way.
    ...(notifications ? { notifications: sql`${accounts.notifications} || ${JSON.stringify(notifications)}::jsonb` } : {}),
  };
  if (viewer.kind === "staff") await noteProfile(db, viewer.id, body);
  if (Object.keys(changes).length > 0) await db.update(accounts).set(changes).where(eq(accounts.id, viewer.id));
  return viewAccount(db, viewer.id, policy, { bothSteps: viewer.kind === "staff" && viewer.provedElsewhere });
}

/** A colleague's own profile is part of what customers read: old and new, in the audit log. */
async function noteProfile(db: Db, id: string, { name, names, locale, timezone }: z.output<typeof profileBody>): Promise<void> {
  const [before] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!before) return;
  if (name !== undefined) noteChange(db, "name", before.name, name);
  if (names) noteChange(db, "names", Object.values(before.names), Object.values(writtenNames(names)));
  if (locale) noteChange(db, "locale", before.locale, locale);
  if (timezone) noteChange(db, "timezone", before.timezone, timezone);
}

/** What is empty is not kept: there the one name is shown. */
export function writtenNames(names: Versions): Versions {
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name));
}

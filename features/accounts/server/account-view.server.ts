import { eq, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { type NotificationKind, notificationKinds } from "#features/accounts/rules/account-figures.ts";
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import { type AccountPolicy, lacksSecondFactor, sessionLength } from "#features/accounts/rules/accounts.policy.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hasPassword } from "./password-hash.server.ts";

export type Account = typeof accounts.$inferSelect;

export async function findAccount(db: Db, id: string): Promise<Account> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!row) throw new AppError("unauthenticated");
  return row;
}

export const passkeyCount = sql<number>`(select count(*)::int from passkeys k where k.account_id = accounts.id)`;

/** What a view of an account is made of: one query, whatever the number of accounts. */
export const viewedColumns = {
  account: accounts,
  pendingEmail: sql<string | null>`(select t.email from account_tokens t where t.account_id = accounts.id
    and t.purpose = 'change-email' and t.used_at is null and t.replaced_at is null and t.expires_at > now() limit 1)`,
  codesLeft: sql<number>`(select count(*)::int from recovery_codes c where c.account_id = accounts.id and c.used_at is null)`,
  passkeys: passkeyCount,
  linked: sql<boolean>`exists (select 1 from sso_identities i where i.account_id = accounts.id)`,
};

/** What is known of the session beside the account: the provider has vouched for both steps of this log-in. */
type OfSession = { bothSteps?: boolean | undefined };

export async function viewAccount(db: Db, id: string, policy: AccountPolicy, session: OfSession = {}): Promise<CustomerView> {
  const [row] = await db.select(viewedColumns).from(accounts).where(eq(accounts.id, id));
  if (!row) throw new AppError("unauthenticated");
  return accountView(row, policy, session);
}

type ViewedRow = { account: Account; pendingEmail: string | null; codesLeft: number; passkeys: number; linked: boolean };

/** What its owner may know of an account: hashes and secrets stay behind. */
export function accountView(row: ViewedRow, policy: AccountPolicy, session: OfSession = {}): CustomerView {
  const { account, pendingEmail, codesLeft, passkeys, linked } = row;
  const { hours, idleMinutes } = sessionLength(account.kind, policy);
  return {
    id: account.id,
    kind: account.kind,
    role: account.role,
    name: account.name,
    names: account.names,
    email: account.email,
    pending_email: pendingEmail,
    company: account.company,
    phone: account.phone,
    locale: account.locale,
    timezone: account.timezone,
    notifications: Object.fromEntries(notificationKinds.map((kind) => [kind, account.notifications[kind] ?? true])) as Record<
      NotificationKind,
      boolean
    >,
    two_factor: account.twoFactorEnabledAt !== null,
    two_factor_required: !session.bothSteps && lacksSecondFactor({ ...account, passkeys }, policy),
    passkeys,
    recovery_codes_left: account.twoFactorEnabledAt || passkeys > 0 ? codesLeft : 0,
    has_password: hasPassword(account),
    single_sign_on: linked ? (policy.singleSignOn?.label ?? null) : null,
    password_changed_at: account.passwordChangedAt.toISOString(),
    erasure_due_at: account.erasureDueAt?.toISOString() ?? null,
    session_hours: hours,
    session_idle_minutes: idleMinutes,
    created_at: account.createdAt.toISOString(),
  };
}

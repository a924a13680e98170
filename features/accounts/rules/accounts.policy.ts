// What the provider asks of accounts.
import type { Config } from "#platform/config.ts";
import { lifetimes } from "./account-figures.ts";

export type AccountPolicy = Pick<
  Config,
  "STAFF_TWO_FACTOR" | "STAFF_SESSION_HOURS" | "STAFF_IDLE_MINUTES" | "singleSignOn" | "customerSessionDays"
>;

/** Staff may be asked to have a second factor; until it is set up only the own account is reachable. */
export function lacksSecondFactor(
  account: { kind: "customer" | "staff"; twoFactorEnabledAt: Date | null; passkeys: number },
  policy: AccountPolicy,
): boolean {
  return (
    account.kind === "staff" && policy.STAFF_TWO_FACTOR === "required" && account.twoFactorEnabledAt === null && account.passkeys === 0
  );
}

/** How long a session lasts: customers as many days as are set, colleagues a working day, and not while nobody is there. */
export function sessionLength(kind: "customer" | "staff", policy: AccountPolicy): { hours: number; idleMinutes: number | null } {
  if (kind === "customer") return { hours: (policy.customerSessionDays ?? lifetimes.sessionDays) * 24, idleMinutes: null };
  return { hours: policy.STAFF_SESSION_HOURS, idleMinutes: policy.STAFF_IDLE_MINUTES };
}

// What the provider asks of accounts.
import type { Config } from "#platform/config.ts";

export type AccountPolicy = Pick<Config, "STAFF_TWO_FACTOR">;

/** Staff may be asked to have a second factor; until it is set up only the own account is reachable. */
export function lacksSecondFactor(
  account: { kind: "customer" | "staff"; twoFactorEnabledAt: Date | null },
  policy: AccountPolicy,
): boolean {
  return account.kind === "staff" && policy.STAFF_TWO_FACTOR === "required" && account.twoFactorEnabledAt === null;
}

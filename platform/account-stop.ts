// An account stops, or may do less than it did: sessions and links end where that is decided (features/accounts/server/stop-account.server.ts),
// everything else that somebody can hold by the part of the feature that knows it. All parts stand in server/account-stops.ts.
import { type Capability, can, type StaffRole } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";

export type AccountStop = {
  id: string;
  kind: "customer" | "staff";
  /**
   * `role`: another one from now on, and the account goes on. `refused`: the provider named no role at a log-in, which may be its mistake.
   * `leaving`: the owner has asked for erasure.
   */
  why: "disabled" | "role" | "refused" | "merged" | "leaving" | "erased";
  /** From now on; null where nothing may be done any more. */
  role: StaffRole | null;
  /** The colleague who did it; null: nobody here. */
  by: string | null;
};

/** A feature's share, in the transaction that stops the account. */
export type StopPart = (tx: Db, stop: AccountStop) => Promise<void>;

/** A colleague who may not do this now: whoever waits for them at this moment waits for nobody. */
export function leavesDuty({ kind, role }: AccountStop, duty: Capability): boolean {
  return kind === "staff" && !can({ kind, role }, duty);
}

/** For good, as far as anybody knows: what was theirs goes to others. */
export function losesDuty(stop: AccountStop, duty: Capability): boolean {
  return stop.why !== "refused" && leavesDuty(stop, duty);
}

// Is this a browser the account has been used from before? The browser's own id decides, or the same kind of browser on the same network.
import { and, count, eq, inArray } from "drizzle-orm";
import { knownDevices } from "#db/schema/accounts.ts";
import { describeBrowser } from "#features/accounts/rules/describe-browser.ts";
import type { Caller } from "#features/accounts/server/account-services.ts";
import type { Db } from "#platform/db/database.ts";
import { networkOf } from "#platform/network-of.ts";
import { hashToken } from "#platform/random-token.server.ts";

export function deviceHash(sessionId: string | undefined): string | null {
  return sessionId ? hashToken(`browser:${sessionId}`) : null;
}

/** The browser has been logged in to this account. By its own id only: a network and a kind of browser are shared with strangers. */
export async function isKnownDevice(db: Db, accountId: string | undefined, ownHash: string | null): Promise<boolean> {
  const met = await db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    // Asked for an unknown account too: the answer takes as long.
    .where(and(eq(knownDevices.accountId, accountId ?? ""), eq(knownDevices.deviceHash, ownHash ?? "")));
  return met.length > 0;
}

/** True when the account has been used before, but never from here. The device is known from now on. */
export async function meetDevice(db: Db, accountId: string, caller: Caller, ownHash: string | null): Promise<boolean> {
  const { browser, device } = describeBrowser(caller.userAgent);
  const hashes = [hashToken(`place:${browser}:${device}:${networkOf(caller.address)}`), ...(ownHash ? [ownHash] : [])];
  const [known] = await db.select({ devices: count() }).from(knownDevices).where(eq(knownDevices.accountId, accountId));
  const met = await db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), inArray(knownDevices.deviceHash, hashes)));
  await db
    .insert(knownDevices)
    .values(hashes.map((hash) => ({ accountId, deviceHash: hash })))
    .onConflictDoNothing();
  return (known?.devices ?? 0) > 0 && met.length === 0;
}

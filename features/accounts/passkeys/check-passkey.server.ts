// What a passkey signed is checked against the challenge it was asked with (used up by that), the host, and the stored key.
import { type AuthenticationResponseJSON, generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { and, eq, gt, lt } from "drizzle-orm";
import { passkeyChallenges, passkeys } from "#db/schema/accounts.ts";
import type { SignedByPasskey } from "#features/accounts/rules/passkey-answer.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { ownOrigins } from "#platform/i18n/site-addresses.ts";
import { hashToken } from "#platform/random-token.server.ts";

const challengeMs = 10 * 60_000;

/** The host name a passkey of this origin belongs to. Only our own: PUBLIC_ORIGIN, forced hosts, or, without them, this machine. */
export function rpIdOf({ config, site }: AccountServices, origin: string): string {
  const { hostname } = new URL(origin);
  const own = ownOrigins(site().origin, config.FORCED_LOCALE_HOSTS).get(hostname);
  const local = !config.PUBLIC_ORIGIN && hostname === "localhost";
  if (own !== origin && !local) throw new AppError("passkey_unavailable");
  // Browsers make no passkeys for a bare address.
  if (/^[\d.]+$|:/.test(hostname)) throw new AppError("passkey_unavailable");
  return hostname;
}

export async function keepChallenge(
  db: Db,
  { challenge, ...about }: { challenge: string; purpose: "add" | "use"; accountId: string | null; origin: string },
): Promise<void> {
  await db.insert(passkeyChallenges).values({
    ...about,
    challengeHash: hashToken(challenge),
    expiresAt: new Date(Date.now() + challengeMs),
  });
}

export async function askForPasskey(services: AccountServices, origin: string): Promise<Record<string, unknown>> {
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(services, origin), userVerification: "required" });
  await keepChallenge(services.database.orm, { challenge: options.challenge, purpose: "use", accountId: null, origin });
  return { ...options };
}

/** One statement: of two answers to the same challenge, one counts. */
export async function spendChallenge(db: Db, passkey: SignedByPasskey, purpose: "add" | "use") {
  const challenge = challengeIn(passkey);
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!row) throw new AppError("passkey_invalid");
  return { ...row, challenge };
}

function challengeIn({ response }: SignedByPasskey): string {
  try {
    const read = JSON.parse(Buffer.from(String(response.clientDataJSON), "base64url").toString("utf8")) as { challenge?: unknown };
    return String(read.challenge);
  } catch {
    throw new AppError("passkey_invalid");
  }
}

/** Whose passkey it was; with `accountId`, only that account's will do. Its count and last use are written down. */
export async function acceptPasskey(services: AccountServices, signed: SignedByPasskey, accountId?: string): Promise<string> {
  const db = services.database.orm;
  const asked = await spendChallenge(db, signed, "use");
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, signed.id));
  if (!passkey || (accountId !== undefined && passkey.accountId !== accountId)) throw new AppError("passkey_invalid");
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: signed as unknown as AuthenticationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: passkey.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch((cause) => {
    throw new AppError("passkey_invalid", { cause });
  });
  if (!verified) throw new AppError("passkey_invalid");
  await db.update(passkeys).set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date() }).where(eq(passkeys.id, passkey.id));
  return passkey.accountId;
}

export async function sweepPasskeyChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date()));
}

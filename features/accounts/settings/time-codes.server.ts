// Time-based codes (RFC 6238): six digits, 30 seconds, one step either side. A code never works twice.
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import qrcode from "qrcode-generator";
import { brand } from "#content/brand.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { TwoFactorSetup } from "#features/accounts/rules/account-views.ts";
import type { Db } from "#platform/db/database.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import type { Vault } from "#platform/vault/vault.ts";

const period = 30;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** As it is stored. */
export function sealSecret(vault: Vault, accountId: string, secret: string): string {
  return vault.seal(secret, placeOf("accounts.two_factor_secret", accountId));
}

export function describeSecret(secret: string, email: string): TwoFactorSetup {
  const uri = totpOf(secret, email).toString();
  const code = qrcode(0, "M");
  code.addData(uri);
  code.make();
  return { secret, uri, qr: code.createSvgTag({ cellSize: 4, margin: 16, scalable: true }) };
}

/** The step is stored by the statement that accepts it, and only if it is later than the last one: a replay finds it taken. */
export async function spendTimeCode(
  tx: Db,
  vault: Vault,
  { id, twoFactorSecret }: { id: string; twoFactorSecret: string | null },
  code: string,
): Promise<boolean> {
  const token = code.replace(/\s/g, "");
  // Six other letters are compared byte by byte further down, and may be more than six bytes.
  if (!twoFactorSecret || !/^\d{6}$/.test(token)) return false;
  const secret = vault.open(twoFactorSecret, placeOf("accounts.two_factor_secret", id));
  const now = Date.now();
  const delta = totpOf(secret).validate({ token, window: 1, timestamp: now });
  if (delta === null) return false;
  const step = TOTP.counter({ period, timestamp: now }) + delta;
  const accepted = await tx
    .update(accounts)
    .set({ twoFactorLastStep: step })
    .where(and(eq(accounts.id, id), or(isNull(accounts.twoFactorLastStep), lt(accounts.twoFactorLastStep, step))))
    .returning({ id: accounts.id });
  return accepted.length === 1;
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({ issuer: brand.name.en, label, algorithm: "SHA1", digits: 6, period, secret: Secret.fromBase32(secret) });
}

// Ten codes of 80 bits for the day the phone is gone: shown once, kept as hashes, each works once.
import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { recoveryCodes } from "#db/schema/accounts.ts";
import { recoveryCodeCount } from "#features/accounts/rules/account-figures.ts";
import type { Db } from "#platform/db/database.ts";
import { hashToken, newId } from "#platform/random-token.server.ts";

// Without 0, 1, l and o: the codes are copied by hand.
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

/** New codes; all earlier ones stop working. */
export async function replaceRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  await dropRecoveryCodes(tx, accountId);
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ id: newId(), accountId, codeHash: hashOf(accountId, code) })));
  return codes;
}

export async function spendRecoveryCode(tx: Db, accountId: string, code: string): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashOf(accountId, code)), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}

export async function dropRecoveryCodes(tx: Db, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

function newCode(): string {
  const text = [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

function hashOf(accountId: string, code: string): string {
  return hashToken(`${accountId}:${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
}

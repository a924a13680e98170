// Making, naming and removing passkeys. Adding or removing one ends all other sessions and is mailed.
import { generateRegistrationOptions, type RegistrationResponseJSON, verifyRegistrationResponse } from "@simplewebauthn/server";
import { and, asc, count, eq } from "drizzle-orm";
import { brand } from "#content/brand.ts";
import { passkeys } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import type { SignedByPasskey } from "#features/accounts/rules/passkey-answer.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { findAccount } from "#features/accounts/server/account-view.server.ts";
import { holdAccount } from "#features/accounts/server/held-account.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import { revokeSessions } from "#features/accounts/server/sessions.server.ts";
import { dropRecoveryCodes, replaceRecoveryCodes } from "#features/accounts/settings/recovery-codes.server.ts";
import type { Actor } from "#platform/api/command.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import { keepChallenge, rpIdOf, spendChallenge } from "./check-passkey.server.ts";
import type { PasskeyView } from "./passkeys.contract.ts";

const mostPasskeys = 20;

export async function countPasskeys(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.accountId, accountId));
  return row?.passkeys ?? 0;
}

export async function listPasskeys(db: Db, accountId: string): Promise<PasskeyView[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt));
  return rows.map(viewOf);
}

export async function beginPasskey(services: AccountServices, viewer: Viewer, origin: string): Promise<Record<string, unknown>> {
  const db = services.database.orm;
  const account = await findAccount(db, viewer.id);
  const known = await db.select().from(passkeys).where(eq(passkeys.accountId, viewer.id));
  const options = await generateRegistrationOptions({
    rpName: brand.name[account.locale],
    rpID: rpIdOf(services, origin),
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(db, { challenge: options.challenge, purpose: "add", accountId: viewer.id, origin });
  return { ...options };
}

type Added = { passkey: PasskeyView; recovery_codes: string[] };
type NewPasskey = Pick<typeof passkeys.$inferInsert, "credentialId" | "publicKey" | "counter" | "transports" | "rpId">;

/** What the browser made, checked against what it was asked with. */
export async function checkNewPasskey(services: AccountServices, viewer: Viewer, signed: SignedByPasskey): Promise<NewPasskey> {
  const asked = await spendChallenge(services.database.orm, signed, "add");
  if (asked.accountId !== viewer.id) throw new AppError("passkey_invalid");
  const rpId = rpIdOf(services, asked.origin);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: signed as unknown as RegistrationResponseJSON,
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((cause) => {
    throw new AppError("passkey_invalid", { cause });
  });
  if (!registrationInfo) throw new AppError("passkey_invalid");
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports, rpId };
}

export async function addPasskey(tx: Db, services: AccountServices, actor: Actor, name: string, checked: NewPasskey): Promise<Added> {
  const { viewer } = actor;
  const account = await holdAccount(tx, viewer.id);
  const before = await countPasskeys(tx, viewer.id);
  if (!account || before >= mostPasskeys) throw new AppError("conflict");
  const [made] = await tx
    .insert(passkeys)
    .values({ id: newId(), accountId: viewer.id, name, ...checked })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new AppError("conflict");
  // Whoever loses the device must get in without it.
  const first = before === 0 && account.twoFactorEnabledAt === null;
  const codes = first ? await replaceRecoveryCodes(tx, viewer.id) : [];
  await settle(tx, services, actor, "added", name);
  return { passkey: viewOf(made), recovery_codes: codes };
}

export async function renamePasskey(db: Db, viewer: Viewer, id: string, name: string): Promise<PasskeyView> {
  const [row] = await db.update(passkeys).set({ name }).where(own(viewer, id)).returning();
  if (!row) throw new AppError("not_found");
  return viewOf(row);
}

export async function removePasskey(tx: Db, services: AccountServices, actor: Actor, id: string): Promise<void> {
  const { viewer } = actor;
  const account = await holdAccount(tx, viewer.id);
  const [gone] = await tx.delete(passkeys).where(own(viewer, id)).returning();
  if (!account || !gone) throw new AppError("not_found");
  // Recovery codes stand in for a second factor; without one they would be passwords.
  if (!account.twoFactorEnabledAt && (await countPasskeys(tx, viewer.id)) === 0) await dropRecoveryCodes(tx, viewer.id);
  await settle(tx, services, actor, "removed", gone.name);
}

async function settle(tx: Db, services: AccountServices, actor: Actor, what: "added" | "removed", name: string) {
  const { viewer, address } = actor;
  await revokeSessions(tx, services.bus, viewer.id, "changed", viewer.sessionId);
  await recordEvent(tx, viewer.id, `passkey-${what}`, actor);
  await sendAccountMail(services, tx, {
    mail: `passkey-${what}`,
    accountId: viewer.id,
    facts: { passkey: name, at: new Date().toISOString(), address },
  });
}

const own = (viewer: Viewer, id: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, viewer.id));

function viewOf(row: typeof passkeys.$inferSelect): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

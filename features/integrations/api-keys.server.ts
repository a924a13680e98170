// Keys are kept as hashes. A key is its owner with less: what it may do is asked of both each time.
import { and, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { apiKeys } from "#db/schema/integrations.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { can } from "#platform/api/capabilities.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError, exceptWhenFull } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import { hashToken, newId, newToken } from "#platform/random-token.server.ts";
import type { ApiKeyView, newKeyBody } from "./api-keys.contract.ts";
import { type KeyScope, keyPrefix, keysMaximum } from "./key-figures.ts";

const listMaximum = 200;
const usedEveryMs = 60_000;

export async function listKeys(db: Db, id?: string): Promise<ApiKeyView[]> {
  const rows = await db
    .select({ key: apiKeys, owner: { name: accounts.name, role: accounts.role, disabledAt: accounts.disabledAt } })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.ownerId))
    .where(id ? eq(apiKeys.id, id) : undefined)
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(listMaximum);
  return rows.map(({ key, owner }) => ({
    id: key.id,
    name: key.name,
    shown: key.shown,
    owner: { id: key.ownerId, name: owner.name },
    scopes: key.scopes as KeyScope[],
    per_minute: key.perMinute,
    state: key.revokedAt ? "revoked" : key.expiresAt <= new Date() ? "expired" : owner.disabledAt || !owner.role ? "owner_gone" : "active",
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_from: key.lastUsedFrom,
  }));
}

export async function createKey(
  tx: Db,
  viewer: StaffViewer,
  locale: Locale,
  body: z.output<typeof newKeyBody>,
): Promise<ApiKeyView & { token: string }> {
  // Nobody hands on what they do not hold.
  const beyond = body.scopes.filter((scope) => !can(viewer, scope));
  if (beyond.length > 0) throw new AppError("invalid", { fields: { scopes: [m.key_scope_beyond({}, { locale })] } });
  const active = and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, new Date()));
  if ((await tx.$count(apiKeys, active)) >= keysMaximum) {
    throw new AppError("invalid", { fields: { name: [m.key_too_many({ count: String(keysMaximum) }, { locale })] } });
  }
  const token = keyPrefix + newToken();
  const id = newId();
  const expiresAt = new Date(Date.now() + body.days * 86_400_000);
  await tx.insert(apiKeys).values({
    id,
    ownerId: viewer.id,
    name: body.name,
    tokenHash: hashToken(token),
    shown: token.slice(0, keyPrefix.length + 6),
    scopes: body.scopes,
    perMinute: body.per_minute,
    expiresAt,
  });
  noteChange(tx, "name", null, body.name);
  noteChange(tx, "scopes", null, body.scopes);
  noteChange(tx, "expires_at", null, expiresAt);
  const [made] = await listKeys(tx, id);
  if (!made) throw new AppError("not_found");
  return { ...made, token };
}

export async function revokeKey(tx: Db, id: string): Promise<void> {
  const [gone] = await tx
    .update(apiKeys)
    .set({ revokedAt: new Date() })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name });
  if (!gone) throw new AppError("not_found");
  noteChange(tx, "name", gone.name, null);
}

export function isApiKey(token: string): boolean {
  return token.startsWith(keyPrefix);
}

/** Who calls with this key; null when it is unknown, over or revoked, or its owner's access has ended. */
export async function viewerOfKey(db: Db, token: string, address: string): Promise<StaffViewer | null> {
  const [row] = await db
    .select({ key: apiKeys, owner: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.ownerId))
    .where(and(eq(apiKeys.tokenHash, hashToken(token)), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, new Date())));
  if (!row || row.owner.disabledAt || row.owner.kind !== "staff" || !row.owner.role) return null;
  const { key, owner } = row;
  await noteUsed(db, key, address);
  return {
    kind: "staff",
    id: owner.id,
    role: owner.role as StaffViewer["role"],
    names: owner.names,
    name: owner.name,
    locale: owner.locale,
    sessionId: `key-${key.id}`,
    // A key proves no factor: what asks for a fresh one is not for programs.
    factorAt: new Date(0),
    key: { id: key.id, scopes: key.scopes, perMinute: key.perMinute },
  };
}

async function noteUsed(db: Db, { id, lastUsedAt, lastUsedFrom }: typeof apiKeys.$inferSelect, address: string): Promise<void> {
  if (lastUsedAt && lastUsedFrom === address && Date.now() - lastUsedAt.getTime() < usedEveryMs) return;
  await db.update(apiKeys).set({ lastUsedAt: new Date(), lastUsedFrom: address }).where(eq(apiKeys.id, id)).catch(exceptWhenFull);
}

/** A year after it stopped working nobody asks for it any more; the audit log still names it. */
export async function sweepKeys(db: Db): Promise<void> {
  const before = sql`now() - interval '365 days'`;
  await db.delete(apiKeys).where(or(lt(apiKeys.expiresAt, before), lt(apiKeys.revokedAt, before)));
}

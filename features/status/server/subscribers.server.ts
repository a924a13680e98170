// Who gets updates by mail. An address is asked first; until its owner says yes it gets nothing else, and what was never confirmed is removed.
import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { statusSubscribers } from "#db/schema/status.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken, newId, newToken } from "#platform/random-token.server.ts";

const confirmDays = 2;
const dayMs = 86_400_000;

export type Subscriber = typeof statusSubscribers.$inferSelect;

/** A token for the mail that asks, or nothing where the address gets updates already. */
export async function askToSubscribe(tx: Db, email: string, locale: Locale, now = new Date()): Promise<string | null> {
  const token = newToken();
  const asked = { locale, tokenHash: hashToken(token), tokenUntil: new Date(now.getTime() + confirmDays * dayMs) };
  const made = await tx
    .insert(statusSubscribers)
    .values({ id: newId(), email, ...asked })
    .onConflictDoUpdate({ target: statusSubscribers.email, set: asked, setWhere: isNull(statusSubscribers.confirmedAt) })
    .returning({ id: statusSubscribers.id });
  return made.length > 0 ? token : null;
}

export async function confirmSubscriber(tx: Db, token: string, now = new Date()): Promise<void> {
  const mine = and(eq(statusSubscribers.tokenHash, hashToken(token)), gt(statusSubscribers.tokenUntil, now));
  // The token stays until it ends: a link that is opened twice says the same twice.
  const done = await tx.update(statusSubscribers).set({ confirmedAt: now }).where(mine).returning({ id: statusSubscribers.id });
  if (done.length === 0) throw new AppError("not_found");
}

export async function removeSubscriber(tx: Db, secret: string, way: { id: string; signature: string }): Promise<void> {
  checkLeaving(secret, way);
  await tx.delete(statusSubscribers).where(eq(statusSubscribers.id, way.id));
}

export function checkLeaving(secret: string, { id, signature }: { id: string; signature: string }): void {
  const own = Buffer.from(leavingSignature(secret, id));
  const given = Buffer.from(signature);
  if (own.length !== given.length || !timingSafeEqual(own, given)) throw new AppError("not_found");
}

/** Worth nothing but leaving. */
export function leavingSignature(secret: string, id: string): string {
  return createHmac("sha256", secret).update(`leave-status:${id}`).digest("base64url").slice(0, 32);
}

/** The next some of those who had confirmed when it was told, by id. */
export async function subscribersAfter(db: Db, id: string, toldAt: Date, count: number): Promise<Subscriber[]> {
  return db
    .select()
    .from(statusSubscribers)
    .where(and(lt(statusSubscribers.confirmedAt, toldAt), gt(statusSubscribers.id, id)))
    .orderBy(statusSubscribers.id)
    .limit(count);
}

export async function removeUnconfirmed(db: Db, now = new Date()): Promise<void> {
  await db.delete(statusSubscribers).where(and(isNull(statusSubscribers.confirmedAt), lt(statusSubscribers.tokenUntil, now)));
}

// The way out of a kind of mail, in the mail's own head: one click of the mail program turns that kind off (RFC 8058). The address is
// signed for one account and one kind, so it does nothing else, and needs no log-in.
import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

type Needs = { secrets: { signing: string }; config: { API_BASE_URL?: string | undefined }; origin: (locale: Locale) => string };
type Reader = { id: string; kind: "customer" | "staff"; locale: Locale };

export function unsubscribeHeaders({ secrets, config, origin }: Needs, reader: Reader, mail: string): Record<string, string> {
  const base = config.API_BASE_URL ?? `${origin(reader.locale)}/api`;
  return {
    "list-unsubscribe": `<${base}/unsubscribe/${reader.id}/${mail}/${sign(secrets.signing, reader.id, mail)}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  };
}

/** Where the reader chooses which mails come. */
export function noticeSettings({ origin }: Pick<Needs, "origin">, reader: Omit<Reader, "id">): string {
  return `${origin(reader.locale)}/${reader.kind}/settings/notifications`;
}

export async function unsubscribe(tx: Db, secret: string, asked: { account: string; mail: string; signature: string }): Promise<void> {
  check(secret, asked);
  const off = JSON.stringify({ [asked.mail]: false });
  await tx
    .update(accounts)
    .set({ notifications: sql`${accounts.notifications} || ${off}::jsonb` })
    .where(eq(accounts.id, asked.account));
}

export async function kindOf(db: Db, secret: string, asked: { account: string; mail: string; signature: string }): Promise<Reader["kind"]> {
  check(secret, asked);
  const [row] = await db.select({ kind: accounts.kind }).from(accounts).where(eq(accounts.id, asked.account));
  if (!row) throw new AppError("not_found");
  return row.kind;
}

function check(secret: string, { account, mail, signature }: { account: string; mail: string; signature: string }): void {
  const own = Buffer.from(sign(secret, account, mail));
  const given = Buffer.from(signature);
  if (own.length !== given.length || !timingSafeEqual(own, given)) throw new AppError("not_found");
}

function sign(secret: string, account: string, mail: string): string {
  return createHmac("sha256", secret).update(`unsubscribe:${account}:${mail}`).digest("base64url").slice(0, 32);
}

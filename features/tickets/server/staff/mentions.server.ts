// Whom a note names: colleagues picked in the composer, and whoever's name stands behind an @ in the text.
import { and, eq, inArray, isNull } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";

export async function mentionedIn(db: Db, text: string, picked: readonly string[]): Promise<string[]> {
  if (picked.length === 0 && !text.includes("@")) return [];
  const onDuty = and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("tickets.answer")), isNull(accounts.disabledAt));
  const desk = await db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(onDuty).limit(500);
  return desk.filter(({ id, name }) => picked.includes(id) || isNamed(text, name)).map(({ id }) => id);
}

/** @박도현, @Sera Yoon or @Sera, not sera@sera.example; a Korean particle may follow, another letter of a Latin name may not. */
export function isNamed(text: string, name: string): boolean {
  const given = text.normalize("NFC").toLowerCase();
  const [first = ""] = name.toLowerCase().split(/\s+/);
  return [name.toLowerCase(), first].some((word) => {
    if (word.length < 2) return false;
    for (let at = given.indexOf(`@${word}`); at >= 0; at = given.indexOf(`@${word}`, at + 1)) {
      const before = given[at - 1] ?? "";
      const next = given[at + 1 + word.length] ?? "";
      if (!/[a-z0-9._+-]/.test(before) && !/[a-z0-9]/.test(next)) return true;
    }
    return false;
  });
}

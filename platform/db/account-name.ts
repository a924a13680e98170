// A colleague's name as a customer reads it: 박도현 writes as Dohyun Park to readers of English. Where nobody has said how, it is the one
// name of the account, which is also what colleagues call each other by in the console.
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Locale } from "#content/locales.ts";
import type { Versions } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";

type Reader = { kind: "customer" | "staff"; locale: Locale | Placeholder };

export function nameOf({ name, names }: { name: string; names?: Versions | undefined }, locale: Locale): string {
  return names?.[locale] || name;
}

/** The same for a query that joins the account, perhaps by another name; null where there is none. */
export function nameFor({ kind, locale }: Reader, of: Record<"name" | "names", AnyPgColumn> = accounts): SQL<string | null> {
  return kind === "customer" ? sql`coalesce(${of.names} ->> ${locale}::text, ${of.name})` : sql`${of.name}`;
}

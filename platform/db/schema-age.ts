// Which of this release's changes a database has, and whether a newer release has been there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrationsFolder } from "./database.ts";

type Read = (text: string) => PromiseLike<readonly Record<string, unknown>[]>;

/** `at`: when the last change in the database was written, by the journal of the release that made it; none has been made yet without it. */
export type SchemaAge = { at: number | undefined; pending: number; newest: number };

export async function schemaAge(read: Read): Promise<SchemaAge> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as { entries: { when: number }[] };
  const changes = journal.entries.map(({ when }) => when);
  const newest = Math.max(0, ...changes);
  const [table] = await read("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  const [last] = table?.there ? await read("select max(created_at)::float8 as at from drizzle.__drizzle_migrations") : [];
  const at = last?.at === null || last?.at === undefined ? undefined : Number(last.at);
  return { at, newest, pending: changes.filter((when) => when > (at ?? 0)).length };
}

export function isNewer({ at, newest }: SchemaAge): boolean {
  return at !== undefined && at > newest;
}

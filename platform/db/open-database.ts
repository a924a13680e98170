import { join } from "node:path";
import type { Database, Db } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

export function openDatabase(settings: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<Database> {
  return settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openPglite({ dataDir: join(settings.DATA_DIR, "postgres") });
}

/** Where long readings go that may be a moment behind, such as reports: a read replica where there is one, else the database itself. */
export type ReadingPlace = { orm: Db; close(): Promise<void> };

export async function openReadingPlace(settings: { DATABASE_REPLICA_URL?: string | undefined }, database: Database): Promise<ReadingPlace> {
  if (!settings.DATABASE_REPLICA_URL) return { orm: database.orm, close: async () => {} };
  return openPostgres(settings.DATABASE_REPLICA_URL, { max: 4, statementMs: 30_000, readOnly: true });
}

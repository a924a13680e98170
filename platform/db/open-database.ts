import { join } from "node:path";
import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

export function openDatabase(settings: { DATABASE_URL?: string | undefined; DATA_DIR: string }): Promise<Database> {
  return settings.DATABASE_URL ? openPostgres(settings.DATABASE_URL) : openPglite({ dataDir: join(settings.DATA_DIR, "postgres") });
}

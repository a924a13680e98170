import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, type Db, migrationsFolder, type Row } from "./database.ts";
import { diskGuard } from "./disk-guard.ts";
import { observePglite } from "./observe-pglite.ts";

export type PgliteSource = { dataDir: string } | { snapshot: Blob } | { memory: true };

/** Postgres would keep 128 MB for itself. What is not in its own cache is in the operating system's, in the same process. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

export async function openPglite(source: PgliteSource): Promise<Database & { client: PGlite }> {
  const from = "dataDir" in source ? { dataDir: source.dataDir } : "snapshot" in source ? { loadDataDir: source.snapshot } : {};
  return pgliteDatabase(await PGlite.create({ ...from, startParams }));
}

export function pgliteDatabase(client: PGlite): Database & { client: PGlite } {
  const guard = diskGuard(client);
  const use = observePglite(client);
  const orm = drizzle({ client, casing: "snake_case" });
  return {
    kind: "pglite",
    client,
    orm: orm as unknown as Db,
    async query<T extends Row>(text: string, values?: unknown[]) {
      if (values?.length) return (await client.query<T>(text, values)).rows;
      return (await client.exec(text)).flatMap((result) => result.rows as T[]);
    },
    async listen(channel, onNotice, onConnect) {
      const stop = await client.listen(channel, onNotice);
      onConnect?.();
      return () => stop();
    },
    migrate: (folder = migrationsFolder) => migrate(orm, { migrationsFolder: folder }),
    // There is one connection: whoever else asks waits until it is over.
    apart: (_kind, work) =>
      client.transaction((tx) => work(async <T extends Row>(text: string, values?: unknown[]) => (await tx.query<T>(text, values)).rows)),
    use,
    guardDisk: guard.watch,
    // Closing writes; on a full disk the log that is already there is enough, as after a power cut.
    close: async () => (guard.isFull() ? undefined : client.close()),
  };
}

import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { type Database, type Db, migrationsFolder, type Row } from "./database.ts";

export type PgliteSource = { dataDir: string } | { snapshot: Blob } | { memory: true };

export async function openPglite(source: PgliteSource): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create(
    "dataDir" in source ? { dataDir: source.dataDir } : "snapshot" in source ? { loadDataDir: source.snapshot } : {},
  );
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
    migrate: () => migrate(orm, { migrationsFolder }),
    close: () => client.close(),
  };
}

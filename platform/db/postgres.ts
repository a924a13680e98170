import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { type Database, type Db, migrationsFolder, type Row, type Run } from "./database.ts";
import { createPostgresPool, type PoolOptions } from "./postgres-pool.ts";

// Any number; every replica that migrates this product takes the same one.
const migrationLock = 7_240_311;

export async function openPostgres(url: string, options: PoolOptions = {}): Promise<Database> {
  const pool = createPostgresPool(url, options);
  const orm = drizzle({ client: pool.client as never, casing: "snake_case" });
  return {
    kind: "postgres",
    orm: orm as unknown as Db,
    async query<T extends Row>(text: string, values?: unknown[]) {
      const result = await pool.client.unsafe(text, values ?? []);
      // Several statements in one text come back as a list of results.
      return (Array.isArray(result[0]) ? (result as unknown as T[][]).flat() : [...result]) as T[];
    },
    async listen(channel, onNotice, onConnect) {
      const subscription = await pool.listen(channel, onNotice, onConnect);
      return () => subscription.unlisten();
    },
    // Replicas start together: the first migrates, the others wait for it.
    async migrate(folder = migrationsFolder) {
      const migrator = postgres(url, { max: 1, onnotice: () => {} });
      const connection = drizzle({ client: migrator, casing: "snake_case" });
      try {
        await connection.execute(sql`select pg_advisory_lock(${migrationLock})`);
        await migrate(connection, { migrationsFolder: folder });
      } finally {
        await migrator.end({ timeout: 5 });
      }
    },
    // A connection of its own: the pool gives up on what takes long, and this may take an hour.
    async apart<T>(kind: "snapshot" | "load", work: (run: Run) => Promise<T>) {
      const own = postgres(url, { max: 1, onnotice: () => {} });
      try {
        const mode = kind === "snapshot" ? "isolation level repeatable read read only" : "isolation level read committed";
        return (await own.begin(mode, (tx) =>
          work(
            async <R extends Row>(text: string, values?: unknown[]) =>
              [...(await tx.unsafe(text, (values ?? []) as never[]))] as unknown as R[],
          ),
        )) as T;
      } finally {
        await own.end({ timeout: 5 });
      }
    },
    use: pool.use,
    close: pool.end,
  };
}

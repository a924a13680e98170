// Replicas are started together, on the first day too: one migrates and makes what is shared, the other waits for it and finds it.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { migrationsFolder } from "#platform/db/database.ts";
import { createLog } from "#platform/log.ts";
import { ownDatabase } from "#tests/fixtures/own-database.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import type { Services } from "./service-list.ts";
import { openServices } from "./services.ts";

test.skipIf(!postgresUrl)(
  "three replicas that start at once on an empty database: migrated once, the same secrets, the same queues",
  async () => {
    const database = await ownDatabase();
    const folders = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), "aranode-start-")));
    const open: Services[] = [];
    try {
      await Promise.all(
        folders.map(async (DATA_DIR) => {
          const config = parseConfig({ DATA_DIR, DATABASE_URL: database.url, SECRETS_KEY: testSecretsKey, LOG_LEVEL: "silent" });
          const services = await openServices(config, { log: createLog("silent") });
          open.push(services);
          await services.jobs.start();
        }),
      );
      expect(new Set(open.map(({ secrets }) => JSON.stringify(secrets))).size).toBe(1);
      const done = await open[0]?.database.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by created_at");
      expect(done?.map(({ hash }) => hash)).toEqual(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
      const queues = await open[0]?.database.query<{ n: number; names: number }>(
        "select count(*)::int as n, count(distinct name)::int as names from jobs.queue",
      );
      expect(queues?.[0]?.n).toBeGreaterThan(10);
      expect(queues?.[0]?.names).toBe(queues?.[0]?.n);
    } finally {
      for (const services of open) await services.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      await database.drop();
    }
  },
);

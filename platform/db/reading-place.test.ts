import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ConfigError, parseConfig } from "#platform/config.ts";
import { ownDatabase } from "#tests/fixtures/own-database.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import { testServices } from "#tests/fixtures/test-services.ts";

const where = sql`select current_database() as name, current_setting('default_transaction_read_only') as only`;

test.skipIf(!postgresUrl)(
  "with a read replica long readings go there, and nothing can be written there; everything else stays",
  async () => {
    const replica = await ownDatabase();
    await replica.run("create table figures (n int); insert into figures values (7)");
    const services = await testServices("postgres", { DATABASE_REPLICA_URL: replica.url });
    try {
      const name = new URL(replica.url).pathname.slice(1);
      expect([...((await services.readOnlyDb.execute(where)) as unknown as object[])]).toEqual([{ name, only: "on" }]);
      expect([...((await services.readOnlyDb.execute(sql`select n from figures`)) as unknown as object[])]).toEqual([{ n: 7 }]);
      const written = services.readOnlyDb.execute(sql`insert into figures values (8)`);
      await expect(written.then(undefined, (error) => error.cause?.cause?.code)).resolves.toBe("25006");
      const [main] = [...((await services.database.orm.execute(where)) as unknown as { name: string; only: string }[])];
      expect(main).toEqual({ name: expect.not.stringContaining(name), only: "off" });
    } finally {
      await services.dispose();
      await replica.drop();
    }
  },
);

test("without one they go to the database itself; a replica of nothing is refused at the start", async () => {
  const services = await testServices();
  expect(services.readOnlyDb).toBe(services.database.orm);
  await services.dispose();
  expect(() => parseConfig({ DATABASE_REPLICA_URL: "postgres://u@replica/db" })).toThrow(ConfigError);
});

// Statements that come again are kept ready by the server, and there is an end to how many.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresUrl, testPostgres } from "#tests/fixtures/test-database.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { createReadyStatements } from "./ready-statements.ts";

test("the third time a statement comes it is one that comes again", () => {
  const isReady = createReadyStatements();
  const asked = [1, 2, 3, 4].map(() => isReady("select 1 where $1"));
  expect(asked).toEqual([false, false, true, true]);
  expect(isReady("select 2 where $1")).toBe(false);
});

test("lists of every length never make the number of kept statements grow beyond its end", () => {
  const isReady = createReadyStatements();
  const lists = Array.from({ length: 3_000 }, (_, n) => `select 1 where a in (${Array.from({ length: n + 1 }, (_, m) => `$${m + 1}`)})`);
  for (let round = 0; round < 4; round += 1) for (const text of lists.slice(0, 900)) isReady(text);
  expect(lists.filter((text) => isReady(text)).length).toBe(200);
});

describe.skipIf(!postgresUrl)("on a server", () => {
  let direct: Database & { url: string };
  let database: Database;
  beforeAll(async () => {
    direct = await testPostgres();
    // One connection: what it keeps is what it is asked for next.
    database = await openPostgres(direct.url, { max: 1 });
  });
  afterAll(async () => {
    await database.close();
    await direct.close();
  });
  const kept = async () => {
    const rows = await database.query<{ statement: string }>("select statement from pg_prepared_statements");
    return rows.map(({ statement }) => statement).filter((statement) => statement.includes("as twice"));
  };
  const twice = (n: number) => database.orm.execute(sql`select ${n}::int * 2 as twice`);

  test("a statement is sent whole twice, then only its values", async () => {
    for (const n of [1, 2]) await twice(n);
    expect(await kept()).toEqual([]);
    for (const n of [3, 4, 5]) expect([...((await twice(n)) as unknown as { twice: number }[])]).toEqual([{ twice: n * 2 }]);
    expect(await kept()).toEqual(["select $1::int * 2 as twice"]);
  });

  test("what is kept ready is planned for its values: of one word in ten thousand by the index, of all others by the table", async () => {
    await direct.query(
      "create table words as select case when n = 1 then 'rare' else 'common' end as word from generate_series(1, 10000) n",
    );
    await direct.query("create index on words (word)");
    await direct.query("analyze words");
    await database.query("prepare find (text) as select count(*) from words where word = $1");
    const planFor = async (word: string) => JSON.stringify(await database.query(`explain execute find ('${word}')`));
    for (let n = 0; n < 8; n += 1) await planFor("common");
    expect(await planFor("common")).toContain("Seq Scan");
    expect(await planFor("rare")).toContain("Index");
  });

  test("a table that changes its columns meanwhile does not break what is kept ready", async () => {
    await direct.query("create table shelves (name text)");
    await direct.query("insert into shelves values ('a')");
    const read = () => database.query("select * from shelves where name = $1", ["a"]);
    for (let n = 0; n < 4; n += 1) expect(await read()).toEqual([{ name: "a" }]);
    await direct.query("alter table shelves add column size int default 3");
    expect(await read()).toEqual([{ name: "a", size: 3 }]);
  });
});

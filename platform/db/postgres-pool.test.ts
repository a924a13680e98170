// A connection that breaks off while a transaction is at work on it: that transaction is refused, nothing of it stays, the process lives.
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type UnsteadyLine, unsteadyLine } from "#tests/fixtures/outside/unsteady-line.ts";
import { postgresUrl, testPostgres } from "#tests/fixtures/test-database.ts";
import type { Database, Db } from "./database.ts";
import { openPostgres } from "./postgres.ts";

describe.skipIf(!postgresUrl)("tools 10: the line to Postgres breaks", () => {
  let direct: Database & { url: string };
  let line: UnsteadyLine;
  let database: Database;

  beforeAll(async () => {
    direct = await testPostgres();
    const url = new URL(direct.url);
    line = await unsteadyLine([Number(url.port || 5432)], { host: url.hostname });
    url.host = new URL(line.url).host;
    database = await openPostgres(url.href, { max: 1 });
    await direct.query("create table notes (word text)");
  });
  afterAll(async () => {
    await database.close();
    await line.close();
    await direct.close();
  });

  const note = (tx: Db, word: string) => tx.execute(`insert into notes values ('${word}')`);
  const breakOff = async () => {
    line.cut();
    await pause(50);
  };
  const moments: Record<string, (tx: Db) => Promise<unknown>> = {
    "during a statement": (tx) => Promise.all([tx.execute("select pg_sleep(5)"), breakOff()]),
    "between two statements": async (tx) => {
      await breakOff();
      await note(tx, "after");
    },
    "before the commit": breakOff,
    "before the work fails for another reason": async () => {
      await breakOff();
      throw new Error("changed my mind");
    },
    "within a part of it": (tx) => tx.transaction((inner) => Promise.all([inner.execute("select pg_sleep(5)"), breakOff()])),
    "before a part of it": async (tx) => {
      await breakOff();
      await tx.transaction((inner) => note(inner, "inner"));
    },
  };

  for (const [name, work] of Object.entries(moments)) {
    test(`${name}: refused, and the next one goes through`, async () => {
      const refused = database.orm.transaction(async (tx) => {
        await note(tx, "before");
        await work(tx);
      });
      expect(await refused.catch((error: { id?: string; cause?: { id?: string } }) => error.id ?? error.cause?.id)).toBe("unavailable");
      await database.orm.transaction((tx) => note(tx, name));
      expect(await direct.query("select word from notes")).toEqual([{ word: name }]);
      await direct.query("delete from notes");
    });
  }
});

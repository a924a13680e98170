import { and, eq, gt } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { builtOnce, type Given } from "./built-once.ts";
import type { Db } from "./database.ts";

describe.each(engines)("a statement that is written once, on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  test("answers every call for its own values, also inside a transaction", async () => {
    const [ann, bob] = [await bench.person({ name: "Ann" }), await bench.person({ name: "Bob" })];
    const build = vi.fn((db: Db, given: Given<"id" | "since">) =>
      db
        .select({ name: accounts.name, createdAt: accounts.createdAt })
        .from(accounts)
        .where(and(eq(accounts.id, given.id), gt(accounts.createdAt, given.since))),
    );
    const named = builtOnce(build);
    const since = new Date(Date.now() - 3_600_000);
    const { orm } = bench.services.database;
    const found = await Promise.all([ann, bob, ann].map(({ id }) => named(orm, { id, since })));
    expect(found.map(([row]) => row?.name)).toEqual(["Ann", "Bob", "Ann"]);
    expect(found[0]?.[0]?.createdAt).toBeInstanceOf(Date);
    expect(await named(orm, { id: ann.id, since: new Date(Date.now() + 3_600_000) })).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);

    const taken = orm.transaction(async (tx) => {
      await tx.update(accounts).set({ name: "Anna" }).where(eq(accounts.id, ann.id));
      const [row] = await named(tx, { id: ann.id, since });
      expect(row?.name).toBe("Anna");
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
    expect((await named(orm, { id: ann.id, since }))[0]?.name).toBe("Ann");
  });
});

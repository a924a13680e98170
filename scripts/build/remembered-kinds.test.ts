import { readFile } from "node:fs/promises";
import { is as asDrizzleDoes, Column, Param, Placeholder, SQL, Subquery, sql, Table } from "drizzle-orm";
import { alias, PgColumn, PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { rememberKinds } from "./remembered-kinds.ts";

type Is = (value: unknown, type: unknown) => boolean;

test("what is remembered of a part's kind is what Drizzle finds out, also when it is asked again", async () => {
  const source = await readFile(new URL("../../node_modules/drizzle-orm/entity.js", import.meta.url), "utf8");
  const { is } = (await import(`data:text/javascript,${encodeURIComponent(rememberKinds(source))}`)) as { is: Is };
  const other = alias(accounts, "other");
  const part = new QueryBuilder().select({ id: accounts.id }).from(accounts).as("part");
  const values = [
    ...[accounts, accounts.id, accounts.createdAt, other, other.id, part, part.id, sql`1`, sql.raw("1"), sql.identifier("a")],
    ...[sql.placeholder("a"), sql.param(1), new Date(), [], {}, Buffer.from("a"), "a", 1, null, undefined, () => 1],
  ];
  const types = [Table, PgTable, Column, PgColumn, SQL, SQL.Aliased, Subquery, Param, Placeholder];
  for (const round of [1, 2])
    for (const [at, value] of values.entries())
      for (const type of types) expect([round, at, type.name, is(value, type)]).toEqual([round, at, type.name, asDrizzleDoes(value, type)]);
});

test("a Drizzle that asks otherwise stops the build", () => {
  expect(() => rememberKinds("export const is = () => true;")).toThrow("no longer");
});

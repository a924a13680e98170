// The release before goes on working while its replicas are replaced: the new schema takes nothing from it (decision 32). Read from the
// databases that the migrations make, as far as the release had them and to the end; no history and no network is needed. Where the
// history is at hand, `npm run release:before` starts the real server of that release on the new schema.
import { readFileSync } from "node:fs";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateTo } from "#platform/backup/load-snapshot.ts";
import { type Database, migrationsFolder } from "#platform/db/database.ts";
import { openPglite } from "#platform/db/pglite.ts";
import { openPostgres } from "#platform/db/postgres.ts";
import { type OwnDatabase, ownDatabase } from "#tests/fixtures/own-database.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import { brokenPromises, readSchema, type Schema } from "./schema-shape.ts";

const released = JSON.parse(readFileSync("db/released.json", "utf8")) as { version: string; migrations: number; unread: string[] };

describe("the release before on the new schema", () => {
  let database: Database;
  let own: OwnDatabase | undefined;
  let [before, after]: Schema[] = [];
  beforeAll(async () => {
    own = postgresUrl ? await ownDatabase() : undefined;
    database = own ? await openPostgres(own.url, { statementMs: 60_000 }) : await openPglite({ memory: true });
    await migrateTo(database, released.migrations);
    before = await readSchema(database.query);
    await database.migrate();
    after = await readSchema(database.query);
  });
  afterAll(async () => {
    await database.close();
    await own?.drop();
  });

  test("finds every table, column, rule and function it knows, and no rule refuses what it writes", () => {
    expect(before?.tables.size).toBeGreaterThan(30);
    expect(brokenPromises(before as Schema, after as Schema, released.unread)).toEqual([]);
  });

  test("is the newest in the changelog, and had no more migrations than there are", () => {
    const [newest] = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
    expect(released.version).toBe(newest);
    expect(released.migrations).toBeLessThanOrEqual(readMigrationFiles({ migrationsFolder }).length);
  });

  /** Undone afterwards. */
  async function changedBy(statement: string): Promise<string[]> {
    let problems: string[] = [];
    const undone = new Error("undone");
    await database
      .apart("load", async (run) => {
        for (const one of statement.split(";")) await run(one);
        problems = brokenPromises(after as Schema, await readSchema(run));
        throw undone;
      })
      .catch((error) => {
        if (error !== undone) throw error;
      });
    return problems;
  }

  test.each([
    ["alter table accounts drop column phone", /^accounts\.phone is gone/],
    ["alter table accounts rename column phone to telephone", /^accounts\.phone is gone/],
    ["drop table drafts", /^The table drafts is gone/],
    ["alter table drafts rename to sketches", /^The table drafts is gone/],
    ["alter table tickets add column region text not null", /^tickets\.region must be given/],
    ["alter table accounts alter column phone set not null", /^accounts\.phone must not be empty/],
    ["alter table accounts alter column name drop not null", /^accounts\.name may be empty now/],
    ["alter table accounts alter column names drop default", /^accounts\.names has lost its default/],
    ["alter table tickets alter column subject type varchar(40)", /^tickets\.subject was text and is character varying\(40\)/],
    ["create unique index one_name on accounts (name)", /^A rule the release before does not know .*accounts: .*\(name\)/],
    ["alter table accounts add constraint short check (length(name) < 3)", /^A rule the release before does not know .*CHECK/],
    ["alter table drafts add foreign key (place) references accounts (id)", /^A rule the release before does not know .*FOREIGN KEY/],
    ["drop index accounts_kind_email", /^A rule the release before relies on is gone: accounts: .*\(kind, email\)/],
    ["drop trigger files_discard on files; drop function discard_file()", /discard_file/],
  ])("is refused: %s", async (statement, sentence) => {
    const problems = await changedBy(statement);
    expect(problems.join("\n")).toMatch(sentence);
  });

  test.each([
    "alter table tickets add column region text",
    "alter table tickets add column region text not null default 'seoul'",
    "alter table tickets add column keeper_id text references accounts (id)",
    "create table regions (id text primary key, name text not null unique)",
    "create index tickets_by_subject on tickets (subject)",
  ])("is let through: %s", async (statement) => {
    expect(await changedBy(statement)).toEqual([]);
  });

  test("what the release before no longer reads may go", async () => {
    const without: Schema = { ...(after as Schema), tables: new Map(after?.tables) };
    without.tables.delete("drafts");
    const rules = new Map([...(after as Schema).rules].filter(([, table]) => table !== "drafts"));
    expect(brokenPromises(after as Schema, { ...without, rules }, ["drafts"])).toEqual([]);
  });
});

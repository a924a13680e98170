// Puts a snapshot into an empty database: first the schema it was taken from, then its rows in one transaction that ends only if every
// count and sum is what it was, then the migrations that came since. References are put back after the rows, so each is checked.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { CannotStart } from "#platform/cannot-start.ts";
import { type Database, migrationsFolder, type Run } from "#platform/db/database.ts";
import { prepareQueues } from "#platform/jobs/jobs.ts";
import { createRowSums, differences, type TableSum } from "./row-sums.ts";
import { plainText, quoted, type RowBatch, readTable, type SnapshotHead } from "./snapshot.ts";
import type { TableShape } from "./table-shape.ts";

export type Place = { database: Database; url: string | undefined };

export async function loadSnapshot(
  place: Place,
  head: SnapshotHead,
  batches: AsyncIterable<RowBatch>,
  sums: () => Record<string, TableSum>,
) {
  const { database, url } = place;
  await requireEmpty(database);
  requireKnownSchema(head);
  await migrateTo(database, head.migrations.length);
  if (head.tables.some(({ name }) => name.startsWith("jobs."))) await prepareQueues(database, url, head.queues);
  await database.apart("load", async (run) => {
    await plainText(run);
    const putBack = await takeRulesAway(run);
    const own = head.tables.filter(({ name }) => !name.includes("."));
    if (own.length > 0) await run(`truncate ${own.map(({ name }) => quoted(name)).join(", ")}`);
    const shapes = new Map(head.tables.map((table) => [table.name, table]));
    for await (const { table, rows } of batches) await insert(run, shapeOf(shapes, table), rows);
    for (const { name, last, called } of head.sequences)
      await run("select setval($1::text::regclass, $2::text::bigint, $3::boolean)", [quoted(name), last, called]);
    await putBack();
    const wrong = differences(sums(), await sumsOf(run, head.tables));
    if (wrong.length > 0) throw new CannotStart(`Not the same rows arrived as were saved: ${wrong.join(", ")}. Nothing was kept.`);
  });
  await database.migrate();
}

/** Of rows that stand in a database now. */
export async function sumsOf(run: Run, tables: readonly TableShape[]): Promise<Record<string, TableSum>> {
  const sums = createRowSums(tables.map(({ name }) => name));
  for (const table of tables) await readTable(run, table, (rows) => sums.add(table.name, rows));
  return sums.read();
}

export async function requireEmpty(database: Database): Promise<void> {
  const [row] = await database.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  );
  if (row && row.tables > 0) {
    throw new CannotStart(
      `The database to restore into is not empty (${row.tables} tables). Give it a new one: another DATA_DIR, or DATABASE_URL of a database that was just created.`,
    );
  }
}

/** What we can make is what they had, or more. */
export function requireKnownSchema({ migrations }: SnapshotHead): void {
  const known = readMigrationFiles({ migrationsFolder });
  const strange = migrations.findIndex((hash, at) => known[at]?.hash !== hash);
  if (strange < 0) return;
  throw new CannotStart(
    strange >= known.length
      ? `The data is of a newer release: it has ${migrations.length} schema changes, this release knows ${known.length}. Install that release or a later one first.`
      : `The data is of another product or release: its schema change ${strange + 1} is not the one known here.`,
  );
}

export async function migrateTo(database: Database, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "aranode-schema-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: unknown[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    await database.migrate(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An owner may do this; switching the checks off for a session is for superusers, whom managed databases do not have. */
async function takeRulesAway(run: Run): Promise<() => Promise<void>> {
  const references = await run<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const triggered = await run<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of references) await run(`alter table ${table} drop constraint ${name}`);
  for (const { table } of triggered) await run(`alter table ${table} disable trigger user`);
  return async () => {
    for (const { table } of triggered) await run(`alter table ${table} enable trigger user`);
    for (const { table, name, rule } of references) await run(`alter table ${table} add constraint ${name} ${rule}`);
  };
}

function shapeOf(shapes: ReadonlyMap<string, TableShape>, name: string): TableShape {
  const shape = shapes.get(name);
  if (!shape) throw new CannotStart(`The backup has rows of a table it does not describe: ${name}.`);
  return shape;
}

async function insert(run: Run, { name, columns }: TableShape, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, at) => `(value ->> ${at})::${type}`).join(", ");
  await run(
    `insert into ${quoted(name)} (${names}) overriding system value select ${values} from json_array_elements($1::text::json) as given(value)`,
    [`[${rows.join(",")}]`],
  );
}

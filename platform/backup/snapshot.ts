// All rows as they stand at one moment, as text that both engines read and write alike: each row a JSON array of the column's text form
// or null. The database's own catalogue says what there is, so that a new table is in the next backup without a word here.
import type { Database, Run } from "#platform/db/database.ts";
import { sealedColumns } from "#platform/vault/sealed-columns.ts";
import type { TableShape } from "./table-shape.ts";
import { waitingJobs } from "./waiting-jobs.ts";

export type SnapshotHead = {
  format: 1;
  takenAt: string;
  engine: Database["kind"];
  /** Hashes of the migrations that made this schema, oldest first. */
  migrations: string[];
  tables: TableShape[];
  sequences: { name: string; last: string; called: boolean }[];
  /** Queues that have work waiting. */
  queues: string[];
  /** Names of all stored files that a row speaks of. */
  files: string[];
  /** Ids of the keys that sealed columns need. */
  sealedWith: string[];
};

export type RowBatch = { table: string; rows: string[] };
export type SnapshotSink = { head(head: SnapshotHead): Promise<void> | void; rows(batch: RowBatch): Promise<void> | void };

const rowsAtOnce = 200;

export function readSnapshot(database: Database, sink: SnapshotSink): Promise<void> {
  return database.apart("snapshot", async (run) => {
    await plainText(run);
    const head = await headOf(run, database.kind);
    await sink.head(head);
    for (const table of head.tables) await readTable(run, table, (rows) => sink.rows({ table: table.name, rows }));
  });
}

/** The same value is the same text on every server. */
export async function plainText(run: Run): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "extra_float_digits = 1",
    "bytea_output = 'hex'",
  ])
    await run(`set local ${setting}`);
}

export async function readTable(run: Run, { name, columns }: TableShape, take: (rows: string[]) => Promise<void> | void): Promise<void> {
  const values = columns.map((column) => (name === waitingJobs.name ? waitingJobs.text(column.name) : `${quoted(column.name)}::text`));
  const only = name === waitingJobs.name ? `where ${waitingJobs.only}` : "";
  await run(
    `declare every_row no scroll cursor for select json_build_array(${values.join(", ")})::text as row from ${quoted(name)} ${only}`,
  );
  for (;;) {
    const rows = await run<{ row: string }>(`fetch ${rowsAtOnce} from every_row`);
    if (rows.length === 0) break;
    await take(rows.map(({ row }) => row));
  }
  await run("close every_row");
}

/** `jobs.job` and `accounts` as Postgres reads them. */
export function quoted(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}

async function headOf(run: Run, engine: Database["kind"]): Promise<SnapshotHead> {
  const [clock] = await run<{ now: string }>('select to_char(now(), \'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"\') as now');
  const columns = await run<{ table: string; name: string; type: string }>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, list]) => ({
    name,
    columns: list.map((column) => ({ name: column.name, type: column.type })),
  }));
  const has: Has = (table, column) => columns.some((one) => one.table === table && one.name === column);
  const jobs = await waitingJobs.shape(run);
  return {
    format: 1,
    takenAt: clock?.now ?? "",
    engine,
    migrations: (await run<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by created_at")).map(({ hash }) => hash),
    tables: jobs ? [...tables, jobs] : tables,
    sequences: await sequencesOf(run),
    queues: jobs ? await waitingJobs.queues(run) : [],
    files: await filesOf(run, has),
    sealedWith: await keysOf(run, has),
  };
}

async function sequencesOf(run: Run): Promise<SnapshotHead["sequences"]> {
  const names = await run<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  );
  const found: SnapshotHead["sequences"] = [];
  for (const { name } of names) {
    const [row] = await run<{ last: string; called: boolean }>(`select last_value::text as last, is_called as called from ${quoted(name)}`);
    if (row) found.push({ name, ...row });
  }
  return found;
}

type Has = (table: string, column: string) => boolean;

/** A file's preview lies beside it; a picture of an article has its sizes; an export is a file like any other. */
async function filesOf(run: Run, has: Has): Promise<string[]> {
  return union(run, [
    has("files", "storage_key") && "select storage_key as value from files",
    has("files", "width") && "select storage_key || '.webp' as value from files where width is not null",
    has("data_exports", "file_key") && "select file_key as value from data_exports where file_key is not null",
    has("post_images", "sizes") && "select value from post_images, jsonb_each_text(sizes)",
  ]);
}

async function keysOf(run: Run, has: Has): Promise<string[]> {
  return union(
    run,
    sealedColumns.map(
      ({ table, column }) =>
        has(table, column) && `select split_part(${column}, '.', 2) as value from ${table} where ${column} like 'v1.%'`,
    ),
  );
}

/** What an older schema does not have yet is left out: a backup before an upgrade is one of the old schema. */
async function union(run: Run, parts: readonly (string | false)[]): Promise<string[]> {
  const there = parts.filter((part) => part !== false);
  if (there.length === 0) return [];
  return (await run<{ value: string }>(`${there.join(" union ")} order by 1`)).map(({ value }) => value);
}

// Sums over the history: made once for a day or a week that is over, kept, and made anew when its history changed.
import { and, count, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { reportBlocks, reportStale } from "#db/schema/reports.ts";
import { tickets } from "#db/schema/tickets.ts";
import { addCells, type Cells, stepOf, timesOf } from "#features/reports/rules/report-cells.ts";
import { addDays, type Block, dayBlock, dayStart, type Pieces, reportZone, weekOf } from "#features/reports/rules/report-days.ts";
import type { Times } from "#features/reports/rules/reports.contract.ts";
import type { Db } from "#platform/db/database.ts";
import { cellsIn, type Dimension, openAt, stepSql } from "./report-sql.server.ts";

const everyDimension = ["all", "department", "person", "language", "channel"] as const;
const whole = and(eq(reportBlocks.dimension, "all"), eq(reportBlocks.key, ""));

type Counted = { dimension: Dimension; key: string; cell: string; n: number };
type Course = { opened: number; solved: number };
const nameOf = ({ span, start }: Pick<Block, "span" | "start">) => `${span} ${start.toISOString()}`;

/** Sees to it that these blocks are there and true. */
export async function prepareBlocks(db: Db, blocks: readonly Block[]): Promise<void> {
  const [stale] = await db.select({ id: reportStale.id }).from(reportStale).limit(1);
  if (!stale && (await missingOf(db, blocks)).length === 0) return;
  await db.transaction(async (tx) => {
    // One at a time: what one found out of date must not be stored by another that looked a moment earlier.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('report_blocks'))`);
    await forgetStale(tx);
    const missing = await missingOf(tx, blocks);
    const weeks = missing.filter(({ span }) => span === "week");
    const daysOf = ({ day }: Block) => [0, 1, 2, 3, 4, 5, 6].map((n) => dayBlock(addDays(day, n)));
    const days = await missingOf(tx, [...missing.filter(({ span }) => span === "day"), ...weeks.flatMap(daysOf)]);
    // A day in a statement: on the largest desk, and on a busy machine, none takes as long as a statement may.
    for (const day of days) await makeBlock(tx, day, cellsIn([day], everyDimension));
    for (const week of weeks) await makeBlock(tx, week, cellsOfDays(week));
  });
}

async function missingOf(db: Db, blocks: readonly Block[]): Promise<Block[]> {
  const wanted = [...new Map(blocks.map((block) => [nameOf(block), block])).values()];
  const there = await readCourse(db, wanted);
  return wanted.filter((block) => !there.has(nameOf(block)));
}

export function courseOf(course: ReadonlyMap<string, Course>, block: Block): Course | undefined {
  return course.get(nameOf(block));
}

/** What was opened and solved in each block that is there. */
export async function readCourse(db: Db, blocks: readonly Block[]): Promise<Map<string, Course>> {
  if (blocks.length === 0) return new Map();
  const { span, start, opened, solved } = reportBlocks;
  const rows = await db
    .select({ span, start, opened, solved })
    .from(reportBlocks)
    .where(and(whole, amongst(blocks)));
  return new Map(rows.map(({ span, start, ...course }) => [nameOf({ span: span as Block["span"], start }), course]));
}

function amongst(blocks: readonly Block[]) {
  const starts = (span: Block["span"]) => blocks.filter((block) => block.span === span).map(({ start }) => start);
  const of = (span: Block["span"]) =>
    starts(span).length > 0 ? and(eq(reportBlocks.span, span), inArray(reportBlocks.start, starts(span))) : undefined;
  return or(of("day"), of("week"));
}

async function makeBlock(tx: Db, { span, start }: Block, cells: SQL): Promise<void> {
  await tx.execute(sql`insert into report_blocks (dimension, key, span, start, opened, solved, cells)
    select dimension, key, span, start, coalesce(sum(n) filter (where cell = 'opened'), 0),
      coalesce(sum(n) filter (where cell like 'solution:%'), 0), jsonb_object_agg(cell, n)
    from (${cells}) counted group by dimension, key, span, start`);
  // A day without any history is known, too.
  await tx.insert(reportBlocks).values({ dimension: "all", key: "", span, start, cells: {} }).onConflictDoNothing();
}

/** A week is the sum of its days. */
function cellsOfDays({ span, start, finish }: Block): SQL {
  const [from, to] = [sql`${start.toISOString()}::timestamptz`, sql`${finish.toISOString()}::timestamptz`];
  return sql`select ${span}::text as span, ${from} as start, days.dimension, days.key, counted.cell, sum(counted.n::int)::int as n
    from report_blocks days cross join lateral jsonb_each_text(days.cells) as counted(cell, n)
    where days.span = 'day' and days.start >= ${from} and days.start < ${to} group by 3, 4, 5`;
}

/** Only what was seen is taken off the list: a change that is being written now leaves its own note. */
async function forgetStale(tx: Db): Promise<void> {
  const day = sql<string>`to_char(${reportStale.at} at time zone ${reportZone}, 'YYYY-MM-DD')`;
  const gone = await tx.delete(reportStale).returning({ day });
  const days = [...new Set(gone.map((row) => row.day))].sort();
  const [first] = days;
  if (!first) return;
  await tx.delete(reportBlocks).where(and(eq(reportBlocks.span, "day"), inArray(reportBlocks.start, days.map(dayStart))));
  const weeks = [...new Set(days.map(weekOf))].map(dayStart);
  await tx.delete(reportBlocks).where(and(eq(reportBlocks.span, "week"), inArray(reportBlocks.start, weeks)));
  await tx.delete(reportBlocks).where(and(whole, eq(reportBlocks.span, "backlog"), gt(reportBlocks.start, dayStart(first))));
}

export type Sums = Map<string, Cells>;

/** The cells of each key of a dimension, over blocks that are there. */
export async function sumBlocks(db: Db, blocks: readonly Block[], dimension: Dimension, keys?: readonly string[]): Promise<Sums> {
  const sums: Sums = new Map();
  if (blocks.length === 0) return sums;
  const { key, cells } = reportBlocks;
  const rows = await db
    .select({ key, cells })
    .from(reportBlocks)
    .where(and(eq(reportBlocks.dimension, dimension), keys ? inArray(key, [...keys]) : undefined, amongst(blocks)));
  for (const row of rows) sums.set(row.key, addCells(sums.get(row.key) ?? {}, row.cells));
  return sums;
}

/** The same over the time since, for several dimensions at once: added to what is given for each. */
export async function addLive(db: Db, live: Pieces["live"], to: Partial<Record<Dimension, Sums>>): Promise<void> {
  const dimensions = Object.keys(to) as Dimension[];
  if (!live) return;
  const counted = await db.execute(cellsIn([{ span: "live", ...live }], dimensions));
  for (const { dimension, key, cell, n } of rowsOf<Counted>(counted)) {
    const sums = to[dimension];
    sums?.set(key, addCells(sums.get(key) ?? {}, { [cell]: Number(n) }));
  }
}

/** How many tickets stand open now, and their age: read off the index of open tickets, which is in the order of their age. */
export async function backlogNow(db: Db, now: Date): Promise<Times> {
  const open = sql`${tickets.state} <> 'closed'`;
  const [counted] = await db.select({ n: count() }).from(tickets).where(open);
  const total = counted?.n ?? 0;
  const ageOf = async (share: number) => {
    const offset = Math.ceil(total * share) - 1;
    if (offset < 0) return null;
    const rows = db.select({ at: tickets.createdAt }).from(tickets).where(open);
    const [row] = await rows.orderBy(desc(tickets.createdAt), desc(tickets.id)).limit(1).offset(offset);
    return row ? stepOf(Math.max(0, Math.ceil((now.getTime() - row.at.getTime()) / 1000))) : null;
  };
  return { count: total, median: await ageOf(0.5), p90: await ageOf(0.9) };
}

/** Open tickets by age at a moment that is over: counted once, and kept. */
export async function backlogAt(db: Db, at: Date): Promise<Times> {
  const stored = and(whole, eq(reportBlocks.span, "backlog"), eq(reportBlocks.start, at));
  const read = () => db.select({ cells: reportBlocks.cells }).from(reportBlocks).where(stored);
  const [there] = await read();
  if (there) return timesOf(there.cells, "age");
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('report_blocks'))`);
    await tx.execute(sql`insert into report_blocks (dimension, key, span, start, cells)
      select 'all', '', 'backlog', ${at.toISOString()}::timestamptz, coalesce(jsonb_object_agg(cell, n), '{}')
      from (select 'age:' || ${stepSql(sql`open.age`)} as cell, count(*)::int as n from (${openAt(at)}) open group by 1) counted
      on conflict do nothing`);
  });
  const [made] = await read();
  return timesOf(made?.cells ?? {}, "age");
}

/** Drivers differ in where they put the rows of a statement written by hand. */
export function rowsOf<Row>(answer: unknown): Row[] {
  return (Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows) as Row[];
}

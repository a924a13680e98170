// The SQL that turns the history into cells. Everything that counts goes through here: stored sums, the time since, and the proof.
import { type SQL, sql } from "drizzle-orm";
import { supportFacts } from "#db/schema/reports.ts";
import { durationSteps, longestStep } from "#features/reports/rules/report-cells.ts";

const { seconds, kind, kept, rating } = supportFacts;

/** Whole seconds rounded up to their step, as `stepOf` does it; in integers, which Postgres adds up many times faster than numerics. */
export function stepSql(value: SQL): SQL {
  const roundedTo = (by: number) => sql.raw(`+ ${by - 1}) / ${by} * ${by}`);
  const cases = durationSteps.map(({ upTo, by }) => sql`when ${value} <= ${sql.raw(String(upTo))} then (${value} ${roundedTo(by)}`);
  return sql`(case ${sql.join(cases, sql` `)} else (${value} ${roundedTo(longestStep)} end)`;
}

const step = stepSql(sql`${seconds}`);

const counted = sql`case ${kind}
  when 'opened' then 'opened'
  when 'reopened' then 'reopened'
  when 'answered' then 'answer:' || ${step}
  when 'solved' then 'solution:' || ${step}
  when 'rated' then 'rating:' || ${rating}
  when 'chat_taken' then 'wait:' || ${step}
  when 'chat_ended' then case when ${seconds} is null then 'missed' else 'handling:' || ${step} end
end`;

const promised = sql`case when ${kept} then case ${kind} when 'answered' then 'answer_kept' when 'solved' then 'solution_kept' end end`;

/** What each row of the history counts as. */
export const countedCells = sql`array[${counted}, ${promised}]`;

export type Dimension = "all" | "department" | "person" | "language" | "channel";

const keyOf: Record<Dimension, SQL> = {
  all: sql`''`,
  department: sql`${supportFacts.department}`,
  person: sql`coalesce(${supportFacts.personId}, '')`,
  language: sql`${supportFacts.language}`,
  channel: sql`${supportFacts.channel}`,
};

type Span = { span: string; start: Date; finish: Date };

/**
 * Rows of span, start, dimension, key, cell and n over the facts of each span. Each span stands by itself with its bounds: joined to a list
 * of spans, Postgres takes each for a ninth of the table and reads all of it.
 */
export function cellsIn(spans: readonly Span[], dimensions: readonly Dimension[]): SQL {
  const names = sql.raw(dimensions.map((dimension) => `'${dimension}'`).join(", "));
  const keys = sql.join(
    dimensions.map((dimension) => keyOf[dimension]),
    sql`, `,
  );
  const each = spans.map(({ span, start, finish }) => {
    const [from, to] = [sql`${start.toISOString()}::timestamptz`, sql`${finish.toISOString()}::timestamptz`];
    // Arrays, not lists of values: Postgres prepares the expressions of a list anew for every row.
    return sql`select ${span}::text as span, ${from} as start, split.dimension, split.key, fact.cell, count(*)::int as n
    from (
      select unnest(${countedCells}) as cell, array[${keys}]::text[] as keys
      from ${supportFacts} where ${supportFacts.at} >= ${from} and ${supportFacts.at} < ${to}) fact
    cross join lateral unnest(array[${names}], fact.keys) as split(dimension, key)
    where fact.cell is not null
    group by 3, 4, 5`;
  });
  return sql.join(each, sql` union all `);
}

/** Tickets that stood open at a moment, with their age then in whole seconds. What is closed for good by then is not looked at. */
export function openAt(at: Date): SQL {
  const then = sql`${at.toISOString()}::timestamptz`;
  return sql`select tickets.id, ceil(extract(epoch from ${then} - tickets.created_at))::int as age, tickets.created_at
    from (select id, created_at from tickets where state <> 'closed'
      union all select id, created_at from tickets where state = 'closed' and closed_at >= ${then}) tickets
    where tickets.created_at < ${then}
      and coalesce((select turn.kind from support_facts turn where turn.ticket_id = tickets.id
        and turn.kind in ('solved', 'merged', 'reopened') and turn.at < ${then} order by turn.at desc, turn.kind desc limit 1), 'opened')
        not in ('solved', 'merged')`;
}

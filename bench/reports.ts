// How reports hold up: 7, 30 and 90 days, each split, and the lists behind figures, on 10,000 and on 1,000,000 tickets over two years, through
// the API. Postgres only. The history is made for every ticket; sums are made beforehand by the job that makes them every hour.
import { prepareReports } from "#features/reports/server/report-jobs.server.ts";
import { type Ask, type Console, compare, openConsole } from "./ticket-desk.ts";

const small = 10_000;
const large = Number(process.env.BENCH_TICKETS ?? 1_000_000);
const ratioMaximum = 3;

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const asking =
  (days: number, more = ""): Ask =>
  () => ({ path: `/staff/reports?from=${day(days - 1)}&to=${day(0)}${more}` });
const listing =
  (list: string): Ask =>
  () => ({ path: `/staff/reports/entries?list=${list}&from=${day(89)}&to=${day(0)}` });

const reports: Record<string, Ask> = {
  "7 days": asking(7),
  "30 days": asking(30),
  "90 days": asking(90),
  "90 days by department": asking(90, "&split=department"),
  "90 days by person": asking(90, "&split=person"),
  "90 days by language": asking(90, "&split=language"),
  "90 days by channel": asking(90, "&split=channel"),
  "any 200 days": () => ({ path: `/staff/reports?from=${day(260)}&to=${day(61)}` }),
};
const lists: Record<string, Ask> = {
  "list: solved": listing("solved"),
  "list: late answers": listing("late_answers"),
  "list: open": listing("backlog"),
};

export async function benchReports(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL;
  if (!url) return console.log("reports: needs a Postgres server (BENCH_DATABASE_URL=postgres://…); skipped");
  const desks: Console[] = [];
  try {
    for (const size of [small, large]) {
      const desk = await openConsole(url, size, 1);
      desks.push(desk);
      await desk.admin.unsafe("update accounts set role = 'admin' where id = 'staff-00000001'");
      const [told] = await desk.admin.unsafe("select 1 from support_facts limit 1");
      if (!told) await writeHistory(desk.admin);
      const from = performance.now();
      await prepareReports(desk.services.database);
      console.log(`${size} tickets: sums of the usual periods made in ${((performance.now() - from) / 1000).toFixed(1)} s`);
      await desk.admin.unsafe("vacuum analyze report_blocks");
    }
    const [one, other] = desks as [Console, Console];
    let worst = 0;
    for (const [name, ask] of Object.entries({ ...reports, ...lists })) {
      const [few, many] = await compare(ask, one, other);
      const ratio = many / few;
      worst = Math.max(worst, ratio);
      console.log(
        `${name.padEnd(24)} p95 ${few.toFixed(1).padStart(6)} ms → ${many.toFixed(1).padStart(6)} ms, ${ratio.toFixed(1)} times${ratio > ratioMaximum ? "  too slow" : ""}`,
      );
    }
    console.log(`reports: ${small} → ${large} tickets, at most ${worst.toFixed(1)} times (at most ${ratioMaximum})`);
    if (worst > ratioMaximum) process.exitCode = 1;
  } finally {
    for (const desk of desks) await desk.drop();
  }
}

/** Without its indexes, which are made afterwards: each row by row would be most of the time. */
async function writeHistory(admin: Console["admin"]): Promise<void> {
  const indexes = await admin.unsafe<{ indexname: string; indexdef: string }[]>(
    "select indexname, indexdef from pg_indexes where tablename = 'support_facts' and indexname not in (select conname from pg_constraint)",
  );
  for (const { indexname } of indexes) await admin.unsafe(`drop index "${indexname}"`);
  await admin.unsafe(history);
  for (const { indexdef } of indexes) await admin.unsafe(indexdef);
  await admin.unsafe("vacuum analyze support_facts");
}

/** What the tickets of the desk tell: opened, answered within a few hours, solved within a few days, one in twelve reopened and solved again. */
const history = `
  set session_replication_role = replica;
  insert into support_facts (id, at, kind, ticket_id, department, person_id, language, channel, seconds, kept, rating)
  select kind || '-' || id, at, kind, id, department, person, language, channel, seconds, kept, fact.rating from (
    select t.id, t.department, a.locale as language, (array['portal', 'portal', 'mail', 'chat', 'staff'])[1 + h % 5] as channel,
      coalesce(t.assignee_id, w.id) as worker, t.created_at, t.rating as given, t.state, h,
      60 + h % 20000 as answered, 20100 + (h / 7) % 260000 as solved
    from (select *, (hashtext(id) & 2147483647) as h from tickets) t
    join accounts a on a.id = t.customer_id
    cross join (select id from accounts where kind = 'staff' order by id limit 1) w) ticket
  cross join lateral (values
    ('opened', created_at, null, null::int, null::bool, null::smallint),
    ('answered', created_at + make_interval(secs => answered), worker, answered, h % 9 > 0, null),
    ('solved', case when state = 'closed' then created_at + make_interval(secs => solved) end, worker, solved, h % 7 > 0, null),
    ('rated', case when given is not null then created_at + make_interval(secs => solved + 600) end, worker, null, null, given),
    ('reopened', case when state = 'closed' and h % 12 = 0 then created_at + make_interval(secs => solved + 9000) end, worker, null, null, null)
  ) as fact(kind, at, person, seconds, kept, rating)
  where at is not null and at <= now();
  set session_replication_role = origin`;

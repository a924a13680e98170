// Tickets by the million, made by the database itself: two years of a desk, one in twenty still open, five entries each.
// A larger desk has more customers and more agents, each with as much to do as on a small one; every queue fills a page on both.
import postgres from "postgres";
import { installation } from "#content/brand.ts";
import { ticketNumbering } from "#content/ticket-number.ts";

export type Seeded = { tickets: number; customers: number };

const perCustomer = 50;
const perAgent = 2_000;
const perYear = 500_000;

export function ticketNumber(n: number): string {
  return ticketNumbering.write(2024 + Math.floor(n / perYear), n % perYear);
}

export function shapeOf(count: number): Seeded {
  return { tickets: count, customers: Math.max(1, Math.floor(count / perCustomer)) };
}

export async function seedTickets(url: string, count: number, entries = 5): Promise<Seeded> {
  const { customers } = shapeOf(count);
  const agents = Math.max(2, Math.floor(count / perAgent));
  // Rows are consistent by construction: checking each of millions would be most of the time.
  const connection = { session_replication_role: "replica", maintenance_work_mem: "512MB", synchronous_commit: "off" };
  const sql = postgres(url, { max: 2, onnotice: () => {}, connection });
  try {
    const indexes = await sql.unsafe<{ indexname: string; indexdef: string }[]>(
      `select indexname, indexdef from pg_indexes where tablename in ('tickets', 'ticket_messages')
       and indexname not in (select conname from pg_constraint) order by indexdef like '%ticket_messages%' desc`,
    );
    for (const { indexname } of indexes) await sql.unsafe(`drop index "${indexname}"`);
    await sql.unsafe(people(customers, agents));
    const half = Math.ceil(count / 2);
    const halves = [`generate_series(1, ${half})`, `generate_series(${half + 1}, ${count})`];
    await Promise.all(halves.map((rows) => sql.unsafe(ticketRows(rows, { count, customers, agents, entries }))));
    await Promise.all(halves.map((rows) => sql.unsafe(messageRows(rows, { count, customers, agents, entries }))));
    // Two connections: as one is done with an index, it takes the next.
    await Promise.all(indexes.map(({ indexdef }) => sql.unsafe(indexdef)));
    for (const table of ["tickets", "ticket_messages", "accounts"]) await sql.unsafe(`vacuum analyze ${table}`);
  } finally {
    await sql.end();
  }
  return shapeOf(count);
}

function people(customers: number, agents: number): string {
  const one = (letters: string, salt: number) =>
    `substr('${letters}', 1 + (hashint4(i + ${salt}) & 2147483647) % ${[...letters].length}, 1)`;
  const name = `${one("김이박최정강조윤장임한오서신권황안송류전", 1)} || ${one("서민지예하도현수유준은가나다라마바사아자", 2)} || ${one("연준우윤아린호진영희석훈람솔빈", 3)}`;
  const company = `${one("해한대동서남북신새가나다라마바", 4)} || ${one("담울양성진주산강림결", 5)} || ${one("물산통전기건유", 6)} || (array['물산', '전자', '네트웍스', ' Games'])[1 + i % 4]`;
  return `insert into accounts (id, kind, role, email, email_verified_at, password_hash, name, company, locale)
    select 'customer-' || lpad(i::text, 8, '0'), 'customer', null, 'customer' || i || '@bench.example', now(), '',
      case when i % 3 = 0 then 'Customer ' || i else ${name} end, ${company},
      case when i % 3 = 0 then 'en' else 'ko' end from generate_series(0, ${customers - 1}) i
    union all
    select 'staff-' || lpad(i::text, 8, '0'), 'staff', 'agent', 'staff' || i || '@bench.example', now(), '', 'Staff ' || i, null, 'ko'
      from generate_series(0, ${agents - 1}) i`;
}

/** A number that looks random and is the same in every run. */
const hash = (salt: number) => `(hashint4(i + ${salt}) & 2147483647)`;
const customerOf = (customers: number) => `'customer-' || lpad(((${hash(11)})::bigint % ${customers})::text, 8, '0')`;
const staffOf = (agents: number) => `'staff-' || lpad((${hash(23)} % ${agents})::text, 8, '0')`;

/** Every ticket names one of these places, every message one of these things: what a syllable or an initial consonant is the beginning of. */
const places = "서울 부산 대구 인천 광주 대전 울산 세종 수원 성남 고양 용인 청주 천안 전주 포항 창원 김해 제주 원주".split(" ");
const things = "회선 경로 장비 서버 스위치 방화벽 백업 지연 손실 점검 교체 증설 이전 전원 포트 대역폭 인증서 도메인 트래픽 로그".split(" ");
const textArray = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(", ")}]`;
/** Cut into words once for all rows. */
const named = (words: readonly string[]) =>
  `(select nth, name, search_words(name) as words from unnest(${textArray(words)}) with ordinality as listed(name, nth) offset 0)`;

type Shape = { count: number; customers: number; agents: number; entries: number };

function ticketRows(rows: string, { count, customers, agents, entries }: Shape): string {
  return `insert into tickets (id, number, customer_id, subject, state, department, priority, assignee_id, via, tags, search,
      last_seq, public_seq, staff_public_seq, customer_seq, customer_read_seq, last_by, last_author_id, last_text, last_at,
      first_answered_at, reply_since, reply_due_at, deadline, answered_at, closed_at, closed_by, rating, created_at, updated_at)
    select id, number, customer, place.name || ': packet loss between site ' || a % 900 || ' and ' || a % 700, state,
      (array['technical', 'technical', 'technical', 'billing', 'sales', 'abuse'])[a % 6 + 1],
      (array['low', 'normal', 'normal', 'high', 'urgent'])[a % 5 + 1],
      case when state = 'open' and a % 4 > 0 then null else worker end, 'portal',
      case when a % 10 = 0 then array['tag' || a % 40] else '{}' end,
      array_to_tsvector(array['packet', 'loss', 'site' || a % 900, 'word' || a % 5000, number] || place.words),
      ${entries}, ${entries}, ${entries}, 3, ${entries}, 'staff', worker, 'The path has been changed, please look again.', at + interval '1 hour',
      at + interval '10 minutes', case when waits then due - interval '4 hours' end, case when waits then due end,
      case when waits then due else '9999-12-31'::timestamptz end,
      case when state = 'answered' then at + interval '1 hour' end,
      case when state = 'closed' then at + interval '2 hours' end, case when state = 'closed' then 'customer' end,
      case when state = 'closed' and a % 4 = 0 then a % 5 + 1 end, at, at + interval '1 hour'
    from (
      select *, state in ('open', 'customer_reply', 'in_progress') as waits from (
        select i, ${hash(3)} as a, 'ticket-' || lpad(i::text, 9, '0') as id, '${installation.ticketPrefix}-' || 2024 + i / ${perYear} || '-' || lpad((i % ${perYear})::text, 6, '0') as number,
          ${customerOf(customers)} as customer, ${staffOf(agents)} as worker,
          case ${hash(7)} % 100 when 95 then 'open' when 96 then 'customer_reply' when 97 then 'in_progress' when 98 then 'answered'
            when 99 then 'on_hold' else 'closed' end as state,
          now() - interval '730 days' * (1 - i::float / ${count}) as at,
          now() + interval '1 minute' * (${hash(5)} % 300 - 75) as due
        from ${rows} i) rows) stated
    join ${named(places)} place on place.nth = 1 + a / 7 % ${places.length}`;
}

function messageRows(rows: string, { count, customers, agents, entries }: Shape): string {
  const kinds = "(array['public', 'event', 'public', 'note', 'public'])[s]";
  const body = `jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', words)))))`;
  return `insert into ticket_messages (id, ticket_id, seq, kind, by, author_id, via, body, text, event, search, created_at)
    select 'message-' || lpad(i::text, 9, '0') || '-' || s, 'ticket-' || lpad(i::text, 9, '0'), s, kind,
      case when s % 2 = 1 and s < 5 then 'customer' else 'staff' end,
      case when s % 2 = 1 and s < 5 then ${customerOf(customers)} else ${staffOf(agents)} end, 'portal',
      case when kind <> 'event' then ${body} end, case when kind <> 'event' then words else '' end,
      case when kind = 'event' then '{"type": "created", "due_at": null}'::jsonb end,
      case when kind <> 'event' then array_to_tsvector(array['traffic', 'word' || b % 20000, 'word' || (b / 7) % 20000, 'host' || b % 3000] || pairs) else '' end,
      now() - interval '730 days' * (1 - i::float / ${count}) + s * interval '10 minutes'
    from (
      select i, s, ${kinds} as kind, (hashint4(i * ${entries} + s) & 2147483647) as b,
        'Traffic of host' || (hashint4(i * ${entries} + s) & 2147483647) % 3000 || ' takes another path since last night: ' || thing.name as words,
        thing.pairs
      from ${rows} i cross join generate_series(1, ${entries}) s
      join (select nth, name, array(select word from unnest(words) word where word !~ '[\u1100-\u11ff]') as pairs from ${named(things)} cut) thing
        on thing.nth = 1 + (hashint4(i * ${entries} + s + 31) & 2147483647) % ${things.length}) said`;
}

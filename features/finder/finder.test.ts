import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nameTokens } from "#features/support/rules/search-tokens.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("the desk finds on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  let editor: Person;
  let harbour: { number: string; id: string };
  let haedam: { number: string; id: string };
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    agent = await bench.person({ role: "admin", name: "Sera Yoon" });
    editor = await bench.person({ role: "editor" });
    const [alex, seoyeon] = await Promise.all([
      bench.person({ name: "Alex Morgan", email: "alex.morgan@harbour.example" }),
      bench.person({ name: "김서연", email: "sy.kim@haedam.example", locale: "ko" }),
    ]);
    const patch = (person: Person, company: string) => bench.call("PATCH", "/user", { company }, { token: person.token });
    await patch(alex, "Harbour Games");
    await patch(seoyeon, "해담물산");
    harbour = await openOne(bench, alex, { subject: "Router in rack 12 drops packets" });
    haedam = await openOne(bench, seoyeon, { subject: "부산 회선 지연" });
    const enquiry = {
      intent: "sales",
      name: "박지훈",
      company: "해오름",
      email: "jh@haeoreum.example",
      message: "랙 두 대 문의드립니다.",
      consent: true,
    };
    await bench.call("POST", "/contact", enquiry, { address: "198.51.100.9", locale: "ko" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person) => ({ token: person.token });
  const find = async (q: string, person = agent) =>
    (await bench.call("GET", `/staff/search?q=${encodeURIComponent(q)}`, undefined, as(person))).body.data;
  const numbers = async (q: string) =>
    (await bench.call("GET", `/staff/tickets?view=all&q=${encodeURIComponent(q)}`, undefined, as(agent))).body.data.map(
      (ticket: { number: string }) => ticket.number,
    );

  test.each([
    ["the company", "해담", "haedam"],
    ["the company in English", "harbour", "harbour"],
    ["the customer's name", "서연", "haedam"],
    ["initials of the name", "ㄱㅅㅇ", "haedam"],
    ["initials as some keyboards join them", "ㄳㅇ", "haedam"],
    ["initials within the company", "ㄷㅁㅅ", "haedam"],
    ["initials of the subject", "ㅂㅅ ㅎㅅ", "haedam"],
    ["the address", "Alex.Morgan@harbour.example", "harbour"],
    ["a part of the address", "morgan@harbour", "harbour"],
    ["company and subject together", "harbour router", "harbour"],
    ["Korean company and subject together", "해담 지연", "haedam"],
  ] as const)("desk 10: tickets are found by %s", async (_, q, which) => {
    expect(await numbers(q)).toEqual([{ harbour, haedam }[which].number]);
  });

  test("desk 10: one search answers with tickets, customers, companies, enquiries and posts", async () => {
    const found = await find("ㅎㄷ");
    expect(found.tickets.map(({ number }: { number: string }) => number)).toEqual([haedam.number]);
    expect(found.customers).toMatchObject([{ name: "김서연", company: "해담물산" }]);
    expect(found.companies).toEqual([{ name: "해담물산", customers: 1 }]);
    expect((await find("ㅂㅈㅎ")).enquiries).toMatchObject([{ name: "박지훈", company: "해오름" }]);
    expect((await find(harbour.number)).tickets).toMatchObject([{ id: harbour.id }]);
    expect((await find("E-1")).enquiries).toMatchObject([{ name: "박지훈" }]);
    const made = await bench.call("POST", "/staff/posts", { locale: "ko", title: "부가세 안내" }, as(editor));
    expect(made.status).toBe(201);
    expect((await find("ㅂㄱㅅ", editor)).posts).toMatchObject([{ title: "부가세 안내" }]);
    expect((await bench.call("GET", `/staff/customers?q=${encodeURIComponent("ㄱㅅㅇ")}`, undefined, as(agent))).body.data).toHaveLength(1);
  });

  test("desk 10: nobody finds what they may not open, and nothing in a question breaks it", async () => {
    const seen = await find("해담", editor);
    expect(seen).toMatchObject({ tickets: [], customers: [], companies: [], enquiries: [] });
    expect((await bench.call("GET", "/staff/search?q=a", undefined, as(await bench.person()))).status).toBe(403);
    for (const q of ["'); drop table tickets; --", "%", "<->", "ㅋ", "@", "😀", "\u0000"]) {
      const answer = await bench.call("GET", `/staff/search?q=${encodeURIComponent(q)}`, undefined, as(agent));
      expect([200, 400, 422], q).toContain(answer.status);
    }
  });

  test("desk 10: a word that stands in more tickets than are looked at finds the newest of them", async () => {
    // As of a year ago, one a minute, the newest last, as a desk writes them.
    await bench.services.database.orm.execute(sql`insert into tickets
      select (jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || n, 'number', 'AR-2020-' || lpad(n::text, 6, '0'),
        'updated_at', now() - interval '1 year' + n * interval '1 minute'))).*
      from tickets one, generate_series(1, 400) n where one.id = ${haedam.id}`);
    expect((await numbers("부산 회선")).slice(0, 3)).toEqual([haedam.number, "AR-2020-000400", "AR-2020-000399"]);
  });

  test.each(["부", "ㅂ", "부산 회선"])(
    "desk 10: %s, the beginning of a word of very many tickets, finds the newest and says that there are more",
    async (q) => {
      const page = await bench.call("GET", `/staff/tickets?view=all&limit=3&q=${encodeURIComponent(q)}`, undefined, as(agent));
      expect(page.body.data.map(({ number }: { number: string }) => number)).toEqual([haedam.number, "AR-2020-000400", "AR-2020-000399"]);
      expect(page.body.meta.more_match).toBe(true);
      const few = await bench.call("GET", "/staff/tickets?view=all&q=ro", undefined, as(agent));
      expect(few.body.data.map(({ number }: { number: string }) => number)).toEqual([harbour.number]);
      expect(few.body.meta.more_match).toBe(false);
    },
  );

  test("the database cuts names as the code does", async () => {
    for (const text of [
      "김서연 해담물산 sy.kim@haedam.example",
      "Harbour Games Ltd. 2호점",
      "Zoë Ångström",
      "ＡＢＣ 주식회사",
      "",
      "!!",
      "가",
    ]) {
      const result = (await bench.services.database.orm.execute(sql`select search_words(${text}) as words`)) as unknown;
      const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { words: string[] }[];
      expect([...(rows[0]?.words ?? [])].sort(), text).toEqual(nameTokens(text).sort());
    }
  });
});

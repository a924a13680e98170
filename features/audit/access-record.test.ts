// The record can be read: by those who look after the team, with who did it and about whom.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import type { AccessEntry } from "./access-record.contract.ts";

describe.each(oneEngine)("the access record on %s", (engine) => {
  let bench: ApiBench;
  let [admin, agent, customer, other]: Person[] = [];
  beforeAll(async () => {
    bench = await apiBench(engine);
    [admin, agent] = [await bench.person({ role: "admin", name: "Sera" }), await bench.person({ role: "agent", name: "Dohyun" })];
    [customer, other] = [await bench.person({ name: "Ann Lee" }), await bench.person({ name: "Bob Kim" })];
  });
  afterAll(() => bench.dispose());

  type Answer = { data: AccessEntry[]; meta: { next_cursor: string | null } };
  async function read(query: Record<string, string | undefined> = {}): Promise<Answer> {
    await bench.services.accessRecord.flush();
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const { status, body } = await bench.call("GET", `/staff/access-record?${new URLSearchParams(given)}`, undefined, as(admin));
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }
  const as = (person: Person | undefined) => ({ token: person?.token ?? "", address: "198.51.100.7" });
  const brief = ({ action, by, about }: AccessEntry) => [action, by.name, about.kind, about.name];

  test("security, expected: says who looked at whose data and who changed a colleague, newest first, one colleague's or about one customer", async () => {
    await bench.call("GET", `/staff/customers/${customer?.id}`, undefined, as(agent));
    await bench.services.accessRecord.flush();
    await bench.call("GET", `/staff/customers/${other?.id}`, undefined, as(admin));
    await bench.services.accessRecord.flush();
    await bench.call("PATCH", `/staff/team/${agent?.id}`, { role: "editor" }, as(admin));
    const all = await read();
    expect(all.data.map(brief)).toEqual([
      ["role-changed", "Sera", "colleague", "Dohyun"],
      ["customer.read", "Sera", "customer", "Bob Kim"],
      ["customer.read", "Dohyun", "customer", "Ann Lee"],
    ]);
    expect(all.data[2]).toMatchObject({ by: { id: agent?.id }, about: { id: customer?.id }, address: "198.51.100.7" });
    expect((await read({ staff: agent?.id })).data.map(brief)).toEqual([["customer.read", "Dohyun", "customer", "Ann Lee"]]);
    // Who read the record has seen the customer's name in it, and is found there.
    expect((await read({ customer: customer?.id })).data.map(brief)).toEqual([
      ["record.read", "Sera", "customer", "Ann Lee"],
      ["customer.read", "Dohyun", "customer", "Ann Lee"],
    ]);
  });

  test("pages follow one another without a gap or a repetition, entries of one moment too", async () => {
    const at = "2026-01-05T00:00:00.000001Z";
    await bench.services.database.query(
      `insert into access_log (staff_id, customer_id, action, subject_id, address, created_at)
       select $1, $2, 'ticket.read', 't' || n, '', $3::timestamptz from generate_series(1, 60) n`,
      [agent?.id, other?.id, at],
    );
    await bench.services.database.query(
      `insert into security_events (id, account_id, actor_id, kind, address, user_agent, created_at)
       select 'deed-' || lpad(n::text, 4, '0'), $1, $2, 'role-changed', '', '', $3::timestamptz from generate_series(1, 60) n`,
      [admin?.id, agent?.id, at],
    );
    const seen: string[] = [];
    let cursor: string | null = "";
    for (let pages = 0; cursor !== null && pages < 5; pages += 1) {
      const page: Answer = await read({ staff: agent?.id, cursor });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.meta.next_cursor;
    }
    expect([seen.length, new Set(seen).size, cursor]).toEqual([121, 121, null]);
  });

  test("only those who look after the team may; a made-up cursor is refused", async () => {
    const editor = await bench.person({ role: "editor" });
    for (const person of [await bench.person({ role: "agent" }), editor, customer]) {
      expect((await bench.call("GET", "/staff/access-record", undefined, as(person))).status).toBe(403);
    }
    for (const value of ["0000-01-01T00:00:00.000000Z", "2026-02-31T00:00:00.000000Z", "nope"]) {
      const cursor = Buffer.from(JSON.stringify([value, "a1"])).toString("base64url");
      expect((await bench.call("GET", `/staff/access-record?cursor=${cursor}`, undefined, as(admin))).body.code).toBe("malformed");
    }
  });
});

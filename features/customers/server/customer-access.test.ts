import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/enquiries.ts";
import { found, member } from "#features/organisations/server/organisation-fixture.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("customers at the desk on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Yoon Sera" });
    agent = await bench.person({ role: "agent" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person, method: string, path: string, body?: object) => bench.call(method, path, body, { token: person.token });
  const reason = "Asked for by the police, case 4711.";
  const access = (person: Person, id: string, disabled: boolean) =>
    as(person, "POST", `/staff/customers/${id}/access`, { disabled, reason });
  const logIn = (email: string) =>
    bench.call("POST", "/login", { email, password: goodPassword }, { address: `203.0.113.${1 + Math.floor(Math.random() * 250)}` });

  test("a disabled customer is out at once, is told so at the log-in, is found, and comes back with the same password", async () => {
    const ann = await bench.person({ name: "Ann Uncommon" });
    expect((await access(agent, ann.id, true)).status).toBe(403);
    expect((await as(admin, "POST", `/staff/customers/${ann.id}/access`, { disabled: true, reason: "no" })).status).toBe(422);
    const card = (await access(admin, ann.id, true)).body.data;
    expect(card).toMatchObject({ disabled_at: expect.any(String), notes: [{ text: `Account disabled. ${reason}`, by: "Yoon Sera" }] });
    expect((await as(ann, "GET", "/user")).status).toBe(401);
    expect((await logIn(ann.email)).body.code).toBe("account_disabled");
    expect((await access(admin, ann.id, true)).status).toBe(409);
    const found = (await as(agent, "GET", "/staff/customers?q=Uncommon")).body.data;
    expect(found).toMatchObject([{ id: ann.id, disabled: true }]);
    expect((await access(admin, ann.id, false)).body.data.disabled_at).toBeNull();
    expect((await logIn(ann.email)).status).toBe(200);
    // Colleagues are no customers: their access is the team page's affair.
    expect((await access(admin, agent.id, true)).status).toBe(404);
    const log = (await as(admin, "GET", "/staff/audit?limit=5")).body.data;
    expect(JSON.stringify(log)).toContain("changeCustomerAccess");
  });

  test("the verification mail goes out again, for an address that is not proved", async () => {
    const bob = await bench.person({ verified: false });
    expect((await as(agent, "POST", `/staff/customers/${bob.id}/verification`)).body.data.verified).toBe(false);
    expect((await bench.mailsTo(bob.email))[0]?.text).toContain("/email-verification/");
    expect((await as(agent, "POST", `/staff/customers/${(await bench.person()).id}/verification`)).status).toBe(409);
  });

  test("the card names the organisation and its people", async () => {
    const boss = await bench.person({ name: "Boss" });
    await found(bench, boss, "Hanbit");
    const tech = await member(bench, boss, "technical", { name: "Tech" });
    const { organisation } = (await as(agent, "GET", `/staff/customers/${tech.id}`)).body.data;
    expect(organisation).toMatchObject({ name: "Hanbit", role: "technical", members: [{ id: boss.id, name: "Boss", role: "owner" }] });
  });

  test("the timeline has tickets, enquiries, the account and consents of this customer alone, newest first, page by page", async () => {
    const [ann, bob] = [await bench.person(), await bench.person()];
    await openOne(bench, bob, { subject: "Bob's own" });
    const { number } = await openOne(bench, ann, { subject: "Lost packets" });
    await as(ann, "POST", "/user/consents", { kind: "consulting", granted: true });
    await bench.services.database.orm.insert(enquiries).values({
      id: `enquiry-of-${ann.id}`.slice(0, 40),
      reference: `E-2026-${String(Math.floor(Math.random() * 900_000) + 100_000)}`,
      intent: "sales",
      name: "Ann",
      email: ann.email,
      message: "How much?",
      locale: "en",
      address: "192.0.2.1",
      eraseAfter: new Date(Date.now() + 86_400_000),
    });
    for (let n = 0; n < 34; n++) await logIn(ann.email);
    const page = (cursor?: string) => as(agent, "GET", `/staff/customers/${ann.id}/timeline${cursor ? `?cursor=${cursor}` : ""}`);
    const first = (await page()).body;
    const second = (await page(first.meta.next_cursor)).body;
    const all = [...first.data, ...second.data] as { id: string; kind: string; text: string; at: string; href: string | null }[];
    expect(first.data).toHaveLength(30);
    expect(second.meta.next_cursor).toBeNull();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["ticket", "enquiry", "account", "consent"]));
    expect(all.filter(({ kind }) => kind === "ticket")).toMatchObject([{ text: `${number} Lost packets` }]);
    expect((await as(agent, "GET", `/staff/customers/${agent.id}/timeline`)).status).toBe(404);
  });
});

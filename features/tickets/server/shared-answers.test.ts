// Colleagues on one ticket: what each of them does, reads and is mailed.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { files } from "#db/schema/files.ts";
import { tickets } from "#db/schema/tickets.ts";
import { draft, upload } from "#features/files/file-fixture.ts";
import { found, member, place, removing } from "#features/organisations/server/organisation-fixture.ts";
import { leaveOnErasure } from "#features/organisations/server/organisation-privacy.server.ts";
import { deliver, inboundSecret, rawMail } from "#features/tickets/inbound/mail-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { releaseReply } from "./staff/staff-replies.server.ts";
import { body, closedDaysAgo, openOne } from "./ticket-fixture.ts";

describe.each(oneEngine)("colleagues on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let tom: Person;
  let tess: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine, { INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_SERVER: "mx.example" });
    ann = await bench.person({ name: "Ann Seo" });
    agent = await bench.person({ role: "agent", name: "Park Dohyun" });
    await found(bench, ann);
    tom = await member(bench, ann, "technical", { name: "Tom Kang" });
    tess = await member(bench, ann, "technical", { name: "Tess Oh" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person, method: string, path: string, input?: unknown) => bench.call(method, path, input, { token: person.token });
  const read = async (person: Person, id: string) => (await as(person, "GET", `/tickets/${id}`)).body.data;
  const answer = async (id: string, text: string) => {
    const waiting = await as(agent, "POST", `/staff/tickets/${id}/replies`, { body: body(text), last_seen_seq: 99 });
    await bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, waiting.body.data.id));
  };

  test("a colleague answers in their own name; reading it marks nothing for the customer", async () => {
    const { id } = await openOne(bench, tom);
    await answer(id, "Which port is it?");
    expect(await read(tess, id)).toMatchObject({
      shared: true,
      unread: false,
      read_seq: 0,
      customer: { name: "Tom Kang", role: "customer" },
    });
    expect((await as(tess, "POST", `/tickets/${id}/read`, { seq: 99 })).body.data.read_seq).toBeGreaterThan(2);
    expect(await read(tom, id)).toMatchObject({ unread: true, customer: { role: "you" } });
    expect((await as(tess, "POST", `/tickets/${id}/messages`, { body: body("Port 7, I plugged it in.") })).status).toBe(201);
    const seen = await read(tom, id);
    expect(seen).toMatchObject({ unread: true, state: "customer_reply", last: { by: { name: "Tess Oh", role: "customer" } } });
    const staff = (await as(agent, "GET", `/staff/tickets/${id}`)).body.data;
    expect(JSON.stringify(staff.messages)).toContain("Tess Oh");
    await answer(id, "Thank you.");
    expect((await read(tess, id)).unread).toBe(true);
    const { counts, organisation } = (await as(tess, "GET", "/tickets?scope=company")).body.meta;
    expect([counts.unread, organisation]).toEqual([1, "Hanbit Logistics"]);
    // The owner never opened it: it is not news to them.
    expect((await as(ann, "GET", "/tickets?scope=company")).body.meta.counts.unread).toBe(0);
  });

  test("answers are mailed to the customer and to colleagues who take part, for as long as they reach it", async () => {
    const { id, number } = await openOne(bench, tom);
    const paul = await member(bench, ann, "technical", { name: "Paul" });
    for (const one of [paul, tess]) await as(one, "POST", `/tickets/${id}/messages`, { body: body("I see it as well.") });
    await answer(id, "The card is being replaced.");
    const about = async (person: Person) => (await bench.mailsTo(person.email)).filter(({ subject }) => subject.includes(number));
    await expect.poll(async () => [(await about(paul)).length, (await about(tess)).length]).toEqual([1, 1]);
    await removing(bench, ann, paul.id);
    await answer(id, "Replaced.");
    await expect.poll(async () => (await about(tess)).length).toBe(2);
    expect((await about(tom)).length).toBe(3);
    expect((await about(paul)).length).toBe(1);
    expect((await about(ann)).length).toBe(0);
    expect((await as(paul, "GET", `/tickets/${id}`)).status).toBe(404);
  });

  test("a mail with the ticket's number from a colleague lands in it; from outside it opens another", async () => {
    const { id, number } = await openOne(bench, tom);
    const from = async (person: Person) => deliver(bench, rawMail({ from: person.email, subject: `Re: [${number}]`, body: "By mail." }));
    expect((await from(tess)).body.data).toMatchObject({ outcome: "reply", ticket: number });
    expect((await read(tom, id)).last.by.name).toBe("Tess Oh");
    const outside = (await from(await bench.person())).body.data;
    expect(outside.outcome).toBe("new_ticket");
    expect(outside.ticket).not.toBe(number);
  });

  test("colleagues close and reopen, but do not rate; what goes on long after is opened by whoever goes on", async () => {
    const { id } = await openOne(bench, tom);
    expect((await as(tess, "POST", `/tickets/${id}/close`, {})).body.data).toMatchObject({ state: "closed", may: { rate: false } });
    expect((await as(tess, "POST", `/tickets/${id}/rating`, { rating: 1 })).status).toBe(403);
    expect((await as(tom, "POST", `/tickets/${id}/rating`, { rating: 5 })).status).toBe(200);
    await closedDaysAgo(bench, id, 40);
    const next = (await as(tess, "POST", `/tickets/${id}/messages`, { body: body("It is back.") })).body.data;
    expect(next.id).not.toBe(id);
    expect(next).toMatchObject({ customer: { role: "you" }, shared: true, links: [{ kind: "continued_from", id }] });
    expect((await read(ann, next.id)).customer.name).toBe("Tess Oh");
  });

  test("what was opened before stays one's own, unless one shares it", async () => {
    const [shy, open] = [await bench.person(), await bench.person()];
    const before = await openOne(bench, shy);
    const shared = await openOne(bench, open);
    await found(bench, shy, "Shy");
    await found(bench, open, "Open", { share_earlier: true });
    expect((await read(shy, before.id)).shared).toBe(false);
    expect((await read(open, shared.id)).shared).toBe(true);
  });

  test("who leaves hands the organisation's tickets over, files included; their own stay theirs", async () => {
    const joe = await bench.person({ name: "Joe" });
    const own = await openOne(bench, joe);
    const boss = await bench.person({ name: "Boss" });
    await found(bench, boss, "Handover");
    const { body: invited } = await bench.call(
      "POST",
      "/organisation/invitations",
      { email: joe.email, role: "billing" },
      { token: boss.token, address: "203.0.113.77" },
    );
    await as(joe, "POST", `/organisation/invitations/${invited.data.organisation.invitations[0].id}/acceptance`, {});
    const file = (await upload(bench, joe, "invoice.txt", "42\n")).body.data.id;
    const { id } = await openOne(bench, joe, { department: "billing", priority: "normal", file_ids: [file], draft });
    await removing(bench, joe, joe.id);
    expect([(await as(joe, "GET", `/tickets/${id}`)).status, (await as(joe, "GET", `/files/${file}`)).status]).toEqual([404, 404]);
    expect((await as(joe, "GET", `/tickets/${own.id}`)).status).toBe(200);
    expect(await read(boss, id)).toMatchObject({ customer: { role: "you" }, last: { by: { name: "Joe" } } });
    expect((await as(boss, "GET", `/files/${file}`)).status).toBe(200);
    expect((await as(boss, "GET", `/tickets/${own.id}`)).status).toBe(404);
    const [row] = await bench.services.database.orm.select().from(files).where(eq(files.id, file));
    expect(row?.customerId).toBe(boss.id);
  });

  test("an erased colleague takes nothing along; the last one's tickets are their own again", async () => {
    const boss = await bench.person();
    await found(bench, boss, "Erased");
    const gone = await member(bench, boss, "technical");
    const { id } = await openOne(bench, gone);
    await bench.services.database.orm.transaction((tx) => leaveOnErasure(tx, gone.id));
    expect((await read(boss, id)).customer.role).toBe("you");
    await removing(bench, boss, boss.id);
    expect((await place(bench, boss)).body.data.organisation).toBeNull();
    const [row] = await bench.services.database.orm.select().from(tickets).where(eq(tickets.id, id));
    expect(row).toMatchObject({ organisationId: null, customerId: boss.id });
  });
});

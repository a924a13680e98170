import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "#features/support/rules/support-settings.ts";
import { deliver, inboundSecret, rawMail } from "#features/tickets/inbound/mail-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { releaseReply } from "./staff/staff-replies.server.ts";
import { asOf, body, newTicket, openOne } from "./ticket-fixture.ts";

describe.each(oneEngine)("copies of a ticket on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100", INBOUND_MAIL_SECRET: inboundSecret, INBOUND_MAIL_SERVER: "mx.example" });
    ann = await bench.person({ name: "Ann Lee" });
    agent = await bench.person({ role: "agent", name: "Sera Yoon" });
  });
  afterAll(() => bench.dispose());

  const add = async (id: string, email: string, person = ann) => {
    await bench.services.limits.reset(limits.copy, person.id);
    return bench.call("POST", `/tickets/${id}/copies`, { email }, asOf(person));
  };
  const read = async (id: string) => (await bench.call("GET", `/tickets/${id}`, undefined, asOf(ann))).body.data;
  const events = async (id: string) =>
    (await read(id)).messages.flatMap(({ event }: { event?: { type: string; change: string } }) =>
      event?.type === "copy" ? event.change : [],
    );
  const answer = async (id: string, text: string) => {
    const { seq } = (await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(agent))).body.data;
    const sent = await bench.call("POST", `/staff/tickets/${id}/replies`, { body: body(text), last_seen_seq: seq }, asOf(agent));
    await bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, sent.body.data.id));
  };

  test("customer: an address named on opening is told by whom and how to leave, then reads answers and nothing internal", async () => {
    const { id, copies } = await openOne(bench, ann, { cc: ["Third@Partner.example", "third@partner.example"] });
    expect(copies).toMatchObject([{ email: "third@partner.example" }]);
    const [told] = await bench.mailsTo("third@partner.example", 1);
    expect(told?.text).toContain("Ann Lee added you to a support ticket");
    expect(told?.text).toContain("/leave-ticket/");
    // What the ticket says is not sent to an address nobody has proved.
    expect(told?.text).not.toContain("players in Singapore");

    await bench.call("POST", `/staff/tickets/${id}/notes`, { body: body("secret-words among us") }, asOf(agent));
    await answer(id, "The line runs over the other member now.");
    const all = (await bench.mailsTo("third@partner.example", 2)).map(({ text }) => text).join("\n");
    expect(all).toContain("Sera Yoon replied");
    expect(all).toContain("The line runs over the other member now.");
    expect(all).not.toContain("secret-words");
    expect(all).not.toContain("/customer/ticket/");
    expect((await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(agent))).body.data.copies).toMatchObject([
      { email: "third@partner.example" },
    ]);
  });

  test("security: ten strangers an hour get a mail by one customer's wish, on opening tickets as well as later", async () => {
    const bea = await bench.person();
    const opening = (ticket: number) =>
      bench.call("POST", "/tickets", newTicket({ cc: Array.from({ length: 5 }, (_, n) => `s${ticket}-${n}@stranger.example`) }), asOf(bea));
    expect([(await opening(1)).status, (await opening(2)).status]).toEqual([201, 201]);
    const third = await opening(3);
    expect([third.status, third.body.code]).toEqual([429, "rate_limited"]);
    expect((await bench.call("POST", "/tickets", newTicket(), asOf(bea))).status).toBe(201);
  });

  test("customer: addresses are checked, counted, recorded and taken off", async () => {
    const { id } = await openOne(bench, ann);
    expect((await add(id, "no address")).status).toBe(422);
    expect((await add(id, ann.email)).body.errors.email).toHaveLength(1);
    for (let n = 1; n <= 5; n += 1) expect((await add(id, `p${n}@partner.example`)).status).toBe(201);
    expect((await add(id, "p1@partner.example")).body.data.copies).toHaveLength(5);
    expect((await add(id, "p6@partner.example")).body.errors.email).toHaveLength(1);
    const [first] = (await read(id)).copies;
    expect((await bench.call("DELETE", `/tickets/${id}/copies/${first.id}`, undefined, asOf(await bench.person()))).status).toBe(404);
    expect((await bench.call("DELETE", `/tickets/${id}/copies/${first.id}`, undefined, asOf(ann))).body.data.copies).toHaveLength(4);
    expect(await events(id)).toEqual(["added", "added", "added", "added", "added", "removed"]);
    const many = Array.from({ length: 6 }, (_, n) => `m${n}@partner.example`);
    expect((await bench.call("POST", "/tickets", newTicket({ cc: many }), asOf(ann))).status).toBe(422);
  });

  test("customer: whoever leaves by the link gets nothing more and cannot be named again; opening the link changes nothing", async () => {
    const { id } = await openOne(bench, ann, { cc: ["leaver@partner.example"] });
    const [told] = await bench.mailsTo("leaver@partner.example", 1);
    const way = /leave-ticket\/([\w-]+\/[\w-]{32})/.exec(told?.text ?? "")?.[1] ?? "";
    expect((await bench.call("GET", `/ticket-copies/${way}`)).status).toBe(303);
    expect((await read(id)).copies).toHaveLength(1);
    expect((await bench.call("POST", `/ticket-copies/${way.slice(0, -1)}${way.endsWith("A") ? "B" : "A"}`)).status).toBe(404);
    expect((await bench.call("POST", `/ticket-copies/${way}`)).status).toBe(200);
    expect((await bench.call("POST", `/ticket-copies/${way}`)).status).toBe(200);
    expect((await read(id)).copies).toEqual([]);
    expect(await events(id)).toEqual(["added", "left"]);
    expect((await add(id, "leaver@partner.example")).body.errors.email).toHaveLength(1);
    await answer(id, "Done.");
    await bench.mailsTo(ann.email, 1);
    expect(await bench.mailsTo("leaver@partner.example", 1)).toHaveLength(1);
  });

  test("customer: a mail from such an address is a stranger's: it never lands in the ticket", async () => {
    const { id, number } = await openOne(bench, ann, { cc: ["writer@partner.example"] });
    const before = (await read(id)).seq;
    const raw = rawMail({ from: "writer@partner.example", subject: `Re: [${number}] hello`, body: "May I write here?" });
    expect((await deliver(bench, raw)).body.data.outcome).toBe("enquiry");
    expect((await read(id)).seq).toBe(before);
  });
});

// What a day at the desk found: names in notes, holds with a date, mails that can be turned off, a colleague's last visit.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { asOf, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { wakeHeld } from "#features/tickets/server/ticket-jobs.server.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { releaseReply } from "./staff-replies.server.ts";

describe.each(oneEngine)("a day at the desk on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  let dohyun: Person;
  let sera: Person;
  let customer: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    agent = await bench.person({ role: "agent", name: "Lee Hana" });
    dohyun = await bench.person({ role: "agent", name: "박도현", locale: "ko" });
    sera = await bench.person({ role: "admin", name: "Sera Yoon" });
    customer = await bench.person({ name: "Kim Seoyeon" });
  });
  afterAll(() => bench.dispose());

  type Notice = { kind: string; about: { id: string } };
  const bell = async (person: Person, id: string): Promise<string[]> =>
    (await bench.call("GET", "/notifications", undefined, asOf(person))).body.data
      .filter(({ about }: Notice) => about.id === id)
      .map(({ kind }: Notice) => kind);
  const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });
  const headersTo = async (person: Person) =>
    (await bench.services.database.orm.select().from(mails).where(eq(mails.recipient, person.email)).orderBy(mails.createdAt)).at(-1)
      ?.headers ?? {};

  test("desk: a name in a note rings for the colleague and is mailed to them, by their settings", async () => {
    const ticket = await openOne(bench, customer);
    const note = (text: string, over: object = {}) =>
      bench.call("POST", `/staff/tickets/${ticket.id}/notes`, { body: body(text), ...over }, asOf(agent));
    await bench.mailsTo(dohyun.email, 1);
    await bench.call("PATCH", "/staff/notification-preferences", { mails: { staff_ticket_mentioned: false } }, asOf(sera));
    expect((await note("@박도현님, please call them. secret-words @Sera: fyi. mail@박도현.example")).status).toBe(201);
    await until(async () => expect(await bell(dohyun, ticket.id)).toContain("staff_ticket_mentioned"));
    await until(async () => expect(await bell(sera, ticket.id)).toContain("staff_ticket_mentioned"));
    const mail = await until2(async () => (await bench.mailsTo(dohyun.email, 2)).find(({ text }) => text.includes("언급")));
    expect(mail?.text).toContain(`/staff/tickets/${ticket.id}`);
    expect(mail?.text).not.toContain("secret-words");
    expect((await bench.mailsTo(sera.email, 1)).some(({ text }) => text.includes("mentioned"))).toBe(false);
    // Picked in the composer: no name is needed in the text.
    const other = await openOne(bench, customer);
    await bench.call("POST", `/staff/tickets/${other.id}/notes`, { body: body("Look, please"), mentions: [dohyun.id] }, asOf(agent));
    await until(async () => expect(await bell(dohyun, other.id)).toContain("staff_ticket_mentioned"));
    expect(await bell(sera, other.id)).not.toContain("staff_ticket_mentioned");
  });

  async function until2<T>(find: () => Promise<T>): Promise<T> {
    return vi.waitFor(
      async () => {
        const found = await find();
        expect(found).toBeTruthy();
        return found;
      },
      { timeout: 30_000, interval: 100 },
    );
  }

  test("desk: a public reply rings as a reply for whoever follows, not as a note, and its mail greets once", async () => {
    const ticket = await openOne(bench, customer);
    await bench.call("PATCH", `/staff/tickets/${ticket.id}`, { assignee: dohyun.id }, asOf(agent));
    const said = { body: body("Hello Kim Seoyeon, the line card is replaced."), last_seen_seq: 9 };
    const reply = (await bench.call("POST", `/staff/tickets/${ticket.id}/replies`, said, asOf(agent))).body.data;
    await bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, reply.id));
    await until(async () => expect(await bell(dohyun, ticket.id)).toContain("staff_ticket_answered"));
    expect(await bell(dohyun, ticket.id)).not.toContain("staff_ticket_note");
    const mail = await until2(async () => (await bench.mailsTo(customer.email, 1)).find(({ text }) => text.includes("line card")));
    expect(mail?.text.match(/Hello/g)).toHaveLength(1);
  });

  test("desk: mails that can be turned off say where, and one click turns them off", async () => {
    const before = (await bench.call("GET", "/staff/notification-preferences", undefined, asOf(agent))).body.data.mails;
    expect(before.staff_ticket_new).toBe(true);
    await openOne(bench, customer);
    const mail = await until2(async () => (await bench.mailsTo(agent.email, 1)).at(-1));
    expect(mail?.text).toContain("/staff/settings/notifications");
    const headers = await headersTo(agent);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const [, path = ""] = /<https?:\/\/[^/]+\/api(\/unsubscribe\/[^>]+)>/.exec(headers["list-unsubscribe"] ?? "") ?? [];
    const opened = await bench.call("GET", path);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, expect.stringContaining("/staff/settings/notifications")]);
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "List-Unsubscribe=One-Click" };
    const click = (target: string) =>
      bench.api.fetch(new Request(`http://api.test${target}`, form), { requestId: "t", clientAddress: "192.0.2.77" });
    expect((await click(`${path.slice(0, -4)}AAAA`)).status).toBe(404);
    expect((await click(path)).status).toBe(200);
    const after = (await bench.call("GET", "/staff/notification-preferences", undefined, asOf(agent))).body.data.mails;
    expect(after).toEqual({ ...before, staff_ticket_new: false });
  });

  test("desk: a ticket on hold until a date comes back by itself, with a line and a bell", async () => {
    const ticket = await openOne(bench, customer);
    const change = (given: object) => bench.call("PATCH", `/staff/tickets/${ticket.id}`, given, asOf(agent));
    const read = async () => (await bench.call("GET", `/staff/tickets/${ticket.id}`, undefined, asOf(agent))).body.data;
    for (const wrong of [new Date(Date.now() - 1000), new Date(Date.now() + 400 * 86_400_000)]) {
      expect((await change({ hold_until: wrong.toISOString() })).status).toBe(422);
    }
    const day = new Date(Date.now() + 86_400_000);
    expect((await change({ hold_until: day.toISOString(), assignee: dohyun.id })).status).toBe(200);
    expect(await read()).toMatchObject({ state: "on_hold", hold_until: day.toISOString() });
    const queue = await bench.call("GET", "/staff/tickets?view=on_hold", undefined, asOf(agent));
    expect(queue.body.data.find(({ id }: { id: string }) => id === ticket.id)).toMatchObject({ hold_until: day.toISOString() });
    await wakeHeld(bench.services, new Date());
    expect(await read()).toMatchObject({ state: "on_hold" });
    await wakeHeld(bench.services, new Date(day.getTime() + 1000));
    const woken = await read();
    expect(woken).toMatchObject({ state: "in_progress", hold_until: null });
    const events = woken.messages.flatMap(({ event }: { event?: { type: string } }) => event?.type ?? []);
    expect(events).toEqual(expect.arrayContaining(["held", "woke"]));
    await until(async () => expect(await bell(dohyun, ticket.id)).toContain("staff_ticket_woke"));
    // The customer sees neither the date nor the waking, only whose turn it is.
    const seen = JSON.stringify((await bench.call("GET", `/tickets/${ticket.id}`, undefined, asOf(customer))).body);
    expect(seen).not.toMatch(/"held"|"woke"|hold_until/);
    // Taken up by hand, the date is gone.
    await change({ hold_until: day.toISOString() });
    await change({ state: "in_progress" });
    expect((await read()).hold_until).toBeNull();
  });

  test("desk: a colleague whose access ends was still here", async () => {
    const gone = await bench.person({ role: "agent", name: "Former" });
    await bench.call("GET", "/staff/tickets/counts", undefined, asOf(gone));
    const team = async () =>
      (await bench.call("GET", "/staff/team", undefined, asOf(sera))).body.data.find(({ id }: { id: string }) => id === gone.id);
    expect((await team()).last_seen_at).not.toBeNull();
    const answer = await bench.call("PATCH", `/staff/team/${gone.id}`, { disabled: true }, asOf(sera));
    if (answer.status === 200) expect((await team()).last_seen_at).not.toBeNull();
    expect(answer.status).toBe(200);
  });
});

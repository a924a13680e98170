import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tickets } from "#db/schema/tickets.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { releaseReply } from "./staff/staff-replies.server.ts";
import { asOf, body, openOne } from "./ticket-fixture.ts";

describe.each(oneEngine)("a late answer on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    ann = await bench.person({ name: "Ann Lee" });
    agent = await bench.person({ role: "agent", locale: "ko" });
  });
  afterAll(() => bench.dispose());

  const escalate = (id: string, person = ann) => bench.call("POST", `/tickets/${id}/escalate`, {}, asOf(person));
  const read = async (id: string) => (await bench.call("GET", `/tickets/${id}`, undefined, asOf(ann))).body.data;
  const lateBy = async (id: string, clock: "firstDueAt" | "replyDueAt") => {
    const due = new Date(Date.now() - 60_000);
    await bench.services.database.orm
      .update(tickets)
      .set({ [clock]: due, deadline: due })
      .where(eq(tickets.id, id));
    return due.toISOString();
  };
  const bells = async () =>
    (await bench.call("GET", "/notifications", undefined, asOf(agent))).body.data.filter(
      ({ kind }: { kind: string }) => kind === "staff_ticket_escalated",
    );

  test("customer: an overdue answer is escalated once: everybody on duty gets a bell and a mail, the clocks stay", async () => {
    const { id, number } = await openOne(bench, ann);
    expect((await read(id)).may.escalate).toBe(false);
    expect((await escalate(id)).body.code).toBe("not_overdue");

    const due = await lateBy(id, "firstDueAt");
    const before = await read(id);
    expect(before).toMatchObject({ escalated_at: null, may: { escalate: true } });
    expect((await escalate(id, await bench.person())).status).toBe(404);
    const [once, twice] = await Promise.all([escalate(id), escalate(id)]);
    expect([once.status, twice.status]).toEqual([200, 200]);
    const after = await read(id);
    expect(after).toMatchObject({ due_at: due, state: before.state, may: { escalate: false } });
    expect(after.escalated_at).not.toBeNull();
    const said = after.messages.filter(({ event }: { event?: { type: string } }) => event?.type === "escalated");
    expect(said).toMatchObject([{ by: { role: "you" }, event: { type: "escalated", due_at: due } }]);

    const mails = await bench.mailsTo(agent.email, 2);
    const told = mails.filter(({ text }) => text.includes("에스컬레이션"));
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toContain(number);
    expect(await bells()).toHaveLength(1);
  });

  test("customer: the next late answer can be escalated again, an answered one cannot", async () => {
    const { id } = await openOne(bench, ann);
    await lateBy(id, "firstDueAt");
    await escalate(id);
    const seq = (await bench.call("GET", `/staff/tickets/${id}`, undefined, asOf(agent))).body.data.seq;
    const reply = { body: body("We look at it."), next_state: "answered", last_seen_seq: seq };
    const sent = await bench.call("POST", `/staff/tickets/${id}/replies`, reply, asOf(agent));
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
    await bench.services.database.orm.transaction((tx) => releaseReply(tx, bench.services, sent.body.data.id));
    expect(await read(id)).toMatchObject({ escalated_at: null, may: { escalate: false } });
    expect((await escalate(id)).body.code).toBe("not_overdue");
    await bench.call("POST", `/tickets/${id}/messages`, { body: body("And now?") }, asOf(ann));
    await lateBy(id, "replyDueAt");
    expect((await read(id)).may.escalate).toBe(true);
    expect((await escalate(id)).status).toBe(200);
  });
});

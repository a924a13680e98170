// Two of staff change the same ticket: different properties go together, the same one is decided with both values in view.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addService, asOf, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("properties changed by two on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let agent: Person;
  let other: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    ann = await bench.person({ name: "Ann Lee", locale: "ko" });
    agent = await bench.person({ role: "agent", name: "Park Dohyun" });
    other = await bench.person({ role: "admin", name: "Yoon Sera" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person, method: string, path: string, input?: unknown) => bench.call(method, path, input, asOf(person));
  const get = async (id: string) => (await as(agent, "GET", `/staff/tickets/${id}`)).body.data;
  const change = (person: Person, id: string, input: object) => as(person, "PATCH", `/staff/tickets/${id}`, input);

  test("the second of two is told the present value and by whom; nothing of the change is made", async () => {
    const { id } = await openOne(bench, ann, { priority: "low" });
    const service = await addService(bench, ann, "srv-0417");
    expect((await change(other, id, { priority: "urgent", seen: { priority: "low" } })).status).toBe(200);
    const late = await change(agent, id, { priority: "high", department: "billing", seen: { priority: "low", department: "technical" } });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: "property_changed",
      data: { conflicts: [{ field: "priority", current: "urgent", by: { name: "Yoon Sera", role: "staff" } }] },
    });
    expect(late.body.data.conflicts).toHaveLength(1);
    expect(Date.parse(late.body.data.conflicts[0].at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await get(id)).toMatchObject({ priority: "urgent", department: "technical" });

    // Having seen it, the same choice goes through.
    expect((await change(agent, id, { priority: "high", seen: { priority: "urgent" } })).body.data.priority).toBe("high");

    for (const [first, second, seen] of [
      [{ assignee: other.id }, { assignee: agent.id }, { assignee: null }],
      [{ department: "sales" }, { department: "billing" }, { department: "technical" }],
      [{ service }, { service: null }, { service: "svc-that-was-there" }],
      [{ subject: "Renamed by the first" }, { subject: "Renamed by the second" }, { subject: "What both saw" }],
      [{ state: "on_hold" }, { state: "in_progress" }, { state: "open" }],
    ]) {
      expect((await change(other, id, first as object)).status).toBe(200);
      const [[field, value]] = Object.entries(first as object) as [[string, string]];
      const answer = await change(agent, id, { ...second, seen });
      expect(answer.body.data?.conflicts, field).toMatchObject([{ field, current: value }]);
    }
    expect(await get(id)).toMatchObject({ assignee: { id: other.id }, department: "sales", state: "on_hold", service: { id: service } });
  });

  test("different properties, the same wish twice, and tags of both are no conflict", async () => {
    const { id } = await openOne(bench, ann, { priority: "low" });
    expect((await change(other, id, { priority: "urgent", seen: { priority: "low" } })).status).toBe(200);
    expect((await change(agent, id, { department: "billing", seen: { department: "technical" } })).status).toBe(200);
    expect((await change(agent, id, { priority: "urgent", seen: { priority: "low" } })).status).toBe(200);
    expect((await change(other, id, { tags: ["loss", "ring"], seen: { tags: [] } })).status).toBe(200);
    expect((await change(other, id, { tags: ["ring", "busan"], seen: { tags: ["loss", "ring"] } })).status).toBe(200);
    expect((await change(agent, id, { tags: ["loss", "vip"], seen: { tags: ["loss"] } })).body.data.tags).toEqual(["ring", "busan", "vip"]);
    const many = Array.from({ length: 8 }, (_, n) => `t${n}`);
    expect((await change(agent, id, { tags: many, seen: { tags: [] } })).body.errors.tags).toBeTruthy();
    expect(await get(id)).toMatchObject({ priority: "urgent", department: "billing", tags: ["ring", "busan", "vip"] });
    expect((await change(agent, id, { seen: { priority: "low" } })).status).toBe(422);
  });

  test("a customer who wrote meanwhile: their message comes before the change of state", async () => {
    const { id } = await openOne(bench, ann);
    await change(agent, id, { state: "on_hold" });
    const { seq } = await get(id);
    await as(ann, "POST", `/tickets/${id}/messages`, { body: body("One more thing") });
    const closing = await change(agent, id, { state: "closed", last_seen_seq: seq, seen: { state: "on_hold" } });
    expect(closing.body.code).toBe("newer_reply");
    const held = await change(agent, id, { state: "in_progress", seen: { state: "on_hold" } });
    expect(held.body.data.conflicts).toMatchObject([
      { field: "state", current: "customer_reply", by: { name: "Ann Lee", role: "customer" } },
    ]);
  });

  test("at the same moment: one is first, the other is told", async () => {
    const { id } = await openOne(bench, ann, { priority: "low" });
    const answers = await Promise.all([
      change(agent, id, { priority: "high", seen: { priority: "low" } }),
      change(other, id, { priority: "urgent", seen: { priority: "low" } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

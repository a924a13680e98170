import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "#features/support/rules/support-settings.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { asOf, openOne } from "./ticket-fixture.ts";

describe.each(oneEngine)("the priority of a ticket on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    ann = await bench.person({ name: "Ann Lee" });
    agent = await bench.person({ role: "agent" });
  });
  afterAll(() => bench.dispose());

  const change = (id: string, priority: string, person = ann) => bench.call("POST", `/tickets/${id}/priority`, { priority }, asOf(person));
  const read = async (id: string) => (await bench.call("GET", `/tickets/${id}`, undefined, asOf(ann))).body.data;
  const raised = async () =>
    (await bench.call("GET", "/notifications", undefined, asOf(agent))).body.data.filter(
      ({ kind }: { kind: string }) => kind === "staff_ticket_raised",
    ).length;

  test("customer: the due time of each other priority is said before, and holds after the change", async () => {
    const { id } = await openOne(bench, ann, { priority: "normal" });
    const before = await read(id);
    expect(before.priorities.map(({ priority }: { priority: string }) => priority)).toEqual(["low", "high", "urgent"]);
    const told = before.priorities.find(({ priority }: { priority: string }) => priority === "urgent").due_at;
    expect(Date.parse(told)).toBeLessThan(Date.parse(before.due_at));
    expect((await change(id, "urgent", await bench.person())).status).toBe(404);

    const changed = await change(id, "urgent");
    expect(changed.body.data).toMatchObject({ priority: "urgent", state: "open" });
    expect(Math.abs(Date.parse(changed.body.data.due_at) - Date.parse(told))).toBeLessThan(60_000);
    const event = (await read(id)).messages.at(-1);
    expect(event).toMatchObject({
      by: { role: "you" },
      event: { type: "priority", from: "normal", to: "urgent", due_at: changed.body.data.due_at },
    });
    const mails = await bench.mailsTo(agent.email, 2);
    expect(mails.some(({ html }) => html.includes("raised the priority to Urgent"))).toBe(true);
    expect(await raised()).toBe(1);

    expect((await change(id, "low")).body.data.priority).toBe("low");
    // What hurries less rings nowhere, and asked twice is one change.
    expect((await change(id, "low")).status).toBe(200);
    expect((await read(id)).messages.filter(({ event }: { event?: { type: string } }) => event?.type === "priority")).toHaveLength(2);
    expect(await raised()).toBe(1);
  });

  test("customer: urgent stays for faults and abuse, a closed ticket stays as it is, and an hour has a limit", async () => {
    const invoice = await openOne(bench, ann, { department: "billing", priority: "normal" });
    expect(invoice.priorities.map(({ priority }: { priority: string }) => priority)).toEqual(["low", "high"]);
    expect((await change(invoice.id, "urgent")).body.errors.priority).toHaveLength(1);
    await bench.call("POST", `/tickets/${invoice.id}/close`, {}, asOf(ann));
    expect((await read(invoice.id)).priorities).toEqual([]);
    expect((await change(invoice.id, "high")).body.code).toBe("wrong_state");
    for (let n = 0; n < limits.priority.points; n += 1) await bench.services.limits.allows(limits.priority, ann.id);
    expect((await change(invoice.id, "low")).status).toBe(429);
  });
});

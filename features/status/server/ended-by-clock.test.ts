// Planned work that ends by the clock is told of once: by mail, in linked tickets and to the outside.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { incidentUpdates, statusSubscribers } from "#db/schema/status.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { endByClock } from "./incidents.server.ts";

describe.each(oneEngine)("planned work whose time is over, on %s", (engine) => {
  let bench: ApiBench;
  let [agent, customer]: Person[] = [];
  beforeAll(async () => {
    bench = await apiBench(engine);
    [agent, customer] = [await bench.person({ role: "agent" }), await bench.person({ locale: "ko" })];
    await bench.services.database.orm
      .insert(statusSubscribers)
      .values({ id: "reader", email: "reader@example.com", locale: "en", confirmedAt: new Date(Date.now() - 86_400_000) });
  });
  afterAll(() => bench.dispose());

  const plan = async (kind: "maintenance" | "incident", endsIn: number) => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    const title = { en: "Router work", ko: "라우터 작업" };
    const body = { kind, affects: ["PUS1"], title, starts_at: at(-3_600_000), ends_at: at(endsIn) };
    return (await bench.call("POST", "/staff/incidents", body, { token: agent?.token })).body.data.id as string;
  };
  const told = (id: string) => bench.services.database.orm.select().from(incidentUpdates).where(eq(incidentUpdates.incidentId, id));
  const endAt = (id: string, ms: number) =>
    bench.services.database.orm.transaction((tx) => endByClock(tx, bench.services, id, new Date(Date.now() + ms)));

  test("expected: the job at its end tells subscribers and linked tickets, however often it runs", async () => {
    const ticket = await openOne(bench, customer as Person);
    const id = await plan("maintenance", 2_500);
    await bench.call("PUT", `/staff/tickets/${ticket.id}/incident`, { incident: id }, { token: agent?.token });
    // Published, then ended.
    const mails = await bench.mailsTo("reader@example.com", 2);
    expect(mails.at(-1)?.text).toContain("ended at the planned time");
    await Promise.all([endAt(id, 10_000), endAt(id, 10_000), endAt(id, 20_000)]);
    expect(await told(id)).toMatchObject([{ stage: "done", byId: null }]);
    const ended = async () => (await bench.mailsTo(customer?.email ?? "")).filter(({ text }) => text.includes("예정 시각에 종료"));
    await expect.poll(async () => (await ended()).length, { timeout: 30_000 }).toBe(1);
    const read = await bench.call("GET", `/tickets/${ticket.id}`, undefined, { token: customer?.token ?? "" });
    const events = read.body.data.messages.filter((one: { event?: { type: string; change: string } }) => one.event?.change === "told");
    expect(events).toMatchObject([{ event: { stage: "done" } }]);
    expect((await bench.services.mail.captured()).filter(({ to }) => to === "reader@example.com")).toHaveLength(2);
    expect((await bench.call("GET", `/status/incidents/${id}`)).body.data).toMatchObject({ stage: "done", state: "over" });
  });

  test("not before its end, not for an incident, not after a person has told of it; moved on, it ends again", async () => {
    const early = await plan("maintenance", 3_600_000);
    await endAt(early, 0);
    expect(await told(early)).toEqual([]);
    const text = { en: "Done early.", ko: "일찍 마쳤습니다." };
    await bench.call("POST", `/staff/incidents/${early}/updates`, { stage: "done", text }, { token: agent?.token });
    await endAt(early, 7_200_000);
    expect(await told(early)).toHaveLength(1);
    const later = new Date(Date.now() + 60_000).toISOString();
    await bench.call("PATCH", `/staff/incidents/${early}`, { ends_at: later }, { token: agent?.token });
    await endAt(early, 120_000);
    expect(await told(early)).toHaveLength(2);
    const incident = await plan("incident", 60_000);
    await endAt(incident, 120_000);
    expect(await told(incident)).toEqual([]);
    await endAt("no-such-incident", 0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionsEnded, sweepSessions } from "#features/accounts/server/sessions.server.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("how long a session lasts, on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine, { STAFF_SESSION_HOURS: "8", STAFF_IDLE_MINUTES: "20" });
  });
  afterAll(() => bench.dispose());

  const set = (person: Person, column: "created_at" | "last_seen_at", minutes: number) =>
    bench.services.database.query(`update sessions set ${column} = now() - make_interval(mins => $1) where id = $2`, [
      minutes,
      person.sessionId,
    ]);
  const ask = (person: Person) => bench.call("GET", "/user", undefined, { token: person.token });
  const seen = async (person: Person) =>
    (await bench.services.database.query<{ at: Date }>("select last_seen_at as at from sessions where id = $1", [person.sessionId]))[0]?.at;

  test("a colleague's ends after its hours, and after the minutes without activity; a customer's does not", async () => {
    const [agent, customer] = [await bench.person({ role: "agent" }), await bench.person()];
    expect((await ask(agent)).body.data).toMatchObject({ session_hours: 8, session_idle_minutes: 20 });
    expect((await ask(customer)).body.data).toMatchObject({ session_hours: 720, session_idle_minutes: null });
    for (const person of [agent, customer]) await set(person, "last_seen_at", 19);
    expect((await ask(agent)).status).toBe(200);
    for (const person of [agent, customer]) await set(person, "last_seen_at", 21);
    expect((await ask(agent)).status).toBe(401);
    expect((await ask(customer)).status).toBe(200);
    const other = await bench.person({ role: "agent" });
    for (const person of [other, customer]) await set(person, "created_at", 8 * 60 + 1);
    expect((await ask(other)).status).toBe(401);
    expect((await ask(customer)).status).toBe(200);
  });

  test("what a page asks for by itself keeps nobody logged in; a sign of life does", async () => {
    const agent = await bench.person({ role: "agent" });
    await set(agent, "last_seen_at", 10);
    const before = await seen(agent);
    const quiet = new Request("http://api.test/user", { headers: { authorization: `Bearer ${agent.token}`, "x-background": "1" } });
    expect((await bench.api.fetch(quiet, { requestId: "t", clientAddress: "192.0.2.1" })).status).toBe(200);
    expect(await seen(agent)).toEqual(before);
    const sign = new Request("http://api.test/user/activity", {
      method: "POST",
      headers: { authorization: `Bearer ${agent.token}`, "x-background": "1" },
    });
    expect((await bench.api.fetch(sign, { requestId: "t", clientAddress: "192.0.2.1" })).status).toBe(200);
    expect(await seen(agent)).not.toEqual(before);
  });

  test("sessions that ran out are removed, and their sockets are told", async () => {
    const [agent, customer] = [await bench.person({ role: "agent" }), await bench.person()];
    const told: unknown[] = [];
    const stop = bench.services.bus.subscribe(sessionsEnded, (payload) => {
      told.push(payload);
    });
    for (const person of [agent, customer]) await set(person, "last_seen_at", 30);
    await sweepSessions(bench.services.database.orm, bench.services.bus, bench.services.config);
    await expect.poll(() => JSON.stringify(told)).toContain(agent.sessionId);
    expect(JSON.stringify(told)).not.toContain(customer.sessionId);
    expect((await ask(customer)).status).toBe(200);
    stop();
  });
});

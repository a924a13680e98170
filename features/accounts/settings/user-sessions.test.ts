import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, sessions } from "#db/schema/accounts.ts";
import { type SessionsEnded, sessionsEnded, sweepSessions } from "#features/accounts/server/sessions.server.ts";
import { type ApiBench, apiBench, goodPassword } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

let networks = 0;
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

describe.each(oneEngine)("sessions and password on %s", (engine) => {
  let bench: ApiBench;
  const ended: string[] = [];
  beforeAll(async () => {
    bench = await apiBench(engine);
    bench.services.bus.subscribe(sessionsEnded, (payload) => void ended.push(...(payload as SessionsEnded).sessionIds));
  });
  afterAll(() => bench.dispose());

  const login = async (email: string, userAgent = chrome) => {
    const address = `203.0.113.${++networks}`;
    const { body } = await bench.call("POST", "/login", { email, password: goodPassword }, { address, userAgent });
    return { token: body.data.token as string, address };
  };
  const alive = async (token: string) => (await bench.call("GET", "/user", undefined, { token })).status === 200;
  const list = async (token: string) => (await bench.call("GET", "/user/sessions", undefined, { token })).body.data;

  test("the list shows device, browser and address, and which one is mine", async () => {
    const person = await bench.person();
    const here = await login(person.email);
    const seen = await list(here.token);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ current: true, device: "Windows", browser: "Chrome", address: here.address });
    expect(seen[1]).toMatchObject({ current: false, id: person.sessionId });
    expect(JSON.stringify(seen)).not.toMatch(/token|Mozilla/);
  });

  test("ending one kills exactly that one, at once, and tells every replica", async () => {
    const person = await bench.person();
    const [here, there] = [await login(person.email), await login(person.email)];
    const gone = (await list(there.token)).find((session: { current: boolean }) => session.current).id;
    expect((await bench.call("DELETE", `/user/sessions/${gone}`, undefined, { token: here.token })).status).toBe(200);
    expect(await alive(there.token)).toBe(false);
    expect(await alive(here.token)).toBe(true);
    await expect.poll(() => ended).toContain(gone);
    expect((await bench.call("DELETE", `/user/sessions/${gone}`, undefined, { token: here.token })).status).toBe(404);
  });

  test("ending all others keeps mine", async () => {
    const person = await bench.person();
    const [here, there] = [await login(person.email), await login(person.email)];
    const answer = await bench.call("DELETE", "/user/sessions", undefined, { token: here.token });
    expect(answer.body).toEqual({ success: true, data: { ended: 2 } });
    expect([await alive(here.token), await alive(there.token), await alive(person.token)]).toEqual([true, false, false]);
  });

  test("a changed password ends all other sessions, is mailed, and needs the present one", async () => {
    const person = await bench.person();
    const there = await login(person.email);
    const change = (body: object) =>
      bench.call(
        "POST",
        "/user/password",
        { password: "a-new-chart-every-year", password_confirmation: "a-new-chart-every-year", ...body },
        { token: person.token },
      );
    const wrong = await change({ current_password: "not it at all" });
    expect(wrong.body).toMatchObject({ code: "wrong_password", errors: { current_password: [expect.any(String)] } });
    expect((await change({ current_password: goodPassword, password_confirmation: "x" })).body.errors.password_confirmation).toHaveLength(
      1,
    );
    expect((await change({ current_password: goodPassword })).status).toBe(200);
    expect(await alive(person.token)).toBe(true);
    expect(await alive(there.token)).toBe(false);
    expect((await bench.mailsTo(person.email)).at(-1)?.subject).toBe("Your password was changed");
  });

  test("an expired session is dead, and swept", async () => {
    const person = await bench.person();
    await bench.services.database.orm
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.id, person.sessionId));
    expect(await alive(person.token)).toBe(false);
    await sweepSessions(bench.services.database.orm, bench.services.bus, bench.services.config);
    expect(await bench.services.database.orm.select().from(sessions).where(eq(sessions.id, person.sessionId))).toEqual([]);
  });

  test.each([
    "Bearer",
    "Bearer ",
    "Basic YTpi",
    "Bearer a b",
    `Bearer ${"x".repeat(400)}`,
    "Bearer null",
    "Bearer undefined",
    "Bearer ' or 1=1 --",
  ])("%s is no session", async (authorization) => {
    const request = new Request("http://api.test/user", { headers: { authorization } });
    const answer = await bench.api.fetch(request, { requestId: "t", clientAddress: "192.0.2.7" });
    expect(answer.status).toBe(401);
    expect(((await answer.json()) as { code: string }).code).toBe("unauthenticated");
  });

  test("a disabled account's open sessions are dead", async () => {
    const person = await bench.person();
    await bench.services.database.orm.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, person.id));
    expect(await alive(person.token)).toBe(false);
  });

  test("the trail pages backwards through everything, each event once", async () => {
    const person = await bench.person();
    for (let n = 0; n < 5; n += 1) await login(person.email);
    const seen: string[] = [];
    let cursor = "";
    do {
      const { body } = await bench.call("GET", `/user/security-events?limit=2${cursor && `&cursor=${cursor}`}`, undefined, {
        token: person.token,
      });
      seen.push(...body.data.map((event: { id: string }) => event.id));
      cursor = body.meta.next_cursor ?? "";
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
    expect((await bench.call("GET", "/user/security-events?limit=101", undefined, { token: person.token })).status).toBe(422);
    expect((await bench.call("GET", "/user/security-events?sort=id", undefined, { token: person.token })).status).toBe(422);
  });
});

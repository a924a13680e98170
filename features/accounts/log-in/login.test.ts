import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, securityEvents, sessions } from "#db/schema/accounts.ts";
import { limits } from "#features/accounts/rules/accounts.contract.ts";
import { sessionsEnded } from "#features/accounts/server/sessions.server.ts";
import { createRateLimits } from "#platform/rate-limits.ts";
import { type ApiBench, apiBench, goodPassword } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";

let networks = 0;
const network = () => `203.0.113.${++networks}`;
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";

describe.each(engines)("log-in on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  const login = (body: object, options: object = { address: network() }) =>
    bench.call("POST", "/login", { password: goodPassword, ...body }, options);
  const wrong = (email: string, address: string) => login({ email, password: "not the password" }, { address });

  test("the answer is the token and the customer, without anything secret", async () => {
    const { email } = await bench.person({ name: "Alex" });
    const { body } = await login({ email, session_id: "abc", user_type: "customer", device: "web" });
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(body.data).toMatchObject({ email, name: "Alex", kind: "customer", role: null, pending_email: null });
    expect(JSON.stringify(body)).not.toMatch(/hash|secret|argon/i);
  });

  test("only the hash of a token is kept, and the browser's own id never becomes a session", async () => {
    const { email } = await bench.person();
    const fixed = "chosen-by-an-attacker-000000000000000000000";
    const { body } = await login({ email, session_id: fixed });
    const rows = await bench.services.database.orm.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(body.data.token);
    expect(JSON.stringify(rows)).not.toContain(fixed);
    expect((await bench.call("GET", "/user", undefined, { token: fixed })).status).toBe(401);
  });

  test("wrong password, unknown address, wrong kind and disabled account are one answer", async () => {
    const person = await bench.person();
    const disabled = await bench.person({ role: "agent" });
    const stopped = await bench.person();
    await bench.services.database.orm.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, stopped.id));
    await bench.services.database.orm.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, disabled.id));
    const answers = [
      await wrong(person.email, network()),
      await login({ email: "unknown@example.com" }),
      await login({ email: person.email, user_type: "staff" }),
      await login({ email: disabled.email, user_type: "staff" }),
      await wrong(stopped.email, network()),
    ];
    for (const answer of answers) expect({ status: answer.status, body: answer.body }).toEqual({ status: 422, body: answers[0]?.body });
    expect(answers[0]?.body).toEqual({ success: false, message: expect.any(String), code: "invalid_credentials" });
    expect((await bench.call("GET", "/user", undefined, { token: disabled.token })).status).toBe(401);
    // Who knows the password of a customer's account is its owner, and is told.
    expect((await login({ email: stopped.email })).body.code).toBe("account_disabled");
  });

  test("unverified is told only to who knows the password", async () => {
    const { email } = await bench.person({ verified: false });
    expect((await login({ email })).body.code).toBe("email_not_verified");
    expect((await wrong(email, network())).body.code).toBe("invalid_credentials");
  });

  test("staff log in with their own user type and role", async () => {
    const { email } = await bench.person({ role: "editor" });
    expect((await login({ email })).body.code).toBe("invalid_credentials");
    expect((await login({ email, user_type: "staff" })).body.data).toMatchObject({ kind: "staff", role: "editor" });
    expect((await login({ email, user_type: "root" })).status).toBe(422);
  });

  test("after the fifth failure from one network the next try waits, even with the right password", async () => {
    const { email } = await bench.person();
    const address = network();
    for (let n = 0; n < 5; n += 1) expect((await wrong(`person${n}@example.com`, address)).status).toBe(422);
    const sixth = await login({ email }, { address });
    expect(sixth.status).toBe(429);
    expect(sixth.body.code).toBe("rate_limited");
    const wait = Number(sixth.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(200);
    expect(wait).toBeLessThanOrEqual(300);
    expect((await login({ email })).status).toBe(200);
  });

  test("successes are not counted", async () => {
    const { email } = await bench.person();
    const address = network();
    for (let n = 0; n < 7; n += 1) expect((await login({ email }, { address })).status).toBe(200);
  });

  test("an IPv6 network counts as one", async () => {
    for (let n = 0; n < 5; n += 1) await wrong("x@example.com", `2001:db8:7:7::${n + 1}`);
    expect((await wrong("y@example.com", "2001:db8:7:7:ffff::9")).status).toBe(429);
    expect((await wrong("y@example.com", "2001:db8:7:8::9")).status).toBe(422);
  });

  test("after the tenth failure for one address the next waits, from everywhere, known or not; the count survives a restart", async () => {
    const { email } = await bench.person();
    for (const target of [email, "never-seen@example.com"]) {
      for (let n = 0; n < 10; n += 1) expect((await wrong(target, network())).status).toBe(422);
      expect((await wrong(target, network())).status).toBe(429);
    }
    const restarted = createRateLimits(bench.services.database);
    await expect(restarted.check(limits.loginPerEmail, `customer:${email}`)).rejects.toMatchObject({ id: "rate_limited" });
  });

  test("security 10: tries at a customer's account do not lock the staff account of the same address", async () => {
    const { email } = await bench.person();
    await bench.person({ email, role: "agent" });
    for (let n = 0; n < 10; n += 1) await wrong(email, network());
    expect((await login({ email })).status).toBe(429);
    expect((await login({ email, user_type: "staff" })).status).toBe(200);
  });

  test("security 10: a browser that was logged in to the account is not locked out by strangers, and has a limit of its own", async () => {
    const { email } = await bench.person();
    expect((await login({ email, session_id: "my-own-browser" })).status).toBe(200);
    for (let n = 0; n < 10; n += 1) await wrong(email, network());
    expect((await login({ email })).status).toBe(429);
    expect((await login({ email, session_id: "another-browser" })).status).toBe(429);
    expect((await login({ email, session_id: "my-own-browser" })).status).toBe(200);
    for (let n = 0; n < 10; n += 1) await login({ email, session_id: "my-own-browser", password: "not the password" });
    expect((await login({ email, session_id: "my-own-browser" })).status).toBe(429);
  });

  test("a burst of parallel tries cannot outrun the count", async () => {
    const { email } = await bench.person();
    const address = network();
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong(email, address)));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
  });

  test("logging in ends the session the caller came with", async () => {
    const person = await bench.person();
    const heard: unknown[] = [];
    bench.services.bus.subscribe(sessionsEnded, (payload) => void heard.push(payload));
    const again = await login({ email: person.email }, { token: person.token, address: network() });
    expect(again.status).toBe(200);
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).status).toBe(401);
    expect((await bench.call("GET", "/user", undefined, { token: again.body.data.token })).status).toBe(200);
    await expect.poll(() => heard).toContainEqual({ sessionIds: [person.sessionId] });
  });

  test("a sign-in from a new device is mailed; the first one and known ones are not", async () => {
    const { email } = await bench.person();
    const home = network();
    await login({ email, session_id: "home" }, { address: home, userAgent: chrome });
    await login({ email, session_id: "home" }, { address: network(), userAgent: chrome });
    await login({ email, session_id: "cleared" }, { address: home, userAgent: chrome });
    const away = network();
    await login({ email, session_id: "phone" }, { address: away, userAgent: safari });
    const mails = await bench.mailsTo(email);
    expect(mails.map((mail) => mail.subject)).toEqual(["New log-in to your account"]);
    for (const fact of ["iPhone", "Safari", away]) expect(mails[0]?.text).toContain(fact);
    expect(mails[0]?.text).not.toContain("Mozilla");
  });

  test("the trail shows log-ins and failures to their owner", async () => {
    const { email, id } = await bench.person();
    await wrong(email, network());
    const { body } = await login({ email });
    const trail = async () => (await bench.call("GET", "/user/security-events?limit=100", undefined, { token: body.data.token })).body.data;
    await expect
      .poll(async () => (await trail()).map((event: { kind: string }) => event.kind).sort(), { timeout: 10_000 })
      .toEqual(["logged-in", "login-failed"]);
    const rows = await bench.services.database.orm.select().from(securityEvents).where(eq(securityEvents.accountId, id));
    expect(rows).toHaveLength(2);
  });

  test.each([
    { email: "x@example.com", password: "p", admin: true },
    { email: { $ne: "" }, password: "p" },
    { email: "x@example.com' or 1=1 --", password: "p" },
  ])("odd bodies are refused: %j", async (body) => {
    expect((await bench.call("POST", "/login", body, { address: network() })).status).toBe(422);
  });
});

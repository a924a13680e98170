import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

let networks = 0;
const network = () => ({ address: `203.0.113.${++networks % 250}` });
const next = "a-new-chart-every-year";

describe.each(oneEngine)("log-ins raced with a change of credentials on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  /** Fifty log-ins one upon the other; the change begins when the first has been answered. */
  async function race(person: Person, change: () => Promise<unknown>, user_type = "customer") {
    const first = Promise.withResolvers<void>();
    const tries = Array.from({ length: 50 }, async () => {
      const answer = await bench.call("POST", "/login", { email: person.email, password: goodPassword, user_type }, network());
      first.resolve();
      return answer;
    });
    await first.promise;
    await change();
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => ![200, 422, 429].includes(status))).toEqual([]);
    const tokens = answers.flatMap(({ body }) => body?.data?.token ?? []) as string[];
    expect(tokens.length).toBeGreaterThan(0);
    const alive = [];
    for (const token of tokens) if ((await bench.call("GET", "/user", undefined, { token })).status === 200) alive.push(token);
    return alive.length;
  }

  test("security 4: after a reset no session made with the old password works", async () => {
    const person = await bench.person();
    await bench.call("POST", "/forgot-password", { email: person.email }, network());
    const [mail] = await bench.mailsTo(person.email);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const alive = await race(person, async () => {
      const done = await bench.call("POST", "/reset-password", { token, password: next, password_confirmation: next }, network());
      expect(done.status).toBe(200);
    });
    expect(alive).toBe(0);
  });

  test("security 4: after a change of the password only the session that changed it works", async () => {
    const person = await bench.person();
    const body = { current_password: goodPassword, password: next, password_confirmation: next };
    const alive = await race(person, async () => {
      expect((await bench.call("POST", "/user/password", body, { token: person.token })).status).toBe(200);
    });
    expect(alive).toBe(0);
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).status).toBe(200);
  });

  test("security 4: once the second factor is on, no session made without it works", async () => {
    const person = await bench.person();
    const { secret } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).body.data;
    const alive = await race(person, async () => {
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      expect((await bench.call("POST", "/user/two-factor/confirm", { code }, { token: person.token, ...network() })).status).toBe(200);
    });
    expect(alive).toBe(0);
  });

  test("security 4: once access is ended, no session made before or meanwhile works", async () => {
    const [person, admin] = [await bench.person({ role: "agent" }), await bench.person({ role: "admin" })];
    const end = () => bench.call("PATCH", `/staff/team/${person.id}`, { disabled: true }, { token: admin.token });
    expect(await race(person, async () => expect((await end()).status).toBe(200), "staff")).toBe(0);
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).status).toBe(401);
    // A session that only sleeps would wake when access is given back.
    expect(await bench.services.database.query("select id from sessions where account_id = $1", [person.id])).toEqual([]);
  });

  test("security 4: a password changed with a stolen session does not undo a reset that came first", async () => {
    const person = await bench.person();
    await bench.call("POST", "/forgot-password", { email: person.email }, network());
    const [mail] = await bench.mailsTo(person.email);
    const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const stolen = "somebody-elses-choice-26";
    const [reset, ...changes] = await Promise.all([
      bench.call("POST", "/reset-password", { token, password: next, password_confirmation: next }, network()),
      ...Array.from({ length: 5 }, () =>
        bench.call(
          "POST",
          "/user/password",
          { current_password: goodPassword, password: stolen, password_confirmation: stolen },
          { token: person.token },
        ),
      ),
    ]);
    // Whoever came first: if the reset was done at all, it is the reset's password that counts.
    if (reset?.status === 200) {
      expect((await bench.call("POST", "/login", { email: person.email, password: next }, network())).status).toBe(200);
    } else {
      expect(changes.filter(({ status }) => status === 200).length).toBe(1);
    }
    for (const { status } of [reset as (typeof changes)[number], ...changes]) expect(status).toBeLessThan(500);
  });
});

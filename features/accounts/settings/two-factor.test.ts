import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, loginChallenges, recoveryCodes } from "#db/schema/accounts.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

let networks = 0;
const network = () => ({ address: `203.0.113.${++networks}` });

function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

describe.each(oneEngine)("second factor on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());
  // A step that ends in the middle of a test would make "this step" the one before.
  beforeEach(async () => {
    const left = 30_000 - (Date.now() % 30_000);
    if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left));
  });

  /** Turned on with the code of the step before, so that the present one is still to be used. */
  async function enabled(): Promise<{ person: Person; secret: string; codes: string[] }> {
    const person = await bench.person();
    const { secret } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).body.data;
    const confirmed = await bench.call(
      "POST",
      "/user/two-factor/confirm",
      { code: codeOf(secret, -1) },
      { token: person.token, ...network() },
    );
    expect(confirmed.status).toBe(200);
    return { person, secret, codes: confirmed.body.data.recovery_codes };
  }
  async function challengeOf(person: Person): Promise<string> {
    const { body } = await bench.call("POST", "/login", { email: person.email, password: goodPassword }, network());
    expect(body.data).toEqual({ challenge: expect.any(String), code: true, passkey: false });
    return body.data.challenge;
  }
  const answer = (challenge: string, code: string, options: object = network()) =>
    bench.call("POST", "/login/second-factor", { challenge, code }, options);

  test("security 8: a stolen session cannot turn the second factor on: the password is asked", async () => {
    for (const role of [undefined, "agent"] as const) {
      const person = await bench.person(role ? { role } : {});
      for (const body of [{}, { password: "" }, { password: "not the password" }]) {
        const refused = await bench.call("POST", "/user/two-factor", body, { token: person.token });
        expect(refused.status).toBe(422);
      }
      const [row] = await bench.services.database.orm.select().from(accounts).where(eq(accounts.id, person.id));
      expect(row?.twoFactorSecret).toBeNull();
      expect((await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).status).toBe(200);
    }
  });

  test("customer: recovery codes are made anew; the earlier ones stop working, and who has no second step has none", async () => {
    const { person, codes } = await enabled();
    const renew = (who: Person) => bench.call("POST", "/user/recovery-codes", undefined, { token: who.token, ...network() });
    const renewed = (await renew(person)).body.data.recovery_codes;
    expect(renewed).toHaveLength(codes.length);
    expect((await answer(await challengeOf(person), codes[0] ?? "")).body.code).toBe("invalid_code");
    expect((await answer(await challengeOf(person), renewed[0] ?? "")).status).toBe(200);
    const events = (await bench.call("GET", "/user/security-events", undefined, { token: person.token })).body.data;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain("recovery-codes-renewed");
    expect((await renew(await bench.person())).status).toBe(409);
  });

  test("setting up shows a secret, its address and a drawing; nothing changes before a code is confirmed", async () => {
    const person = await bench.person();
    const { data } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).body;
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.uri).toBe(
      `otpauth://totp/Aranode:${encodeURIComponent(person.email)}?issuer=Aranode&secret=${data.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(data.qr).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>$/);
    expect(data.qr).not.toMatch(/script|onload/i);
    const wrong = await bench.call("POST", "/user/two-factor/confirm", { code: "000000" }, { token: person.token, ...network() });
    expect(wrong.body.code).toBe("invalid_code");
    expect((await bench.call("POST", "/login", { email: person.email, password: goodPassword }, network())).body.data.token).toBeTruthy();
  });

  test("turned on: ten recovery codes once, other sessions end, a mail, log-in asks for the code", async () => {
    const person = await bench.person();
    const other = await bench.call("POST", "/login", { email: person.email, password: goodPassword }, network());
    const { secret } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).body.data;
    const { body } = await bench.call("POST", "/user/two-factor/confirm", { code: codeOf(secret) }, { token: person.token, ...network() });
    expect(new Set(body.data.recovery_codes).size).toBe(10);
    expect((await bench.call("GET", "/user", undefined, { token: other.body.data.token })).status).toBe(401);
    const me = (await bench.call("GET", "/user", undefined, { token: person.token })).body.data;
    expect(me).toMatchObject({ two_factor: true, recovery_codes_left: 10 });
    expect((await bench.mailsTo(person.email)).at(-1)?.subject).toBe("Two-step verification is on");
    const stored = await bench.services.database.orm.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, person.id));
    for (const code of body.data.recovery_codes) expect(JSON.stringify(stored)).not.toContain(code);
    expect((await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).status).toBe(409);
    await challengeOf(person);
  });

  test("the code opens the session, once: neither the code nor the challenge works again", async () => {
    const { person, secret } = await enabled();
    const challenge = await challengeOf(person);
    const code = codeOf(secret);
    const opened = await answer(challenge, code);
    expect(opened.body.data).toMatchObject({ id: person.id, token: expect.any(String) });
    expect((await answer(challenge, codeOf(secret, 1))).body.code).toBe("challenge_over");
    expect((await answer(await challengeOf(person), code)).body.code).toBe("invalid_code");
  });

  test("one step either side is accepted, two are not; an older step than the last used is not", async () => {
    const { person, secret } = await enabled();
    expect((await answer(await challengeOf(person), codeOf(secret, 2))).body.code).toBe("invalid_code");
    expect((await answer(await challengeOf(person), codeOf(secret, -2))).body.code).toBe("invalid_code");
    expect((await answer(await challengeOf(person), codeOf(secret, 1))).status).toBe(200);
    expect((await answer(await challengeOf(person), codeOf(secret))).body.code).toBe("invalid_code");
  });

  test("of two uses of one code at the same moment one wins", async () => {
    const { person, secret } = await enabled();
    const [one, two] = [await challengeOf(person), await challengeOf(person)];
    const answers = await Promise.all([answer(one, codeOf(secret)), answer(two, codeOf(secret))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test("a challenge takes five tries, then not even the right code", async () => {
    const { person, secret } = await enabled();
    const challenge = await challengeOf(person);
    for (let n = 0; n < 4; n += 1) expect((await answer(challenge, "000000")).body.code).toBe("invalid_code");
    expect((await answer(challenge, "000000")).body.code).toBe("challenge_over");
    expect((await answer(challenge, codeOf(secret))).body.code).toBe("challenge_over");
  });

  test("new challenges do not give new tries for ever: twenty wrong codes an hour per account", async () => {
    const { person, secret } = await enabled();
    for (let round = 0; round < 5; round += 1) {
      const challenge = await challengeOf(person);
      for (let n = 0; n < 4; n += 1) await answer(challenge, "000000");
    }
    expect((await answer(await challengeOf(person), codeOf(secret))).status).toBe(429);
  });

  test("ten tries a minute from one network; an expired challenge is over", async () => {
    const from = network();
    for (let n = 0; n < 10; n += 1) expect((await answer("no-such-challenge", "123456", from)).status).toBe(422);
    expect((await answer("no-such-challenge", "123456", from)).status).toBe(429);
    const { person, secret } = await enabled();
    const challenge = await challengeOf(person);
    await bench.services.database.orm
      .update(loginChallenges)
      .set({ expiresAt: new Date(0) })
      .where(eq(loginChallenges.accountId, person.id));
    expect((await answer(challenge, codeOf(secret))).body.code).toBe("challenge_over");
  });

  test("a recovery code replaces the app once, however it is typed", async () => {
    const { person, codes } = await enabled();
    const code = codes[0] ?? "";
    const opened = await answer(await challengeOf(person), ` ${code.toUpperCase().replaceAll("-", " ")} `);
    expect(opened.status).toBe(200);
    expect(opened.body.data.recovery_codes_left).toBe(9);
    expect((await answer(await challengeOf(person), code)).body.code).toBe("invalid_code");
    const other = await enabled();
    expect((await answer(await challengeOf(other.person), codes[1] ?? "")).body.code).toBe("invalid_code");
  });

  test("a changed password ends half-done log-ins", async () => {
    const { person, secret } = await enabled();
    const challenge = await challengeOf(person);
    const password = "a-new-chart-every-year";
    await bench.call(
      "POST",
      "/user/password",
      { current_password: goodPassword, password, password_confirmation: password },
      { token: person.token },
    );
    expect((await answer(challenge, codeOf(secret))).body.code).toBe("challenge_over");
  });

  test("turning off takes password and code, ends other sessions, and is mailed", async () => {
    const { person, secret, codes } = await enabled();
    const off = (body: object) => bench.call("DELETE", "/user/two-factor", body, { token: person.token, ...network() });
    expect((await off({ password: "wrong", code: codeOf(secret) })).body.code).toBe("wrong_password");
    expect((await off({ password: goodPassword, code: "000000" })).body.code).toBe("invalid_code");
    const session = await answer(await challengeOf(person), codes[3] ?? "");
    expect((await off({ password: goodPassword, code: codeOf(secret) })).status).toBe(200);
    expect((await bench.call("GET", "/user", undefined, { token: session.body.data.token })).status).toBe(401);
    const [row] = await bench.services.database.orm.select().from(accounts).where(eq(accounts.id, person.id));
    expect(row).toMatchObject({ twoFactorSecret: null, twoFactorEnabledAt: null });
    expect((await bench.mailsTo(person.email, 2)).map((mail) => mail.subject)).toContain("Two-step verification is off");
    expect((await off({ password: goodPassword, code: "123456" })).status).toBe(409);
  });
});

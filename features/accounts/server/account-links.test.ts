import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, accountTokens } from "#db/schema/accounts.ts";
import { hashToken } from "#platform/random-token.server.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

let networks = 0;
const network = () => ({ address: `203.0.113.${++networks}` });
const next = "a-new-chart-every-year";
const tokenIn = (text = "") => /(?:email-verification|reset-password)\/([\w-]+)/.exec(text)?.[1] ?? "";

describe.each(oneEngine)("links by mail on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  const forgot = (email: string, options: object = network()) => bench.call("POST", "/forgot-password", { email }, options);
  const reset = (token: string, password = next, options: object = network()) =>
    bench.call("POST", "/reset-password", { token, password, password_confirmation: password }, options);
  const expire = (token: string) =>
    bench.services.database.orm
      .update(accountTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(accountTokens.tokenHash, hashToken(token)));

  async function resetLink(person: Person, count = 1): Promise<string> {
    await forgot(person.email);
    return tokenIn((await bench.mailsTo(person.email, count)).at(-1)?.text);
  }

  test("forget and reset: the new password works, the old one and every session are dead", async () => {
    const person = await bench.person();
    const token = await resetLink(person);
    expect(token).toMatch(/^[\w-]{43}$/);
    const done = await reset(token);
    expect(done.body).toEqual({ success: true, message: "Your new password is set. Please log in.", data: { kind: "customer" } });
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).status).toBe(401);
    const login = (password: string) => bench.call("POST", "/login", { email: person.email, password }, network());
    expect((await login(goodPassword)).body.code).toBe("invalid_credentials");
    expect((await login(next)).status).toBe(200);
    expect((await bench.mailsTo(person.email, 2)).at(-1)?.subject).toBe("Your password was changed");
  });

  test("a link lives 30 minutes, works once, and is kept as a hash only", async () => {
    const person = await bench.person();
    const token = await resetLink(person);
    const [row] = await bench.services.database.orm.select().from(accountTokens).where(eq(accountTokens.accountId, person.id));
    expect(row?.tokenHash).not.toContain(token);
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(30);
    await reset(token);
    expect((await reset(token)).body.code).toBe("token_used");
    expect((await reset(`${token.slice(0, -1)}x`)).body.code).toBe("token_invalid");
    expect((await reset("")).status).toBe(422);
    const second = await resetLink(person, 3);
    await expire(second);
    expect((await reset(second)).body.code).toBe("token_expired");
  });

  test("of two uses at the same moment one wins", async () => {
    const person = await bench.person();
    const token = await resetLink(person);
    const answers = await Promise.all([reset(token, "first-to-come-wins"), reset(token, "second-to-come-wins"), reset(token)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "token_used")).toHaveLength(2);
  });

  test("a refused password does not use the link up", async () => {
    const person = await bench.person();
    const token = await resetLink(person);
    const refused = await reset(token, "password1234");
    expect(refused.status).toBe(422);
    expect(refused.body.errors.password).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
  });

  test("customer 12: an older link says that it was replaced; a changed password makes every link invalid", async () => {
    const person = await bench.person();
    const older = await resetLink(person);
    const newer = await resetLink(person, 2);
    expect((await reset(older)).body.code).toBe("token_replaced");
    await bench.call(
      "POST",
      "/user/password",
      { current_password: goodPassword, password: next, password_confirmation: next },
      { token: person.token },
    );
    expect((await reset(newer)).body.code).toBe("token_invalid");
  });

  test("customer 12: a link for a new password says before the form whether it works, and is not spent by asking", async () => {
    const check = (token: string) => bench.call("POST", "/reset-password/check", { token }, network());
    const person = await bench.person();
    const older = await resetLink(person);
    const token = await resetLink(person, 2);
    expect((await check(older)).body.code).toBe("token_replaced");
    expect((await check(`${token.slice(0, -1)}x`)).body.code).toBe("token_invalid");
    for (let asked = 0; asked < 2; asked += 1) expect((await check(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await check(token)).body.code).toBe("token_used");
  });

  test("a link for one purpose does not serve another", async () => {
    const person = await bench.person({ verified: false });
    const token = await resetLink(person);
    expect((await bench.call("POST", "/email-verification", { token }, network())).body.code).toBe("token_invalid");
    await bench.call("POST", "/email-verification/resend", { email: person.email }, network());
    const verification = tokenIn((await bench.mailsTo(person.email, 2)).at(-1)?.text);
    expect((await reset(verification)).body.code).toBe("token_invalid");
  });

  test("a reset proves the address too", async () => {
    const person = await bench.person({ verified: false });
    await reset(await resetLink(person));
    expect((await bench.call("POST", "/login", { email: person.email, password: next }, network())).status).toBe(200);
  });

  test("verification links live an hour and say whether they are used, expired or invalid", async () => {
    const person = await bench.person({ verified: false });
    const resend = () => bench.call("POST", "/email-verification/resend", { email: person.email }, network());
    const verify = (token: string) => bench.call("POST", "/email-verification", { token }, network());
    await resend();
    const first = tokenIn((await bench.mailsTo(person.email))[0]?.text);
    await expire(first);
    expect((await verify(first)).body.code).toBe("token_expired");
    await resend();
    const second = tokenIn((await bench.mailsTo(person.email, 2))[1]?.text);
    const answers = await Promise.all([verify(second), verify(second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422]);
    expect((await verify(second)).body.code).toBe("token_used");
    expect((await verify("nothing-like-a-token")).body.code).toBe("token_invalid");
    const [row] = await bench.services.database.orm.select().from(accounts).where(eq(accounts.id, person.id));
    expect(row?.emailVerifiedAt).toBeInstanceOf(Date);
  });

  test("no mail to a verified address that asks again, none to a stranger, none to a disabled account", async () => {
    const verified = await bench.person();
    const disabled = await bench.person();
    await bench.services.database.orm.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, disabled.id));
    await bench.call("POST", "/email-verification/resend", { email: verified.email }, network());
    await forgot("stranger@example.com");
    await forgot(disabled.email);
    const last = await bench.person();
    await forgot(last.email);
    await bench.mailsTo(last.email);
    for (const email of [verified.email, "stranger@example.com", disabled.email]) expect(await bench.mailsTo(email, 0)).toEqual([]);
  });

  test("three verification links an hour for one address from one network, known or not; another network is not held up", async () => {
    const { email } = await bench.person({ verified: false });
    for (const address of [email, "nobody-here@example.com"]) {
      const from = network();
      const again = (options: object) => bench.call("POST", "/email-verification/resend", { email: address }, options);
      for (let n = 0; n < 3; n += 1) expect((await again(from)).status).toBe(200);
      const refused = await again(from);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
      expect((await again(network())).status).toBe(200);
    }
  });

  test("security low: a link is looked at before anything is done with the password that came with it", async () => {
    const weak = { password: "password1234", password_confirmation: "password1234" };
    const { status, body } = await bench.call("POST", "/reset-password", { token: "nothing-of-ours", ...weak }, network());
    expect([status, body.code]).toEqual([422, "token_invalid"]);
  });

  test("security 10: reset requests of a stranger hold up nobody: the answer stays the same, another network gets its link", async () => {
    const person = await bench.person();
    const stranger = network();
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await forgot(person.email, stranger));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await bench.mailsTo(person.email, 3);
    expect((await forgot(person.email, network())).status).toBe(200);
    const mails = await bench.mailsTo(person.email, 4);
    expect(mails).toHaveLength(4);
    expect((await reset(tokenIn(mails.at(-1)?.text))).status).toBe(200);
  });

  test("security 10: sign-ups that a stranger starts at an address do not use up its reset links", async () => {
    const person = await bench.person();
    const form = { name: "Mallory", email: person.email, password: next, password_confirmation: next };
    for (let n = 0; n < 8; n += 1) {
      await bench.call("POST", "/customer-register", { ...form, locale: "en", terms: true, privacy: true }, network());
    }
    await bench.mailsTo(person.email, 6);
    await forgot(person.email);
    const mails = await bench.mailsTo(person.email, 7);
    expect(tokenIn(mails.at(-1)?.text)).toMatch(/^[\w-]{43}$/);
  });

  test("ten reset requests an hour and twenty confirmations a minute from one network", async () => {
    const from = network();
    for (let n = 0; n < 10; n += 1) expect((await forgot(`p${n}@example.com`, from)).status).toBe(200);
    expect((await forgot("p11@example.com", from)).status).toBe(429);
    for (let n = 0; n < 20; n += 1) expect((await reset("guess", next, from)).status).toBe(422);
    expect((await reset("guess", next, from)).status).toBe(429);
  });

  test("links lead to the configured origin, whatever the request calls itself", async () => {
    const person = await bench.person();
    const request = new Request("http://evil.example/forgot-password", {
      method: "POST",
      headers: { "content-type": "application/json", host: "evil.example", "x-forwarded-host": "evil.example" },
      body: JSON.stringify({ email: person.email }),
    });
    await bench.api.fetch(request, { requestId: "t", clientAddress: network().address });
    const [mail] = await bench.mailsTo(person.email);
    expect(mail?.html).toContain(`${bench.services.origin("en")}/reset-password/`);
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil");
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, consents, securityEvents } from "#db/schema/accounts.ts";
import { meterLevel, passwordStrength } from "#features/accounts/rules/password-strength.ts";
import { type ApiBench, apiBench, goodPassword } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const form = {
  name: "Jamie Park",
  password: goodPassword,
  password_confirmation: goodPassword,
  locale: "en",
  terms: true,
  privacy: true,
};
let visitors = 0;
/** Limits count networks: each test comes from one of its own. */
const visitor = () => ({ address: `198.51.100.${++visitors}` });
const tokenIn = (text = "") => /email-verification\/([\w-]+)/.exec(text)?.[1] ?? "";

describe.each(oneEngine)("sign-up on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  const signUp = (body: object, options: object = visitor()) => bench.call("POST", "/customer-register", { ...form, ...body }, options);
  const accountOf = async (email: string) =>
    (await bench.services.database.orm.select().from(accounts).where(eq(accounts.email, email)))[0];

  test("customer 13: the meter is told of what a sign-up would refuse, in the same words", async () => {
    for (const password of ["Password1234!", "korea1234567", "correcthorsebatterystaple", goodPassword]) {
      const email = `meter-${password.length}@example.com`;
      const told = (await bench.call("POST", "/password/check", { password, email }, visitor())).body.data.weakness;
      const refused = await signUp({ email, password, password_confirmation: password });
      expect([password, told ?? undefined]).toEqual([password, refused.body.errors?.password?.[0]]);
      expect(meterLevel(password, told === null)).toBe(told ? 1 : passwordStrength(password));
    }
  });

  test("sign up, verify, log in, log out", async () => {
    const email = "jamie@example.com";
    const signedUp = await signUp({ email: " Jamie@Example.com " });
    expect(signedUp.status).toBe(201);
    expect(signedUp.body).toEqual({ success: true, message: "Sign up completed. Please verify your email." });

    const login = { email, password: goodPassword, session_id: "s", device: "web" };
    expect((await bench.call("POST", "/login", login)).body.code).toBe("email_not_verified");
    const [mail] = await bench.mailsTo(email);
    const verified = await bench.call("POST", "/email-verification", { token: tokenIn(mail?.text) });
    expect(verified.body).toMatchObject({ success: true, data: { kind: "verify-email", email } });

    const loggedIn = await bench.call("POST", "/login", login);
    expect(loggedIn.status).toBe(200);
    expect(loggedIn.body.data).toMatchObject({ name: "Jamie Park", email, kind: "customer", two_factor: false });
    const bearer = { token: loggedIn.body.data.token };
    expect((await bench.call("GET", "/user", undefined, bearer)).body.data.email).toBe(email);
    expect((await bench.call("POST", "/logout", undefined, bearer)).body).toEqual({ success: true });
    expect((await bench.call("GET", "/user", undefined, bearer)).status).toBe(401);
    expect((await bench.mailsTo(email, 2)).map((one) => one.subject)).toContain("Your Aranode account is ready");
  });

  test("in Korean, answer and mail are Korean", async () => {
    const answer = await signUp({ email: "seo@example.com", locale: "ko" }, { ...visitor(), locale: "ko-KR,ko;q=0.9" });
    expect(answer.body.message).toBe("회원 가입이 완료되었습니다. 이메일을 인증해 주세요.");
    expect((await bench.mailsTo("seo@example.com"))[0]?.subject).toBe("이메일 주소를 인증해 주세요");
  });

  test("a known address gets the same answer, and its owner a mail", async () => {
    const owner = await bench.person({ email: "owner@example.com", name: "The Owner" });
    const known = await signUp({ email: owner.email, name: "Somebody Else" });
    const unknown = await signUp({ email: "nobody-yet@example.com" });
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body });
    const [mail] = await bench.mailsTo(owner.email);
    expect(mail?.subject).toBe("You already have an account");
    expect(mail?.text).not.toContain("Somebody Else");
    expect((await accountOf(owner.email))?.name).toBe("The Owner");
  });

  test.each(["first", "second"] as const)(
    "security 14: of two sign-ups for one address the mailbox decides: the %s link proves its own sign-up and no other",
    async (clicked) => {
      const email = `twice-${clicked}@example.com`;
      const other = "another-long-sentence-9";
      await signUp({ email, name: "First" });
      await bench.mailsTo(email);
      const before = await accountOf(email);
      await signUp({ email, name: "Second", password: other, password_confirmation: other, marketing: true, locale: "ko" });
      const mails = await bench.mailsTo(email, 2);
      // Nothing of the account has changed until a link is followed.
      expect(await accountOf(email)).toEqual(before);
      const [mine, theirs] = clicked === "first" ? [mails[0], mails[1]] : [mails[1], mails[0]];
      expect((await bench.call("POST", "/email-verification", { token: tokenIn(mine?.text) }, visitor())).status).toBe(200);
      const late = await bench.call("POST", "/email-verification", { token: tokenIn(theirs?.text) }, visitor());
      expect(late.body.code).toBe("token_invalid");
      expect((await bench.call("POST", "/email-verification", { token: tokenIn(mine?.text) }, visitor())).body.code).toBe("token_used");
      const [right, wrong] = clicked === "first" ? [goodPassword, other] : [other, goodPassword];
      expect((await bench.call("POST", "/login", { email, password: wrong }, visitor())).body.code).toBe("invalid_credentials");
      const answer = await bench.call("POST", "/login", { email, password: right }, visitor());
      expect(answer.body.data).toMatchObject(clicked === "first" ? { name: "First", locale: "en" } : { name: "Second", locale: "ko" });
      const agreed = await bench.call("GET", "/user/consents", undefined, { token: answer.body.data.token });
      const marketing = agreed.body.data.consents.find(({ kind }: { kind: string }) => kind === "marketing-email");
      expect(marketing.granted).toBe(clicked === "second");
    },
  );

  test("consents are stored with version, time, address and language", async () => {
    const from = visitor();
    await signUp({ email: "consents@example.com", age: true, marketing: true, consulting: false }, from);
    const account = await accountOf("consents@example.com");
    const rows = await bench.services.database.orm
      .select()
      .from(consents)
      .where(eq(consents.accountId, account?.id ?? ""));
    expect(rows.map((row) => row.kind).sort()).toEqual(["age", "marketing-email", "privacy", "terms"]);
    for (const row of rows)
      expect(row).toMatchObject({ granted: true, locale: "en", address: from.address, version: expect.stringMatching(/^\d{4}-/) });
    const events = await bench.services.database.orm
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.accountId, account?.id ?? ""));
    expect(events.map((event) => event.kind)).toEqual(["registered"]);
  });

  test.each([
    ["unknown field", { kind: "staff" }, "kind"],
    ["role", { role: "admin" }, "role"],
    ["verified flag", { emailVerifiedAt: "2026-01-01" }, "emailVerifiedAt"],
    ["no terms", { terms: false }, "terms"],
    ["terms by another word", { privacy: "true" }, "privacy"],
    ["short password", { password: "short", password_confirmation: "short" }, "password"],
    ["common password", { password: "password1234", password_confirmation: "password1234" }, "password"],
    ["personal password", { password: "mallory2026!!", password_confirmation: "mallory2026!!" }, "password"],
    ["differing passwords", { password_confirmation: `${goodPassword}!` }, "password_confirmation"],
    ["two lines in a name", { name: "A\r\nBcc: x@example.com" }, "name"],
    ["direction change in a name", { name: "A\u202Egnp.exe" }, "name"],
    ["phone", { phone: "call me" }, "phone"],
    ["no address", { email: "nobody" }, "email"],
  ])("refused: %s", async (_, body, field) => {
    const answer = await signUp({ email: "mallory@example.com", ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toContain(field);
    expect(await accountOf("mallory@example.com")).toBeUndefined();
  });

  test("keys that reach for prototypes are refused", async () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      const request = new Request("http://api.test/customer-register", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...form, email: "p@example.com" }).replace("{", `{"${key}": {"terms": true},`),
      });
      const answer = await bench.api.fetch(request, { requestId: "t", clientAddress: visitor().address });
      expect(answer.status).toBe(400);
    }
    expect(({} as Record<string, unknown>).terms).toBeUndefined();
  });

  test("five sign-ups an hour from one network; a form sent back costs nothing", async () => {
    const from = visitor();
    for (let n = 0; n < 4; n += 1) await signUp({ email: "bad" }, from);
    for (let n = 0; n < 5; n += 1) expect((await signUp({ email: `many${n}@example.com` }, from)).status).toBe(201);
    const sixth = await signUp({ email: "many6@example.com" }, from);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(3000);
  });
});

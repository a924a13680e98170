// Staff log in at a real OpenID provider; what is wrong on the way is refused in words, never by a 5xx.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OidcServer, oidcServer } from "#tests/fixtures/outside/oidc-server.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { type SsoBench, ssoBench, ssoOrigin } from "./sso-fixture.ts";

let oidc: OidcServer;
beforeAll(async () => {
  oidc = await oidcServer(ssoOrigin);
});
afterAll(() => oidc.stop());

describe.each(oneEngine)("single sign-on, by invitation, on %s", (engine) => {
  let bench: SsoBench;
  beforeAll(async () => {
    bench = await ssoBench(engine, oidc, { OIDC_SECOND_FACTOR: "amr=mfa" });
  });
  afterAll(() => bench.dispose());

  test("the way there carries a proof key, a state, a nonce and the one address to come back to", async () => {
    expect((await bench.call("GET", "/login/single-sign-on")).body.data).toEqual({
      label: { en: "Example ID", ko: "Example ID" },
      only: false,
    });
    const { address, attempt } = await bench.begin();
    const url = new URL(address);
    expect(url.origin).toBe(oidc.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      redirect_uri: `${ssoOrigin}/staff/login/sso/back`,
      code_challenge_method: "S256",
      max_age: String(12 * 3600),
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    expect(address).not.toContain(attempt);
    const stored = JSON.stringify(await bench.query("select * from sso_attempts"));
    for (const secret of [attempt, url.searchParams.get("state"), url.searchParams.get("nonce")]) expect(stored).not.toContain(secret);
  });

  test("an invited colleague comes in, is known again by the provider's name for them, and hears of it once", async () => {
    const { login, email, id } = await bench.colleague();
    const entered = await bench.logIn(login);
    expect(entered.body.data).toMatchObject({ id, kind: "staff", role: "agent", single_sign_on: { en: "Example ID" }, session_hours: 12 });
    expect((await bench.call("GET", "/user", undefined, { token: entered.body.data.token })).body.data).toMatchObject({ id, email });
    expect(await bench.query("select issuer, subject from sso_identities where account_id = $1", [id])).toEqual([
      { issuer: oidc.issuer, subject: login },
    ]);
    // Another address at the provider later is no other person.
    oidc.people.set(login, { ...oidc.people.get(login), email: "renamed@example.com" });
    expect((await bench.logIn(login)).body.data).toMatchObject({ id, email });
    expect((await bench.events(id)).filter((kind) => kind === "sso-linked")).toHaveLength(1);
    expect((await bench.mailsTo(email)).filter(({ subject }) => subject.includes("Single sign-on"))).toHaveLength(1);
  });

  test("an open invitation is accepted by logging in; the team sees a colleague and no invitation", async () => {
    const admin = await bench.person({ role: "admin" });
    const { login, email } = await bench.colleague({}, null);
    const invited = await bench.call(
      "POST",
      "/staff/team",
      { email, name: "Dana Kim", role: "editor", locale: "en" },
      { token: admin.token },
    );
    expect((await bench.logIn(login)).body.data).toMatchObject({ role: "agent", has_password: false });
    const team = (await bench.call("GET", "/staff/team", undefined, { token: admin.token })).body.data;
    expect(team.find((one: { id: string }) => one.id === invited.body.data.id)).toMatchObject({ state: "active", single_sign_on: true });
  });

  test("wrong state: an answer to another attempt is refused, in both languages, and its attempt is over", async () => {
    const { login } = await bench.colleague();
    const [mine, other] = [await bench.begin(), await bench.begin()];
    const answer = await oidc.logIn(other.address, login);
    expect((await bench.finish(mine.attempt, answer)).body).toMatchObject({ code: "sso_attempt_over" });
    const again = await bench.finish(mine.attempt, answer, { locale: "ko" });
    expect(again.body.message).toMatch(/처음부터 다시 시도해 주세요/);
    const forged = new URLSearchParams(answer);
    forged.set("state", "forged");
    expect((await bench.finish((await bench.begin()).attempt, forged.toString())).body.code).toBe("sso_attempt_over");
  });

  test("wrong nonce: a token made for another request is refused", async () => {
    const { login, id } = await bench.colleague();
    const { address, attempt } = await bench.begin();
    const changed = new URL(address);
    changed.searchParams.set("nonce", "somebody-else");
    expect((await bench.finish(attempt, await oidc.logIn(changed.href, login))).body.code).toBe("sso_answer_invalid");
    expect(await bench.events(id)).toEqual([]);
  });

  test("a code works once, and only with the proof key it was asked for with", async () => {
    const { login } = await bench.colleague();
    const first = await bench.begin();
    const answer = await oidc.logIn(first.address, login);
    expect((await bench.finish(first.attempt, answer)).status).toBe(200);
    expect((await bench.finish(first.attempt, answer)).body.code).toBe("sso_attempt_over");
    // A stolen code in another browser's attempt, the state replaced to match.
    const [victim, thief] = [await bench.begin(), await bench.begin()];
    const stolen = new URLSearchParams(await oidc.logIn(victim.address, login));
    stolen.set("state", new URL(thief.address).searchParams.get("state") ?? "");
    expect((await bench.finish(thief.attempt, stolen.toString())).body.code).toBe("sso_attempt_over");
  });

  test("somebody in no mapped group is refused, and whoever has lost theirs loses what is open", async () => {
    const { login, id } = await bench.colleague({ groups: ["everybody"] });
    expect((await bench.logIn(login)).body.code).toBe("sso_no_role");
    expect(await bench.query("select 1 from sso_identities where account_id = $1", [id])).toEqual([]);
    oidc.people.set(login, { ...oidc.people.get(login), groups: ["support"] });
    const { token } = (await bench.logIn(login)).body.data;
    oidc.people.set(login, { ...oidc.people.get(login), groups: [] });
    expect((await bench.logIn(login)).body.code).toBe("sso_no_role");
    expect((await bench.call("GET", "/user", undefined, { token })).status).toBe(401);
    expect((await bench.events(id)).at(-1)).toBe("sso-refused");
  });

  test("a disabled account is refused, linked before or not", async () => {
    const { login, id } = await bench.colleague();
    await bench.query("update accounts set disabled_at = now() where id = $1", [id]);
    expect((await bench.logIn(login)).body.code).toBe("sso_account_disabled");
    await bench.query("update accounts set disabled_at = null where id = $1", [id]);
    expect((await bench.logIn(login)).status).toBe(200);
    await bench.query("update accounts set disabled_at = now() where id = $1", [id]);
    expect((await bench.logIn(login)).body.code).toBe("sso_account_disabled");
  });

  test("an address the provider has not verified proves nothing", async () => {
    for (const email_verified of [false, undefined]) {
      const { login, id } = await bench.colleague();
      oidc.people.set(login, {
        email: oidc.people.get(login)?.email ?? "",
        groups: ["support"],
        ...(email_verified === undefined ? {} : { email_verified }),
      });
      expect((await bench.logIn(login)).body.code).toBe("sso_email_unverified");
      expect(await bench.query("select 1 from sso_identities where account_id = $1", [id])).toEqual([]);
    }
  });

  test("somebody else who gets a colleague's address does not get the account; an administrator can separate the two", async () => {
    const admin = await bench.person({ role: "admin" });
    const { login, email, id } = await bench.colleague();
    const { token } = (await bench.logIn(login)).body.data;
    const heir = await bench.colleague({ email }, null);
    expect((await bench.logIn(heir.login)).body.code).toBe("sso_email_taken");
    const separated = await bench.call("DELETE", `/staff/team/${id}/single-sign-on`, undefined, { token: admin.token });
    expect(separated.body.data).toMatchObject({ single_sign_on: false });
    expect((await bench.call("GET", "/user", undefined, { token })).status).toBe(401);
    expect((await bench.logIn(heir.login)).body.data).toMatchObject({ id });
  });

  test("a customer's account is never entered this way, whatever its address", async () => {
    const customer = await bench.person({ email: "buyer@example.com" });
    const { login } = await bench.colleague({ email: customer.email }, null);
    expect((await bench.logIn(login)).body.code).toBe("sso_not_invited");
  });

  test("who was not invited is refused, in words that say what to do", async () => {
    const { login, email } = await bench.colleague({}, null);
    expect((await bench.logIn(login)).body).toMatchObject({
      code: "sso_not_invited",
      message: expect.stringContaining("Ask an administrator to invite you"),
    });
    expect(await bench.query("select 1 from accounts where email = $1", [email])).toEqual([]);
  });

  test("another role there is another role here at the next log-in, written down, and closes what was open", async () => {
    const { login, id } = await bench.colleague();
    const { token } = (await bench.logIn(login)).body.data;
    oidc.people.set(login, { ...oidc.people.get(login), groups: ["support", "admins"] });
    const promoted = await bench.logIn(login);
    // The first in the setting counts.
    expect(promoted.body.data).toMatchObject({ role: "admin" });
    expect((await bench.call("GET", "/staff/team", undefined, { token: promoted.body.data.token })).status).toBe(200);
    expect((await bench.call("GET", "/user", undefined, { token })).status).toBe(401);
    expect(await bench.events(id)).toContain("role-changed");
  });

  test("the second step follows where the account has one, unless the provider says that it asked for it", async () => {
    const { login, id } = await bench.colleague();
    await bench.query("update accounts set two_factor_secret = 'JBSWY3DPEHPK3PXP', two_factor_enabled_at = now() where id = $1", [id]);
    const asked = await bench.logIn(login);
    expect(asked.body.data).toEqual({ challenge: expect.any(String), code: true, passkey: false });
    oidc.people.set(login, { ...oidc.people.get(login), amr: ["pwd", "mfa"] });
    expect((await bench.logIn(login)).body.data).toMatchObject({ id, token: expect.any(String) });
  });

  test("a log-out ends the session here and names the place to end it there; the token for it was sealed", async () => {
    const { login, id } = await bench.colleague();
    const { token } = (await bench.logIn(login)).body.data;
    const [stored] = await bench.query("select id_token from sessions where account_id = $1 and proved_by = 'provider'", [id]);
    expect(stored?.id_token).toMatch(/^v1\./);
    const left = await bench.call("POST", "/logout", undefined, { token });
    const address = new URL(left.body.log_out_at);
    expect(address.origin).toBe(oidc.issuer);
    expect(address.searchParams.get("post_logout_redirect_uri")).toBe(`${ssoOrigin}/staff/login`);
    expect(address.searchParams.get("id_token_hint")?.split(".")).toHaveLength(3);
    expect((await bench.call("GET", "/user", undefined, { token })).status).toBe(401);
    // A session with a password leaves nowhere else.
    const other = await bench.person({ role: "agent" });
    expect((await bench.call("POST", "/logout", undefined, { token: other.token })).body).toEqual({ success: true });
  });

  test("whoever turns back at the provider is told so", async () => {
    const { address, attempt } = await bench.begin();
    expect((await bench.finish(attempt, await oidc.logIn(address, "nobody-of-that-name"))).body.code).toBe("sso_cancelled");
  });
});

// What the settings of single sign-on change, and a provider that is away or answers rubbish.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { goodPassword } from "#tests/fixtures/api-bench.ts";
import { freePort } from "#tests/fixtures/free-port.ts";
import { type OidcServer, oidcServer } from "#tests/fixtures/outside/oidc-server.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { type SsoBench, ssoBench, ssoOrigin } from "./sso-fixture.ts";

let oidc: OidcServer;
beforeAll(async () => {
  oidc = await oidcServer(ssoOrigin, { inIdToken: true });
});
afterAll(() => oidc.stop());

describe.each(oneEngine)("settings of single sign-on, on %s", (engine) => {
  let bench: SsoBench | undefined;
  const open = async (env: Record<string, string>) => {
    bench = await ssoBench(engine, oidc, env);
    return bench;
  };
  afterEach(async () => {
    await bench?.dispose();
    bench = undefined;
  });

  test("just in time: who is in a group gets an account at the first log-in, and only one", async () => {
    const { logIn, begin, finish, query, colleague } = await open({ OIDC_SIGN_UP: "just-in-time" });
    const { login, email } = await colleague({ groups: ["writers"], name: "민서 정" }, null);
    const two = await Promise.all([begin(), begin()]);
    const answers = [];
    for (const { address, attempt } of two) answers.push([attempt, await oidc.logIn(address, login)] as const);
    const entered = await Promise.all(answers.map(([attempt, answer]) => finish(attempt, answer)));
    for (const { body } of entered) expect(body).toMatchObject({ data: {} });
    for (const { body } of entered) expect(body.data).toMatchObject({ email, role: "editor", name: "민서 정", has_password: false });
    expect(await query("select email_verified_at is not null as proved from accounts where email = $1", [email])).toEqual([
      { proved: true },
    ]);
    const outsider = await colleague({ groups: ["everybody"] }, null);
    expect((await logIn(outsider.login)).body.code).toBe("sso_no_role");
    expect(await query("select 1 from accounts where email = $1", [outsider.email])).toEqual([]);
  });

  test("the second factor: ours is set up or asked for; a provider that enforces it stands for both steps", async () => {
    const ours = await open({ STAFF_TWO_FACTOR: "required" });
    const { login, id } = await ours.colleague({ amr: ["mfa"], acr: "gold" });
    const first = (await ours.logIn(login)).body.data;
    expect(first).toMatchObject({ two_factor_required: true });
    expect((await ours.call("GET", "/staff/tickets", undefined, { token: first.token })).body.code).toBe("second_factor_required");
    const { secret } = (await ours.call("POST", "/user/two-factor", { password: goodPassword }, { token: first.token })).body.data;
    const code = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    expect((await ours.call("POST", "/user/two-factor/confirm", { code: code(0) }, { token: first.token })).status).toBe(200);
    const { challenge } = (await ours.logIn(login)).body.data;
    const finished = await ours.call("POST", "/login/second-factor", { challenge, code: code(1) });
    expect(finished.body.data).toMatchObject({ id, two_factor_required: false });
    // The way out at the provider is known after a second step too.
    const left = await ours.call("POST", "/logout", undefined, { token: finished.body.data.token });
    expect(new URL(left.body.log_out_at).searchParams.get("id_token_hint")).toBeTruthy();
    await ours.dispose();

    for (const OIDC_SECOND_FACTOR of ["provider", "acr=gold"]) {
      const theirs = await open({ STAFF_TWO_FACTOR: "required", OIDC_SECOND_FACTOR });
      const person = await theirs.colleague({ acr: "gold" });
      const { token, two_factor_required } = (await theirs.logIn(person.login)).body.data;
      expect(two_factor_required).toBe(false);
      expect((await theirs.call("GET", "/staff/tickets", undefined, { token })).status).toBe(200);
      expect((await theirs.call("GET", "/user", undefined, { token })).body.data.two_factor_required).toBe(false);
      const changed = await theirs.call("PATCH", "/user", { name: "Dana K." }, { token });
      expect(changed.body.data.two_factor_required).toBe(false);
      // The password alone proves one step.
      const own = await theirs.call("POST", "/login", { email: person.email, password: goodPassword, user_type: "staff" });
      expect(own.body.data.two_factor_required).toBe(true);
      await theirs.dispose();
    }
    bench = undefined;
  });

  test("only: staff passwords and passkeys begin nothing any more, customers' do", async () => {
    const only = await open({ OIDC_ONLY: "yes", OIDC_LABEL_KO: "사내 계정" });
    expect((await only.call("GET", "/login/single-sign-on")).body.data).toEqual({
      label: { en: "Example ID", ko: "사내 계정" },
      only: true,
    });
    const staff = await only.person({ role: "agent" });
    const customer = await only.person();
    const refused = await only.call("POST", "/login", { email: staff.email, password: goodPassword, user_type: "staff" });
    expect(refused).toMatchObject({ status: 422, body: { code: "sso_only" } });
    const signed = { id: "x", rawId: "x", type: "public-key", response: {}, clientExtensionResults: {} };
    expect((await only.call("POST", "/login/passkey", { passkey: signed, user_type: "staff" })).body.code).toBe("sso_only");
    expect((await only.call("POST", "/login", { email: customer.email, password: goodPassword })).status).toBe(200);
    const { login, email } = await only.colleague({}, null);
    const admin = await only.person({ role: "admin" });
    await only.call("POST", "/staff/team", { email, name: "Dana Kim", role: "agent", locale: "en" }, { token: admin.token });
    // The invitation leads to the log-in and asks for no password, and none can be asked for later.
    const [mail] = await only.mailsTo(email);
    expect(mail?.text).toContain(`${ssoOrigin}/staff/login`);
    expect(mail?.text).not.toContain("reset-password");
    expect((await only.logIn(login)).body.data).toMatchObject({ email, has_password: false });
    expect((await only.call("POST", "/forgot-password", { email, user_type: "staff" })).status).toBe(200);
    await only.call("POST", "/forgot-password", { email: customer.email });
    expect(await only.mailsTo(customer.email)).toHaveLength(1);
    expect((await only.mailsTo(email)).map(({ text }) => text).join()).not.toContain("reset-password");
  });

  test("without the setting there is no such door", async () => {
    const plain = await open({ OIDC_ISSUER: "", OIDC_CLIENT_ID: "", OIDC_CLIENT_SECRET: "", OIDC_ROLES: "" });
    expect((await plain.call("GET", "/login/single-sign-on")).body.data).toBeNull();
    expect((await plain.call("POST", "/login/single-sign-on")).status).toBe(404);
  });

  const rubbish: Record<string, RequestListener> = {
    "an error page": (_, response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
    "text that is no JSON": (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("{"),
    "another provider's name": (_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end('{"issuer":"https://login.example.com"}'),
    "a redirect": (_, response) => response.writeHead(302, { location: "https://elsewhere.example/" }).end(),
    "more than any answer holds": (_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(`{"issuer":"${"x".repeat(2_000_000)}"}`),
    "nothing, and hangs up": (request) => request.socket.destroy(),
  };

  test("a provider that is away or answers rubbish is told in words, and the password still works", async () => {
    let answer: RequestListener = (_, response) => response.end();
    const server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = await open({ OIDC_ISSUER: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    const refusal = async () => {
      const { status, body } = await at.call("POST", "/login/single-sign-on", undefined, { locale: "ko" });
      return [status, body.code, /[가-힣]/.test(body.message)];
    };
    for (const [name, listener] of Object.entries(rubbish)) {
      answer = listener;
      expect([name, ...(await refusal())]).toEqual([name, 424, "sso_unavailable", true]);
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await refusal()).toEqual([424, "sso_unavailable", true]);
    const staff = await at.person({ role: "agent" });
    expect((await at.call("POST", "/login", { email: staff.email, password: goodPassword, user_type: "staff" })).status).toBe(200);
  });

  test("a provider that goes away in the middle is told in words, and nobody is kept from logging out", async () => {
    const short = await oidcServer(ssoOrigin);
    const at = await open(short.env);
    const { login, email } = await at.colleague();
    short.people.set(login, { email, email_verified: true, groups: ["support"] });
    const first = await at.begin();
    const { token } = (await at.finish(first.attempt, await short.logIn(first.address, login))).body.data;
    const second = await at.begin();
    const answer = await short.logIn(second.address, login);
    await short.stop();
    expect((await at.finish(second.attempt, answer)).body.code).toBe("sso_unavailable");
    expect((await at.call("POST", "/logout", undefined, { token })).status).toBe(200);
  });
});

test("settings that do not fit together are named together, with what to write", async () => {
  const port = await freePort();
  const read = (env: Record<string, string>) => () => parseConfig({ PUBLIC_ORIGIN: ssoOrigin, ...env });
  expect(read({ OIDC_ISSUER: "https://login.example.com" })).toThrow(
    /OIDC_CLIENT_ID: is needed[\s\S]*OIDC_CLIENT_SECRET: is needed[\s\S]*OIDC_ROLES: is needed[\s\S]*admins=admin,support=agent/,
  );
  expect(read({ OIDC_ISSUER: "http://login.example.com" })).toThrow(/OIDC_ISSUER: must begin with https/);
  expect(read({ OIDC_CLIENT_ID: "x", OIDC_ONLY: "yes" })).toThrow(/OIDC_ISSUER: is needed together with OIDC_CLIENT_ID, OIDC_ONLY=yes/);
  expect(read({ OIDC_ROLES: "admins=owner" })).toThrow(/"admins=owner" is not group=role[\s\S]*agent, editor, admin/);
  expect(read({ OIDC_SECOND_FACTOR: "maybe" })).toThrow(/OIDC_SECOND_FACTOR: "maybe" is neither/);
  const whole = {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: "a",
    OIDC_CLIENT_SECRET: "b",
    OIDC_ROLES: "cn=ops=admin, support=agent",
  };
  expect(() => parseConfig(whole)).toThrow(/PUBLIC_ORIGIN: is needed together with OIDC_ISSUER/);
  expect(read(whole)().singleSignOn).toMatchObject({
    label: { en: "SSO", ko: "SSO" },
    roles: [
      ["cn=ops", "admin"],
      ["support", "agent"],
    ],
    signUp: "invited",
    secondFactor: "ours",
    only: false,
  });
  expect(parseConfig({}).singleSignOn).toBeUndefined();
});

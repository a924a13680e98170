// "Confirm it's you" for somebody who logs in at the provider and may have no password here.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cookies, type OidcServer, oidcServer } from "#tests/fixtures/outside/oidc-server.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { type Leaving, type SsoBench, ssoBench, ssoOrigin } from "./sso-fixture.ts";

let oidc: OidcServer;
beforeAll(async () => {
  oidc = await oidcServer(ssoOrigin);
});
afterAll(() => oidc.stop());

describe.each(oneEngine)("step-up at the provider, on %s", (engine) => {
  let bench: SsoBench;
  beforeAll(async () => {
    bench = await ssoBench(engine, oidc);
  });
  afterAll(() => bench.dispose());

  const guarded = (token: string) => bench.call("POST", "/user/passkeys/options", { origin: ssoOrigin }, { token });
  const begin = async (token: string): Promise<Leaving> =>
    (await bench.call("POST", "/user/factor/single-sign-on", undefined, { token })).body.data;
  const finish = (token: string, attempt: string, answer: string) =>
    bench.call("POST", "/user/factor/single-sign-on/finish", { attempt, answer }, { token });
  const elevenMinutesPass = (id: string) =>
    bench.query("update sessions set factor_at = now() - interval '11 minutes' where account_id = $1", [id]);

  /** Without a password, logged in eleven minutes ago. */
  async function session(cookies: Cookies = new Map()) {
    const { login, id } = await bench.colleague();
    await bench.query("update accounts set password_hash = '!' where id = $1", [id]);
    const { token } = (await bench.logIn(login, cookies)).body.data;
    await elevenMinutesPass(id);
    return { login, id, token: token as string };
  }

  test("logging in there again is a fresh factor", async () => {
    const cookies: Cookies = new Map();
    const { login, token } = await session(cookies);
    expect((await guarded(token)).body.code).toBe("fresh_factor_required");
    const { address, attempt } = await begin(token);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ prompt: "login", max_age: "0" });
    const confirmed = await finish(token, attempt, await oidc.logIn(address, login, cookies));
    expect(confirmed.body.data).toMatchObject({ fresh_until: expect.any(String) });
    expect((await guarded(token)).body.code).not.toBe("fresh_factor_required");
  });

  test("a provider that did not ask again confirms nothing", async () => {
    const cookies: Cookies = new Map();
    const { login, token } = await session(cookies);
    const { address, attempt } = await begin(token);
    const unasked = new URL(address);
    for (const name of ["prompt", "max_age"]) unasked.searchParams.delete(name);
    expect((await finish(token, attempt, await oidc.logIn(unasked.href, login, cookies))).body.code).toBe("sso_not_fresh");
    expect((await guarded(token)).body.code).toBe("fresh_factor_required");
  });

  test("another person, another session's attempt and the attempt of a log-in confirm nothing", async () => {
    const [mine, theirs] = [await session(), await session()];
    const wrong = await begin(mine.token);
    expect((await finish(mine.token, wrong.attempt, await oidc.logIn(wrong.address, theirs.login))).body.code).toBe("sso_other_person");

    const crossed = await begin(mine.token);
    const answer = await oidc.logIn(crossed.address, mine.login);
    expect((await finish(theirs.token, crossed.attempt, answer)).body.code).toBe("sso_attempt_over");
    expect((await bench.finish(crossed.attempt, answer)).body.code).toBe("sso_attempt_over");

    const entry = await bench.begin();
    expect((await finish(mine.token, entry.attempt, await oidc.logIn(entry.address, mine.login))).body.code).toBe("sso_attempt_over");
    for (const { token } of [mine, theirs]) expect((await guarded(token)).body.code).toBe("fresh_factor_required");
  });

  test("a log-in the provider let through without asking is as old as the last time it asked", async () => {
    const cookies: Cookies = new Map();
    const { login, id } = await bench.colleague();
    await bench.logIn(login, cookies);
    const factors = async () =>
      (await bench.query("select factor_at from sessions where account_id = $1 and proved_by is not null order by created_at", [id])).map(
        (row) => String(row.factor_at),
      );
    const [first] = await factors();
    await bench.logIn("is not asked for", cookies);
    expect(await factors()).toEqual([first, first]);
  });

  test("two-step verification is set up with a fresh factor where there is no password, with the password where there is one", async () => {
    const { login, id } = await session();
    expect((await bench.logIn(login)).body.data).toMatchObject({ has_password: false });
    const { token } = (await bench.logIn(login)).body.data;
    expect((await bench.call("POST", "/user/two-factor", {}, { token })).status).toBe(200);
    await elevenMinutesPass(id);
    expect((await bench.call("POST", "/user/two-factor", {}, { token })).body.code).toBe("fresh_factor_required");
    const other = await bench.person({ role: "agent" });
    expect((await bench.call("POST", "/user/two-factor", {}, { token: other.token })).body.code).toBe("wrong_password");
  });
});

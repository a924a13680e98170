import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { type SoftPasskey, softPasskey } from "#tests/fixtures/outside/soft-passkey.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const origin = "https://www.example.com";
const korean = "https://www.example.kr";

describe.each(oneEngine)("passkeys, on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine, {
      PUBLIC_ORIGIN: origin,
      FORCED_LOCALE_HOSTS: "www.example.kr=ko",
      STAFF_TWO_FACTOR: "required",
    });
  });
  afterAll(() => bench.dispose());

  const begin = async ({ token }: Person, at = origin) => bench.call("POST", "/user/passkeys/options", { origin: at }, { token });
  const ask = async (at = origin) => (await bench.call("POST", "/login/passkey/options", { origin: at })).body.data;
  // Each from a network of its own: limits are not what is tried here.
  let calls = 0;
  const elsewhere = () => {
    calls += 1;
    return { address: `198.51.${calls}.7` };
  };
  const enter = (passkey: unknown, user_type = "customer") => bench.call("POST", "/login/passkey", { passkey, user_type }, elsewhere());
  async function add(person: Person, key: SoftPasskey = softPasskey(origin), at = origin) {
    const options = (await begin(person, at)).body.data;
    const answer = await bench.call("POST", "/user/passkeys", { name: "Laptop", passkey: key.make(options) }, { token: person.token });
    return { key, answer };
  }

  test("one is made, listed, named and used to log in; recovery codes come with the first", async () => {
    const person = await bench.person();
    const another = (await bench.call("POST", "/login", { email: person.email, password: goodPassword })).body.data.token;
    const { key, answer } = await add(person);
    expect(answer.status).toBe(201);
    expect(answer.body.data.recovery_codes).toHaveLength(10);
    // Somebody who was in without it is out.
    expect((await bench.call("GET", "/user", undefined, { token: another })).status).toBe(401);
    expect((await add(person)).answer.body.data.recovery_codes).toEqual([]);
    const { id } = answer.body.data.passkey;
    expect((await bench.call("PATCH", `/user/passkeys/${id}`, { name: "집 노트북" }, { token: person.token })).status).toBe(200);

    const entered = await enter(key.use(await ask()));
    expect(entered.body.data).toMatchObject({ id: person.id, passkeys: 2 });
    const list = (await bench.call("GET", "/user/passkeys", undefined, { token: entered.body.data.token })).body.data;
    expect(list.map(({ name }: { name: string }) => name)).toEqual(["집 노트북", "Laptop"]);
    expect(list[0].last_used_at).not.toBeNull();
    expect(list[1].last_used_at).toBeNull();
    const subjects = (await bench.mailsTo(person.email, 2)).map(({ subject }) => subject);
    expect(subjects).toContain("A passkey was added");
  });

  test("an answer counts once, for its own challenge, host and account, and only when the owner was verified", async () => {
    const person = await bench.person();
    const { key } = await add(person);
    const options = await ask();
    const signed = key.use(options);
    expect((await enter(signed)).status).toBe(200);
    const refused = async (passkey: unknown, user_type?: string) =>
      expect((await enter(passkey, user_type)).body.code).toBe("passkey_invalid");
    await refused(signed);
    await refused(key.use(options));
    await refused(key.use({ challenge: "bm90aGluZyB3ZSBhc2tlZA" }));
    await refused(softPasskey(origin).use(await ask()));
    await refused(key.use(await ask()), "staff");
    await refused({ ...key.use(await ask()), response: { clientDataJSON: "!!" } });
    // Signed for another host, or for ours under another name.
    await refused(key.use(await ask(korean)));
    expect((await bench.call("POST", "/login/passkey/options", { origin: "https://evil.example" })).body.code).toBe("passkey_unavailable");
    const unlocked = softPasskey(origin, { verified: false });
    expect((await add(person, unlocked)).answer.body.code).toBe("passkey_invalid");
    // A challenge to log in makes no passkey, and another person's neither.
    const other = await bench.person();
    const theirs = (await begin(other)).body.data;
    const stolen = { name: "x", passkey: softPasskey(origin).make(theirs) };
    expect((await bench.call("POST", "/user/passkeys", stolen, { token: person.token })).body.code).toBe("passkey_invalid");
  });

  test("a passkey of the Korean host works there", async () => {
    const person = await bench.person();
    const { key } = await add(person, softPasskey(korean), korean);
    expect((await enter(key.use(await ask(korean)))).status).toBe(200);
  });

  test("after the password it is the second step, beside a recovery code", async () => {
    const person = await bench.person();
    const { key, answer } = await add(person);
    const logIn = async () => (await bench.call("POST", "/login", { email: person.email, password: goodPassword })).body.data;
    const first = await logIn();
    expect(first).toMatchObject({ code: false, passkey: true });
    const finish = (body: object) => bench.call("POST", "/login/second-factor", body, elsewhere());
    const foreign = (await add(await bench.person())).key;
    expect((await finish({ challenge: first.challenge, passkey: foreign.use(await ask()) })).body.code).toBe("passkey_invalid");
    expect((await finish({ challenge: first.challenge, passkey: key.use(await ask()) })).status).toBe(200);
    expect((await finish({ challenge: (await logIn()).challenge, code: answer.body.data.recovery_codes[0] })).status).toBe(200);
    expect((await finish({ challenge: (await logIn()).challenge, code: "123456" })).body.code).toBe("invalid_code");
  });

  test("it makes a session fresh, and its removal ends the second step", async () => {
    const person = await bench.person();
    const { key, answer } = await add(person);
    await bench.services.database.query("update sessions set factor_at = now() - interval '1 hour' where id = $1", [person.sessionId]);
    const remove = () => bench.call("DELETE", `/user/passkeys/${answer.body.data.passkey.id}`, undefined, { token: person.token });
    expect((await remove()).body.code).toBe("fresh_factor_required");
    expect(
      (await bench.call("POST", "/user/factor", { passkey: key.use(await ask()) }, { token: person.token, ...elsewhere() })).status,
    ).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await enter(key.use(await ask()))).body.code).toBe("passkey_invalid");
    const entered = await bench.call("POST", "/login", { email: person.email, password: goodPassword });
    expect(entered.body.data).toMatchObject({ passkeys: 0, recovery_codes_left: 0 });
    const left = await bench.services.database.query("select 1 from recovery_codes where account_id = $1", [person.id]);
    expect(left).toEqual([]);
  });

  test("for colleagues it is the second factor that is asked of them", async () => {
    const agent = await bench.person({ role: "agent" });
    const team = () => bench.call("GET", "/staff/tickets", undefined, { token: agent.token });
    expect((await team()).body.code).toBe("second_factor_required");
    const { key } = await add(agent);
    expect((await team()).status).toBe(200);
    expect((await enter(key.use(await ask()), "staff")).body.data).toMatchObject({ kind: "staff", two_factor_required: false });
  });

  test("somebody else's is not found", async () => {
    const [mine, other] = [await bench.person(), await bench.person()];
    const { answer } = await add(mine);
    const path = `/user/passkeys/${answer.body.data.passkey.id}`;
    expect((await bench.call("DELETE", path, undefined, { token: other.token })).status).toBe(404);
    expect((await bench.call("PATCH", path, { name: "x" }, { token: other.token })).status).toBe(404);
  });
});

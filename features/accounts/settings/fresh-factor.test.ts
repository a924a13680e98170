import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { ApiCall } from "#platform/api/api-call.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

/** What a stolen session must not be enough for. */
const guarded: Record<string, ApiCall["freshFactor"]> = {
  changePassword: "password-in-body",
  askEmailChange: "password-in-body",
  eraseUser: "password-in-body",
  beginTwoFactor: "password-if-any",
  disableTwoFactor: "password-if-any",
  confirmTwoFactor: true,
  askExport: true,
  downloadExport: true,
  inviteColleague: true,
  inviteColleagueAgain: true,
  changeColleague: true,
  resetColleagueTwoFactor: true,
  separateColleague: true,
  resetCustomerTwoStep: true,
  changeCustomerAccess: true,
  mergeCustomer: true,
  createApiKey: true,
  createWebhook: true,
  changeWebhook: true,
  saveCompany: true,
  savePrices: true,
  saveMail: true,
  saveSupport: true,
  saveRetention: true,
  undoGuardedSettings: true,
};

describe.each(oneEngine)("a fresh factor, on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  /** As if the log-in had been this long ago. */
  const age = (person: Person, minutes: number) =>
    bench.services.database.query("update sessions set factor_at = now() - make_interval(mins => $1) where id = $2", [
      minutes,
      person.sessionId,
    ]);
  // Each from a network of its own: the calls above have used up what one may try.
  let networks = 0;
  const confirm = (person: Person, body: object, locale = "en") =>
    bench.call("POST", "/user/factor", body, { token: person.token, locale, address: `198.51.100.${++networks}` });

  test("is declared by every call that needs one, and those that bring a password must bring it", () => {
    const declared = Object.fromEntries(
      bench.api.inventory.filter(({ freshFactor }) => freshFactor).map(({ id, freshFactor }) => [id, freshFactor]),
    );
    expect(declared).toMatchObject(guarded);
    for (const call of bench.api.inventory as ApiCall[]) {
      if (call.freshFactor !== "password-in-body") continue;
      const { required } = z.toJSONSchema(call.body as z.ZodType, { io: "input" });
      expect(
        required?.some((name) => name === "password" || name === "current_password"),
        call.id,
      ).toBe(true);
    }
  });

  test("every call that declares one refuses a session without, in both languages, before it reads anything", async () => {
    const people = { customer: await bench.person(), staff: await bench.person({ role: "admin" }) };
    await age(people.customer, 11);
    await age(people.staff, 11);
    for (const call of bench.api.inventory.filter(({ freshFactor }) => freshFactor === true)) {
      const { token } = call.access === "customer" || call.access === "signed-in" ? people.customer : people.staff;
      for (const [locale, words] of [
        ["en", "Please confirm it’s you first"],
        ["ko", "먼저 본인 확인이 필요합니다"],
      ] as const) {
        const answer = await bench.call(call.method.toUpperCase(), call.path.replace(/\{\w+\}/g, "x"), undefined, { token, locale });
        expect([call.id, answer.status, answer.body.code]).toEqual([call.id, 403, "fresh_factor_required"]);
        expect(answer.body.message).toContain(words);
      }
    }
  });

  test("the password makes a session fresh for ten minutes; a wrong one does not", async () => {
    const person = await bench.person();
    await age(person, 11);
    expect((await confirm(person, { password: "not the password" })).body).toMatchObject({ code: "wrong_password" });
    expect((await bench.call("POST", "/user/export", undefined, { token: person.token })).status).toBe(403);
    expect((await confirm(person, { password: goodPassword })).status).toBe(200);
    expect((await bench.call("POST", "/user/export", undefined, { token: person.token })).status).toBe(202);
    await age(person, 9);
    expect((await bench.call("GET", "/user/export/x/file", undefined, { token: person.token })).status).toBe(404);
    await age(person, 10);
    expect((await bench.call("GET", "/user/export/x/file", undefined, { token: person.token })).status).toBe(403);
  });

  test("a code does it too, once; one of the two must be given", async () => {
    const person = await bench.person();
    const { secret } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: person.token })).body.data;
    const codeAt = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    expect((await bench.call("POST", "/user/two-factor/confirm", { code: codeAt(0) }, { token: person.token })).status).toBe(200);
    await age(person, 11);
    expect((await confirm(person, {})).status).toBe(422);
    expect((await confirm(person, { code: codeAt(0) })).body.code).toBe("invalid_code");
    const next = codeAt(1);
    expect((await confirm(person, { code: next })).status).toBe(200);
    expect((await confirm(person, { code: next })).body.code).toBe("invalid_code");
    expect((await bench.call("POST", "/user/export", undefined, { token: person.token })).status).toBe(202);
  });

  test("it counts for the session it was given in and for no other", async () => {
    const person = await bench.person();
    const other = (await bench.call("POST", "/login", { email: person.email, password: goodPassword })).body.data.token;
    await age(person, 11);
    await bench.call("POST", "/user/factor", { password: goodPassword }, { token: other });
    expect((await bench.call("POST", "/user/export", undefined, { token: person.token })).status).toBe(403);
  });

  test("the API document says so", async () => {
    const { paths } = (await bench.call("GET", "/openapi.json")).body;
    expect(paths["/staff/team"].post.description).toMatch(/fresh_factor_required/);
    expect(paths["/user/password"].post.description).toMatch(/password in the body is the fresh factor/);
  });
});

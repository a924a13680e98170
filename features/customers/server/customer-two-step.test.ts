import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessLog } from "#db/schema/records.ts";
import { resetDueTwoFactors } from "#features/accounts/settings/due-two-factor-resets.server.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const reason = "Called back on the number on file, asked for the last invoice";

describe.each(oneEngine)("a customer's second factor, reset by the desk, on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  let agent: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Sera" });
    agent = await bench.person({ role: "agent" });
  });
  afterAll(() => bench.dispose());

  const reset = (by: Person, id: string, body: object = { reason }) =>
    bench.call("POST", `/staff/customers/${id}/two-factor/reset`, body, { token: by.token });

  async function withTwoStep(): Promise<Person> {
    const customer = await bench.person();
    const { secret } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: customer.token })).body.data;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await bench.call("POST", "/user/two-factor/confirm", { code }, { token: customer.token })).status).toBe(200);
    return customer;
  }

  const logIn = async (person: Person) => (await bench.call("POST", "/login", { email: person.email, password: goodPassword })).body.data;
  /** As if the day were over. */
  async function dayLater() {
    await bench.services.database.query("update two_factor_resets set due_at = now() - interval '1 minute' where ended_at is null");
    return resetDueTwoFactors(bench.services);
  }
  const subjects = async (person: Person, count: number) => (await bench.mailsTo(person.email, count)).map(({ subject }) => subject);

  test("security 8: an administrator asks with a reason; the customer is mailed, and a day later it is off and sessions end", async () => {
    const customer = await withTwoStep();
    const card = (await reset(admin, customer.id)).body.data;
    expect(card.two_step).toBe(true);
    const hours = (Date.parse(card.two_step_off_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    expect(card.notes[0]).toMatchObject({ by: "Sera", text: expect.stringContaining(reason) });
    const log = await bench.services.database.orm.select().from(accessLog).where(eq(accessLog.customerId, customer.id));
    expect(log).toContainEqual(expect.objectContaining({ staffId: admin.id, action: "customer.two-step-reset" }));
    expect(await subjects(customer, 2)).toContain("Two-step verification will be turned off in 24 hours");
    // Nothing has happened yet, and it is not asked for twice.
    expect(await resetDueTwoFactors(bench.services)).toBe(0);
    const waiting = (await logIn(customer)).challenge;
    expect(waiting).toEqual(expect.any(String));
    expect((await reset(admin, customer.id)).body.code).toBe("wrong_state");

    expect(await dayLater()).toBe(1);
    expect((await bench.call("GET", "/user", undefined, { token: customer.token })).status).toBe(401);
    const late = await bench.call("POST", "/login/second-factor", { challenge: waiting, code: "123456" });
    expect(late.body.code).toBe("challenge_over");
    const entered = await logIn(customer);
    expect(entered.two_factor).toBe(false);
    expect(await subjects(customer, 3)).toContain("Two-step verification is off");
    const trail = await bench.call("GET", "/user/security-events", undefined, { token: entered.token });
    const kinds = trail.body.data.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["two-factor-reset-asked", "two-factor-reset"]));
  });

  test("security 8: the link of the mail stops it, once, without a log-in; every address the owner reads gets one", async () => {
    const customer = await withTwoStep();
    const second = `second-${customer.email}`;
    await bench.call("POST", "/user/email", { email: second, password: goodPassword }, { token: customer.token });
    await bench.mailsTo(second, 1);
    await reset(admin, customer.id);
    const tokenIn = (mails: { text: string }[]) => /keep-two-step\/([\w-]+)/.exec(mails.map(({ text }) => text).join())?.[1];
    const first = tokenIn(await bench.mailsTo(customer.email, 3));
    const other = tokenIn(await bench.mailsTo(second, 2));
    expect(first).not.toBe(other);
    const stop = (token = "") => bench.call("POST", "/two-factor-reset/cancel", { token });
    expect((await stop("nothing-of-ours")).body.code).toBe("token_invalid");
    expect((await stop(other)).status).toBe(200);
    expect((await stop(first)).status).toBe(422);
    expect(await dayLater()).toBe(0);
    expect((await logIn(customer)).challenge).toEqual(expect.any(String));
    expect(await subjects(customer, 4)).toContain("Two-step verification stays on");
  });

  test("security 8: a log-in meanwhile stops it", async () => {
    const customer = await bench.person();
    const { secret } = (await bench.call("POST", "/user/two-factor", { password: goodPassword }, { token: customer.token })).body.data;
    const codeAt = (steps: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
    await bench.call("POST", "/user/two-factor/confirm", { code: codeAt(0) }, { token: customer.token });
    await reset(admin, customer.id);
    // The password alone is no log-in.
    const { challenge } = await logIn(customer);
    expect(
      (await bench.call("GET", `/staff/customers/${customer.id}`, undefined, { token: admin.token })).body.data.two_step_off_at,
    ).not.toBeNull();
    expect((await bench.call("POST", "/login/second-factor", { challenge, code: codeAt(1) })).status).toBe(200);
    expect(await dayLater()).toBe(0);
    expect(
      (await bench.call("GET", `/staff/customers/${customer.id}`, undefined, { token: admin.token })).body.data.two_step_off_at,
    ).toBeNull();
  });

  test("security 8: staff withdraw what they asked for; who did is written down, the owner is told, and it does not happen", async () => {
    const customer = await withTwoStep();
    const withdraw = (by: Person, id = customer.id) =>
      bench.call("DELETE", `/staff/customers/${id}/two-factor/reset`, undefined, { token: by.token });
    expect((await withdraw(admin)).body.code).toBe("wrong_state");
    await reset(admin, customer.id);
    const link = /keep-two-step\/([\w-]+)/.exec((await bench.mailsTo(customer.email, 2)).map(({ text }) => text).join())?.[1];
    expect((await withdraw(agent)).status).toBe(403);
    expect((await withdraw(customer)).status).toBeGreaterThanOrEqual(401);
    expect((await withdraw(admin, agent.id)).status).toBe(404);

    const colleague = await bench.person({ role: "admin", name: "Jun" });
    const card = (await withdraw(colleague)).body.data;
    expect(card).toMatchObject({ two_step: true, two_step_off_at: null });
    expect(card.notes[0]).toMatchObject({ by: "Jun", text: "The request to turn two-step verification off was withdrawn." });
    const log = await bench.services.database.orm.select().from(accessLog).where(eq(accessLog.customerId, customer.id));
    expect(log).toContainEqual(expect.objectContaining({ staffId: colleague.id, action: "customer.two-step-kept" }));
    const [event] = await bench.services.database.query<{ actor_id: string }>(
      "select actor_id from security_events where account_id = $1 and kind = 'two-factor-reset-cancelled'",
      [customer.id],
    );
    expect(event?.actor_id).toBe(colleague.id);
    const told = (await bench.mailsTo(customer.email, 3)).find(({ subject }) => subject === "Two-step verification stays on");
    expect(told?.text).toContain("Our support team has withdrawn the request");

    // Neither the day nor the old link does anything any more; it can be asked for again.
    expect(await dayLater()).toBe(0);
    expect((await bench.call("POST", "/two-factor-reset/cancel", { token: link })).body.code).toMatch(/^token_/);
    expect((await logIn(customer)).challenge).toEqual(expect.any(String));
    expect((await reset(admin, customer.id)).status).toBe(200);
  });

  test("nobody else, not without a reason, not where there is nothing to turn off", async () => {
    const customer = await withTwoStep();
    expect((await reset(agent, customer.id)).status).toBe(403);
    expect((await reset(customer, customer.id)).status).toBeGreaterThanOrEqual(401);
    expect((await reset(admin, customer.id, { reason: "  " })).status).toBe(422);
    expect((await reset(admin, agent.id)).status).toBe(404);
    expect((await reset(admin, (await bench.person()).id)).body.code).toBe("wrong_state");
  });
});

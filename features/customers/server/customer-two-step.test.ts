import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessLog } from "#db/schema/records.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";

const reason = "Called back on the number on file, asked for the last invoice";

describe.each(engines)("a customer's second factor, reset by the desk, on %s", (engine) => {
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

  test("security 8: an administrator turns it off with a reason; the customer is mailed, sessions end, who and why is kept", async () => {
    const customer = await withTwoStep();
    const waiting = (await bench.call("POST", "/login", { email: customer.email, password: goodPassword })).body.data.challenge;
    const card = (await reset(admin, customer.id)).body.data;
    expect(card.two_step).toBe(false);
    expect(card.notes[0]).toMatchObject({ by: "Sera", text: `Two-step verification turned off. ${reason}` });
    expect((await bench.call("GET", "/user", undefined, { token: customer.token })).status).toBe(401);
    const late = await bench.call("POST", "/login/second-factor", { challenge: waiting, code: "123456" });
    expect(late.body.code).toBe("challenge_over");
    const entered = await bench.call("POST", "/login", { email: customer.email, password: goodPassword });
    expect(entered.body.data.two_factor).toBe(false);
    const mails = await bench.mailsTo(customer.email, 2);
    expect(mails.map(({ subject }) => subject)).toContain("Two-step verification is off");
    const trail = await bench.call("GET", "/user/security-events", undefined, { token: entered.body.data.token });
    expect(trail.body.data.find(({ kind }: { kind: string }) => kind === "two-factor-reset")).toMatchObject({ address: "" });
    const log = await bench.services.database.orm.select().from(accessLog).where(eq(accessLog.customerId, customer.id));
    expect(log).toContainEqual(expect.objectContaining({ staffId: admin.id, action: "customer.two-step-reset" }));
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

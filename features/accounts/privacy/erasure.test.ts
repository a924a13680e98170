import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, consents, dataExports, securityEvents, sessions } from "#db/schema/accounts.ts";
import { dayOf } from "#platform/i18n/days.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { eraseDueAccounts, sweepUnproved } from "./erasure.server.ts";

describe.each(oneEngine)("erasure on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  const ask = (person: Person, password = goodPassword) => bench.call("DELETE", "/user", { password }, { token: person.token });
  const rowOf = async (person: Person) => (await bench.services.database.orm.select().from(accounts).where(eq(accounts.id, person.id)))[0];
  const makeDue = (person: Person) =>
    bench.services.database.orm
      .update(accounts)
      .set({ erasureDueAt: new Date(Date.now() - 1) })
      .where(eq(accounts.id, person.id));

  test("it takes the password, ends all sessions and waits fourteen days", async () => {
    const person = await bench.person();
    expect((await ask(person, "wrong")).body.code).toBe("wrong_password");
    const asked = await ask(person);
    expect(asked.status).toBe(200);
    expect(Math.round((new Date(asked.body.data.erasure_due_at).getTime() - Date.now()) / 86_400_000)).toBe(14);
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).status).toBe(401);
    expect(await eraseDueAccounts(bench.services)).toBe(0);
    expect((await bench.mailsTo(person.email))[0]?.subject).toMatch(/^Your account will be erased on \d+ \w+ \d{4}$/);
  });

  test("customer 11: the page and the mail name the same day, that of the account's zone", async () => {
    const person = await bench.person();
    const timezone = "Pacific/Kiritimati";
    await bench.services.database.orm.update(accounts).set({ timezone }).where(eq(accounts.id, person.id));
    const { erasure_due_at } = (await ask(person)).body.data;
    const onPage = formatDate(dayOf(erasure_due_at, timezone), "en", "UTC");
    expect((await bench.mailsTo(person.email))[0]?.subject).toBe(`Your account will be erased on ${onPage}`);
  });

  test("customer 11: logging in undoes it and says so, once; a wrong password does not", async () => {
    const person = await bench.person();
    await ask(person);
    await bench.call("POST", "/login", { email: person.email, password: "not it at all" }, { address: "198.51.100.77" });
    expect((await rowOf(person))?.erasureDueAt).toBeInstanceOf(Date);
    const { body } = await bench.call("POST", "/login", { email: person.email, password: goodPassword }, { address: "198.51.100.78" });
    expect(body.data).toMatchObject({ erasure_due_at: null, erasure_cancelled: true });
    const again = await bench.call("POST", "/login", { email: person.email, password: goodPassword }, { address: "198.51.100.79" });
    expect(again.body.data).not.toHaveProperty("erasure_cancelled");
    expect((await bench.mailsTo(person.email, 2))[1]?.subject).toBe("Your account will not be erased");
    await makeDue(await bench.person());
    await eraseDueAccounts(bench.services);
    expect(await rowOf(person)).toBeDefined();
  });

  test("when due, the account, all that hangs on it, its mails and its export files are gone; one last mail says so", async () => {
    const person = await bench.person();
    await bench.call("POST", "/user/consents", { kind: "consulting", granted: true }, { token: person.token });
    const { id } = (await bench.call("POST", "/user/export", undefined, { token: person.token })).body.data;
    const keyOf = async () => (await bench.services.database.orm.select().from(dataExports).where(eq(dataExports.id, id)))[0]?.fileKey;
    await expect.poll(keyOf, { timeout: 15_000 }).toBeTruthy();
    const [storage, key] = [openStorage(bench.services.config), (await keyOf()) ?? ""];
    expect(await storage.exists(key)).toBe(true);
    await bench.mailsTo(person.email, 2);
    await ask(person);
    await bench.mailsTo(person.email, 3);
    await makeDue(person);
    expect(await eraseDueAccounts(bench.services)).toBe(1);
    expect(await rowOf(person)).toBeUndefined();
    for (const table of [sessions, consents, securityEvents, dataExports]) {
      expect(await bench.services.database.orm.select().from(table).where(eq(table.accountId, person.id))).toEqual([]);
    }
    expect(await storage.exists(key)).toBe(false);
    await expect
      .poll(async () => (await bench.mailsTo(person.email)).map((mail) => mail.subject), { timeout: 15_000 })
      .toEqual(["Your account was erased"]);
  });

  test("the address is free again", async () => {
    const person = await bench.person();
    await ask(person);
    await makeDue(person);
    await eraseDueAccounts(bench.services);
    const again = await bench.person({ email: person.email });
    expect(again.id).not.toBe(person.id);
  });

  test("staff cannot erase themselves", async () => {
    const agent = await bench.person({ role: "agent" });
    expect((await ask(agent)).status).toBe(403);
  });

  test("a sign-up nobody proved in thirty days is forgotten; a proved one is not", async () => {
    const [proved, forgotten, recent] = [
      await bench.person(),
      await bench.person({ verified: false }),
      await bench.person({ verified: false }),
    ];
    for (const person of [proved, forgotten]) {
      await bench.services.database.orm
        .update(accounts)
        .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
        .where(eq(accounts.id, person.id));
    }
    await sweepUnproved(bench.services);
    expect(await rowOf(forgotten)).toBeUndefined();
    expect([await rowOf(proved), await rowOf(recent)]).not.toContain(undefined);
  });
});

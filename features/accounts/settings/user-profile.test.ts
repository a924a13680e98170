import { globSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { notificationKinds } from "#features/accounts/rules/account-figures.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("profile and consents on %s", (engine) => {
  let bench: ApiBench;
  let person: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    person = await bench.person();
  });
  afterAll(() => bench.dispose());

  const patch = (body: unknown) => bench.call("PATCH", "/user", body, { token: person.token });

  test("what is given changes, the rest stays; empty clears", async () => {
    await patch({ company: "Harbour Games", phone: "+82-2-0000-0000" });
    const { body } = await patch({ name: "  김서연 ", locale: "ko", timezone: "Europe/Berlin", phone: "" });
    expect(body.data).toMatchObject({ name: "김서연", company: "Harbour Games", phone: null, locale: "ko", timezone: "Europe/Berlin" });
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).body.data).toEqual(body.data);
  });

  test("choices of mails are merged, also when two tabs save at once", async () => {
    await Promise.all([patch({ notifications: { chat_missed: false } }), patch({ notifications: { new_sign_in: false } })]);
    const { body } = await patch({});
    expect(body.data.notifications).toEqual({
      ticket_reply: true,
      ticket_closing: true,
      chat_missed: false,
      new_sign_in: false,
    });
  });

  test("copy: a choice that is no longer offered stays stored and troubles nobody", async () => {
    const old = await bench.person();
    await bench.services.database.orm
      .update(accounts)
      .set({ notifications: { maintenance: false, ticket_reply: false } })
      .where(eq(accounts.id, old.id));
    const as = { token: old.token };
    const offered = Object.keys((await bench.call("GET", "/user", undefined, as)).body.data.notifications);
    expect(offered).toEqual([...notificationKinds]);
    expect(offered).not.toContain("maintenance");
    const { status, body } = await bench.call("PATCH", "/user", { notifications: { ticket_closing: false } }, as);
    expect([status, body.data.notifications.ticket_reply, body.data.notifications.ticket_closing]).toEqual([200, false, false]);
  });

  test("copy: every mail that can be turned off is asked for where it is sent", () => {
    const senders = globSync("features/**/*.server.ts").map((file) => readFileSync(file, "utf8"));
    const asks = (kind: string) => new RegExp(`notifications\\.${kind}\\b|toCustomer\\((?:"\\w+"|null), "\\w+", "${kind}"`);
    const unread = notificationKinds.filter((kind) => !senders.some((source) => asks(kind).test(source)));
    expect(unread).toEqual([]);
  });

  test.each([
    { id: "other" },
    { kind: "staff" },
    { role: "admin" },
    { email: "taken@example.com" },
    { password: "x" },
    { passwordHash: "x" },
    { two_factor: false },
    { erasure_due_at: null },
    { notifications: { everything: true } },
    { timezone: "Mars/Olympus" },
    { locale: "de" },
    { name: "" },
    { name: "a\nb" },
    { name: "x".repeat(81) },
    { name: null },
    { phone: "<script>" },
  ])("refused: %j", async (body) => {
    const before = (await bench.call("GET", "/user", undefined, { token: person.token })).body;
    expect((await patch(body)).status).toBe(422);
    expect((await bench.call("GET", "/user", undefined, { token: person.token })).body).toEqual(before);
  });

  test("a body that is no object, no JSON or too deep is malformed, not a crash", async () => {
    for (const body of [[], "text", 7, null]) expect((await patch(body)).status).toBe(400);
    let deep: unknown = 1;
    for (let n = 0; n < 60; n += 1) deep = { deep };
    expect((await patch(deep)).status).toBe(400);
  });

  test("optional consents are given and withdrawn with a history and a mail; required ones are not for sale", async () => {
    const fresh = await bench.person();
    const options = { token: fresh.token };
    const decide = (kind: string, granted: boolean) => bench.call("POST", "/user/consents", { kind, granted }, options);
    const given = (await decide("marketing-email", true)).body.data;
    const consent = given.consents.find((one: { kind: string }) => one.kind === "marketing-email");
    expect(consent).toMatchObject({ granted: true, required: false, decided_at: expect.any(String), version: expect.any(String) });
    expect(new Date(consent.renew_by).getUTCFullYear() - new Date(consent.decided_at).getUTCFullYear()).toBe(2);
    await decide("marketing-email", true);
    const { data } = (await decide("marketing-email", false)).body;
    expect(data.history.map((entry: { granted: boolean }) => entry.granted)).toEqual([false, true]);
    expect((await bench.call("GET", "/user/consents", undefined, options)).body.data).toEqual(data);
    expect((await decide("terms", false)).status).toBe(422);
    const mails = await bench.mailsTo(fresh.email, 2);
    expect(mails.map((mail) => mail.subject).sort()).toEqual(["Your consent was recorded", "Your consent was withdrawn"]);
    expect(mails[0]?.text).toContain("Advertising by e-mail");
  });
});

// What is older than it is kept goes in the night, with its files; a shorter period says first what it removes.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { discardedFiles, files } from "#db/schema/files.ts";
import { notifications } from "#db/schema/notifications.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { sweepSessions } from "#features/accounts/server/sessions.server.ts";
import { upload } from "#features/files/file-fixture.ts";
import { retentionDefaults } from "#features/settings/rules/retention-values.ts";
import { removeOld } from "#features/settings/server/retention.server.ts";
import { readValue } from "#features/settings/server/settings-reader.server.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { closedDaysAgo, openOne } from "./ticket-fixture.ts";
import { sweep } from "./ticket-jobs.server.ts";

const year = 365;

describe.each(oneEngine)("retention on %s", (engine) => {
  let bench: ApiBench;
  let [admin, customer] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    [admin, customer] = [await bench.person({ role: "admin" }), await bench.person()];
  });
  afterAll(() => bench.dispose());

  const db = () => bench.services.database.orm;
  const path = "/staff/settings/retention";
  async function save(change: object, accepted?: boolean) {
    const { version, value } = (await bench.call("GET", path, undefined, { token: admin.token })).body.data;
    return bench.call("PUT", path, { version, value: { ...value, ...change }, accepted }, { token: admin.token });
  }
  async function closed(days: number) {
    const file = (await upload(bench, customer, "a.txt", "a", "?draft=draft-0001")).body.data.id;
    const { id } = await openOne(bench, customer, { file_ids: [file], draft: "draft-0001" });
    await bench.call("POST", `/tickets/${id}/close`, {}, { token: customer.token });
    await closedDaysAgo(bench, id, days);
    return { id, file };
  }

  test("a shorter period is saved once its removal is accepted, and the night obeys it", async () => {
    const [old, young] = [await closed(3 * year + 2), await closed(3 * year - 2)];
    const held = () => bench.services.retention();
    await removeOld(db(), held());
    expect(await db().select().from(tickets)).toHaveLength(2);
    const refused = await save({ tickets_years: 3 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["value.tickets_years"]]);
    expect(refused.body.errors["value.tickets_years"][0]).toContain("1 records");
    expect((await save({ tickets_years: 4 })).status).toBe(200);
    expect((await save({ tickets_years: 3 }, true)).status).toBe(200);
    await expect.poll(() => held().tickets_years).toBe(3);
    expect(await removeOld(db(), held())).toMatchObject({ tickets: 1 });
    expect((await db().select({ id: tickets.id }).from(tickets)).map(({ id }) => id)).toEqual([young.id]);
    expect(await db().select().from(ticketMessages).where(eq(ticketMessages.ticketId, old.id))).toEqual([]);
    expect((await db().select({ id: files.id }).from(files)).map(({ id }) => id)).toEqual([young.file]);
    expect(await db().select().from(discardedFiles)).not.toEqual([]);
    // Four days later the other is old enough.
    expect(await removeOld(db(), held(), new Date(Date.now() + 4 * 86_400_000))).toMatchObject({ tickets: 1 });
  });

  test("the bytes of a file in quarantine go after its days, its name stays", async () => {
    const { file } = await closed(1);
    await db()
      .update(files)
      .set({ scan: "infected", createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(files.id, file));
    expect(await removeOld(db(), bench.services.retention())).toMatchObject({ files: 1 });
    expect(await removeOld(db(), bench.services.retention())).toMatchObject({ files: 0 });
    const [kept] = await db().select().from(files).where(eq(files.id, file));
    expect(kept).toMatchObject({ name: "a.txt", size: 0, scan: "infected" });
  });

  test("enquiries are kept for the years that are set", async () => {
    const { eraseOldEnquiries } = await import("#features/enquiries/server/enquiries.server.ts");
    const enquiry = {
      intent: "sales",
      name: "Alex",
      email: "alex@example.com",
      message: "A rack in Seoul, please, from May.",
      consent: true,
    };
    await bench.call("POST", "/contact", enquiry);
    const stored = () => db().select({ id: enquiries.id }).from(enquiries);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await eraseOldEnquiries(db(), 5, inDays(4 * year));
    expect(await stored()).toHaveLength(1);
    await eraseOldEnquiries(db(), 5, inDays(5 * year + 5));
    expect(await stored()).toHaveLength(0);
  });

  test("a customer's session ends after the days that are set, after it was said whom that logs out; a colleague's goes on", async () => {
    const [old, colleague] = [await bench.person(), await bench.person({ role: "agent" })];
    const ask = async ({ token }: Person) => (await bench.call("GET", "/user", undefined, { token })).status;
    await bench.services.database.query("update sessions set created_at = now() - interval '3 days' where id = $1", [old.sessionId]);
    const refused = await save({ sessions_days: 2 });
    expect([refused.status, refused.body.errors["value.sessions_days"][0].slice(0, 10)]).toEqual([422, "1 sessions"]);
    expect((await save({ sessions_days: 2 }, true)).status).toBe(200);
    await expect.poll(() => ask(old)).toBe(401);
    expect([await ask(customer), await ask(colleague)]).toEqual([200, 200]);
    const rows = () => db().select({ id: sessions.id }).from(sessions).where(eq(sessions.id, old.sessionId));
    await sweepSessions(db(), bench.services.bus, bench.services.config);
    expect(await rows()).toEqual([]);
    expect((await bench.call("GET", "/user", undefined, { token: customer.token })).body.data.session_hours).toBe(48);
    await save({ sessions_days: 30 });
  });

  test("notices of the bell go after the days that are set", async () => {
    const notice = (onceKey: string, days: number) =>
      db()
        .insert(notifications)
        .values({
          accountId: customer.id,
          kind: "ticket_reply",
          subjectId: "ticket-1",
          data: { number: "", subject: "", name: "" },
          onceKey,
          createdAt: new Date(Date.now() - days * 86_400_000),
        });
    await db().delete(notifications);
    for (const days of [6, 8, 89, 91]) await notice(`days-${days}`, days);
    const kept = async () => (await db().select({ key: notifications.onceKey }).from(notifications)).map(({ key }) => key);
    await sweep(bench.services);
    expect(await kept()).toEqual(["days-6", "days-8", "days-89"]);
    expect((await save({ notices_days: 7 })).body.errors["value.notices_days"][0]).toContain("2 records");
    await save({ notices_days: 7 }, true);
    await expect.poll(() => bench.services.retention().notices_days).toBe(7);
    await sweep(bench.services);
    expect(await kept()).toEqual(["days-6"]);
  });

  test("what was saved before sessions and notices could be set still holds", () => {
    const { sessions_days, notices_days, ...before } = { ...retentionDefaults(), tickets_years: 7 };
    expect(readValue("retention", before, new Date())).toEqual({ ...before, sessions_days, notices_days });
  });

  test("the privacy policy says the periods that are set", async () => {
    await save({ tickets_years: 5, access_years: 3 });
    await expect.poll(() => bench.services.retention().access_years).toBe(3);
    const { texts } = bench.services.settings.live("en");
    expect([texts.ticketsKept, texts.accessYears, bench.services.settings.live("ko").texts.ticketsKept]).toEqual([
      "for 5\u00a0years",
      "3\u00a0years",
      "5년간",
    ]);
  });

  test.each([
    [{ audit_years: 1 }, "value.audit_years"],
    [{ access_years: 1 }, "value.access_years"],
    [{ tickets_years: 2 }, "value.tickets_years"],
    [{ enquiries_years: 0 }, "value.enquiries_years"],
    [{ quarantine_days: 0 }, "value.quarantine_days"],
    [{ sessions_days: 31 }, "value.sessions_days"],
    [{ notices_days: 6 }, "value.notices_days"],
  ])("%j is outside what may be set and is refused", async (change, field) => {
    const { status, body } = await save(change, true);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

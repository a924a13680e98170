// What /staff/admin/support sets is what tickets, chats and the console go by. It stands here because settings know nothing of tickets.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { tickets } from "#db/schema/tickets.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { body, closedDaysAgo, openOne } from "./ticket-fixture.ts";
import { closeUnanswered } from "./ticket-jobs.server.ts";

const dayMs = 86_400_000;

describe.each(oneEngine)("support settings on %s", (engine) => {
  let bench: ApiBench;
  let [admin, agent, customer] = [] as unknown as [Person, Person, Person];
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    admin = await bench.person({ role: "admin" });
    agent = await bench.person({ role: "agent" });
  });
  beforeEach(async () => {
    customer = await bench.person();
  });
  afterAll(() => bench.dispose());

  const as = (person: Person) => ({ token: person.token });
  const held = async () => (await bench.call("GET", "/staff/settings/support", undefined, as(admin))).body.data;
  async function save(change: object) {
    const { version, value } = await held();
    const answer = await bench.call("PUT", "/staff/settings/support", { version, value: { ...value, ...change } }, as(admin));
    if (answer.status !== 200) return answer;
    await expect.poll(() => bench.services.settings.current().support).toEqual(answer.body.data.value);
    return answer;
  }
  const at = (days: number) => new Date(Date.now() - days * dayMs);
  const row = async (id: string) => {
    const [found] = await bench.services.database.orm.select().from(tickets).where(eq(tickets.id, id));
    return found as typeof tickets.$inferSelect;
  };
  const set = (id: string, values: Partial<typeof tickets.$inferInsert>) =>
    bench.services.database.orm.update(tickets).set(values).where(eq(tickets.id, id));

  test("a ticket is warned of and closed after the days that are set", async () => {
    await save({ auto_close_days: 10, closing_notice_days: 3 });
    const { id } = await openOne(bench, customer);
    await set(id, { state: "answered", answeredAt: at(6.5) });
    await closeUnanswered(bench.services, new Date());
    expect((await row(id)).closingToldAt).toBeNull();
    await set(id, { answeredAt: at(7.1) });
    await closeUnanswered(bench.services, new Date());
    expect((await row(id)).closingToldAt).not.toBeNull();
    const { body: seen } = await bench.call("GET", `/tickets/${id}`, undefined, as(customer));
    expect(Math.round((Date.parse(seen.data.closes_at) - at(7.1).getTime()) / dayMs)).toBe(10);
    await set(id, { answeredAt: at(10.1), closingToldAt: at(2) });
    await closeUnanswered(bench.services, new Date());
    expect((await row(id)).state).toBe("answered");
    await set(id, { closingToldAt: at(3) });
    await closeUnanswered(bench.services, new Date());
    expect((await row(id)).state).toBe("closed");
    const mails = await bench.mailsTo(customer.email, 3);
    expect(mails.map(({ text }) => text).join()).toContain("for 10 days");
    await save({ auto_close_days: 7, closing_notice_days: 1 });
  });

  test("a closed ticket is reopened within the days that are set", async () => {
    const { id } = await openOne(bench, customer);
    await bench.call("POST", `/tickets/${id}/close`, {}, as(customer));
    await closedDaysAgo(bench, id, 4);
    await save({ reopen_days: 3 });
    const refused = await bench.call("POST", `/tickets/${id}/reopen`, {}, as(customer));
    expect([refused.status, refused.body.code]).toEqual([409, "reopen_expired"]);
    await save({ reopen_days: 5 });
    expect((await bench.call("POST", `/tickets/${id}/reopen`, {}, as(customer))).status).toBe(200);
  });

  test("an answer waits for the seconds that are set", async () => {
    await save({ undo_seconds: 45 });
    const { id } = await openOne(bench, customer);
    const sent = await bench.call(
      "POST",
      `/staff/tickets/${id}/replies`,
      { body: body("We are looking."), last_seen_seq: 99, next_state: "answered" },
      as(agent),
    );
    expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
    const { body: seen } = await bench.call("GET", `/staff/tickets/${id}`, undefined, as(agent));
    const [waiting] = seen.data.outbox;
    expect(waiting.grace_seconds).toBe(45);
    expect(Date.parse(waiting.sends_at) - Date.now()).toBeGreaterThan(30_000);
    await save({ undo_seconds: 15 });
  });

  test("the console has the languages that are set", async () => {
    await save({ console_languages: ["ko"] });
    const change = (person: Person, locale: string) => bench.call("PATCH", "/user", { locale }, as(person));
    const refused = await change(agent, "en");
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ["locale"]]);
    expect((await change(agent, "ko")).status).toBe(200);
    expect((await change(customer, "en")).status).toBe(200);
    await save({ console_languages: ["en", "ko"] });
    expect((await change(agent, "en")).status).toBe(200);
  });

  test("a second factor is asked of staff once it is required here", async () => {
    const queue = () => bench.call("GET", "/staff/tickets", undefined, as(agent));
    expect((await queue()).status).toBe(200);
    await save({ staff_two_factor: "required" });
    expect((await queue()).body.code).toBe("second_factor_required");
    // So is whoever set it; the row is taken back in the database's own way.
    await bench.services.database.query(
      "insert into setting_versions (group_name, value, holds_from, staff_id) values ('support', null, now(), $1)",
      [admin.id],
    );
    await bench.services.bus.publish(bench.services.database.orm, "settings", {});
    await expect.poll(async () => (await queue()).status).toBe(200);
  });

  test.each([
    [{ closing_notice_days: 7 }, "value.closing_notice_days"],
    [{ auto_close_days: 91 }, "value.auto_close_days"],
    [{ chat_seats: 6, chat_seats_maximum: 5 }, "value.chat_seats"],
    [{ undo_seconds: 1 }, "value.undo_seconds"],
    [{ console_languages: [] }, "value.console_languages"],
  ])("%j is refused at its field", async (change, field) => {
    const { status, body: answer } = await save(change);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
  });
});

test("where the configuration requires a second factor, a setting does not lift it", async () => {
  const { staffTwoFactor, supportDefaults } = await import("#features/settings/rules/support-values.ts");
  expect(staffTwoFactor("required", supportDefaults())).toBe("required");
  expect(staffTwoFactor("optional", supportDefaults())).toBe("optional");
  expect(staffTwoFactor("optional", { ...supportDefaults(), staff_two_factor: "required" })).toBe("required");
});

// What is set about departments holds: names everywhere, what customers may choose, who gets what comes in.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { tickets } from "#db/schema/tickets.ts";
import { online } from "#features/chat/server/chat-fixture.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder, departmentsOffered } from "#features/support/rules/department-list.ts";
import type { DepartmentSetting } from "#features/support/rules/department-settings.ts";
import { asOf, newTicket, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("departments on %s", (engine) => {
  let bench: ApiBench;
  let [admin, sera, dohyun, customer] = [] as unknown as [Person, Person, Person, Person];
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Han Jiwoo" });
    sera = await bench.person({ role: "agent", name: "Sera" });
    dohyun = await bench.person({ role: "agent", name: "Dohyun" });
    customer = await bench.person();
  });
  afterAll(() => bench.dispose());

  const read = async () => (await bench.call("GET", "/staff/settings/departments", undefined, asOf(admin))).body.data;
  async function save(change: (list: DepartmentSetting[]) => DepartmentSetting[]) {
    const { version, value } = await read();
    const departments = change(structuredClone(value.departments));
    const answer = await bench.call("PUT", "/staff/settings/departments", { version, value: { departments } }, asOf(admin));
    if (answer.status === 200)
      await vi.waitFor(() => expect(bench.services.departments()).toEqual(answer.body.data.value.departments), { timeout: 10_000 });
    return answer;
  }
  const set = (id: string, over: Partial<DepartmentSetting>) =>
    save((list) => list.map((one) => (one.id === id ? { ...one, ...over } : one)));
  const assigneeOf = async (id: string) =>
    (await bench.services.database.orm.select({ of: tickets.assigneeId }).from(tickets).where(eq(tickets.id, id)))[0]?.of;

  test("another name and order are said wherever a department is, in the language asked for; undo says the old ones", async () => {
    expect([departmentWords.abuse({}, { locale: "en" }), departmentsInOrder()[0]]).toEqual(["Abuse", "technical"]);
    const saved = await save((list) =>
      list.map((one) => (one.id === "abuse" ? { ...one, name: { en: "Trust and safety", ko: "신고 접수" } } : one)).toReversed(),
    );
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect([departmentWords.abuse({}, { locale: "en" }), departmentWords.abuse({}, { locale: "ko" })]).toEqual([
      "Trust and safety",
      "신고 접수",
    ]);
    expect(departmentsInOrder()).toEqual(["abuse", "sales", "billing", "technical"]);
    const [newest] = (await read()).history;
    expect(newest.changes.map(({ field }: { field: string }) => field)).toContain("departments.abuse.name.en");
    await bench.call("POST", "/staff/settings/departments/undo", { version: (await read()).version, undo: newest.version }, asOf(admin));
    await vi.waitFor(() => expect(departmentWords.abuse({}, { locale: "en" })).toBe("Abuse"), { timeout: 10_000 });
  });

  test("what is not offered cannot be chosen, stays readable, and staff still use it; one is always offered", async () => {
    const old = await openOne(bench, customer, { department: "sales", priority: "normal" });
    await set("sales", { offered: false });
    expect(departmentsOffered()).not.toContain("sales");
    const refused = await bench.call(
      "POST",
      "/tickets",
      newTicket({ department: "sales", priority: "normal" }),
      asOf(await bench.person()),
    );
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ["department"]]);
    const start = { client_id: "d".repeat(12), topic: "Prices", department: "sales", service: null, body: "Here" };
    const chat = await bench.call("POST", "/chat", start, asOf(await bench.person()));
    expect([chat.status, Object.keys(chat.body.errors ?? {})]).toEqual([422, ["department"]]);
    expect((await bench.call("GET", `/tickets/${old.id}`, undefined, asOf(customer))).body.data.department).toBe("sales");
    expect((await bench.call("PATCH", `/staff/tickets/${old.id}`, { department: "billing" }, asOf(sera))).status).toBe(200);
    expect((await bench.call("PATCH", `/staff/tickets/${old.id}`, { department: "sales" }, asOf(sera))).status).toBe(200);
    const none = await save((list) => list.map((one) => ({ ...one, offered: false })));
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["value.departments"]]);
    const fewer = await save((list) => list.slice(1));
    expect(fewer.status).toBe(422);
    await set("sales", { offered: true });
  });

  test("a new ticket goes to members on duty by turn, to nobody who is not on duty or not a member", async () => {
    await set("technical", { assign: "round_robin", members: [sera.id, dohyun.id] });
    await online(bench, sera, { seats: 3 });
    await online(bench, dohyun, { seats: 3 });
    await online(bench, admin, { seats: 3 });
    // Urgent: given at night, too.
    const given = async () => {
      const { id } = await openOne(bench, customer, { priority: "urgent" });
      await vi.waitFor(async () => expect(await assigneeOf(id)).not.toBe(null), { timeout: 20_000 });
      return assigneeOf(id);
    };
    const two = [await given(), await given()];
    expect(two.sort()).toEqual([sera.id, dohyun.id].sort());
    await bench.call("PUT", "/staff/presence", { status: "away" }, asOf(sera));
    expect([await given(), await given()]).toEqual([dohyun.id, dohyun.id]);
    await set("technical", { members: [admin.id] });
    expect(await given()).toBe(admin.id);
    await set("technical", { assign: "nobody" });
    const { id } = await openOne(bench, customer, { priority: "urgent" });
    await new Promise((later) => setTimeout(later, 1_500));
    expect(await assigneeOf(id)).toBe(null);
  });
});

// Staff see the area as a customer does: they see what the customer sees, change nothing, leave no trace of the customer, and it ends.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessLog, customerViews } from "#db/schema/records.ts";
import { online, sayIn, startTaken } from "#features/chat/server/chat-fixture.ts";
import { body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import type { ApiCall } from "#platform/api/api-call.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const reason = "The customer says the list of tickets is empty.";

/** What protects the account or is the customer's alone: named here, so that none of it becomes viewable by the way. */
const personal = [
  "listSessions",
  "listSecurityEvents",
  "listPasskeys",
  "readConsents",
  "listExports",
  "downloadExport",
  "listDrafts",
  "listNotices",
];

/** The two engines wrap rows differently. */
function rowsOf<T>(result: unknown): T[] {
  return Array.isArray(result) ? result : (result as { rows: T[] }).rows;
}

describe.each(oneEngine)("a view of a customer's area on %s", (engine) => {
  let bench: ApiBench;
  let [admin, agent, editor, ann]: Person[] = [];
  let ids: Record<string, string>;
  beforeAll(async () => {
    bench = await apiBench(engine);
    [admin, agent] = [await bench.person({ role: "admin", name: "Sera" }), await bench.person({ role: "agent", name: "Dohyun" })];
    [editor, ann] = [await bench.person({ role: "editor" }), await bench.person({ name: "Ann Lee" })];
    const ticket = await openOne(bench, ann as Person);
    await as(agent, "POST", `/staff/tickets/${ticket.id}/replies`, { body: body("We look into it."), last_seen_seq: 99 });
    await online(bench, agent as Person);
    const chat = await startTaken(bench, ann as Person, agent as Person);
    const said = await sayIn(bench, agent as Person, "staff", chat.id, "Hello");
    expect(said.status, JSON.stringify(said.body)).toBe(201);
    ids = { "/tickets": ticket.id, "/chat": chat.id, "/organisation": ann?.id ?? "" };
    // Mails, and answers that wait a moment, would change tables by themselves.
    await bench.services.jobs.stop();
  });
  afterAll(() => bench.dispose());

  const as = (person: Person | undefined, method: string, path: string, body?: object, view?: string) =>
    bench.call(method, path, body, { token: person?.token ?? "", ...(view ? { view } : {}) });
  const start = async (person = agent, customer = ann) => {
    const answer = await as(person, "POST", `/staff/customers/${customer?.id}/view`, { reason });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data as { id: string; until: string };
  };
  const pathOf = ({ path }: ApiCall) => {
    const id = Object.entries(ids).find(([begins]) => path.startsWith(begins))?.[1] ?? ann?.id ?? "";
    return path.replaceAll("{seq}", "1").replace(/\{\w+\}/g, id);
  };

  /** Every row of every table, but for the session of who looks. */
  async function everything(): Promise<Record<string, unknown>> {
    await bench.services.accessRecord.flush();
    const { orm } = bench.services.database;
    const tables = rowsOf<{ name: string }>(
      await orm.execute(sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'sessions'`),
    );
    const marks: Record<string, unknown> = {};
    for (const { name } of tables) {
      const mark = sql`select md5(string_agg(t::text, ',' order by t::text)) as mark from ${sql.identifier(name)} t`;
      marks[name] = rowsOf(await orm.execute(mark))[0];
    }
    expect(tables.length).toBeGreaterThan(50);
    return marks;
  }

  test("security, expected: every declared call that changes something is refused in a view, and nothing has changed", async () => {
    const { id } = await start();
    const changing = bench.api.inventory.filter(({ method }) => method !== "get");
    expect(changing.length).toBeGreaterThan(100);
    const before = await everything();
    for (const call of changing) {
      const sent = (call.example?.body ?? (call.body ? {} : undefined)) as object | undefined;
      const answer = await as(agent, call.method.toUpperCase(), pathOf(call), sent, id);
      expect(`${call.id} ${answer.status} ${answer.body.code}`).toBe(`${call.id} 403 view_only`);
    }
    expect(await everything()).toEqual(before);
  });

  test("security, expected: readings are answered only where their declaration says so, as to the customer, and mark nothing", async () => {
    const { id } = await start();
    const before = { ...(await everything()), rate_limits: "counted for the colleague and their network" };
    for (const call of bench.api.inventory.filter(({ method }) => method === "get")) {
      const query = call.id === "searchEverything" ? "?q=line" : "";
      const answer = await as(agent, "GET", pathOf(call) + query, undefined, id);
      expect(`${call.id} ${answer.status}`).toBe(`${call.id} ${call.viewable ? 200 : 403}`);
      if (!call.viewable) continue;
      expect(call.access === "customer" || call.access === "public" || call.id === "readUser", call.id).toBe(true);
      expect(personal).not.toContain(call.id);
    }
    expect(
      bench.api.inventory
        .filter(({ id: name }) => personal.includes(name))
        .map(({ id: name }) => name)
        .sort(),
    ).toEqual(personal.sort());
    // A new reading of customers is opened here or named above: a page that needs it would not be shown otherwise.
    const undecided = bench.api.inventory.filter((call) => call.method === "get" && call.access === "customer" && !call.viewable);
    expect(undecided.map(({ id: name }) => name).filter((name) => !personal.includes(name))).toEqual([]);
    const seen = await as(agent, "GET", "/tickets", undefined, id);
    expect(seen.body).toEqual((await as(ann, "GET", "/tickets")).body);
    // The colleague's words in the chat are still unseen by the customer.
    expect((await as(agent, "GET", "/chat/badge", undefined, id)).body.data.unread).toBe(1);
    expect((await as(agent, "GET", "/user", undefined, id)).body.data).toMatchObject({ id: ann?.id, viewing: { by: agent?.id } });
    expect((await as(ann, "GET", "/user")).body.data.viewing).toBeUndefined();
    expect({ ...(await everything()), rate_limits: before.rate_limits }).toEqual(before);
  });

  test("security: it needs the capability and a reason, and belongs to the session it was begun in", async () => {
    expect((await as(editor, "POST", `/staff/customers/${ann?.id}/view`, { reason })).status).toBe(403);
    expect((await as(agent, "POST", `/staff/customers/${ann?.id}/view`, { reason: "because" })).body.errors).toHaveProperty("reason");
    expect((await as(agent, "POST", `/staff/customers/${admin?.id}/view`, { reason })).status).toBe(404);
    const { id } = await start();
    for (const other of [admin, editor, ann, undefined])
      expect((await as(other, "GET", "/tickets", undefined, id)).body.code, other?.email).toMatch(/^(view_over|unauthenticated)$/);
    for (const wrong of ["nonsense", "AAAAAAAAAAAAAAAAAAAA"])
      expect((await as(agent, "GET", "/tickets", undefined, wrong)).body.code).toBe("view_over");
  });

  test("it ends by hand, by the clock, by another view, and with the customer's access", async () => {
    const code = async (id: string) => (await as(agent, "GET", "/tickets", undefined, id)).body.code;
    const bob = await bench.person({ name: "Bob" });
    const first = await start();
    expect(Date.parse(first.until) - Date.now()).toBeGreaterThan(14 * 60_000);
    expect(Date.parse(first.until) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const second = await start(agent, bob);
    expect([await code(first.id), await code(second.id)]).toEqual(["view_over", undefined]);
    expect((await as(agent, "DELETE", `/staff/customers/${bob.id}/view`)).status).toBe(204);
    expect((await as(agent, "DELETE", `/staff/customers/${bob.id}/view`)).status).toBe(204);
    expect(await code(second.id)).toBe("view_over");
    const third = await start(agent, bob);
    const { orm } = bench.services.database;
    await orm
      .update(customerViews)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(eq(customerViews.id, third.id));
    expect(await code(third.id)).toBe("view_over");
    const fourth = await start(agent, bob);
    await as(admin, "POST", `/staff/customers/${bob.id}/access`, { disabled: true, reason });
    expect(await code(fourth.id)).toBe("view_over");
    expect((await as(agent, "POST", `/staff/customers/${bob.id}/view`, { reason })).status).toBe(409);
  });

  test("start and end are in the audit log with the reason, the look in the access record, and the customer reads of it", async () => {
    const cho = await bench.person({ name: "Cho" });
    await start(agent, cho);
    await as(agent, "DELETE", `/staff/customers/${cho.id}/view`);
    const audit = (await as(admin, "GET", `/staff/audit?limit=20`)).body.data as {
      action: string;
      subject: { id: string };
      changes: unknown;
    }[];
    const mine = audit.filter((entry) => JSON.stringify(entry).includes(cho.id)).map(({ action }) => action);
    expect(mine).toEqual(["endCustomerView", "startCustomerView"]);
    expect(JSON.stringify(audit)).toContain(reason);
    const log = await bench.services.database.orm.select().from(accessLog).where(eq(accessLog.customerId, cho.id));
    // That the administrator has read of it is written down as well, a moment later.
    expect(log.filter(({ staffId }) => staffId === agent?.id)).toMatchObject([{ action: "customer.view" }]);
    const events = (await as(cho, "GET", "/user/security-events")).body.data;
    expect(events).toMatchObject([{ kind: "viewed-by-staff", address: "", browser: "" }]);
  });
});

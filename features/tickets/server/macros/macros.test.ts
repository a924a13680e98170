import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cannedReplies, ticketOutbox, tickets } from "#db/schema/tickets.ts";
import { askClosing } from "#features/tickets/server/staff/staff-closing.server.ts";
import { releaseReply } from "#features/tickets/server/staff/staff-replies.server.ts";
import { asOf, body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";

let bench: ApiBench;
let agent: Person;
let other: Person;
let customer: Person;

beforeAll(async () => {
  bench = await apiBench();
  agent = await bench.person({ role: "agent", name: "Sera Yoon" });
  other = await bench.person({ role: "agent", name: "Park Dohyun" });
  customer = await bench.person({ name: "Kim Seoyeon" });
  const text = (words: string) => ({ en: words, ko: words });
  await db()
    .insert(cannedReplies)
    .values([
      { id: "canned-look", shortcut: "look", title: text("We look"), body: text("Dear {customer_name}, we look at it. {agent_name}") },
      { id: "canned-open", shortcut: "open", title: text("Open"), body: text("Your {nothing_known}") },
    ]);
});
afterAll(() => bench.dispose());

const db = () => bench.services.database.orm;
const ticketOf = async (id: string) => (await db().select().from(tickets).where(eq(tickets.id, id)))[0];
const make = async (parts: object, by = agent) => {
  const made = await bench.call("POST", "/staff/macros", { name: "Start", ...parts }, asOf(by));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data as { id: string; does: string[] };
};
const use = async (ticketId: string, macro: string, by = agent) => {
  const seen = (await ticketOf(ticketId))?.lastSeq;
  return bench.call("POST", `/staff/tickets/${ticketId}/macro`, { macro, last_seen_seq: seen }, asOf(by));
};
/** The seconds have passed. */
const pass = (id: string) => db().transaction((tx) => releaseReply(tx, bench.services, id));

test("a macro answers, tags, sets the priority, takes the ticket and its state, all after the seconds of grace", async () => {
  const { id } = await openOne(bench, customer, { priority: "normal" });
  const macro = await make({ canned: "canned-look", tags: ["line"], priority: "high", assignee: "me", state: "in_progress", shared: true });
  expect(macro.does).toEqual(["reply “We look”", "tag “line”", "priority High", "take it", "status In progress"]);
  const used = await use(id, macro.id, other);
  expect(used.status).toBe(201);
  expect(used.body.data.macro).toEqual({ name: "Start", does: ["tag", "priority", "assign"] });
  expect(await ticketOf(id)).toMatchObject({ tags: [], priority: "normal", assigneeId: null, state: "open" });
  await pass(used.body.data.id);
  expect(await ticketOf(id)).toMatchObject({ tags: ["line"], priority: "high", assigneeId: other.id, state: "in_progress" });
  const seen = JSON.stringify((await bench.call("GET", `/tickets/${id}`, undefined, asOf(customer))).body);
  expect(seen).toContain("Dear Kim Seoyeon, we look at it. Park Dohyun");
  expect(seen).not.toContain('"Start"');
});

test("undo takes all of it back, and a macro without words is not taken for a closing", async () => {
  const { id } = await openOne(bench, customer);
  const macro = await make({ tags: ["line"], assignee: other.id, state: "on_hold" });
  const used = await use(id, macro.id);
  // A closing that is asked for meanwhile is another one.
  const actor = { viewer: { id: agent.id } as never, reader: { id: agent.id, kind: "staff" as const, locale: "en" as const } };
  const closing = await db().transaction((tx) => askClosing(tx, bench.services, actor, id, {}));
  expect(closing).not.toBe(used.body.data.id);
  await db().delete(ticketOutbox).where(eq(ticketOutbox.id, closing));
  expect((await bench.call("DELETE", `/staff/tickets/${id}/replies/${used.body.data.id}`, undefined, asOf(agent))).status).toBe(200);
  await pass(used.body.data.id);
  expect(await ticketOf(id)).toMatchObject({ tags: [], assigneeId: null, state: "open" });
  await pass((await use(id, macro.id)).body.data.id);
  expect(await ticketOf(id)).toMatchObject({ tags: ["line"], assigneeId: other.id, state: "on_hold" });
});

test("what the customer wrote meanwhile is not closed over, and the rest is done", async () => {
  const { id } = await openOne(bench, customer);
  const macro = await make({ tags: ["done"], state: "closed" });
  const used = await use(id, macro.id);
  await bench.call("POST", `/tickets/${id}/messages`, { body: body("Still broken") }, asOf(customer));
  await pass(used.body.data.id);
  expect(await ticketOf(id)).toMatchObject({ tags: ["done"], state: "open" });
  const late = await bench.call("POST", `/staff/tickets/${id}/macro`, { macro: macro.id, last_seen_seq: 1 }, asOf(agent));
  expect(late.body.code).toBe("newer_reply");
});

test("one's own are one's own, everybody's are everybody's; what does nothing or names nobody is refused", async () => {
  const own = await make({ name: "Mine", tags: ["a"] });
  const all = await make({ name: "Ours", tags: ["a"], shared: true });
  const names = async (by: Person) =>
    (await bench.call("GET", "/staff/macros", undefined, asOf(by))).body.data.map(({ name }: { name: string }) => name);
  expect(await names(agent)).toEqual(expect.arrayContaining(["Mine", "Ours"]));
  expect(await names(other)).toContain("Ours");
  expect(await names(other)).not.toContain("Mine");
  const { id } = await openOne(bench, customer);
  expect((await use(id, own.id, other)).status).toBe(404);
  expect((await bench.call("DELETE", `/staff/macros/${own.id}`, undefined, asOf(other))).status).toBe(404);
  expect((await bench.call("DELETE", `/staff/macros/${all.id}`, undefined, asOf(other))).status).toBe(204);
  const refused = async (parts: object) =>
    Object.keys((await bench.call("POST", "/staff/macros", { name: "Bad", ...parts }, asOf(agent))).body.errors);
  expect(await refused({})).toEqual(["canned"]);
  expect(await refused({ state: "answered" })).toEqual(["state"]);
  expect(await refused({ assignee: customer.id })).toEqual(["assignee"]);
  const unfilled = await make({ canned: "canned-open" });
  expect((await use(id, unfilled.id)).body.code).toBe("unfilled_placeholders");
});

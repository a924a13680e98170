// What ends when an account stops: each thing somebody can hold is made, the account is stopped, and it is looked at again.
import { readdirSync } from "node:fs";
import { eq, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { agentPresence, chatMessages, chats } from "#db/schema/chat.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { webhooks } from "#db/schema/integrations.ts";
import { pushDevices } from "#db/schema/notifications.ts";
import { ticketMessages, tickets } from "#db/schema/tickets.ts";
import { type SessionsEnded, sessionsEnded, sweepSessions } from "#features/accounts/server/sessions.server.ts";
import { online, sayIn, secondsAgo, startOne, startTaken, touch } from "#features/chat/server/chat-fixture.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { heldByAccounts } from "./account-stops.ts";

test("every column that says whose something is has a word about what becomes of it", async () => {
  const found: string[] = [];
  for (const file of readdirSync("db/schema")) {
    for (const table of Object.values((await import(`../db/schema/${file.replace(/\.ts$/, "")}.ts`)) as Record<string, unknown>)) {
      if (!is(table, PgTable)) continue;
      const { name, foreignKeys } = getTableConfig(table);
      const whose = foreignKeys.map((key) => key.reference()).filter(({ foreignTable }) => foreignTable === accounts);
      found.push(...whose.map(({ columns }) => `${name}.${columns.map((column) => column.name).join()}`));
    }
  }
  expect(found.length).toBeGreaterThan(50);
  expect(found.sort()).toEqual(Object.keys(heldByAccounts).sort());
});

describe.each(oneEngine)("when an account stops on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  const told: { c: string[]; e: string; d: string }[] = [];
  const ended: string[] = [];
  beforeAll(async () => {
    bench = await apiBench(engine);
    bench.services.bus.subscribe(REALTIME_TOPIC, (payload) => {
      for (const message of JSON.parse((payload as { payload: string }).payload))
        told.push({ c: message.channels ?? [], e: message.event ?? "", d: message.data ?? "" });
    });
    bench.services.bus.subscribe(sessionsEnded, (payload) => void ended.push(...(payload as SessionsEnded).sessionIds));
    admin = await bench.person({ role: "admin", name: "Sera Yoon" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person, method: string, path: string, body?: object) => bench.call(method, path, body, { token: person.token });
  const endAccess = (person: Person) => as(admin, "PATCH", `/staff/team/${person.id}`, { disabled: true });
  const disable = (person: Person) =>
    as(admin, "POST", `/staff/customers/${person.id}/access`, { disabled: true, reason: "Asked for by the police, case 4711." });
  const db = () => bench.services.database.orm;
  const chatRow = async (id: string) => (await db().select().from(chats).where(eq(chats.id, id)))[0];
  const eventsOf = async (id: string) => {
    const rows = await db().select().from(chatMessages).where(eq(chatMessages.chatId, id)).orderBy(chatMessages.seq);
    return rows.flatMap(({ event }) => (event ? [event] : []));
  };

  test("chat: whoever loses access leaves nobody alone: the chat is in the queue at once, its wait counted from the question", async () => {
    const [agent, customer] = [await bench.person({ role: "agent" }), await bench.person()];
    await online(bench, agent);
    const chat = await startTaken(bench, customer, agent);
    await sayIn(bench, agent, "staff", chat.id, "One moment.");
    await sayIn(bench, customer, "customer", chat.id, "Are you there?");
    const asked = secondsAgo(100);
    await touch(bench, chat.id, { unansweredSince: asked });
    told.length = 0;
    expect((await endAccess(agent)).status).toBe(200);
    expect(await chatRow(chat.id)).toMatchObject({ state: "waiting", agentId: null, waitingSince: asked, unansweredSince: asked });
    await expect.poll(() => told.some(({ e, c }) => e === "chat.state" && c.includes(`private-chat-${chat.id}`))).toBe(true);
    expect((await eventsOf(chat.id)).at(-1)).toMatchObject({ type: "transferred", to: null });
    const read = (await as(customer, "GET", `/chat/${chat.id}`)).body.data;
    expect(read.queue).toMatchObject({ waiting_since: asked.toISOString() });
    // Nobody is shown at the desk who is not.
    expect((await db().select().from(agentPresence).where(eq(agentPresence.accountId, agent.id)))[0]?.status).toBe("offline");
    const log = JSON.stringify((await as(admin, "GET", "/staff/audit?limit=1")).body.data);
    expect(log).toContain("changeColleague");
    expect(log).toContain("waiting");
  });

  test("chat: one nobody waits in begins to wait now; a long wait still leaves the desk time to take it", async () => {
    const [agent, quiet, long] = [await bench.person({ role: "agent" }), await bench.person(), await bench.person()];
    await online(bench, agent);
    const [one, two] = [await startTaken(bench, quiet, agent), await startTaken(bench, long, agent)];
    await touch(bench, one.id, { unansweredSince: null });
    await touch(bench, two.id, { unansweredSince: secondsAgo(3_000) });
    await endAccess(agent);
    const waited = async (id: string) => (Date.now() - ((await chatRow(id))?.waitingSince?.getTime() ?? 0)) / 1000;
    expect(await waited(one.id)).toBeLessThan(60);
    expect(await waited(two.id)).toBeGreaterThan(300);
    expect(await waited(two.id)).toBeLessThan(480);
  });

  test("chat: a role that may not chat gives them back as well, one that may keeps them", async () => {
    const [agent, customer] = [await bench.person({ role: "agent" }), await bench.person()];
    await online(bench, agent);
    const chat = await startTaken(bench, customer, agent);
    await as(admin, "PATCH", `/staff/team/${agent.id}`, { role: "admin" });
    expect(await chatRow(chat.id)).toMatchObject({ state: "active", agentId: agent.id });
    await as(admin, "PATCH", `/staff/team/${agent.id}`, { role: "editor" });
    expect(await chatRow(chat.id)).toMatchObject({ state: "waiting", agentId: null });
  });

  test("chat: a disabled customer's chats end, active or waiting, and the log says why to staff", async () => {
    const agent = await bench.person({ role: "agent" });
    await online(bench, agent);
    const [talking, waiting] = [await bench.person(), await bench.person()];
    const [taken, queued] = [await startTaken(bench, talking, agent), await startOne(bench, waiting)];
    for (const person of [talking, waiting]) expect((await disable(person)).status).toBe(200);
    for (const { id } of [taken, queued]) {
      expect(await chatRow(id)).toMatchObject({ state: "ended", endedBy: "system", waitingSince: null, unansweredSince: null });
      expect((await eventsOf(id)).at(-1)).toMatchObject({ type: "ended", by: "system", why: "disabled" });
    }
    const seen = (await as(agent, "GET", `/staff/chats/${taken.id}/messages`)).body.data.at(-1);
    expect(seen.event).toMatchObject({ type: "ended", why: "disabled" });
  });

  test("chat: whoever asks to be erased ends their chat by it", async () => {
    const customer = await bench.person();
    const agent = await bench.person({ role: "agent" });
    await online(bench, agent);
    const chat = await startTaken(bench, customer, agent);
    expect((await as(customer, "DELETE", "/user", { password: goodPassword })).status).toBeLessThan(300);
    expect(await chatRow(chat.id)).toMatchObject({ state: "ended" });
    expect((await eventsOf(chat.id)).at(-1)).toMatchObject({ type: "ended", why: "leaving" });
  });

  test("desk: open tickets of a colleague without access have nobody, the logs say so; closed ones keep the name", async () => {
    const [agent, customer] = [await bench.person({ role: "agent", name: "Nayoung Kim" }), await bench.person()];
    const [open, closed] = [await openOne(bench, customer), await openOne(bench, customer)];
    for (const { id } of [open, closed]) await as(admin, "PATCH", `/staff/tickets/${id}`, { assignee: agent.id });
    await as(admin, "PATCH", `/staff/tickets/${closed.id}`, { state: "closed" });
    const listed = async () =>
      (await as(admin, "GET", "/staff/team")).body.data.find(({ id }: { id: string }) => id === agent.id) as Record<string, unknown>;
    expect(await listed()).toMatchObject({ open_tickets: 1, open_chats: 0 });
    await endAccess(agent);
    expect(await listed()).toMatchObject({ open_tickets: 0 });
    const rows = await db().select().from(tickets).where(eq(tickets.customerId, customer.id));
    expect(rows.find(({ id }) => id === open.id)?.assigneeId).toBeNull();
    expect(rows.find(({ id }) => id === closed.id)?.assigneeId).toBe(agent.id);
    const log = await db().select().from(ticketMessages).where(eq(ticketMessages.ticketId, open.id)).orderBy(ticketMessages.seq);
    expect(log.at(-1)).toMatchObject({ authorId: admin.id, event: { type: "assigned", to: null } });
    expect(JSON.stringify((await as(admin, "GET", "/staff/audit?limit=1")).body.data)).toContain(open.number);
    const unassigned = (await as(admin, "GET", "/staff/tickets?view=unassigned")).body.data.map(({ id }: { id: string }) => id);
    expect(unassigned).toContain(open.id);
  });

  test("desk: sessions, sockets, pushes, keys, webhooks and enquiries of a colleague without access", async () => {
    const leaving = await bench.person({ role: "admin", name: "Jiho Han" });
    const key = await as(leaving, "POST", "/staff/api-keys", { name: "Sync", scopes: ["tickets.answer"], days: 30 });
    expect(key.status).toBe(201);
    const token = key.body.data.token as string;
    const reads = async () => (await bench.call("GET", "/staff/tickets", undefined, { token })).status;
    expect(await reads()).toBe(200);
    await db()
      .insert(webhooks)
      .values({ id: "hook-of-jiho", ownerId: leaving.id, url: "https://a.example/", events: [], secret: "sealed" });
    const device = { accountId: leaving.id, sessionId: leaving.sessionId, p256dh: "p", auth: "a", userAgent: "Vitest" };
    await db()
      .insert(pushDevices)
      .values({ ...device, id: "device-of-jiho", endpoint: "https://push.example/1" });
    const enquiry = { intent: "sales" as const, name: "Ann", email: "ann@example.com", message: "How much?", locale: "en" as const };
    const dated = { address: "192.0.2.1", eraseAfter: new Date(Date.now() + 86_400_000), assigneeId: leaving.id, status: "open" as const };
    await db()
      .insert(enquiries)
      .values({ ...enquiry, ...dated, id: "enquiry-of-jiho", reference: "E-2026-900001" });

    await endAccess(leaving);
    expect((await as(leaving, "GET", "/user")).status).toBe(401);
    await expect.poll(() => ended).toContain(leaving.sessionId);
    expect(await db().select().from(pushDevices).where(eq(pushDevices.accountId, leaving.id))).toEqual([]);
    expect(await reads()).toBe(401);
    expect((await db().select().from(webhooks).where(eq(webhooks.id, "hook-of-jiho")))[0]?.ownerId).toBe(admin.id);
    const [waiting] = await db().select().from(enquiries).where(eq(enquiries.id, "enquiry-of-jiho"));
    expect(waiting).toMatchObject({ status: "open", assigneeId: null });
  });

  test("desk: whoever holds the dead token is told why it is dead, nobody else is told anything", async () => {
    const why = async (token: string) => {
      const answer = await bench.call("GET", "/user", undefined, { token });
      expect(answer.status).toBe(401);
      return answer.headers.get("x-session-end");
    };
    const [agent, other, idle, customer] = [
      await bench.person({ role: "agent" }),
      await bench.person({ role: "agent" }),
      await bench.person({ role: "agent" }),
      await bench.person(),
    ];
    await endAccess(agent);
    expect(await why(agent.token)).toBe("access");
    await as(admin, "PATCH", `/staff/team/${other.id}`, { role: "editor" });
    expect(await why(other.token)).toBe("changed");
    await disable(customer);
    expect(await why(customer.token)).toBe("access");
    await bench.services.database.query("update sessions set last_seen_at = now() - interval '13 hours' where id = $1", [idle.sessionId]);
    expect(await why(idle.token)).toBe("time");
    await sweepSessions(db(), bench.services.bus, bench.services.config);
    expect(await why(idle.token)).toBe("time");
    expect(await why("a-token-that-never-was")).toBeNull();
  });
});

// Chats through the API, on every engine: queue, talk, marks, seats, handing over, tickets, and what strangers get.
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chatMessages } from "#db/schema/chat.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { clientId, newChat, online, sayIn, secondsAgo, startOne, startTaken } from "./chat-fixture.ts";

describe.each(engines)("chat on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  let second: Person;
  let admin: Person;
  const as = (person: Person, locale = "en") => ({ token: person.token, locale });
  const messagesOf = async (person: Person, id: string, query = "") =>
    (await bench.call("GET", `/chat/${id}/messages${query}`, undefined, as(person))).body;

  beforeAll(async () => {
    bench = await apiBench(engine, { CHAT_MESSAGES_PER_MINUTE: "30" });
    [agent, second, admin] = await Promise.all([
      bench.person({ role: "agent", name: "Lee Hana" }),
      bench.person({ role: "agent", name: "박도현" }),
      bench.person({ role: "admin", name: "윤세라" }),
    ]);
  });
  afterAll(() => bench.dispose());

  test("with nobody there the message becomes a ticket, the same start twice makes one, and both show one history", async () => {
    const customer = await bench.person({ name: "Kim Seoyeon" });
    const availability = (await bench.call("GET", "/chat/availability")).body.data;
    expect(["away", "closed"]).toContain(availability.state);
    expect(availability.hours.week[1]).toEqual([
      { from: "09:00", to: "12:00" },
      { from: "13:00", to: "18:00" },
    ]);
    const start = newChat();
    const first = await bench.call("POST", "/chat", start, as(customer));
    const again = await bench.call("POST", "/chat", start, as(customer));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.data.id).toBe(first.body.data.id);
    const chat = first.body.data;
    expect(chat).toMatchObject({ state: "ticket", may: { send: false, ticket: false }, queue: null });
    expect(chat.ticket.number).toMatch(/^AR-\d{4}-\d{6}$/);
    const tickets = (await bench.call("GET", "/tickets", undefined, as(customer))).body.data;
    expect(tickets.map((ticket: { id: string }) => ticket.id)).toEqual([chat.ticket.id]);
    const events = (await messagesOf(customer, chat.id)).data.filter((entry: { kind: string }) => entry.kind === "event");
    expect(events.map((entry: { event: { type: string } }) => entry.event.type)).toEqual(["away", "ticket"]);

    const ticket = (await bench.call("GET", `/tickets/${chat.ticket.id}`, undefined, as(customer))).body.data;
    expect(ticket).toMatchObject({ subject: start.topic, department: "technical" });
    expect(JSON.stringify(ticket.messages[0].body)).toContain("idle since 13:40");
    expect(ticket.messages[0].via).toBe("chat");
    // What is the ticket's first message is not repeated in the chat before it.
    const before = (await bench.call("GET", `/tickets/${chat.ticket.id}/chat`, undefined, as(customer))).body.data;
    expect(before).toMatchObject({ id: chat.id, messages: [{ event: { type: "away" } }, { event: { type: "ticket" } }] });
    const forStaff = (await bench.call("GET", `/staff/tickets/${chat.ticket.id}/chat`, undefined, as(agent))).body.data;
    expect(forStaff.id).toBe(chat.id);

    // The out-of-office text comes once a day.
    const next = await startOne(bench, customer, { body: "And one more thing" });
    const types = (await messagesOf(customer, next.id)).data.map((entry: { event?: { type: string } }) => entry.event?.type);
    expect(types).toEqual([undefined, "ticket"]);
  });

  test("desk: a line can be taken back by its writer for 10 s: its words are nowhere, both sides read that it was", async () => {
    await online(bench, agent);
    const customer = await bench.person({ name: "Kim Seoyeon" });
    const chat = await startTaken(bench, customer, agent, { body: "Our session is idle." });
    const unsay = (person: Person, path: string, seq: number) => bench.call("DELETE", `${path}/messages/${seq}`, undefined, as(person));
    const [mine, theirs] = [`/chat/${chat.id}`, `/staff/chats/${chat.id}`];
    const said = (await sayIn(bench, agent, "staff", chat.id, "VIP, be careful")).body.data.seq;
    expect((await unsay(customer, mine, said)).body.code).toBe("undo_expired");
    expect((await unsay(second, theirs, said)).status).toBe(404);
    const gone = await unsay(agent, theirs, said);
    expect(gone.body.data).toEqual({ seq: said + 1 });
    // Whoever has drawn it already hears of it as of everything else: by the next number.
    const caughtUp = await messagesOf(customer, chat.id, `?after=${said}`);
    expect(caughtUp.data).toMatchObject([{ seq: said + 1, event: { type: "taken_back", seq: said, by: "staff" } }]);
    const [forCustomer, forStaff] = [
      (await bench.call("GET", mine, undefined, as(customer))).body.data,
      (await bench.call("GET", theirs, undefined, as(agent))).body.data,
    ];
    expect(JSON.stringify([forCustomer, forStaff])).not.toContain("VIP");
    // The customer waits for an answer again, as before it was said.
    expect(forStaff).toMatchObject({ last: { by: "customer", text: "Our session is idle." }, unanswered_since: expect.any(String) });
    expect(forCustomer.unread).toBe(0);
    expect((await unsay(agent, theirs, said)).body.code).toBe("undo_expired");

    const own = (await sayIn(bench, customer, "customer", chat.id, "Wrong window")).body.data.seq;
    expect((await unsay(customer, mine, own)).status).toBe(200);
    const late = (await sayIn(bench, customer, "customer", chat.id, "It stays")).body.data.seq;
    const rows = bench.services.database.orm;
    await rows
      .update(chatMessages)
      .set({ createdAt: secondsAgo(11) })
      .where(and(eq(chatMessages.chatId, chat.id), eq(chatMessages.seq, late)));
    expect((await unsay(customer, mine, late)).body.code).toBe("undo_expired");
    await bench.call("POST", `${theirs}/end`, {}, as(agent));
  });

  test("queue, take, talk, marks, end, rating", async () => {
    await online(bench, agent);
    const [early, late] = await Promise.all([bench.person(), bench.person()]);
    const first = await startOne(bench, early);
    const other = await startOne(bench, late);
    expect(first).toMatchObject({ state: "waiting", queue: { position: 1, ahead: 0 }, may: { send: true, close: true } });
    expect(other.queue).toMatchObject({ position: 2, ahead: 1, behind: 0, agents_online: 1 });
    expect(other.queue.expected_wait_seconds).toBeGreaterThan(0);
    const waiting = (await bench.call("GET", "/staff/chats?view=waiting", undefined, as(agent))).body;
    expect(waiting.data.map((chat: { id: string }) => chat.id)).toEqual([first.id, other.id]);
    expect(waiting.meta.counts).toMatchObject({ waiting: 2, mine: 0 });

    expect((await bench.call("POST", `/staff/chats/${first.id}/take`, {}, as(agent))).body.data).toMatchObject({
      state: "active",
      may: { send: true },
    });
    expect((await bench.call("POST", `/staff/chats/${first.id}/take`, {}, as(second))).body.code).toBe("chat_taken");
    expect((await bench.call("GET", `/chat/${other.id}`, undefined, as(late))).body.data.queue.position).toBe(1);

    const said = await sayIn(bench, agent, "staff", first.id, "Found it.");
    expect(said).toMatchObject({ status: 201, body: { data: { seq: 4, body: "Found it.", by: { role: "you" } } } });
    const note = await bench.call("POST", `/staff/chats/${first.id}/notes`, { client_id: clientId(), body: "Prefix limit 50" }, as(agent));
    expect(note.body.data).toMatchObject({ kind: "note", seq: 5 });
    const thread = await messagesOf(early, first.id, "?after=0");
    expect(thread.data.map((entry: { seq: number }) => entry.seq)).toEqual([1, 2, 3, 4]);
    expect(thread.data[2]).toMatchObject({ kind: "event", event: { type: "joined", name: "Lee Hana" } });
    expect(thread.meta).toMatchObject({ seq: 4, more_after: false });
    expect(JSON.stringify(thread)).not.toContain("Prefix limit");
    expect((await messagesOf(early, first.id, "?before=3&limit=1")).data.map((entry: { seq: number }) => entry.seq)).toEqual([2]);

    expect((await bench.call("GET", "/chat/badge", undefined, as(early))).body.data).toEqual({ unread: 1, open_id: first.id });
    expect((await bench.call("POST", `/chat/${first.id}/delivered`, { seq: 4 }, as(early))).body.data).toEqual({ read: 2, delivered: 4 });
    expect((await bench.call("POST", `/chat/${first.id}/read`, { seq: 999 }, as(early))).body.data).toEqual({ read: 4, delivered: 4 });
    expect((await bench.call("POST", `/chat/${first.id}/read`, { seq: 1 }, as(early))).body.data.read).toBe(4);
    expect((await bench.call("GET", "/chat/badge", undefined, as(early))).body.data.unread).toBe(0);
    const seen = (await bench.call("GET", `/staff/chats/${first.id}`, undefined, as(agent))).body.data;
    expect(seen).toMatchObject({ theirs: { read: 4 }, customer: { id: early.id }, seq: 5 });
    // A supervisor who reads along leaves no mark.
    await bench.call("POST", `/staff/chats/${first.id}/read`, { seq: 4 }, as(admin));
    expect((await bench.call("GET", `/chat/${first.id}`, undefined, as(early))).body.data.theirs.read).toBe(4);

    expect((await bench.call("POST", `/chat/${first.id}/rating`, { rating: 5 }, as(early))).body.code).toBe("wrong_state");
    const closed = await bench.call("POST", `/chat/${first.id}/close`, {}, as(early));
    expect(closed.body.data).toMatchObject({ state: "ended", ended_by: "customer", may: { send: false, rate: true } });
    expect((await sayIn(bench, early, "customer", first.id, "Too late")).body.code).toBe("wrong_state");
    const rated = await bench.call("POST", `/chat/${first.id}/rating`, { rating: 4, comment: "Quick" }, as(early));
    expect(rated.body.data).toMatchObject({ rating: 4, rating_comment: "Quick" });
    await bench.call("POST", `/chat/${other.id}/close`, {}, as(late));
  });

  test("a message sent again is the same message; two sides cannot share an id; the minute has a limit", async () => {
    await online(bench, agent);
    const customer = await bench.person();
    const chat = await startTaken(bench, customer, agent);
    const id = clientId();
    const both = await Promise.all([1, 2, 3].map(() => sayIn(bench, customer, "customer", chat.id, "once", { client_id: id })));
    expect(new Set(both.map((answer) => answer.body.data.seq)).size).toBe(1);
    expect(both.filter((answer) => answer.body.meta.replayed)).toHaveLength(2);
    expect((await sayIn(bench, agent, "staff", chat.id, "mine", { client_id: id })).body.code).toBe("conflict");
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, n) => sayIn(bench, n % 2 ? customer : agent, n % 2 ? "customer" : "staff", chat.id, `m${n}`)),
    );
    const refused = many.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(40 - (30 - 4));
    expect(refused[0]?.headers.get("retry-after")).toBeTruthy();
    // What was taken already is still answered.
    expect((await sayIn(bench, customer, "customer", chat.id, "once", { client_id: id })).body.meta.replayed).toBe(true);
    const all = (await messagesOf(customer, chat.id, "?after=0&limit=100")).data;
    expect(all.map((entry: { seq: number }) => entry.seq)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect((await sayIn(bench, customer, "customer", chat.id, "x".repeat(10_001))).status).toBe(422);
    expect((await sayIn(bench, customer, "customer", chat.id, " \n ")).status).toBe(422);
    await bench.call("POST", `/staff/chats/${chat.id}/end`, {}, as(agent));
  });

  test("seats, handing over, assigning, the queue again, a ticket by staff", async () => {
    await online(bench, agent, { seats: 1 });
    await online(bench, second, { seats: 2 });
    const people = await Promise.all([bench.person(), bench.person({ locale: "ko" })]);
    const [one, two] = [await startOne(bench, people[0]), await startOne(bench, people[1])];
    const takes = await Promise.all([one, two].map((chat) => bench.call("POST", `/staff/chats/${chat.id}/take`, {}, as(agent))));
    expect(takes.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(takes.find((answer) => answer.status === 409)?.body.code).toBe("seats_full");
    const [taken, free] = takes[0]?.status === 200 ? [one, two] : [two, one];
    expect((await bench.call("POST", `/staff/chats/${free.id}/assign`, { agent: agent.id }, as(second))).status).toBe(403);
    expect((await bench.call("POST", `/staff/chats/${free.id}/assign`, { agent: second.id }, as(admin))).body.data).toMatchObject({
      state: "active",
      agent: { name: "박도현" },
    });
    // Agents do not see each other's chats; whoever hands one over does not see it afterwards.
    expect((await bench.call("GET", `/staff/chats/${free.id}`, undefined, as(agent))).status).toBe(404);
    expect((await bench.call("GET", "/staff/chats?view=all", undefined, as(agent))).status).toBe(403);
    expect((await bench.call("GET", "/staff/chats?view=all&state=active", undefined, as(admin))).body.data).toHaveLength(2);
    expect((await bench.call("POST", `/staff/chats/${taken.id}/transfer`, { agent: admin.id }, as(agent))).body.code).toBe("agent_offline");
    const handed = await bench.call(
      "POST",
      `/staff/chats/${taken.id}/transfer`,
      { agent: second.id, note: "Wants the prefix limit raised" },
      as(agent),
    );
    expect(handed.body.data).toEqual({ id: taken.id, state: "active", agent: null });
    expect((await sayIn(bench, agent, "staff", taken.id, "still me?")).status).toBe(404);
    const third = await startOne(bench, await bench.person());
    expect((await bench.call("POST", `/staff/chats/${third.id}/take`, {}, as(second))).body.code).toBe("seats_full");
    const back = await bench.call("POST", `/staff/chats/${taken.id}/transfer`, { agent: null }, as(second));
    expect(back.body.data).toMatchObject({ state: "waiting", agent: null });
    // Back at the place of those who came first.
    expect((await bench.call("GET", "/staff/chats", undefined, as(second))).body.data[0].id).toBe(taken.id);

    await sayIn(bench, second, "staff", free.id, "I will look into it.");
    const ticket = await bench.call("POST", `/staff/chats/${free.id}/ticket`, { subject: "Raise the prefix limit" }, as(second));
    expect(ticket.body.data).toMatchObject({ state: "ticket", ticket: { number: expect.stringMatching(/^AR-/) } });
    const read = (await bench.call("GET", `/staff/tickets/${ticket.body.data.ticket.id}`, undefined, as(agent))).body.data;
    expect(read).toMatchObject({ subject: "Raise the prefix limit", assignee: { id: second.id } });
    const before = (await bench.call("GET", `/staff/tickets/${ticket.body.data.ticket.id}/chat`, undefined, as(agent))).body.data;
    expect(before.messages.some((entry: { body?: string }) => entry.body === "I will look into it.")).toBe(true);
    // Nothing was left unanswered: the ticket says where it comes from, in the language of the chat.
    expect(JSON.stringify(read.messages[0].body)).toContain(free.topic);
    const availability = (await bench.call("GET", "/staff/chats/desk", undefined, as(second))).body.data;
    expect(availability.you).toMatchObject({ status: "online", seats: 2, taken: 0, you: true });
    expect((await bench.call("POST", "/staff/presence/ping", {}, as(second))).body.data).toEqual({ status: "online", seats: 2 });
    for (const chat of [taken, third]) await bench.call("POST", `/staff/chats/${chat.id}/end`, {}, as(admin));
  });

  test("a stranger finds nothing, an editor is turned away, and nobody without a session gets in", async () => {
    await online(bench, agent, { seats: 4 });
    const [owner, stranger, editor] = [await bench.person(), await bench.person(), await bench.person({ role: "editor" })];
    const chat = await startTaken(bench, owner, agent);
    const bodies: Record<string, object> = {
      messages: { client_id: clientId(), body: "x" },
      notes: { client_id: clientId(), body: "x" },
      read: { seq: 1 },
      delivered: { seq: 1 },
      rating: { rating: 1 },
      assign: { agent: null },
      transfer: { agent: null },
    };
    for (const { method, path } of bench.api.inventory.filter((route) => /^\/(staff\/)?chats?\/\{id\}/.test(route.path))) {
      const address = path.replace("{id}", chat.id).replace("{reply}", "some-reply");
      const body = method === "get" ? undefined : (bodies[path.split("/").at(-1) ?? ""] ?? {});
      const foreign = await bench.call(method.toUpperCase(), address, body, as(stranger));
      expect([foreign.status, path, method]).toEqual([path.startsWith("/staff") ? 403 : 404, path, method]);
      expect((await bench.call(method.toUpperCase(), address, body, as(editor))).status, path).toBe(403);
      expect((await bench.call(method.toUpperCase(), address, body)).status, path).toBe(401);
      if (path.startsWith("/staff") && !path.endsWith("/take")) {
        expect((await bench.call(method.toUpperCase(), address, body, as(second))).status, path).toBe(404);
      }
    }
    const auth = (person: Person, channel: string) =>
      bench.call("POST", "/realtime/auth", { socket_id: "1.2", channel_name: channel }, as(person)).then((answer) => answer.status);
    for (const channel of [`private-chat-${chat.id}`, `presence-chat-${chat.id}`]) {
      expect([await auth(owner, channel), await auth(agent, channel)], channel).toEqual([200, 200]);
      expect([await auth(stranger, channel), await auth(editor, channel), await auth(second, channel)], channel).toEqual([403, 403, 403]);
    }
    expect([await auth(admin, `private-chat-${chat.id}`), await auth(admin, `presence-chat-${chat.id}`)]).toEqual([200, 403]);
    expect(await auth(owner, "private-chat-%")).toBe(403);
    // A stranger's file is not theirs to send.
    const withFile = await sayIn(bench, owner, "customer", chat.id, "see file", { file_ids: ["some-file-id"], draft: "draft-0001" });
    expect(withFile).toMatchObject({ status: 422, body: { errors: { file_ids: [expect.any(String)] } } });
    await bench.services.limits.reset(chatLimits.start, owner.id);
    const unknown = await bench.call("POST", "/chat", newChat({ service: "svc-of-nobody" }), as(stranger));
    expect(unknown.status).toBe(422);
    await bench.call("POST", `/staff/chats/${chat.id}/end`, {}, as(agent));
  });
});

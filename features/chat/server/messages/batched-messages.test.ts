// The short way must leave exactly what the long way leaves, tell browsers the same, and step aside wherever it is not the usual case.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chats } from "#db/schema/chat.ts";
import { createTypingPace } from "#features/chat/conversation/typing-pace.ts";
import { clientId, online, sayIn, startTaken, touch } from "#features/chat/server/chat-fixture.ts";
import type { ChatRow } from "#features/chat/server/chat-store.server.ts";
import { sendAsCustomer } from "#features/chat/server/customer-chat.server.ts";
import { sendAsStaff } from "#features/chat/server/staff/staff-chat.server.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { type BatchedMessage, sendMessageBatched } from "./batched-messages.server.ts";

describe.each(oneEngine)("the short way on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  const told: { channels: string[]; event: string; data: string; except?: string | null }[] = [];
  const rowOf = async (id: string): Promise<ChatRow> => {
    const [row] = await bench.services.database.orm.select().from(chats).where(eq(chats.id, id));
    if (!row) throw new Error("no such chat");
    return row;
  };
  const quickly = (draft: Partial<BatchedMessage> & Pick<BatchedMessage, "chatId" | "side" | "authorId">) =>
    sendMessageBatched(bench.services.database.orm, bench.services, { clientId: clientId(), body: "said", ...draft });

  const viewerOf = (person: Person, kind: "customer" | "staff") =>
    ({ kind, id: person.id, sessionId: "s", name: "x", locale: "en", ...(kind === "staff" ? { role: "agent" } : {}) }) as never;
  const sayLong = (person: Person, side: "customer" | "staff", id: string) => {
    const actor = { viewer: viewerOf(person, side), reader: { id: person.id, kind: side, locale: "en" } } as const;
    const input = { client_id: clientId(), body: "said", file_ids: [] };
    const send = side === "customer" ? sendAsCustomer : sendAsStaff;
    return bench.services.database.orm.transaction((tx) => send(tx, bench.services, actor as never, id, input));
  };

  beforeAll(async () => {
    bench = await apiBench(engine, { CHAT_MESSAGES_PER_MINUTE: "12" });
    bench.services.bus.subscribe(REALTIME_TOPIC, (payload) => {
      for (const message of JSON.parse((payload as { payload: string }).payload)) if (message.event === "chat.message") told.push(message);
    });
    agent = await bench.person({ role: "agent" });
    await online(bench, agent, { seats: 10 });
  });
  afterAll(() => bench.dispose());

  test("the same row, the same event", async () => {
    const [one, two] = [await bench.person(), await bench.person()];
    const [long, short] = [await startTaken(bench, one, agent), await startTaken(bench, two, agent)];
    // The mail clock has not been started yet.
    expect(await quickly({ chatId: short.id, side: "staff", authorId: agent.id })).toBeNull();
    for (const chat of [long, short]) await sayIn(bench, agent, "staff", chat.id, "said");
    for (const side of ["customer", "staff", "customer"] as const) {
      const [longAuthor, shortAuthor] = side === "customer" ? [one, two] : [agent, agent];
      expect((await sayLong(longAuthor, side, long.id)).replayed).toBe(false);
      const message = await quickly({ chatId: short.id, side, authorId: shortAuthor.id, socketId: "1.2" });
      expect(message).toMatchObject({ kind: "message", by: side, body: "said" });
      const read = await bench.call("GET", `/staff/chats/${short.id}/messages?after=${(message?.seq ?? 0) - 1}`, undefined, {
        token: agent.token,
      });
      expect(read.body.data.at(-1)).toMatchObject({ id: message?.id, seq: message?.seq, body: "said" });
    }
    const plain = (row: ChatRow) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) =>
          ["id", "customerId", "waitedSeconds"].includes(name) ? [] : [[name, value instanceof Date ? "a moment" : value]],
        ),
      );
    expect(plain(await rowOf(short.id))).toEqual(plain(await rowOf(long.id)));
    await expect.poll(() => told.filter(({ data }) => data.includes(short.id)).length).toBe(4);
    const last = told.findLast(({ data }) => data.includes(short.id));
    expect(last?.channels).toEqual([`private-chat-${short.id}`, `private-customer-${two.id}`, `private-staff-${agent.id}`]);
    expect(JSON.parse(last?.data ?? "")).toEqual({ id: short.id, seq: (await rowOf(short.id)).publicSeq, by: "customer" });
    expect(last?.except).toBe("1.2");
  });

  test("it steps aside for strangers, doubles, chats that are over, and whoever is too fast", async () => {
    const [customer, stranger] = [await bench.person(), await bench.person()];
    const chat = await startTaken(bench, customer, agent);
    const mine = { chatId: chat.id, side: "customer", authorId: customer.id } as const;
    expect(await quickly({ ...mine, authorId: stranger.id })).toBeNull();
    expect(await quickly({ ...mine, side: "staff" })).toBeNull();
    const id = clientId();
    const twice = await Promise.all([1, 2, 3].map(() => quickly({ ...mine, clientId: id })));
    expect(twice.filter(Boolean)).toHaveLength(1);
    for (let n = 0; n < 20; n++) await quickly(mine);
    expect((await rowOf(chat.id)).lastSeq).toBe(12);
    await bench.call("POST", `/chat/${chat.id}/close`, {}, { token: customer.token });
    await touch(bench, chat.id, { lastSeq: 500 });
    expect(await quickly(mine)).toBeNull();
  });

  test("what is said at once in many chats is stored at once, numbered apart; one that is refused takes nobody with it", async () => {
    const second = await bench.person({ role: "agent" });
    await online(bench, second, { seats: 10 });
    const people = await Promise.all(Array.from({ length: 5 }, () => bench.person()));
    const talks: ChatRow[] = [];
    for (const person of people) talks.push(await rowOf((await startTaken(bench, person, second)).id));
    const [first, , held] = talks as [ChatRow, ChatRow, ChatRow];
    const mine = (chat: ChatRow) => ({ chatId: chat.id, side: "customer", authorId: chat.customerId }) as const;
    const heard = told.length;
    // In the same turn: one in each chat, two more in the first, one of a stranger.
    const said = await Promise.all([
      ...talks.map((chat) => quickly({ ...mine(chat), body: "a".repeat(3_000) })),
      quickly({ ...mine(first), body: "second" }),
      quickly({ ...mine(first), body: "third" }),
      quickly({ ...mine(first), authorId: people[1]?.id ?? "" }),
    ]);
    expect(said.map((message, n) => (message ? message.seq - (talks[n] ?? first).lastSeq : null))).toEqual([1, 1, 1, 1, 1, 2, 3, null]);
    await expect.poll(() => told.length).toBe(heard + 7);

    // And beside one that the database cannot store.
    const beside = await Promise.all([
      bench.call("POST", `/chat/${first.id}/messages`, { client_id: clientId(), body: "good" }, { token: people[0]?.token }),
      quickly({ ...mine(held), body: "bad \u0000" }),
    ]);
    expect([beside[0].status, beside[1]]).toEqual([201, null]);
    expect((await rowOf(first.id)).lastSeq).toBe(first.lastSeq + 4);
    expect((await rowOf(held.id)).lastSeq).toBe(held.lastSeq + 1);
  });
});

test("typing is let through every 1.5 s, for each person and chat apart", () => {
  const allow = createTypingPace();
  expect([allow("a", 0), allow("a", 1_000), allow("b", 1_000), allow("a", 1_500), allow("a", 2_999)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

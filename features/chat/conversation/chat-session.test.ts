// The session against a server that forgets to answer, refuses, and is away.
import { expect, test } from "vitest";
import type { Outgoing } from "#features/chat/rules/chat-log.ts";
import type { ChatMessageView } from "#features/chat/rules/chat-views.ts";
import { type ChatTransport, createChatSession } from "./chat-session.ts";

const marks = { read: 0, read_at: null, delivered: 0 };

/** Stores like the real one: once per client id, in order. `trouble` may throw before or after. */
function fakeServer() {
  const stored: ChatMessageView[] = [];
  let trouble: (when: "before" | "after") => void = () => {};
  const calls: string[] = [];
  const add = (client_id: string, body: string, role: "you" | "staff") => {
    const known = stored.find((message) => message.client_id === client_id);
    if (known) return known;
    const seq = stored.length + 1;
    const message: ChatMessageView = {
      id: `m${seq}`,
      seq,
      by: { id: role, name: role, role },
      created_at: "",
      kind: "message",
      client_id,
      body,
      files: [],
    };
    stored.push(message);
    return message;
  };
  const transport: ChatTransport = {
    async fetchMessages({ after = 0 }) {
      calls.push(`fetch ${after}`);
      trouble("before");
      const data = stored.filter(({ seq }) => seq > after).slice(0, 3);
      const more_after = (data.at(-1)?.seq ?? after) < stored.length;
      return { data, meta: { seq: stored.length, more_before: false, more_after, mine: marks, theirs: marks, state: "active" } };
    },
    async send({ client_id, body }) {
      calls.push(`send ${body}`);
      trouble("before");
      const data = add(client_id, body, "you");
      trouble("after");
      return { data };
    },
    async markRead(seq) {
      calls.push(`read ${seq}`);
    },
    async markDelivered(seq) {
      calls.push(`delivered ${seq}`);
    },
  };
  const failing = (times: number, when: "before" | "after", status?: number) => {
    let left = times;
    trouble = (at) => {
      if (at !== when || left === 0) return;
      left -= 1;
      throw Object.assign(new Error("no"), status ? { status } : {});
    };
  };
  return { transport, stored, calls, failing, say: (body: string) => add(`theirs-${body}`, body, "staff") };
}

const bodies = (list: readonly ChatMessageView[]) => list.map((message) => (message.kind === "event" ? "" : message.body));

test("a lost answer is sent again and stored once; the order of writing stays", async () => {
  const server = fakeServer();
  const session = createChatSession({ transport: server.transport, wait: () => 5 });
  server.failing(3, "after");
  for (const body of ["one", "two", "three"]) session.write({ body });
  await expect.poll(() => session.log().outbox.length).toBe(0);
  expect(bodies(server.stored)).toEqual(["one", "two", "three"]);
  expect(server.calls.filter((call) => call.startsWith("send")).length).toBe(6);
  session.close();
});

test("what is heard is fetched page by page; delivered and read are told once", async () => {
  const server = fakeServer();
  const session = createChatSession({ transport: server.transport, wait: () => 5 });
  for (let n = 1; n <= 8; n++) server.say(`t${n}`);
  server.failing(2, "before", 503);
  session.hear(8);
  await expect.poll(() => session.log().through).toBe(8);
  expect(bodies(session.log().messages)).toEqual(Array.from({ length: 8 }, (_, n) => `t${n + 1}`));
  await expect.poll(() => server.calls.filter((call) => call.startsWith("delivered"))).toEqual(["delivered 8"]);
  session.seen();
  session.seen();
  await expect.poll(() => server.calls.filter((call) => call.startsWith("read"))).toEqual(["read 8"]);
  // A number that does not exist is not asked for without pause.
  const before = server.calls.length;
  session.hear(9);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(server.calls.length - before).toBeLessThan(20);
  session.close();
});

test("a refusal stays in the outbox until somebody tries again; a dead session and a reload lose nothing", async () => {
  const server = fakeServer();
  let saved: readonly Outgoing[] = [];
  function save(outbox: readonly Outgoing[]) {
    saved = outbox;
  }
  const store = { load: () => [...saved], save };
  const session = createChatSession({ transport: server.transport, store, wait: () => 5 });
  server.failing(1, "before", 422);
  const refused = session.write({ body: "refused" });
  session.write({ body: "fine" });
  await expect.poll(() => bodies(server.stored)).toEqual(["fine"]);
  expect(session.log().outbox).toMatchObject([{ clientId: refused, state: "failed" }]);
  session.retry(refused);
  await expect.poll(() => session.log().outbox.length).toBe(0);
  server.failing(1_000, "before", 401);
  session.write({ body: "kept" });
  await expect.poll(() => saved.map(({ body }) => body)).toEqual(["kept"]);
  session.close();
  server.failing(0, "before");
  const next = createChatSession({ transport: server.transport, store, wait: () => 5 });
  await next.sync();
  await expect.poll(() => next.log().outbox.length).toBe(0);
  expect(bodies(next.log().messages)).toEqual(["fine", "refused", "kept"]);
  next.close();
});

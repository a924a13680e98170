// Whatever order things arrive in, and however often, the log ends up the same.
import { expect, test } from "vitest";
import { type ChatLog, type ChatLogAction, deliveryOf, emptyLog, isBehind, nextToSend, readOutbox, reduceChatLog } from "./chat-log.ts";
import type { ChatMessageView, ChatThreadMeta } from "./chat-views.ts";

const marks = { read: 0, read_at: null, delivered: 0 };
const meta = (seq: number, over: Partial<ChatThreadMeta> = {}): ChatThreadMeta => ({
  seq,
  more_before: false,
  more_after: false,
  mine: marks,
  theirs: marks,
  state: "active",
  ...over,
});

function message(seq: number, mine = false): ChatMessageView {
  const by = { id: mine ? "me" : "them", name: "x", role: mine ? ("you" as const) : ("staff" as const) };
  return { id: `m${seq}`, seq, by, created_at: "", kind: "message", client_id: `client-${seq}`, body: String(seq), files: [] };
}

const write = (n: number): ChatLogAction => ({
  type: "write",
  message: { clientId: `client-${n}`, body: String(n), files: [], draft: null, writtenAt: "" },
});
const run = (log: ChatLog, ...actions: ChatLogAction[]) => actions.reduce(reduceChatLog, log);
const seqs = (log: ChatLog) => log.messages.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

test("a page, what came after, an older page: each number once, in order", () => {
  const log = run(
    emptyLog,
    { type: "loaded", after: null, data: range(51, 100).map((n) => message(n)), meta: meta(100, { more_before: true }) },
    { type: "heard", seq: 103 },
  );
  expect([log.through, log.moreBefore, isBehind(log)]).toEqual([100, true, true]);
  const later = run(
    log,
    { type: "loaded", after: 100, data: [message(101), message(103)], meta: meta(103) },
    { type: "loaded", after: 100, data: [message(101), message(103)], meta: meta(103) },
    { type: "loaded-before", data: range(1, 50).map((n) => message(n)), meta: meta(103) },
  );
  // 102 is a note the reader may not see: no gap.
  expect([later.through, isBehind(later), later.moreBefore]).toEqual([103, false, false]);
  expect(seqs(later)).toEqual([...range(1, 101), 103]);
});

test("desk: a line that was taken back is gone, whichever of the two arrives first", () => {
  const event: ChatMessageView = {
    ...{ id: "m3", seq: 3, by: { id: "them", name: "x", role: "staff" as const }, created_at: "" },
    ...{ kind: "event", client_id: null, event: { type: "taken_back", seq: 2, by: "staff" } },
  };
  const first = run(emptyLog, { type: "loaded", after: null, data: [message(1), message(2)], meta: meta(2) });
  const later = run(first, { type: "loaded", after: 2, data: [event], meta: meta(3) });
  expect([seqs(later), isBehind(later)]).toEqual([[1, 3], false]);
  expect(seqs(run(later, { type: "loaded-before", data: [message(2)], meta: meta(3) }))).toEqual([1, 3]);
});

test("desk: only the line just said can be taken back, and only for a while", () => {
  const said = run(emptyLog, write(1), { type: "sent", clientId: "client-1", message: message(1, true) });
  expect(said.recent).toBe(1);
  const second = run(said, write(2), { type: "sent", clientId: "client-2", message: message(2, true) });
  expect(run(second, { type: "settled", seq: 1 }).recent).toBe(2);
  expect(run(second, { type: "settled", seq: 2 }).recent).toBeNull();
});

test("a page that does not reach back to what is known leaves the gap to be fetched", () => {
  const log = run(emptyLog, { type: "loaded", after: null, data: [message(1)], meta: meta(1) });
  const jumped = run(log, {
    type: "loaded",
    after: null,
    data: range(60, 100).map((n) => message(n)),
    meta: meta(100, { more_before: true }),
  });
  expect([jumped.through, isBehind(jumped)]).toEqual([1, true]);
  const cut = run(log, { type: "loaded", after: 1, data: range(2, 50).map((n) => message(n)), meta: meta(100, { more_after: true }) });
  expect([cut.through, isBehind(cut)]).toEqual([50, true]);
});

test("the outbox goes out in order, leaves when the message turns up, and survives a reload", () => {
  let log = run(emptyLog, { type: "loaded", after: null, data: [message(1)], meta: meta(1) }, write(2), write(4), write(2));
  expect(log.outbox.map(({ clientId }) => clientId)).toEqual(["client-2", "client-4"]);
  expect(nextToSend(log)?.clientId).toBe("client-2");
  log = run(log, { type: "sending", clientId: "client-2" });
  expect(nextToSend(log)).toBeNull();
  const restored = run(emptyLog, { type: "restored", outbox: readOutbox(JSON.parse(JSON.stringify(log.outbox))) });
  expect(restored.outbox.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  // The answer was lost, but the message was stored: it comes back as one of mine.
  const found = run(log, { type: "loaded", after: 1, data: [message(2, true), message(3)], meta: meta(3) });
  expect(found.outbox.map(({ clientId }) => clientId)).toEqual(["client-4"]);
  const refused = run(found, { type: "not-sent", clientId: "client-4", forGood: true, reason: "no" }, write(9));
  expect(nextToSend(refused)?.clientId).toBe("client-9");
  expect(run(refused, { type: "retry", clientId: "client-4" }).outbox[0]).toMatchObject({ state: "waiting", reason: null });
  // Sent right after what is known: nothing to fetch. Sent after somebody else's words: something is missing.
  expect(isBehind(run(found, { type: "sent", clientId: "client-4", message: message(4, true) }))).toBe(false);
  const gap = run(found, { type: "sent", clientId: "client-4", message: message(6, true) });
  expect([isBehind(gap), gap.through, gap.outbox.length]).toEqual([true, 3, 0]);
  expect(readOutbox([{ clientId: 1 }, null])).toEqual([]);
  expect(readOutbox({})).toEqual([]);
});

test("marks only move forward; read includes delivered", () => {
  const log = run(
    emptyLog,
    { type: "marks", side: "theirs", delivered: 5 },
    { type: "marks", side: "theirs", read: 3 },
    { type: "marks", side: "theirs", delivered: 2 },
  );
  expect([3, 4, 6].map((seq) => deliveryOf(log, seq))).toEqual(["read", "delivered", "sent"]);
  expect(deliveryOf(run(log, { type: "marks", side: "theirs", read: 8 }), 8)).toBe("read");
});

test("pages in any order, doubled and torn, end with every message once", () => {
  for (let round = 0; round < 50; round++) {
    let log = emptyLog;
    let guard = 0;
    const total = 120;
    while ((log.through < total || seqs(log).length < total) && guard++ < 2_000) {
      const after = Math.random() < 0.2 ? Math.floor(Math.random() * (log.through + 1)) : log.through;
      const data = range(after + 1, Math.min(total, after + 1 + Math.floor(Math.random() * 20))).map((n) => message(n));
      if (Math.random() < 0.3) log = run(log, { type: "heard", seq: Math.ceil(Math.random() * total) });
      if (Math.random() < 0.3) log = run(log, { type: "sent", clientId: "none", message: message(Math.ceil(Math.random() * total), true) });
      if (Math.random() < 0.7)
        log = run(log, { type: "loaded", after, data, meta: meta(total, { more_after: (data.at(-1)?.seq ?? after) < total }) });
    }
    expect(seqs(log)).toEqual(range(1, total));
    expect(isBehind(log)).toBe(false);
  }
});

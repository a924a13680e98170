import { expect, test } from "vitest";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { type ChatLog, emptyLog, reduceChatLog } from "./chat-log.ts";
import type { ChatMarks, ChatMessageView, ChatThreadMeta } from "./chat-views.ts";
import { streamEntries } from "./stream-entries.ts";

overwriteGetLocale(() => "en");
const at = "2026-11-12T05:00:00Z";
const person = (role: "you" | "customer" | "staff") => ({ id: role, name: role === "you" ? "Me" : "Other", role });
const marks: ChatMarks = { read: 0, read_at: null, delivered: 0 };
const reader = { name: "Me", locale: "en", timeZone: "Asia/Seoul", now: at } as const;

function say(seq: number, role: "you" | "customer" | "staff", kind: "message" | "note" = "message"): ChatMessageView {
  return { id: `m${seq}`, seq, by: person(role), created_at: at, kind, client_id: `client-id-${seq}`, body: `text ${seq}`, files: [] };
}

function logOf(data: ChatMessageView[], theirs: ChatMarks = marks): ChatLog {
  const meta: ChatThreadMeta = { seq: data.length, more_before: false, more_after: false, mine: marks, theirs, state: "active" };
  return reduceChatLog(emptyLog, { type: "loaded", after: null, data, meta });
}

test("marks of the other side say how far each of mine has come; what waits stands last", () => {
  let log = logOf([say(1, "you"), say(2, "you"), say(3, "you"), say(4, "staff")], { read: 1, read_at: at, delivered: 2 });
  log = reduceChatLog(log, { type: "write", message: { clientId: "waiting-1", body: "later", files: [], draft: null, writtenAt: at } });
  const drawn = streamEntries(log, { ...reader, side: "customer" }).map((entry) =>
    entry.kind === "message" ? [entry.side, entry.delivery] : entry.kind,
  );
  expect(drawn).toEqual([
    ["mine", "read"],
    ["mine", "delivered"],
    ["mine", "sent"],
    ["theirs", null],
    ["mine", "waiting"],
  ]);
});

test("a bubble keeps its place when the outbox becomes the stored message", () => {
  let log = reduceChatLog(logOf([]), {
    type: "write",
    message: { clientId: "client-id-1", body: "text 1", files: [], draft: null, writtenAt: at },
  });
  const before = streamEntries(log, { ...reader, side: "customer" })[0]?.key;
  log = reduceChatLog(log, { type: "sent", clientId: "client-id-1", message: say(1, "you") });
  expect(streamEntries(log, { ...reader, side: "customer" }).map(({ key }) => key)).toEqual([before]);
});

test("for staff a colleague speaks on our side, but a colleague's note keeps its writer's name", () => {
  const drawn = streamEntries(logOf([say(1, "customer"), say(2, "staff"), say(3, "staff", "note"), say(4, "you", "note")]), {
    ...reader,
    side: "staff",
  });
  expect(drawn.map((entry) => (entry.kind === "message" ? [entry.side, entry.note, entry.delivery] : entry.kind))).toEqual([
    ["theirs", false, null],
    ["mine", false, "sent"],
    ["theirs", true, null],
    ["mine", true, null],
  ]);
});

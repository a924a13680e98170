import { expect, test } from "vitest";
import { type StreamEntry, type StreamMessage, streamDays } from "./stream-blocks.ts";

function message(seq: number, at: string, over: Partial<StreamMessage> = {}): StreamMessage {
  return {
    kind: "message",
    key: `m${seq}`,
    seq,
    side: "theirs",
    note: false,
    by: "Lee",
    at,
    body: "x",
    files: [],
    delivery: null,
    ...over,
  };
}

const shape = (entries: StreamEntry[], readSeq: number | null = null) =>
  streamDays(entries, "Asia/Seoul", readSeq).map(({ key, blocks }) => [
    key,
    ...blocks.map((block) => (block.kind === "run" ? block.messages.map(({ seq }) => seq) : block.kind)),
  ]);

test("messages of one writer within five minutes form a run; another writer, a note or a pause begins a new one", () => {
  expect(
    shape([
      message(1, "2026-11-12T05:00:00Z"),
      message(2, "2026-11-12T05:04:00Z"),
      message(3, "2026-11-12T05:10:00Z"),
      message(4, "2026-11-12T05:10:10Z", { side: "mine", by: "Kim" }),
      message(5, "2026-11-12T05:10:20Z", { side: "mine", by: "Kim", note: true }),
    ]),
  ).toEqual([["2026-11-12", [1, 2], [3], [4], [5]]]);
});

test("days are the reader's days, not those of UTC", () => {
  expect(shape([message(1, "2026-11-12T14:59:59Z"), message(2, "2026-11-12T15:00:00Z")])).toEqual([
    ["2026-11-12", [1]],
    ["2026-11-13", [2]],
  ]);
});

test("the unread line stands before the first word of the other side that was not seen, and counts only theirs", () => {
  const entries: StreamEntry[] = [
    message(1, "2026-11-12T05:00:00Z"),
    message(2, "2026-11-12T05:00:10Z", { side: "mine" }),
    { kind: "event", key: "e3", seq: 3, at: "2026-11-12T05:00:20Z", text: "joined" },
    message(4, "2026-11-12T05:00:30Z"),
    message(5, "2026-11-12T05:00:40Z"),
  ];
  expect(shape(entries, 1)).toEqual([["2026-11-12", [1], [2], "event", "unread", [4, 5]]]);
  const line = streamDays(entries, "Asia/Seoul", 1)[0]?.blocks.find(({ kind }) => kind === "unread");
  expect(line).toMatchObject({ count: 2 });
  expect(shape(entries, 5)).toEqual([["2026-11-12", [1], [2], "event", [4, 5]]]);
});

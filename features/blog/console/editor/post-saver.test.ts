import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { createPostSaver, type PostWords, type SaveOutcome, type SaveState } from "./post-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function edited() {
  const words: PostWords = { title: "", summary: "", slug: "", body: { type: "doc", content: [] } };
  const sent: { title: string; version: number }[] = [];
  const copies: (string | null)[] = [];
  const states: SaveState["kind"][] = [];
  let answer: (version: number) => SaveOutcome | Promise<SaveOutcome> = (version) => ({
    saved: { version: version + 1, revision: 1, saved_at: "2026-03-12T00:00:00.000Z", slug: "" },
  });
  const saver = createPostSaver({
    version: 4,
    revision: 1,
    read: () => ({ ...words }),
    send: async ({ title }, version) => {
      sent.push({ title, version });
      return answer(version);
    },
    keep: ({ title }) => void copies.push(title),
    forget: () => void copies.push(null),
    onState: ({ kind }) => void states.push(kind),
  });
  const type = (title: string) => {
    words.title = title;
    saver.changed();
  };
  return {
    saver,
    sent,
    copies,
    states,
    type,
    answer: (next: typeof answer) => {
      answer = next;
    },
  };
}

test("a copy stays in the browser 300 ms after a key even while the keys do not stop, and is dropped once saved", async () => {
  const { type, copies, sent } = edited();
  for (let n = 1; n <= 8; n++) {
    type("x".repeat(n));
    await vi.advanceTimersByTimeAsync(100);
  }
  // 800 ms of typing without a pause: nothing sent, and the copy is at most 300 ms old.
  expect(sent).toEqual([]);
  expect(copies.at(-1)?.length).toBeGreaterThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toEqual([{ title: "xxxxxxxx", version: 4 }]);
  expect(copies.at(-1)).toBe(null);
});

test("what is typed while a save is under way goes with the next one, under the new version", async () => {
  const { type, sent, answer } = edited();
  let finish: (outcome: SaveOutcome) => void = () => {};
  answer(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  type("one");
  await vi.advanceTimersByTimeAsync(300);
  type("two");
  await vi.advanceTimersByTimeAsync(300);
  expect(sent).toHaveLength(1);
  finish({ saved: { version: 5, revision: 1, saved_at: "", slug: "" } });
  await vi.advanceTimersByTimeAsync(300);
  expect(sent[1]).toEqual({ title: "two", version: 5 });
});

test("a colleague's newer text stops the saving and keeps what was typed, until a person decides", async () => {
  const { saver, type, sent, copies, states, answer } = edited();
  answer(() => ({ newer: {} as StaffPost }));
  type("mine");
  await vi.advanceTimersByTimeAsync(300);
  type("mine, longer");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe("newer");
  expect(copies.at(-1)).toBe("mine, longer");
  answer((version) => ({ saved: { version: version + 1, revision: 2, saved_at: "", slug: "" } }));
  await saver.overwrite(9);
  expect(sent.at(-1)).toEqual({ title: "mine, longer", version: 9 });
});

test("without a network it is tried again", async () => {
  const { type, sent, copies, answer } = edited();
  answer(() => ({ failed: "offline" }));
  type("kept");
  await vi.advanceTimersByTimeAsync(300);
  expect(copies.at(-1)).toBe("kept");
  answer((version) => ({ saved: { version: version + 1, revision: 1, saved_at: "", slug: "" } }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toHaveLength(2);
  expect(copies.at(-1)).toBe(null);
});

test("desk: without a network nothing says that it is being saved, until it is", async () => {
  const { type, states, sent, answer } = edited();
  answer(() => ({ failed: "offline" }));
  type("one");
  await vi.advanceTimersByTimeAsync(300);
  expect(states.at(-1)).toBe("failed");
  const before = states.length;
  type("two");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.length).toBeGreaterThan(2);
  expect(new Set(states.slice(before))).toEqual(new Set(["failed"]));
  answer((version) => ({ saved: { version: version + 1, revision: 1, saved_at: "", slug: "" } }));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states.at(-1)).toBe("saved");
});

test("what is typed after the network came back, during the save, is sent too", async () => {
  const { type, sent, states, answer } = edited();
  answer(() => ({ failed: "offline" }));
  type("one");
  await vi.advanceTimersByTimeAsync(300);
  let finish: (outcome: SaveOutcome) => void = () => {};
  answer(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  type("two");
  finish({ saved: { version: 5, revision: 1, saved_at: "", slug: "" } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.at(-1)).toEqual({ title: "two", version: 5 });
  finish({ saved: { version: 6, revision: 1, saved_at: "", slug: "" } });
  await vi.advanceTimersByTimeAsync(300);
  expect(states.at(-1)).toBe("saved");
});

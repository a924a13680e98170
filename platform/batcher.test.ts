import { expect, test } from "vitest";
import { createBatcher } from "./batcher.ts";

/** Work that ends when told, and what it was given. */
function heldWork() {
  const goes: { items: readonly string[]; end: (answers?: string[]) => void; fail: (error: Error) => void }[] = [];
  const work = (items: readonly string[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      goes.push({ items, end: (answers = items.map((item) => `${item}!`)) => resolve(answers), fail: reject });
    });
  return { goes, work };
}

test("what arrives while one is under way goes together, each with its own answer", async () => {
  const { goes, work } = heldWork();
  const call = createBatcher({ max: 3, work });
  const first = call("a");
  await expect.poll(() => goes.length).toBe(1);
  const rest = ["b", "c", "d", "e"].map(call);
  goes[0]?.end();
  expect(await first).toBe("a!");
  await expect.poll(() => goes.length).toBe(2);
  expect(goes[1]?.items).toEqual(["b", "c", "d"]);
  goes[1]?.end();
  await expect.poll(() => goes.length).toBe(3);
  goes[2]?.end();
  expect(await Promise.all(rest)).toEqual(["b!", "c!", "d!", "e!"]);
});

test("the same key never twice in one go, and in the order of the calls", async () => {
  const { goes, work } = heldWork();
  const call = createBatcher({ max: 10, work, apart: (item) => item.charAt(0) });
  const all = ["a1", "a2", "b1", "a3"].map(call);
  for (let n = 0; n < 3; n++) {
    await expect.poll(() => goes.length).toBe(n + 1);
    goes[n]?.end();
  }
  expect(goes.map(({ items }) => items)).toEqual([["a1", "b1"], ["a2"], ["a3"]]);
  await Promise.all(all);
});

test("a go that fails, or answers too few, fails its own calls only", async () => {
  const { goes, work } = heldWork();
  const call = createBatcher({ max: 2, work });
  const results = Promise.allSettled(["a", "b", "c", "d", "e"].map(call));
  await expect.poll(() => goes.length).toBe(1);
  goes[0]?.fail(new Error("no"));
  await expect.poll(() => goes.length).toBe(2);
  goes[1]?.end(["c!"]);
  await expect.poll(() => goes.length).toBe(3);
  goes[2]?.end();
  expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected", "fulfilled"]);
});

test("calls are weighed, one always goes, and a light one does not overtake a heavy one", async () => {
  const { goes, work } = heldWork();
  const call = createBatcher<string, string>({ max: 5, weight: (text) => text.length, work });
  const all = ["aaaaaaaa", "bb", "cccc", "d"].map(call);
  for (const n of [0, 1, 2]) {
    await expect.poll(() => goes.length).toBe(n + 1);
    goes[n]?.end();
  }
  await Promise.all(all);
  expect(goes.map(({ items }) => items)).toEqual([["aaaaaaaa"], ["bb"], ["cccc", "d"]]);
});

test("more than may wait is refused at once, and the rest is answered", async () => {
  const { goes, work } = heldWork();
  const call = createBatcher<string, string>({ max: 2, most: 2, work });
  const [one, two, three] = ["a", "b", "c"].map(call);
  await expect(three).rejects.toThrow("2 calls wait");
  await expect.poll(() => goes.length).toBe(1);
  goes[0]?.end();
  expect(await Promise.all([one, two])).toEqual(["a!", "b!"]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cookieRegistry } from "#content/cookies.ts";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { textSlot } from "./browser-store.ts";
import { draftSlot } from "./draft-slot.ts";
import { forgetAll, forgetPreferences, openDraftsOf } from "./drafts.ts";
import { keptNames, namesOf } from "./kept-names.ts";

const text = (value: unknown) => (typeof value === "string" ? value : null);
const drafts = draftSlot("chat-draft", { version: 2, keptMs: 1_000, read: text });
const inTab = draftSlot("desk-draft", { version: 1, keptMs: 1_000, read: text });
const currency = textSlot("currency", "localStorage", (value) => value);
let local: Storage;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("window", { addEventListener() {}, removeEventListener() {} });
  local = memoryStorage();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", memoryStorage());
  openDraftsOf("ann");
});
afterEach(() => {
  forgetAll();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the cookies policy lists exactly the names the browser store may use, and calls the same ones preferences", () => {
  // pusher-js keeps this one itself.
  const listed = cookieRegistry.filter(({ store, name }) => store !== "cookie" && name !== "pusherTransportTLS");
  const told = listed.map(({ name, store, category }) => [name.replace(/:.*$/, ""), store, category === "preferences"]);
  const used = Object.entries(keptNames).map(([name, { store, kind }]) => [name, store, kind === "preference"]);
  expect(told.sort()).toEqual(used.sort());
});

test("log-out removes every draft of every name and leaves preferences", () => {
  for (const name of namesOf("draft")) draftSlot(name as "chat-draft", { version: 1, keptMs: 1_000, read: text }).keep("secret", "one");
  currency.keep("dark");
  forgetAll();
  expect(JSON.stringify([everything(local), everything(sessionStorage)])).not.toContain("secret");
  expect(currency.read()).toBe("dark");
  // What a page writes while it goes away is not kept either.
  expect(drafts.keep("too late", "one")).toBe(false);
  openDraftsOf("ann");
  expect(drafts.read("one")).toBeNull();
});

test("another account finds nothing, and what it finds nothing of is gone", () => {
  drafts.keep("ann's", "one");
  inTab.keep("ann's too", "one");
  openDraftsOf("bob");
  expect([drafts.read("one"), inTab.read("one")]).toEqual([null, null]);
  expect(local.length + sessionStorage.length).toBe(0);
});

test("the same account finds it again after a session that ended by itself", () => {
  drafts.keep("half a sentence", "one");
  openDraftsOf(null);
  expect(drafts.read("one")).toBeNull();
  openDraftsOf("ann");
  expect(drafts.read("one")).toBe("half a sentence");
});

test("too old, of another version, damaged or of another shape is no value, and never an error", () => {
  drafts.keep("old", "one");
  vi.setSystemTime(1_001_001);
  expect(drafts.read("one")).toBeNull();
  draftSlot("chat-draft", { version: 1, keptMs: 1_000, read: text }).keep("before", "two");
  expect(drafts.read("two")).toBeNull();
  for (const damaged of ["{", "null", "[]", '"text"', '{"v":2,"by":"ann","until":9e15}', '{"v":2,"by":"ann","until":9e15,"value":{}}']) {
    local.setItem("chat-draft:three", damaged);
    expect(drafts.read("three"), damaged).toBeNull();
  }
  const throwing = draftSlot("chat-draft", { version: 2, keptMs: 1_000, read: () => JSON.parse("{") as string });
  throwing.keep("text", "four");
  expect(throwing.read("four")).toBeNull();
});

test("a full browser makes room from what is too old; otherwise this page remembers", () => {
  vi.stubGlobal("localStorage", memoryStorage(200));
  drafts.keep("x".repeat(100), "old");
  vi.setSystemTime(1_002_000);
  expect(drafts.keep("y".repeat(100), "new")).toBe(true);
  expect(drafts.keep("z".repeat(300), "long")).toBe(false);
  expect(drafts.read("long")).toBe("z".repeat(300));
  expect(drafts.read("new")).toBe("y".repeat(100));
});

test("a browser without storage keeps a choice for as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(currency.keep("dark")).toBe(false);
  expect(currency.read()).toBe("dark");
  currency.keep(null);
  expect(currency.read()).toBeNull();
});

test("whoever listens hears of a change here and in another tab", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const heard = vi.fn();
  const elsewhere = vi.fn();
  const stops = [currency.subscribe(heard), currency.onOtherTab(elsewhere)];
  currency.keep("dark");
  expect([heard.mock.calls.length, elsewhere.mock.calls.length]).toEqual([1, 0]);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "currency" }));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "chat-sound" }));
  expect([heard.mock.calls.length, elsewhere.mock.calls.length]).toEqual([2, 1]);
  for (const stop of stops) stop();
  currency.keep(null);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("preferences are forgotten alone", () => {
  drafts.keep("stays", "one");
  currency.keep("dark");
  forgetPreferences();
  expect(currency.read()).toBeNull();
  expect(drafts.read("one")).toBe("stays");
});

test("nothing belongs to anybody on the server", () => {
  forgetAll();
  vi.stubGlobal("window", undefined);
  openDraftsOf("ann");
  expect(drafts.keep("text", "one")).toBe(false);
});

function everything(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "") ?? "");
}

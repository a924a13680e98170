import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { forgetAll, openDraftsOf } from "./drafts.ts";
import { visitorDraft } from "./visitor-draft.ts";

const draft = visitorDraft("contact-draft");
const words = { message: "We ship 30 TB a month." };

beforeEach(() => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

const isHere = (id: string | null) => (id ? localStorage.setItem("customer", JSON.stringify({ id })) : localStorage.removeItem("customer"));
const held = () => sessionStorage.length;

test("what a visitor typed is there again, in this tab only, until it was sent", () => {
  draft.keep(words);
  expect(draft.read()).toEqual(words);
  expect([held(), localStorage.length]).toEqual([1, 0]);
  draft.keep(null);
  expect([draft.read(), held()]).toEqual([{}, 0]);
});

test("whoever logs in here does not find it, nor what another account typed", () => {
  draft.keep(words);
  // In another tab: only its next reading can tell.
  isHere("ann");
  expect([draft.read(), held()]).toEqual([{}, 0]);
  draft.keep(words);
  isHere("bob");
  expect(draft.read()).toEqual({});
  // In this tab: at once.
  isHere(null);
  draft.keep(words);
  openDraftsOf("ann");
  expect(held()).toBe(0);
});

test("who was logged in finds it after a look at the customer area, and nobody after the log-out", () => {
  isHere("ann");
  draft.keep(words);
  openDraftsOf("ann");
  expect(draft.read()).toEqual(words);
  forgetAll();
  expect(held()).toBe(0);
});

test("a damaged or old value is no value", () => {
  for (const text of [
    "{",
    "null",
    "[]",
    '{"v":2,"by":"","until":9e15,"value":{"message":"x"}}',
    '{"v":1,"by":"","until":1,"value":{"message":"x"}}',
  ]) {
    sessionStorage.setItem("contact-draft", text);
    expect(draft.read(), text).toEqual({});
  }
  sessionStorage.setItem("contact-draft", '{"v":1,"by":"","until":9e15,"value":{"message":7,"name":"Ara"}}');
  expect(draft.read()).toEqual({ name: "Ara" });
});

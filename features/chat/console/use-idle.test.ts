import { afterEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { awayAfter } from "./use-idle.ts";

afterEach(() => vi.unstubAllGlobals());

test("desk frictions: a colleague chooses after how many minutes they are away; a damaged choice is none", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  expect(awayAfter.minutes()).toBe(2);
  awayAfter.choose(15);
  expect(awayAfter.minutes()).toBe(15);
  localStorage.setItem("chat-away-after", "0");
  expect(awayAfter.minutes()).toBe(2);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingEvent } from "#ui/console/opening-event.ts";
import { announceLate, soonMs } from "./drawn-once.ts";
import type { Router } from "./small-router.ts";

type Listener = Parameters<Router["subscribe"]>[0];
type News = Parameters<Listener>;

const quiet = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false } as News[1];
const at = (pathname: string, navigation: object = { state: "idle" }) => ({ location: { pathname }, navigation }) as unknown as News[0];
const toward = (pathname: string) => ({ state: "loading", location: { pathname } });

function start() {
  const heard: string[] = [];
  const said: boolean[] = [];
  const target = new EventTarget();
  vi.stubGlobal("dispatchEvent", target.dispatchEvent.bind(target));
  target.addEventListener(openingEvent, (event) => said.push((event as CustomEvent<boolean>).detail));
  const tell = announceLate(({ location, navigation }) => heard.push(`${navigation.state} ${location.pathname}`));
  return { heard, said, tell: (state: News[0], change = quiet) => tell(state, change) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that is there soon is told once, when it is there; keys know at once that it is on its way", () => {
  const { heard, said, tell } = start();
  tell(at("/a", toward("/b")));
  expect([heard, said]).toEqual([[], [true]]);
  tell(at("/b"));
  vi.advanceTimersByTime(1_000);
  expect([heard, said]).toEqual([["idle /b"], [true]]);
});

test("one that takes longer is announced, and then told", () => {
  const { heard, tell } = start();
  tell(at("/a", toward("/b")));
  vi.advanceTimersByTime(soonMs);
  expect(heard).toEqual(["loading /a"]);
  tell(at("/b"));
  expect(heard).toEqual(["loading /a", "idle /b"]);
});

test("what a form does, and what must be drawn at once or takes a fetcher away, is told at once", () => {
  for (const [state, change] of [
    [at("/a", { state: "submitting", formMethod: "POST" }), quiet],
    [at("/a", toward("/b")), { ...quiet, flushSync: true }],
    [at("/a", toward("/b")), { ...quiet, deletedFetchers: ["one"] }],
  ] as News[]) {
    const { heard, tell } = start();
    tell(state, change);
    expect(heard).toEqual([`${state.navigation.state} /a`]);
  }
});

test("other news meanwhile, or a second press, end the waiting", () => {
  const { heard, tell } = start();
  tell(at("/a", toward("/b")));
  tell(at("/a", toward("/c")));
  expect(heard).toEqual(["loading /a"]);
  vi.advanceTimersByTime(1_000);
  tell(at("/c"));
  expect(heard).toEqual(["loading /a", "idle /c"]);
});

test("whoever is led back to where they were has their keys again", () => {
  const { heard, said, tell } = start();
  tell(at("/a", toward("/b")));
  tell(at("/a"));
  expect([heard, said]).toEqual([["idle /a"], [true, false]]);
});

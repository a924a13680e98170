import type { RouteObject } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { createSmallRouter, type MakeWhole, type PageState, type Router, unsentEvent } from "./small-router.ts";

const routes: RouteObject[] = [
  {
    id: "root",
    Component: () => null,
    children: [
      { id: "post", path: "blog/:slug", Component: () => null },
      { id: "other", path: "other" },
    ],
  },
];

/** A window at this address, and a whole router that only notes what is asked of it. */
function pageAt(path: string, state: PageState = { loaderData: { post: "words" } }) {
  const target = new EventTarget();
  const { pathname, search, hash, origin } = new URL(path, "https://site.test");
  const opened: string[] = [];
  const location = { pathname, search, hash, origin, assign: (to: string) => opened.push(to) };
  const history = { state: { key: "k1" }, scrollRestoration: "auto", go: vi.fn() };
  const events = { addEventListener: target.addEventListener.bind(target), removeEventListener: target.removeEventListener.bind(target) };
  const globals = { ...events, dispatchEvent: target.dispatchEvent.bind(target), location, history };
  for (const [name, value] of Object.entries({ ...globals, window: globals })) vi.stubGlobal(name, value);
  const asked: unknown[][] = [];
  const note =
    (name: string) =>
    (...call: unknown[]) =>
      void asked.push([name, ...call]);
  let tell: Parameters<Router["subscribe"]>[0] | undefined;
  const whole = {
    state: { location: { pathname: "/from-whole" } },
    subscribe: (listener: typeof tell) => (tell = listener),
    ...Object.fromEntries(["navigate", "fetch", "getFetcher", "revalidate"].map((name) => [name, note(name)])),
    enableScrollRestoration: (positions: object) => asked.push(["scroll", { ...positions }]),
  } as unknown as Router;
  const fetchWhole = vi.fn(
    async (): Promise<MakeWhole> => (from) => {
      asked.push(["made", from.pathname]);
      return whole;
    },
  );
  return { small: createSmallRouter(routes, state, fetchWhole), fetchWhole, asked, opened, whole, tell: () => tell, target };
}

afterEach(() => void vi.unstubAllGlobals());

test("it says where the page is and what it was drawn from, and fetches nothing for that", () => {
  const { small, fetchWhole } = pageAt("/blog/cells?page=2#end");
  expect(small?.router.state).toMatchObject({
    location: { pathname: "/blog/cells", search: "?page=2", hash: "#end", key: "k1" },
    loaderData: { post: "words" },
    navigation: { state: "idle" },
  });
  expect(small?.router.state.matches.map(({ route, params }) => [route.id, params.slug])).toEqual([
    ["root", "cells"],
    ["post", "cells"],
  ]);
  expect(small?.router.encodeLocation("/a b?c#d")).toEqual({ pathname: "/a%20b", search: "?c", hash: "#d" });
  expect(fetchWhole).not.toHaveBeenCalled();
});

test("a page with an error, or of which nothing was drawn, is left to the whole router", () => {
  expect(pageAt("/blog/cells", { errors: { root: "gone" } }).small).toBeUndefined();
  expect(pageAt("/nowhere").small).toBeUndefined();
  expect(pageAt("/other").small).toBeUndefined();
});

test("what is asked of it goes to the whole router, which comes once and takes over where this one stands", async () => {
  const { small, fetchWhole, asked, whole, tell } = pageAt("/blog/cells");
  const heard: string[] = [];
  small?.router.subscribe((state) => heard.push(state.navigation?.state));
  small?.router.getFetcher("f");
  small?.router.enableScrollRestoration({ k1: 700, k0: 5 }, () => 0);
  await Promise.all([small?.router.navigate("/blog/cells?page=2"), small?.router.fetch("f", "post", "/x")]);
  expect(fetchWhole).toHaveBeenCalledOnce();
  expect(heard, "the loading bar need not wait for it").toEqual(["loading"]);
  expect(asked.slice(0, 3), "not back to where the page was once left").toEqual([
    ["made", "/blog/cells"],
    ["getFetcher", "f"],
    ["scroll", { k0: 5 }],
  ]);
  expect(asked.slice(3)).toEqual(
    expect.arrayContaining([
      ["navigate", "/blog/cells?page=2", undefined],
      ["fetch", "f", "post", "/x"],
    ]),
  );
  expect(small?.router.state).toBe(whole.state);
  tell()?.({ ...whole.state, navigation: { state: "idle" } } as never, {} as never);
  expect(heard).toEqual(["loading", "idle"]);
});

test("a form that is pressed twice while the router is on its way is sent once", async () => {
  const { small, asked } = pageAt("/blog/cells");
  const form = { formMethod: "post", formData: new FormData() };
  const shown: unknown[] = [];
  small?.router.subscribe(({ navigation }) => shown.push([navigation.state, navigation.formMethod]));
  await Promise.all([small?.router.navigate("/blog/cells", form as never), small?.router.navigate("/blog/cells", form as never)]);
  expect(asked.filter(([name]) => name === "navigate")).toHaveLength(1);
  expect(shown).toEqual([["submitting", "POST"]]);
});

test("where the router does not come, a form says that it was not sent, a link is opened as a document, and the next press tries again", async () => {
  const { small, fetchWhole, asked, opened, target } = pageAt("/blog/cells");
  let unsent = 0;
  target.addEventListener(unsentEvent, () => (unsent += 1));
  fetchWhole.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await small?.router.navigate("/blog/cells", { formMethod: "post", formData: new FormData() } as never);
  expect([unsent, small?.router.state.navigation.state]).toEqual([1, "idle"]);
  fetchWhole.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await small?.router.navigate("/blog/cells?page=2");
  expect(opened).toEqual(["/blog/cells?page=2"]);
  await small?.router.navigate("/blog/cells", { formMethod: "post", formData: new FormData() } as never);
  expect(asked.filter(([name]) => name === "navigate")).toHaveLength(1);
});

test("another query in the same document is for the whole router, another part of the page is the browser's", async () => {
  const { fetchWhole, target } = pageAt("/blog/cells");
  const goes = (oldURL: string, newURL: string) => {
    target.dispatchEvent(new Event("popstate"));
    target.dispatchEvent(Object.assign(new Event("hashchange"), { oldURL, newURL }));
    return new Promise((resolve) => setTimeout(resolve, 5));
  };
  vi.stubGlobal("PopStateEvent", class extends Event {});
  await goes("https://site.test/blog/cells", "https://site.test/blog/cells#end");
  expect(fetchWhole).not.toHaveBeenCalled();
  target.dispatchEvent(new Event("popstate"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(fetchWhole).toHaveBeenCalledOnce();
});

// React Router's own router finds, loads and changes pages: 17 kB of script. A public page is opened as a document (decision 25), so until a
// form is sent or a parameter changes there is nothing for it to do. This one stands in its place: it says where the page is and what it
// was drawn from, and when anything is asked of it, it fetches the whole one, hands over and from then on only passes on.
import { createPath, matchRoutes, type RouteObject, type UNSAFE_createRouter } from "react-router";

export type Router = ReturnType<typeof UNSAFE_createRouter>;
type State = Router["state"];
type Listener = Parameters<Router["subscribe"]>[0];
type Submission = { formMethod?: string; formData?: FormData; replace?: boolean };

export type PageState = Partial<Pick<State, "loaderData" | "actionData" | "errors">>;
/** Makes the router that takes over, at the place where this one stands. */
export type MakeWhole = (from: State["location"]) => Router;

const idle = { state: "idle" } as State["navigation"];
const noFetcher = { state: "idle" } as ReturnType<Router["getFetcher"]>;

/** Nothing when the page is not simply what its address says: an error, or an address of no known page. The whole router knows what then. */
export function createSmallRouter(
  routes: RouteObject[],
  { loaderData, actionData, errors }: PageState,
  fetchWhole: () => Promise<MakeWhole>,
) {
  const { pathname, search, hash } = window.location;
  const { usr, key } = (history.state ?? {}) as { usr?: unknown; key?: string };
  const matches = matchRoutes(routes, pathname);
  if (errors || !matches?.every(({ route }) => route.Component || route.element)) return;

  const listeners = new Set<Listener>();
  const fetchers = new Map<string, number>();
  let whole: Router | undefined;
  let coming: Promise<Router> | undefined;
  let sending = false;
  let scroll: Parameters<Router["enableScrollRestoration"]> | undefined;
  let state = {
    historyAction: "POP",
    location: { pathname, search, hash, state: usr ?? null, key: key ?? "default" },
    matches,
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as State;

  const tell: Listener = (next, change) => {
    for (const listener of listeners) listener(next, change);
  };

  function show(navigation: State["navigation"]) {
    state = { ...state, navigation };
    tell(state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false });
  }

  function bring(): Promise<Router> {
    coming ??= fetchWhole().then(
      (make) => {
        const router = make(state.location);
        for (const [fetcher, count] of fetchers) for (let n = 0; n < count; n += 1) router.getFetcher(fetcher);
        if (scroll) keepScroll(router, scroll, state.location.key);
        router.subscribe(tell);
        stopWatching();
        whole = router;
        return router;
      },
      (error) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  }

  const stopWatching = watchHistory(bring);

  const router = {
    get state() {
      return whole?.state ?? state;
    },
    get routes() {
      return whole?.routes ?? routes;
    },
    get manifest() {
      return whole?.manifest ?? {};
    },
    window,
    basename: "/",
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to: unknown, options?: Submission) {
      if (whole) return whole.navigate(to as string, options as object);
      if (typeof to === "number") return history.go(to);
      // A second press while the first is on its way.
      if (sending && options?.formData) return;
      sending = options?.formData !== undefined;
      const { formData, formMethod } = options ?? {};
      const pending = sending ? { state: "submitting", formData, formMethod: formMethod?.toUpperCase() } : { state: "loading" };
      show({ location: state.location, ...pending } as State["navigation"]);
      const router = await bring().catch(() => undefined);
      sending = false;
      if (router) return router.navigate(to as string, options as object);
      show(idle);
      if (formData) dispatchEvent(new Event(unsentEvent));
      else location.assign(typeof to === "string" ? to : createPath(to as object));
    },
    fetch: async (...call: Parameters<Router["fetch"]>) => (await bring()).fetch(...call),
    revalidate: async () => (await bring()).revalidate(),
    getFetcher(fetcher: string) {
      if (whole) return whole.getFetcher(fetcher);
      fetchers.set(fetcher, (fetchers.get(fetcher) ?? 0) + 1);
      return noFetcher;
    },
    deleteFetcher(fetcher: string) {
      if (whole) return whole.deleteFetcher(fetcher);
      fetchers.set(fetcher, (fetchers.get(fetcher) ?? 0) - 1);
    },
    resetFetcher: (...call: Parameters<Router["resetFetcher"]>) => whole?.resetFetcher(...call),
    match: (to: { pathname: string }) => (whole ? whole.match(to as never) : matchRoutes(routes, to)),
    createHref: (to: object) => createPath(to),
    createURL,
    encodeLocation(to: string | object) {
      const { pathname, search, hash } = createURL(to);
      return { pathname, search, hash };
    },
    // What the page was left at has been restored before any script came.
    enableScrollRestoration(...call: Parameters<Router["enableScrollRestoration"]>) {
      if (whole) return whole.enableScrollRestoration(...call);
      scroll = call;
      return () => {};
    },
  };
  return { router: router as unknown as Router, bring };
}

/** A form could not be sent because the scripts that send it did not come. */
export const unsentEvent = "aranode:unsent";

function createURL(to: string | object): URL {
  return new URL(typeof to === "string" ? to : createPath(to), location.origin);
}

/** The whole router begins by going where the page was left at; the reader has moved on since. */
function keepScroll(router: Router, [positions, position, keyOf]: Parameters<Router["enableScrollRestoration"]>, key: string) {
  const left = positions[key];
  delete positions[key];
  router.enableScrollRestoration(positions, position, keyOf);
  if (left !== undefined) positions[key] = left;
  history.scrollRestoration = "manual";
}

/**
 * Back and forward within this document. To another part of the page the browser goes by itself, so it also keeps where one stood; another
 * query is for the whole router.
 */
function watchHistory(bring: () => Promise<unknown>): () => void {
  let partOnly = false;
  const hashchange = ({ oldURL, newURL }: HashChangeEvent) => {
    partOnly = oldURL.replace(/#.*/, "") === newURL.replace(/#.*/, "");
  };
  const popstate = () => {
    partOnly = false;
    setTimeout(async () => {
      if (partOnly) return;
      await bring();
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    });
  };
  const browserScrolls = () => {
    history.scrollRestoration = "auto";
  };
  addEventListener("popstate", popstate);
  addEventListener("hashchange", hashchange);
  addEventListener("pageshow", browserScrolls);
  return () => {
    removeEventListener("popstate", popstate);
    removeEventListener("hashchange", hashchange);
    removeEventListener("pageshow", browserScrolls);
  };
}

// What a page in use asks of the server survives a lost line. A refresh in the background waits until there is a server again; a form that
// could not be sent stays as it is, with a word about it. Only going to another page ends at the error page, which says "offline".
// React Router's own answer to a failed call would be to replace the whole page, and what was typed with it.

import { nobodyBehind } from "./describe-error.ts";
import { withKnownRoutes } from "./router/known-routes.ts";

/** On what is answered to a script of an open personal page whose session is over. */
export const sessionEndedHeader = "x-session-ended";

export type PageCalls = {
  fetch: typeof fetch;
  /** True while the visitor is on the way to another page, which then has nothing to show. */
  isLeaving: () => boolean;
  /** A form did not reach the server. */
  onUnsent: () => void;
  /** The session is over: a form did nothing, a refresh waits. */
  onEnded: () => void;
  wait?: (ms: number, signal: AbortSignal | null | undefined) => Promise<void>;
};

const firstWaitMs = 500;
const longestWaitMs = 10_000;

export function steadyFetch({ fetch: ask, isLeaving, onUnsent, onEnded, wait = waitForLine }: PageCalls): typeof fetch {
  return async (input, init) => {
    if (!isPageCall(input)) return ask(input, init);
    const posting = (init?.method ?? "GET") !== "GET";
    for (let pause = firstWaitMs; ; pause = Math.min(2 * pause, longestWaitMs)) {
      const answer = await ask(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted || isLeaving()) throw error;
        return null;
      });
      if (answer?.headers.has(sessionEndedHeader) && !isLeaving()) {
        onEnded();
        if (posting) return new Response(null, { status: 204 });
        // A refresh goes on once somebody has logged in again.
        await wait(pause, init?.signal);
        continue;
      }
      if (answer && (!nobodyBehind.includes(answer.status) || isLeaving())) return answer;
      // The site's own answer to a form says beside the fields what was wrong.
      if (answer && posting && answer.headers.has("X-Remix-Response")) return answer;
      if (posting) {
        onUnsent();
        // "Nothing happened": the page keeps its state, and its fields what was typed.
        return new Response(null, { status: 204 });
      }
      await wait(pause, init?.signal);
    }
  };
}

function isPageCall(input: Parameters<typeof fetch>[0]): boolean {
  return input instanceof URL && input.pathname.endsWith(".data");
}

/** The pause, cut short when the browser says the line is back. */
export function waitForLine(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener("online", back);
      signal?.removeEventListener("abort", gone);
      settle();
    };
    const back = end(resolve);
    const gone = end(() => reject(signal?.reason));
    const timer = setTimeout(back, ms);
    window.addEventListener("online", back);
    signal?.addEventListener("abort", gone);
  });
}

/** The browser's own, before the steady calls took its place. */
export const browserFetch: typeof fetch = globalThis.fetch.bind(globalThis);

type Navigating = { state: { navigation: { state: string; formMethod?: string; location?: { pathname: string; search: string } } } };

/** The page somebody is on the way to, if they are. The router is asked through the handle it leaves on the window. */
export function leavingFor(): string | undefined {
  const navigation = (window as { __reactRouterDataRouter?: Navigating }).__reactRouterDataRouter?.state.navigation;
  if (!navigation?.location || navigation.state === "idle" || navigation.formMethod !== undefined) return undefined;
  return navigation.location.pathname + navigation.location.search;
}

/** Puts the steady calls in place. */
export function keepPageCallsSteady({ onUnsent, onEnded }: Pick<PageCalls, "onUnsent" | "onEnded">) {
  const isLeaving = () => leavingFor() !== undefined;
  window.fetch = withKnownRoutes(steadyFetch({ fetch: browserFetch, isLeaving, onUnsent, onEnded }));
}

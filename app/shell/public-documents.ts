// Public pages are opened as documents. They are stored, whole and perhaps held ready (server/pages/page-cache/next-page.ts); drawing them
// here, from scripts that have to come first, took two to six times as long (decision 25). What is opened from one is a document too: a
// public page holds its styles in another way than the router knows. The same page with other parameters, and the way from one personal page
// to the next, stay with the router until a newer build is known.
import { publicPaths } from "#content/pages.ts";
import { brought } from "./router/handed-over.ts";

type Options = { replace?: boolean; state?: unknown; formMethod?: string };
type Navigate = (to: unknown, options?: Options) => Promise<void>;
type Opening = { here: () => string; open: (to: string, replace: boolean) => void };

const fixed: ReadonlySet<string> = new Set(publicPaths);

/** A newer build is known: its scripts are not those of this document. */
let newerBuild = false;

/** From now on every page is opened as a document. */
export function openAllPagesAnew() {
  newerBuild = true;
}

/** Whether this is opened as a document by a page at `here`. */
export function isOtherDocument(to: unknown, here: string, all = newerBuild): to is string {
  if (typeof to !== "string" || !/^[/?]/.test(to)) return false;
  const path = to.replace(/[?#].*/, "") || here;
  if (path === here) return all && !to.includes("#");
  return all || isPublic(path) || isPublic(here);
}

function isPublic(path: string): boolean {
  return fixed.has(path) || /^\/(?:blog|status)\/[^/.]+$/.test(path);
}

export function documentsFirst(navigate: Navigate, { here, open }: Opening): Navigate {
  return (to, options) => {
    if (options?.formMethod || options?.state || !isOtherDocument(to, here())) return navigate(to, options);
    open(to, options?.replace === true);
    // Nothing else happens in this document.
    return Promise.resolve();
  };
}

/** Says that this document is about to be left: see the loading bar. */
export const leavingEvent = "aranode:leaving";

type Handle = { __reactRouterDataRouter?: { navigate: Navigate } };

/**
 * Puts itself before the router in the moment it is made, which is when it leaves its handle on the window. An effect would come too late: a
 * link that is pressed while React takes the page over is answered before any effect has run.
 */
export function openPublicPagesAsDocuments(on: Handle = window as Handle) {
  let router: Handle["__reactRouterDataRouter"];
  Object.defineProperty(on, "__reactRouterDataRouter", {
    configurable: true,
    get: () => router,
    set(made: NonNullable<typeof router>) {
      made.navigate = documentsFirst(made.navigate, { here: () => location.pathname, open: openDocument });
      brought.prepare?.(made as never);
      router = made;
    },
  });
}

function openDocument(to: string, replace: boolean) {
  if (replace) location.replace(to);
  else location.assign(to);
  window.dispatchEvent(new Event(leavingEvent));
}

// Public pages are opened as documents. They are stored, whole and perhaps held ready (server/pages/page-cache/next-page.ts); drawing them
// here, from scripts that have to come first, took two to six times as long (decision 25). What is opened from one is a document too: a
// public page holds its styles in another way than the router knows. The same page with other parameters, and the way from one personal page
// to the next, stay with the router until a newer build is known.
import { publicPaths } from "#content/pages.ts";

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

/** Puts itself before the router, which is known by the handle it leaves on the window. */
export function openPublicPagesAsDocuments() {
  const router = (window as { __reactRouterDataRouter?: { navigate: Navigate } }).__reactRouterDataRouter;
  if (!router) return;
  router.navigate = documentsFirst(router.navigate, {
    here: () => location.pathname,
    open(to, replace) {
      window.dispatchEvent(new Event(leavingEvent));
      if (replace) location.replace(to);
      else location.assign(to);
    },
  });
}

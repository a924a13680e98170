// Scripts and styles of the page that most likely comes next are fetched while this one rests, so that a click waits for its data alone.
// Not on a line that is slow or costs, and only what the router already knows of: it learns of a page when a link to it is in view.
import { useEffect } from "react";

type KnownRoute = { module: string; imports?: string[]; css?: string[] };
type RouterWindow = { __reactRouterManifest?: { routes: Record<string, KnownRoute | undefined> } };
type Line = { saveData?: boolean; effectiveType?: string };

const restMs = 1_000;

/** Of pages in app/routes.ts, by the names that the router has for them. */
export function useScriptsAhead(route: `routes/${string}`) {
  useEffect(() => {
    const line: Line = (navigator as { connection?: Line }).connection ?? {};
    if (line.saveData || (line.effectiveType ?? "4g") !== "4g") return;
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => fetchAhead(route)), restMs);
    return () => clearTimeout(timer);
  }, [route]);
}

function fetchAhead(route: string) {
  const known = (window as RouterWindow).__reactRouterManifest?.routes[route];
  if (!known) return;
  for (const href of [known.module, ...(known.imports ?? [])]) hint("modulepreload", href);
  for (const href of known.css ?? []) hint("prefetch", href);
}

function hint(rel: "modulepreload" | "prefetch", href: string) {
  if ([...document.querySelectorAll<HTMLLinkElement>("link[href]")].some((link) => link.getAttribute("href") === href)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel, href, ...(rel === "prefetch" ? { as: "style" } : {}) });
  document.head.append(link);
}

// Scripts and styles of the page that most likely comes next are there, and have run, before the click: it then waits for its data alone.
// Only what the router already knows of: it learns of a page when a link to it is in view.
import { useEffect } from "react";
import { matchRoutes, type RouteObject } from "react-router";
import { keepStyles } from "./route-styles.tsx";

type KnownRoute = { module: string; imports?: string[]; css?: string[] };
type RouterWindow = {
  __reactRouterManifest?: { routes: Record<string, KnownRoute | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { routes: RouteObject[] };
};
type Line = { saveData?: boolean; effectiveType?: string };

const restMs = 1_000;

/** While a list is read, the page behind its rows. By the name that the router has for it; not on a line that is slow or costs. */
export function useScriptsAhead(route: `routes/${string}`) {
  useEffect(() => {
    const line: Line = (navigator as { connection?: Line }).connection ?? {};
    if (line.saveData || (line.effectiveType ?? "4g") !== "4g") return;
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => prepare(route)), restMs);
    return () => clearTimeout(timer);
  }, [route]);
}

/** The page behind a link that somebody is about to open. */
export function prepareScripts(page: URL) {
  const routes = (window as RouterWindow).__reactRouterDataRouter?.routes ?? [];
  for (const { route } of matchRoutes(routes, page.pathname) ?? []) if (route.id) prepare(route.id);
}

function prepare(route: string) {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = window as RouterWindow;
  const known = manifest?.routes[route];
  if (!known || loaded?.[route]) return;
  // For a sheet that is not in the document the router waits at every click.
  keepStyles(known.css ?? []);
  for (const href of known.imports ?? []) preloadModule(href);
  // One that does not come is asked for again by the click, which says so.
  import(/* @vite-ignore */ known.module).catch(() => {});
}

function preloadModule(href: string) {
  if ([...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].some((link) => link.getAttribute("href") === href)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "modulepreload", href });
  document.head.append(link);
}

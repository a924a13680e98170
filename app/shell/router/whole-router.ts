// The whole router: what personal pages begin with (their layouts import this file), and what small-router.ts fetches when it is needed.
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_getPatchRoutesOnNavigationFunction as findRoutes,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
} from "react-router";
import { HydratedRouter } from "react-router/dom";
import { keepPageCallsSteady } from "#app/shell/page-call-retry.ts";
import { announceSessionEnded } from "#platform/browser/session-ended.ts";
import { drawOnce, soonMs } from "./drawn-once.ts";
import { brought, handedOver } from "./handed-over.ts";
import { type MakeWhole, type Router, unsentEvent } from "./small-router.ts";

// The server reads this file too, with the layouts.
if (typeof window !== "undefined") {
  brought.router = HydratedRouter;
  brought.prepare = (router) => {
    drawOnce(router);
    brought.lateMs = soonMs;
  };
  // Whatever asks for the data of a page is in this file.
  keepPageCallsSteady({ onUnsent: () => void dispatchEvent(new Event(unsentEvent)), onEnded: () => void announceSessionEnded() });
}

export { HydratedRouter };

/** As `HydratedRouter` makes it, for a page that was drawn by the small one and stands at `from`. */
export const createWholeRouter: MakeWhole = (from) => {
  const { context, manifest, modules } = handedOver();
  const { state, ssr, isSpaMode, routeDiscovery } = context;
  const here = () => router;
  const router: Router = createRouter({
    routes: createClientRoutes(manifest.routes, modules, state as never, ssr, isSpaMode),
    history: Object.create(createBrowserHistory(), { location: { value: from } }),
    hydrationData: state,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: singleFetch(here, manifest, modules, ssr),
    patchRoutesOnNavigation: findRoutes(here, manifest, modules, ssr, routeDiscovery, isSpaMode, undefined),
  });
  return router.initialize();
};

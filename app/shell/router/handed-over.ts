// What the server leaves on the window for the router to start from.
import type { ComponentType } from "react";
import type { UNSAFE_AssetsManifest as AssetsManifest, UNSAFE_RouteModules as RouteModules } from "react-router";
import type { PageState, Router } from "./small-router.ts";

type Context = {
  stream?: ReadableStream<Uint8Array>;
  state: PageState;
  future: object;
  ssr: boolean;
  isSpaMode: boolean;
  routeDiscovery: { mode: "lazy"; manifestPath: string };
};

type HandedOver = {
  __reactRouterContext: Context;
  __reactRouterManifest: AssetsManifest;
  __reactRouterRouteModules: RouteModules;
};

export function handedOver() {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window as unknown as HandedOver;
  return { context, manifest, modules };
}

type Brought = {
  /** The router that a layout has brought along, for the page to begin with. */
  router?: ComponentType;
  /** What is to be done with it as soon as it is made. */
  prepare?: (router: Router) => void;
  /** How much later than it begins the way to another page is announced. */
  lateMs: number;
};

export const brought: Brought = { lateMs: 0 };

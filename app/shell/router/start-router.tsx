// What the scripts of a page begin with: the whole router where a layout has brought it, the small one everywhere else.
import { Component, createElement, Fragment, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
  RouterProvider,
} from "react-router";
import { mayReload } from "#app/shell/build-updates.ts";
import { brought, handedOver } from "./handed-over.ts";
import { createSmallRouter, type PageState, type Router } from "./small-router.ts";

/** The page as React takes it over. */
export async function startRouter(): Promise<ReactElement> {
  // This runs with the first of the page's modules; the last line of its script leaves the rest on the window.
  await new Promise((resolve) => setTimeout(resolve));
  // Exchanging modules while one works on them is done by the whole router.
  if (import.meta.env.DEV) await import("./whole-router.ts");
  if (brought.router) return createElement(brought.router);
  const { context } = handedOver();
  const [own, kept] = context.stream?.tee() ?? [];
  if (!own) throw new Error("The page did not hand over what its scripts start from.");
  context.stream = kept;
  const state = (await decode(own, window)).value as PageState;
  const small = createSmallRouter(routesBelow(undefined), state, async () => (await import("./whole-router.ts")).createWholeRouter);
  if (!small) {
    const { HydratedRouter } = await import("./whole-router.ts");
    return <HydratedRouter />;
  }
  context.stream = undefined;
  context.state = state;
  // The handle by which the rest of the shell knows the router, as the whole one leaves it.
  (window as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter = small.router;
  // Whoever types will send.
  addEventListener("input", ({ target }) => (target as HTMLInputElement).form?.method === "post" && void small.bring().catch(() => {}), {
    capture: true,
  });
  return <SmallRouter router={small.router} />;
}

/** The routes of this page, as far as drawing them goes: the same parts as the whole router's, so that React keeps them when it comes. */
function routesBelow(parent: string | undefined): RouteObject[] {
  const { manifest, modules } = handedOver();
  const routes = Object.values(manifest.routes).filter((route) => route !== undefined && route.parentId === parent);
  return routes.map((route) => {
    const { id, path, index } = route as { id: string; path?: string; index?: boolean };
    const { default: Page, ErrorBoundary, Layout, handle } = modules[id] ?? {};
    const children = routesBelow(id);
    return {
      id,
      path,
      index,
      handle,
      ...(Layout && Page && ErrorBoundary
        ? {
            element: createElement(Layout, null, createElement(Page)),
            errorElement: createElement(Layout, null, createElement(ErrorBoundary)),
          }
        : { Component: Page, ErrorBoundary }),
      children: children.length > 0 ? children : undefined,
    } as RouteObject;
  });
}

/** The same tree as the whole router's and the server's, so that ids agree. */
function SmallRouter({ router }: { router: Router }) {
  const { context, manifest, modules } = handedOver();
  useEffect(() => {
    // The parts of a page are the browser's until the whole router is here: see small-router.ts.
    history.scrollRestoration = "auto";
  }, []);
  const { future, ssr, isSpaMode, routeDiscovery } = context;
  const [framework] = useState({ manifest, routeModules: modules, future, ssr, isSpaMode, routeDiscovery });
  return (
    <>
      <FrameworkContext.Provider value={framework as never}>
        <LastResort>
          <RouterProvider router={router} flushSync={flushSync} />
        </LastResort>
      </FrameworkContext.Provider>
      <Fragment />
    </>
  );
}

/** Where even the page that tells of an error failed: once more as the server draws it. */
class LastResort extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (mayReload(location.pathname, Date.now())) location.reload();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

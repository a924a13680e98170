import { useRouteLoaderData } from "react-router";
import type { loadRoot } from "#app/site/load-root.server.ts";

/** What the root loader gave; nothing where it failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loadRoot>("root");
}

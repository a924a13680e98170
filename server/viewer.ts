import type { Viewer } from "#platform/api/viewer.ts";
import type { Services } from "./services.ts";

/** A bearer token becomes a viewer, or null when the session is dead. */
export function resolveViewer(_services: Services): (token: string) => Promise<Viewer | null> {
  return async () => null;
}

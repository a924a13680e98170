import { findViewer } from "#features/accounts/sessions.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Services } from "./services.ts";

/** A bearer token becomes a viewer, or null when the session is dead. */
export function resolveViewer(services: Services): (token: string) => Promise<Viewer | null> {
  return (token) => findViewer(services.database.orm, token, services.config);
}

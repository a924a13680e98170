import { findViewers } from "#features/accounts/sessions.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { createGather } from "#platform/gather.ts";
import type { Services } from "./services.ts";

/** A bearer token becomes a viewer, or null when the session is dead. Nothing is kept: a revoked session is dead at the next call. */
export function resolveViewer(services: Services): (token: string) => Promise<Viewer | null> {
  return createGather({ max: 100, work: (tokens) => findViewers(services.database.orm, tokens, services.config) });
}

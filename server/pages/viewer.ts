import { findViewers, findViewerWithAccount } from "#features/accounts/server/sessions.server.ts";
import { isApiKey, viewerOfKey } from "#features/integrations/api-keys.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { createBatcher } from "#platform/batcher.ts";
import type { Services } from "#server/service-list.ts";

export type ResolveViewer = (
  token: string,
  asked: { method: string; path: string; background: boolean; address: string },
) => Promise<Viewer | null>;

/** A bearer token, of a session or an API key, becomes a viewer, or null when it is dead. Nothing is kept: a revoked session is dead at the next call. */
export function resolveViewer(services: Services): ResolveViewer {
  const { database, config } = services;
  const batch = (background: boolean) =>
    createBatcher<string, Viewer | null>({ max: 100, work: (tokens) => findViewers(database.orm, tokens, config, { background }) });
  const [find, findForPage] = [batch(false), batch(true)];
  // "Who am I" stands at the start of every personal page: one question to the database instead of two.
  return (token, { method, path, background, address }) => {
    if (isApiKey(token)) return viewerOfKey(database.orm, token, address);
    if (method === "GET" && path === "/user") return findViewerWithAccount(database.orm, token, config, { background });
    return background ? findForPage(token) : find(token);
  };
}

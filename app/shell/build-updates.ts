// A newer build: asked for every hour. When there is one, the next navigation is a full page load and a quiet toast offers to reload.
// The figures are the product's: poll 1 h, manifest 1 s after idle unless the connection is slow-2g, reload guard 10 s per path.

import { numberIn, textSlot } from "#platform/browser/browser-store.ts";

export const buildUpdates = { pollMs: 3_600_000, manifestDelayMs: 1_000, reloadGuardMs: 10_000 } as const;

const reloaded = textSlot("reloaded", "sessionStorage", numberIn);

export type LatestBuild = { id: string; time: string };

export async function fetchLatestBuild(): Promise<LatestBuild | undefined> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" });
    return response.ok ? ((await response.json()) as LatestBuild) : undefined;
  } catch {
    return undefined;
  }
}

type Connection = { effectiveType?: string };

export function connectionIsSlow(connection: Connection | undefined): boolean {
  return connection?.effectiveType === "slow-2g";
}

/** Fetches the manifest of the running build once the page is idle, so that later navigations know what exists. */
export function fetchManifestWhenIdle(buildId: string): () => void {
  if (connectionIsSlow((navigator as { connection?: Connection }).connection)) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const idle = window.requestIdleCallback ?? ((work: () => void) => window.setTimeout(work, 1));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const handle = idle(() => {
    timer = setTimeout(() => void fetch(`/builds/meta/${buildId}.json`).catch(() => {}), buildUpdates.manifestDelayMs);
  });
  return () => {
    cancel(handle);
    clearTimeout(timer);
  };
}

/** True when the page at `path` may be reloaded now: at most once per 10 s and path. */
export function mayReload(path: string, now: number): boolean {
  if (now - (reloaded.read(path) ?? 0) < buildUpdates.reloadGuardMs) return false;
  reloaded.keep(now, path);
  return true;
}

/** A script chunk of an old build is gone after a deploy: load the page anew instead of failing. Offline there is nothing to load. */
export function reloadOnChunkFailure() {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine) return;
    event.preventDefault();
    if (mayReload(location.pathname, Date.now())) location.reload();
  });
}

import { useEffect } from "react";
import { useRootData } from "#app/shell/use-root-data.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";
import { buildUpdates, fetchLatestBuild, fetchManifestWhenIdle } from "./build-updates.ts";

/** Set once a newer build is known: from then on a navigation loads the page anew. Typed text is safe: nothing reloads by itself. */
let newerBuild: string | undefined;

export function useBuildUpdates() {
  const buildId = useRootData()?.buildId;

  useEffect(() => {
    // While developing there is no build to be newer than this one.
    if (!buildId || import.meta.env.DEV) return;
    async function check() {
      const latest = await fetchLatestBuild();
      if (!latest || latest.id === buildId || latest.id === newerBuild) return;
      newerBuild = latest.id;
      showToast(m.shell_new_build(), {
        id: "new-build",
        tone: "info",
        stays: true,
        action: { label: m.shell_reload(), onClick: () => location.reload() },
      });
    }
    const poll = setInterval(check, buildUpdates.pollMs);
    const cancelManifest = fetchManifestWhenIdle(buildId);
    // Same-site links become full page loads once a newer build is known.
    function followAnew(event: MouseEvent) {
      if (!newerBuild || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      location.assign(link.href);
    }
    document.addEventListener("click", followAnew, { capture: true });
    window.addEventListener("aranode:check-build", check);
    return () => {
      clearInterval(poll);
      cancelManifest();
      document.removeEventListener("click", followAnew, { capture: true });
      window.removeEventListener("aranode:check-build", check);
    };
  }, [buildId]);
}

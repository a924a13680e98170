import { useEffect } from "react";
import { useRootData } from "#app/shell/use-root-data.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";
import { buildUpdates, fetchLatestBuild, fetchManifestWhenIdle } from "./build-updates.ts";
import { openAllPagesAnew } from "./public-documents.ts";

/** The newer build that was told of. Typed text is safe: nothing reloads by itself. */
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
      openAllPagesAnew();
      showToast(m.shell_new_build(), {
        id: "new-build",
        tone: "info",
        stays: true,
        action: { label: m.shell_reload(), onClick: () => location.reload() },
      });
    }
    const poll = setInterval(check, buildUpdates.pollMs);
    const cancelManifest = fetchManifestWhenIdle(buildId);
    window.addEventListener("aranode:check-build", check);
    return () => {
      clearInterval(poll);
      cancelManifest();
      window.removeEventListener("aranode:check-build", check);
    };
  }, [buildId]);
}

import { useState } from "react";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Copies the address, which holds the configuration. Its room is kept before scripts run. */
export function ShareLink() {
  const labels = usePageLabels();
  const ready = useHydrated();
  const [shared, setShared] = useState(false);

  async function share() {
    await navigator.clipboard.writeText(location.href);
    setShared(true);
    setTimeout(() => setShared(false), 2500);
  }

  return (
    <p className={ready ? "bill-share" : "bill-share bill-share-wait"}>
      <button type="button" onClick={share} disabled={!ready}>
        {shared ? labels.shared : labels.shareLink}
      </button>
      <span className="vh" aria-live="polite">
        {shared ? labels.shared : ""}
      </span>
    </p>
  );
}

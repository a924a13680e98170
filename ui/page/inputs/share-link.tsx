import { useState } from "react";
import { usePageLabels } from "#ui/page/page-labels.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useCurrency } from "./currency-toggle.tsx";

/** Copies the address, which holds the configuration, with the currency it is shown in. Its room is kept before scripts run. */
export function ShareLink() {
  const labels = usePageLabels();
  const ready = useHydrated();
  const [shared, setShared] = useState(false);
  const [currency] = useCurrency();

  async function share() {
    const address = new URL(location.href);
    address.searchParams.set("currency", currency);
    await navigator.clipboard.writeText(address.href);
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

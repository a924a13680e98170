import { useSyncExternalStore } from "react";

function subscribe(): () => void {
  return () => {};
}

/** False on the server and in the first client render, true once scripts run: for controls that would be dead without them. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

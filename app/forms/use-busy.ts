import { useNavigation } from "react-router";

/** True while a form of this page is under way; with `intent`, only the one whose button says so. */
export function useBusy(intent?: string): boolean {
  const { state, formMethod, formData } = useNavigation();
  return state !== "idle" && formMethod === "POST" && (intent === undefined || formData?.get("intent") === intent);
}

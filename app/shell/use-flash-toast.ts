import { useEffect } from "react";
import { useLocation } from "react-router";
import { showToast } from "#ui/toast.ts";
import { flashCookie, readFlash } from "./flash.ts";

export function useFlashToast() {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a redirect ends in a new location; that is when to look
  useEffect(() => {
    const flash = readFlash(document.cookie);
    if (!flash) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${flashCookie}=; Path=/; Max-Age=0`;
    showToast(flash.text, { tone: flash.kind });
  }, [location.key]);
}

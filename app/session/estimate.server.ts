// The cookie that holds the visitor's estimate, as the server reads and writes it.
import { estimateCookie, estimateDays } from "#features/service-tools/estimate-cookie.ts";
import { type EstimateState, readEstimate } from "#features/service-tools/pricing/estimate-state.ts";
import { clearCookie, readCookie, writeCookie } from "#platform/cookie.ts";

export function readEstimateCookie(cookies: string): string {
  return (readCookie(cookies, estimateCookie) ?? "").slice(0, 2000);
}

/** The estimate a visitor takes along: the address's, which may be somebody else's, before the one this browser keeps. Empty without lines. */
export function takenEstimate(url: URL, cookies: string): EstimateState {
  return readEstimate(url.searchParams.get("estimate") ?? readEstimateCookie(cookies));
}

export function estimateCookieValue(text: string, { secure }: { secure: boolean }): string {
  const traits = { secure, open: true };
  return text ? writeCookie(estimateCookie, text, { ...traits, seconds: estimateDays * 86_400 }) : clearCookie(estimateCookie, traits);
}

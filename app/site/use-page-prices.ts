// The prices that this page was drawn with, for its calculators in the browser. On the server the running request has them.
import { useMatches } from "react-router";
import { heldPrices } from "#content/held-prices.ts";
import type { PageData } from "./load-page.server.ts";

/** In the layout: it is drawn before the page that counts by them. */
export function usePagePrices(): void {
  const page = useMatches().at(-1)?.loaderData as Partial<PageData<unknown>> | undefined;
  if (!import.meta.env.SSR && page?.prices) heldPrices.value = page.prices;
}

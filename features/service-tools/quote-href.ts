// The link that carries a configuration into the contact form.
import { withoutJoiners } from "#content/keep-together.ts";

export type QuoteRequest = { service: string; summary: string };

export const longestSummary = 800;

/** Cut by characters as people count them, so that no letter or syllable is torn in two. */
function shortened(text: string): string {
  const letters = Array.from(withoutJoiners(text).replace(/\s+/g, " ").trim());
  if (letters.length <= longestSummary) return letters.join("");
  return `${letters
    .slice(0, longestSummary - 1)
    .join("")
    .trimEnd()}…`;
}

export function quoteHref({ service, summary }: QuoteRequest): string {
  const query = new URLSearchParams({ intent: "sales", service, config: shortened(summary) });
  return `/resources/contact-us?${query}`;
}

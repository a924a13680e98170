// A ticket to sales, filled in ahead from the estimate that a customer brings along.
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import type { page } from "#content/en/resources/pricing.ts";
import { readEstimate, writeEstimate } from "#features/service-tools/pricing/estimate-state.ts";
import { changedText, estimateText } from "#features/service-tools/pricing/estimate-text.ts";
import { m } from "#platform/paraglide/messages.js";

export async function estimateTicket(context: Readonly<RouterContextProvider>, text: string) {
  const state = readEstimate(text);
  if (state.lines.length === 0) return undefined;
  const { words, locale } = await loadPage<typeof page>(context, "/resources/pricing");
  const currency = state.currency ?? "krw";
  const { items, monthly, sum } = estimateText(words, state, currency, locale);
  const changed = changedText(words, state, currency, locale);
  // The team opens the same estimate by its address.
  const address = `${context.get(requestContext).here}/resources/pricing?${writeEstimate(state)}`;
  return {
    subject: m.ticket_estimate_subject({ amount: monthly }),
    text: [m.ticket_estimate_ask(), "", ...items.map((item) => `- ${item}`), "", sum, ...(changed ? [changed] : []), address].join("\n"),
  };
}

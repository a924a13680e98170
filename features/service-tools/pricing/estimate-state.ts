// The visitor's estimate and how prices are shown: in the address while it is shared, remembered in the browser otherwise.
import type { Term } from "#content/pricing.ts";
import { formatBasket, parseBasket } from "./basket.ts";
import type { EstimateLine } from "./estimate.ts";

export type EstimateState = { lines: readonly EstimateLine[]; term: Term; vat: boolean; hourly: boolean };

export const emptyEstimate: EstimateState = { lines: [], term: 1, vat: false, hourly: false };

function parseTerm(text: string | null): Term {
  const months = Number(text);
  return months === 12 || months === 24 || months === 36 ? months : 1;
}

/** The same text serves address and storage: "basket=m4.2_lb-s.1&term=12&vat=1&hourly=1". Defaults are left out. */
export function writeEstimate(state: EstimateState): string {
  const parameters = new URLSearchParams();
  if (state.lines.length > 0) parameters.set("basket", formatBasket(state.lines));
  if (state.term !== 1) parameters.set("term", String(state.term));
  if (state.vat) parameters.set("vat", "1");
  if (state.hourly) parameters.set("hourly", "1");
  return parameters.toString();
}

export function readEstimate(text: string): EstimateState {
  const parameters = new URLSearchParams(text.slice(0, 2000));
  return {
    lines: parseBasket(parameters.get("basket") ?? ""),
    term: parseTerm(parameters.get("term")),
    vat: parameters.get("vat") === "1",
    hourly: parameters.get("hourly") === "1",
  };
}

const names = ["basket", "term", "vat", "hourly"];

/** An address that says anything about the estimate wins over what the browser remembers. */
export function startingEstimate(search: string, remembered: string | null): EstimateState {
  const parameters = new URLSearchParams(search);
  if (names.some((name) => parameters.has(name))) return readEstimate(search);
  return remembered ? readEstimate(remembered) : emptyEstimate;
}

/** The address's query with this estimate in it; other parameters stay. */
export function estimateSearch(search: string, state: EstimateState): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of new URLSearchParams(writeEstimate(state))) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

// What an estimate came to when it was made travels with it, in its address and its cookie: when prices have changed since, it says so.
import type { Currency } from "#content/format.ts";
import type { Price } from "#content/price-list.ts";
import type { EstimateLine } from "./basket-text.ts";
import { estimateTotal, type Terms } from "./estimate.ts";

export type PriceStamp = { monthly: Price; once: Price };
type Stamped = Terms & { lines: readonly EstimateLine[]; was?: PriceStamp | undefined };

const written = /^(\d{1,12})_(\d{1,12})_(\d{1,12})_(\d{1,12})$/;

/** Won a month and once, cents a month and once: "2644000_300000_188800_21400". */
export function writeStamp({ monthly, once }: PriceStamp): string {
  return [monthly.krw, once.krw, monthly.usd * 100, once.usd * 100].map(Math.round).join("_");
}

export function readStamp(text: string | null): PriceStamp | undefined {
  const [, krw, krwOnce, cents, centsOnce] = written.exec(text ?? "") ?? [];
  if (krw === undefined) return undefined;
  return {
    monthly: { krw: Number(krw), usd: Number(cents) / 100 },
    once: { krw: Number(krwOnce), usd: Number(centsOnce) / 100 },
  };
}

/** The estimate as one made now. */
export function stamped<State extends Stamped>(state: State): State {
  const { monthly, once } = estimateTotal(state.lines, state);
  return { ...state, was: state.lines.length > 0 ? { monthly, once } : undefined };
}

/** What it came to and what it comes to, where that is not the same in the currency it is shown in. */
export function priceChange(state: Stamped, currency: Currency): { before: PriceStamp; now: PriceStamp } | undefined {
  const { was, lines } = state;
  if (!was || lines.length === 0) return undefined;
  const { monthly, once } = estimateTotal(lines, state);
  const same = was.monthly[currency] === monthly[currency] && was.once[currency] === once[currency];
  return same ? undefined : { before: was, now: { monthly, once } };
}

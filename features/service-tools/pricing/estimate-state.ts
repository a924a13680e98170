// The visitor's estimate and how prices are shown: in the address while it is shared, kept in a cookie otherwise.
import type { Currency } from "#content/format.ts";
import type { Term } from "#content/price-list.ts";
import { withOrder } from "./add-order.ts";
import { addItem, parseBasket, setQuantity } from "./basket.ts";
import { type EstimateLine, formatBasket } from "./basket-text.ts";
import { type PriceStamp, readStamp, stamped, writeStamp } from "./price-stamp.ts";
import { scenarioIds, scenarios } from "./scenarios.ts";

export type EstimateState = {
  lines: readonly EstimateLine[];
  term: Term;
  vat: boolean;
  /** As the address says; otherwise the one the visitor picked on any page. */
  currency?: Currency | undefined;
  /** Plans with fewer cores or less memory are left out; 0 shows all. */
  cpu: number;
  ram: number;
  /** What it came to when it was made. */
  was?: PriceStamp | undefined;
};

export const emptyEstimate: EstimateState = { lines: [], term: 1, vat: false, cpu: 0, ram: 0 };

export const cpuSteps = [0, 2, 4, 8, 16, 32, 64] as const;
export const ramSteps = [0, 4, 8, 16, 32, 64, 128, 256] as const;

function parseTerm(text: string | null): Term {
  const months = Number(text);
  return months === 12 || months === 24 || months === 36 ? months : 1;
}

function parseStep(text: string | null, steps: readonly number[]): number {
  return steps.find((step) => step === Number(text)) ?? 0;
}

/** The same text serves address and storage: "basket=m4.2_lb-s.1&term=12&vat=1&currency=usd". Defaults are left out. */
export function writeEstimate({ lines, term, vat, currency, cpu, ram, was }: EstimateState): string {
  const parameters = new URLSearchParams();
  if (lines.length > 0) parameters.set("basket", formatBasket(lines));
  if (term !== 1) parameters.set("term", String(term));
  if (vat) parameters.set("vat", "1");
  if (currency) parameters.set("currency", currency);
  if (cpu > 0) parameters.set("cpu", String(cpu));
  if (ram > 0) parameters.set("ram", String(ram));
  if (was && lines.length > 0) parameters.set("was", writeStamp(was));
  return parameters.toString();
}

export function readEstimate(text: string): EstimateState {
  const parameters = new URLSearchParams(text.slice(0, 3000));
  const currency = parameters.get("currency");
  const was = readStamp(parameters.get("was"));
  return {
    lines: parseBasket(parameters.get("basket") ?? ""),
    term: parseTerm(parameters.get("term")),
    vat: parameters.get("vat") === "1",
    ...(currency === "krw" || currency === "usd" ? { currency } : {}),
    cpu: parseStep(parameters.get("cpu"), cpuSteps),
    ram: parseStep(parameters.get("ram"), ramSteps),
    ...(was ? { was } : {}),
  };
}

/** Parameters of the address that say something about the estimate. The page cache leaves them to the visitor. */
const names = ["basket", "term", "vat", "currency", "cpu", "ram", "was"];
/** Of these, what is kept; the others only say how the list is shown. */
const keptNames = ["basket", "term", "vat", "was"];

/** What an address shows in a browser that keeps an estimate: somebody's shared one as it is; otherwise the kept one, shown as the address says. */
export function addressEstimate(search: string, kept: string, isOwn: boolean): EstimateState {
  const said = new URLSearchParams(search);
  if (said.has("basket") && !isOwn) return readEstimate(search);
  const parameters = new URLSearchParams(kept);
  for (const name of names) {
    const value = said.get(name);
    if (value !== null && !(isOwn && keptNames.includes(name))) parameters.set(name, value);
  }
  return readEstimate(parameters.toString());
}

/** What the browser remembers is the estimate; what was looked for is not. */
export function rememberedText({ currency: _, ...state }: EstimateState): string {
  return writeEstimate({ ...state, cpu: 0, ram: 0 });
}

/** The address's query with this estimate in it; other parameters stay. */
export function estimateSearch(search: string, state: EstimateState): string {
  const parameters = new URLSearchParams(search);
  for (const name of names) parameters.delete(name);
  for (const [name, value] of new URLSearchParams(writeEstimate(state))) parameters.set(name, value);
  const text = parameters.toString();
  return text ? `?${text}` : "";
}

/**
 * What a button of the form asks for when no script answers it: the estimate after it, or nothing when none was pressed. A calculator's
 * `line` is added to the estimate that the browser keeps; the form's own buttons change the one in the address.
 */
export function pressedEstimate(search: string, kept = ""): EstimateState | undefined {
  const parameters = new URLSearchParams(search.slice(0, 4000));
  const line = parameters.get("line");
  if (line) return stamped(readEstimate(withOrder(kept, { lines: line, term: parameters.get("term") })));
  const state = readEstimate(search);
  const typed = [...parameters].filter(([name]) => name.startsWith("q-"));
  let { lines } = state;
  for (const [name, value] of typed) if (/^\d{1,8}$/.test(value)) lines = setQuantity(lines, name.slice(2), Number(value));
  const [add, remove, start] = [parameters.get("add"), parameters.get("remove"), parameters.get("start")];
  if (add) lines = addItem(lines, add);
  if (remove) lines = setQuantity(lines, remove, 0);
  const scenario = scenarioIds.find((id) => id === start);
  if (scenario) lines = scenarios[scenario];
  if (parameters.has("clear")) lines = [];
  const pressed = typed.length > 0 || add || remove || scenario || parameters.has("clear");
  return pressed ? stamped({ ...state, lines }) : undefined;
}

// What a calculator adds to the kept estimate: text to text, whether a script or the server does it.
import { type EstimateLine, formatBasket } from "./basket-text.ts";

export const mostLines = 40;
const piece = /^([a-z0-9-]{1,40})\.(\d{1,8}(?:\.\d{1,4})?)$/;

/** What reads as a line; whether there is such an item is for the price list to say. */
export function readLines(text: string): EstimateLine[] {
  return text.split("_").flatMap((part) => {
    const [, id = "", count] = piece.exec(part) ?? [];
    const quantity = Number(count);
    return quantity > 0 ? [{ id, quantity }] : [];
  });
}

export type Order = { lines: string; term?: string | null | undefined };

/** The kept estimate with an order added: quantities of the same item add up; a term that the order names is the estimate's from then on. */
export function withOrder(kept: string, order: Order): string {
  const parameters = new URLSearchParams(kept);
  const sums = new Map<string, number>();
  for (const { id, quantity } of readLines(`${parameters.get("basket") ?? ""}_${order.lines}`)) {
    if (sums.has(id) || sums.size < mostLines) sums.set(id, Math.round(((sums.get(id) ?? 0) + quantity) * 10_000) / 10_000);
  }
  parameters.set("basket", formatBasket([...sums].map(([id, quantity]) => ({ id, quantity }))));
  if (order.term) parameters.set("term", order.term);
  // It comes to something else now; the price list knows to what.
  parameters.delete("was");
  return parameters.toString();
}

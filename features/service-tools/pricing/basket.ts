// The lines of an estimate held against the price list: unknown items are left out, quantities stay within what one can order from a list.
import { mostLines, readLines } from "./add-order.ts";
import type { EstimateLine } from "./basket-text.ts";
import { findItem, isSetup } from "./catalogue.ts";

/** Volumes may be parts of a TB; everything else is counted in whole pieces. */
function allowed(id: string, quantity: number): number {
  const item = findItem(id);
  if (!item || isSetup(id)) return 0;
  return Math.max(0, Math.min(item.max, item.unit === "tb" ? quantity : Math.round(quantity)));
}

export function parseBasket(text: string): EstimateLine[] {
  const lines = new Map<string, number>();
  for (const { id, quantity } of readLines(text)) {
    const bounded = allowed(id, quantity);
    if (bounded > 0) lines.set(id, bounded);
    if (lines.size === mostLines) break;
  }
  return [...lines].map(([id, quantity]) => ({ id, quantity }));
}

/** Usage items start at a quantity that means something; plans start at one. */
export function firstQuantity(id: string): number {
  const unit = findItem(id)?.unit;
  if (unit === "gb" || unit === "mbps" || unit === "10k") return 100;
  return unit === "tb" ? 10 : unit === "core" ? 16 : 1;
}

export function quantityStep(id: string): number {
  const unit = findItem(id)?.unit;
  if (unit === "gb" || unit === "10k") return 100;
  if (unit === "mbps") return 10;
  return 1;
}

export function setQuantity(lines: readonly EstimateLine[], id: string, quantity: number): EstimateLine[] {
  const bounded = allowed(id, quantity);
  if (bounded === 0) return lines.filter((line) => line.id !== id);
  if (lines.some((line) => line.id === id)) return lines.map((line) => (line.id === id ? { id, quantity: bounded } : line));
  return lines.length >= mostLines ? [...lines] : [...lines, { id, quantity: bounded }];
}

export function addItem(lines: readonly EstimateLine[], id: string): EstimateLine[] {
  const present = lines.find((line) => line.id === id);
  return setQuantity(lines, id, present ? present.quantity + quantityStep(id) : firstQuantity(id));
}

// The estimate basket as text: "m4.2_lb-s.1_vault.500" in the address and in storage. Only signs a query leaves unescaped.
import { findItem, isSetup } from "./catalogue.ts";
import type { EstimateLine } from "./estimate.ts";

const mostLines = 20;

export function parseBasket(text: string): EstimateLine[] {
  const lines = new Map<string, number>();
  for (const part of text.split("_")) {
    const [id = "", count = ""] = part.split(".");
    const item = findItem(id);
    const quantity = Number(count);
    if (!item || isSetup(id) || !/^\d{1,8}$/.test(count) || quantity < 1 || quantity > item.max) continue;
    lines.set(id, quantity);
    if (lines.size === mostLines) break;
  }
  return [...lines].map(([id, quantity]) => ({ id, quantity }));
}

export function formatBasket(lines: readonly EstimateLine[]): string {
  return lines.map(({ id, quantity }) => `${id}.${quantity}`).join("_");
}

/** Usage items start at a quantity that means something; plans start at one. */
export function firstQuantity(id: string): number {
  const unit = findItem(id)?.unit;
  if (unit === "gb") return 100;
  if (unit === "mbps" || unit === "10k") return 100;
  if (unit === "tb") return 10;
  return 1;
}

export function quantityStep(id: string): number {
  const unit = findItem(id)?.unit;
  if (unit === "gb" || unit === "10k") return 100;
  if (unit === "mbps") return 10;
  return 1;
}

export function setQuantity(lines: readonly EstimateLine[], id: string, quantity: number): EstimateLine[] {
  const item = findItem(id);
  if (!item || isSetup(id)) return [...lines];
  const bounded = Math.min(item.max, Math.max(0, Math.round(quantity)));
  if (bounded === 0) return lines.filter((line) => line.id !== id);
  if (lines.some((line) => line.id === id)) return lines.map((line) => (line.id === id ? { id, quantity: bounded } : line));
  return lines.length >= mostLines ? [...lines] : [...lines, { id, quantity: bounded }];
}

export function addItem(lines: readonly EstimateLine[], id: string): EstimateLine[] {
  const present = lines.find((line) => line.id === id);
  return setQuantity(lines, id, present ? present.quantity + quantityStep(id) : firstQuantity(id));
}

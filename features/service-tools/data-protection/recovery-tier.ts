// From two numbers to a tier and its price: the cheapest tier that loses no more and is down no longer than asked.
import { copyPerGb, protectionFigures as p, perTb, type TierId, tierIds, tiers } from "#content/figures/data-protection.ts";
import { type Price, prices } from "#content/price-list.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export type Source = "cloud" | "rack";

/** Minutes asked for. Tiers are tried from the cheapest; Gold meets everything it can be asked for here. */
export function tierFor(rpoMinutes: number, rtoMinutes: number): TierId {
  const cheapestFirst = tierIds.toSorted((a, b) => perTb(a).krw - perTb(b).krw);
  return cheapestFirst.find((id) => tiers[id].rpo <= rpoMinutes && tiers[id].rto <= rtoMinutes) ?? "gold";
}

export type ProtectionLine = { id: string; kind: "copy" | "line"; amount: Price };
export type ProtectionBill = { lines: readonly ProtectionLine[]; total: Price };

function times(price: Price, factor: number): Price {
  return { krw: Math.round(price.krw * factor), usd: Math.round(price.usd * factor * 100) / 100 };
}

/** Copies by stored GB (1 TB = 1,000 GB); a line only if the source stands in the customer's own rack. */
export function protectionBill(id: TierId, tb: number, source: Source): ProtectionBill {
  const tier = tiers[id];
  const rates = copyPerGb();
  const lines: ProtectionLine[] = tier.copies.map((copy) => ({ id: copy, kind: "copy", amount: times(rates[copy], tb * 1000) }));
  if (source === "rack" && tier.line) lines.push({ id: tier.line, kind: "line", amount: prices().lines[tier.line].mbps1000 });
  const total = lines.reduce<Price>(
    (sum, { amount }) => ({ krw: sum.krw + amount.krw, usd: Math.round((sum.usd + amount.usd) * 100) / 100 }),
    { krw: 0, usd: 0 },
  );
  return { lines, total };
}

const copyItems = { syncBlock: "block-nvme", asyncBlock: "block-ssd", vault: "vault", offsite: "offsite" } as const;

/** The same bill in items of the price list. */
export function protectionItems(id: TierId, tb: number, source: Source): EstimateLine[] {
  const { copies, line } = tiers[id];
  return [
    ...copies.map((copy) => ({ id: copyItems[copy], quantity: tb * 1000 })),
    ...(source === "rack" && line ? [{ id: `line-${line}-1000`, quantity: 1 }] : []),
  ];
}

/** Hours to read everything back over the restore link at 80%. */
export function restoreHours(tb: number, gbps: number = p.restoreGbps): number {
  return (tb * 8e12) / (gbps * 1e9 * p.lineUse) / 3600;
}

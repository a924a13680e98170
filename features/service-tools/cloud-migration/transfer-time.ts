// How long data takes over a line, whether the line catches up with changes, and when shipped disks are quicker.
import { migrationFigures as m } from "#content/figures/cloud-migration.ts";

/** Hours for `tb` terabytes (10¹² bytes) over `mbps` of which the share `use` may be filled. */
export function transferHours(tb: number, mbps: number, use: number): number {
  return (tb * 8e12) / (mbps * 1e6 * use) / 3600;
}

/** Disks filled and emptied at a fixed pace, plus the road. */
export function shippingHours(tb: number): number {
  return 2 * transferHours(tb, m.shipGbps * 1000, 1) + m.shipRoadHours;
}

export type TransferInput = { tb: number; mbps: number; use: number; changePercentPerDay: number };
export type TransferVerdict = "line" | "compare" | "ship" | "never";
export type Transfer = { firstHours: number; catchUpHours: number | null; lagMinutes: number; shipHours: number; verdict: TransferVerdict };

/**
 * While the first copy runs, data changes at `rate` TB an hour; the line carries `pace` TB an hour. Each further pass copies what changed
 * during the one before: first × (q + q² + …) with q = rate ÷ pace, so all passes after the first take first × q ÷ (1 − q).
 */
export function transfer({ tb, mbps, use, changePercentPerDay }: TransferInput): Transfer {
  const firstHours = transferHours(tb, mbps, use);
  const pace = tb / firstHours;
  const rate = (tb * changePercentPerDay) / 100 / 24;
  const q = rate / pace;
  const catchUpHours = q < 1 ? (firstHours * q) / (1 - q) : null;
  const shipHours = shippingHours(tb);
  return { firstHours, catchUpHours, lagMinutes: q * 60, shipHours, verdict: verdict(tb, mbps, firstHours, shipHours, q) };
}

function verdict(tb: number, mbps: number, lineHours: number, shipHours: number, q: number): TransferVerdict {
  // Disks may bring the first copy, but the changes still have to fit through the line.
  if (q >= 1) return "never";
  if (lineHours <= shipHours) return "line";
  return tb >= m.shipFromTb && mbps < 10_000 ? "ship" : "compare";
}

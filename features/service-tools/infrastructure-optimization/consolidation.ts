// Old servers onto few hosts: how many hosts, how much power, how many racks, what rent.
import { optimizationFigures as o, rack, rackRent } from "#content/figures/infrastructure-optimization.ts";
import type { Price } from "#content/price-list.ts";

export type Estate = { servers: number; kw: number; racks: number; rent: Price };
export type Consolidation = { before: Estate; after: Estate; saved: Price };

/** Racks follow power or height, whichever needs more. Power is compared in watts so that no rounding adds a rack. */
export function racksFor(count: number, watts: number, units: number): number {
  const perRackWatts = Math.round(rack.kw * 1000);
  return Math.max(Math.ceil((count * watts) / perRackWatts), Math.ceil((count * units) / rack.units));
}

function estate(count: number, watts: number, units: number): Estate {
  const racks = racksFor(count, watts, units);
  const rent = rackRent();
  return { servers: count, kw: (count * watts) / 1000, racks, rent: { krw: racks * rent.krw, usd: racks * rent.usd } };
}

export function hostsFor(servers: number, ratio: number): number {
  return Math.ceil(servers / ratio) + o.spareHosts;
}

export function consolidation(servers: number, ratio: number): Consolidation {
  const before = estate(servers, o.oldWatts, o.oldUnits);
  const after = estate(hostsFor(servers, ratio), o.hostWatts, o.hostUnits);
  return { before, after, saved: { krw: before.rent.krw - after.rent.krw, usd: before.rent.usd - after.rent.usd } };
}

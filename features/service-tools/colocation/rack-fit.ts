// Which colocation plan holds a set of devices, and what it costs.

import { facts } from "#content/facts.ts";
import type { breakers } from "#content/figures/colocation.ts";
import { type ColocationPlan, type Price, prices } from "#content/price-list.ts";
import { addPrices, timesPrice } from "#features/service-tools/price-arithmetic.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export const deviceKinds = ["server1", "server2", "chassis", "switch"] as const;
export type DeviceKind = (typeof deviceKinds)[number];
export const deviceUnits: Record<DeviceKind, number> = { server1: 1, server2: 2, chassis: 4, switch: 1 };
export type Devices = Record<DeviceKind, { count: number; watts: number }>;

export type RackNeed = { units: number; watts: number; dual: boolean };

export function rackNeed(devices: Devices, dual: boolean): RackNeed {
  const sum = (of: (kind: DeviceKind) => number) => deviceKinds.reduce((total, kind) => total + devices[kind].count * of(kind), 0);
  return { units: sum((kind) => deviceUnits[kind]), watts: sum((kind) => devices[kind].watts), dual };
}

export type RackFit = {
  plan: ColocationPlan;
  breaker: keyof typeof breakers;
  extraKw: number;
  /** What made a smaller plan impossible. */
  why: "space" | "power" | "feeds";
};

/** Whole kilowatts to be bought on top; 3.3 kW plus 4 is still held to the 6.6 kW of the larger breaker. */
function extraKilowatts(watts: number, plan: ColocationPlan): number {
  return Math.max(0, Math.ceil((watts - plan.kw * 1000) / 1000 - 1e-9));
}

const boostedWatts = facts.rackKw.dense[0] * 1000;

/** The smallest plan with room, power and feeds; undefined when one rack cannot hold it. */
export function fitRack(need: RackNeed): RackFit | undefined {
  let why: RackFit["why"] = "space";
  for (const plan of prices().colocation) {
    if (need.units > plan.units) {
      why = "space";
      continue;
    }
    if (need.dual && !plan.dualFeed) {
      why = need.watts > plan.kw * 1000 ? "power" : "feeds";
      continue;
    }
    if (need.watts <= plan.kw * 1000) return { plan, breaker: plan.id, extraKw: 0, why };
    if (plan.id === "full" && need.watts <= boostedWatts) {
      return { plan, breaker: "boosted", extraKw: extraKilowatts(need.watts, plan), why: "power" };
    }
    why = "power";
  }
  return undefined;
}

export type RackBill = {
  plan: Price;
  extraKw: Price;
  bandwidth: Price;
  extraMbps: number;
  crossConnects: Price;
  total: Price;
  once: Price;
};

export function rackBill(fit: RackFit, order: { mbps: number; crossConnects: number }): RackBill {
  const extraMbps = Math.max(0, order.mbps - fit.plan.mbps);
  const lines = {
    plan: fit.plan.monthly,
    extraKw: timesPrice(prices().colocationExtras.extraKw, fit.extraKw),
    bandwidth: timesPrice(prices().colocationExtras.bandwidthPerMbps, extraMbps),
    crossConnects: timesPrice(prices().colocationExtras.crossConnect, order.crossConnects),
  };
  return {
    ...lines,
    extraMbps,
    total: addPrices(...Object.values(lines)),
    once: addPrices(prices().colocationExtras.rackSetup, timesPrice(prices().colocationExtras.crossConnectOnce, order.crossConnects)),
  };
}

/** The same order in items of the price list. */
export function rackItems(fit: RackFit, { mbps, crossConnects }: { mbps: number; crossConnects: number }): EstimateLine[] {
  return [
    { id: `colo-${fit.plan.id}`, quantity: 1 },
    { id: "extra-kw", quantity: fit.extraKw },
    { id: "transit-kr", quantity: Math.max(0, mbps - fit.plan.mbps) },
    { id: "cross-connect", quantity: crossConnects },
  ];
}

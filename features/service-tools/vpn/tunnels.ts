// How many tunnels a shape needs and what the gateways cost.
import { prices } from "#content/price-list.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export type Shape = "hub" | "mesh";

export function tunnelCount(shape: Shape, sites: number): number {
  return shape === "hub" ? sites - 1 : (sites * (sites - 1)) / 2;
}

export type Gateway = "small" | "large";
export type UserPack = "none" | "u10" | "u50" | "u200";
export type VpnOrder = { gateway: Gateway; pair: boolean; users: UserPack };

type Amount = { krw: number; usd: number };
export type VpnBill = { gateway: Amount; second: Amount; users: Amount; total: Amount };

export function vpnBill({ gateway, pair, users }: VpnOrder): VpnBill {
  const { vpn } = prices();
  const one = { small: vpn.ipsec200, large: vpn.ipsec1g }[gateway];
  const share = pair ? vpn.haFactor - 1 : 0;
  // Factors such as 0.8 have no exact binary form; won are whole.
  const second = { krw: Math.round(one.krw * share), usd: Math.round(one.usd * share * 100) / 100 };
  const pack = { none: { krw: 0, usd: 0 }, u10: vpn.remote10, u50: vpn.remote50, u200: vpn.remote200 }[users];
  return {
    gateway: one,
    second,
    users: pack,
    total: { krw: one.krw + second.krw + pack.krw, usd: one.usd + second.usd + pack.usd },
  };
}

/** The same order in items of the price list. */
export function vpnItems({ gateway, pair, users }: VpnOrder): EstimateLine[] {
  return [
    { id: `ipsec-${gateway === "small" ? "200" : "1g"}${pair ? "-ha" : ""}`, quantity: 1 },
    { id: `remote-${users.slice(1)}`, quantity: users === "none" ? 0 : 1 },
  ];
}

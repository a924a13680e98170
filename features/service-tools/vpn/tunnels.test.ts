import { expect, test } from "vitest";
import { vpnFigures } from "#content/figures/vpn.ts";
import { tunnelCount, vpnBill } from "./tunnels.ts";

test("a hub needs n − 1 tunnels, a mesh n (n − 1) ÷ 2", () => {
  expect([2, 3, 6, 12].map((sites) => tunnelCount("hub", sites))).toEqual([1, 2, 5, 11]);
  expect([2, 3, 6, 12].map((sites) => tunnelCount("mesh", sites))).toEqual([1, 3, 15, 66]);
});

test("a pair of gateways costs 1.8 times one", () => {
  expect(vpnBill({ gateway: "small", pair: false, users: "none" }).total).toEqual({ krw: 69_000, usd: 49 });
  expect(vpnBill({ gateway: "small", pair: true, users: "none" }).total).toEqual({ krw: 124_200, usd: 88.2 });
  expect(vpnBill({ gateway: "large", pair: true, users: "u50" }).total.krw).toBe(324_000 + 180_000);
});

test("packet sizes: what ESP and WireGuard leave of 1,500 bytes", () => {
  // outer IP 20, UDP 8, SPI and sequence 8, IV 8, trailer 2, tag 16
  expect(vpnFigures.ipsecMtu).toBe(1_500 - 20 - 8 - 8 - 8 - 2 - 16);
  expect(vpnFigures.ipsecMss).toBe(vpnFigures.ipsecMtu - 40);
  // outer IPv6 40, UDP 8, WireGuard header 16, tag 16
  expect(vpnFigures.wireguardMtu).toBe(1_500 - 40 - 8 - 16 - 16);
  expect(vpnFigures.wireguardMss).toBe(vpnFigures.wireguardMtu - 40);
});

test("dead-peer detection is quicker than the promised failover", () => {
  expect(vpnFigures.dpdSeconds * vpnFigures.dpdRetries).toBeLessThanOrEqual(vpnFigures.failoverSeconds);
});

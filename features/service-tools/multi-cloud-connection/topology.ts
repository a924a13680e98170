// Ports and circuits of a multi-cloud design: what it costs, what fails together, what survives a cut.
import { breakEvenTb, cloudConnectFigures, sampleEgress } from "#content/figures/multi-cloud-connection.ts";
import { prices } from "#content/price-list.ts";
import type { EstimateLine } from "#features/service-tools/pricing/basket-text.ts";

export const patterns = ["single", "devices", "locations", "full"] as const;
export type Pattern = (typeof patterns)[number];
export type PortSpeed = "1" | "10";
export type CircuitSpeed = "0" | "100" | "500" | "1000";
export type Cut = "none" | "device" | "location";

export type Port = { location: 1 | 2; device: 1 | 2 };

const portsOf: Record<Pattern, readonly Port[]> = {
  single: [{ location: 1, device: 1 }],
  devices: [
    { location: 1, device: 1 },
    { location: 1, device: 2 },
  ],
  locations: [
    { location: 1, device: 1 },
    { location: 2, device: 1 },
  ],
  full: [
    { location: 1, device: 1 },
    { location: 1, device: 2 },
    { location: 2, device: 1 },
    { location: 2, device: 2 },
  ],
};

export function ports(pattern: Pattern): readonly Port[] {
  return portsOf[pattern];
}

/** 1 one device · 2 two devices in a building · 3 two buildings · 4 two devices in each of two buildings. */
export function redundancyScore(pattern: Pattern): 1 | 2 | 3 | 4 {
  const list = portsOf[pattern];
  const locations = new Set(list.map((port) => port.location)).size;
  const twins = list.some((port) => port.device === 2);
  if (locations === 2) return twins ? 4 : 3;
  return twins ? 2 : 1;
}

/** The availability class that the clouds' own reference models give; none below two buildings. */
export function availabilityClass(pattern: Pattern): string | undefined {
  const score = redundancyScore(pattern);
  if (score === 4) return cloudConnectFigures.twoLocationsTwoDevices;
  return score === 3 ? cloudConnectFigures.twoLocations : undefined;
}

export function survives(port: Port, cut: Cut): boolean {
  if (cut === "location") return port.location !== 1;
  if (cut === "device") return !(port.location === 1 && port.device === 1);
  return true;
}

export type Design = { pattern: Pattern; port: PortSpeed; circuits: readonly CircuitSpeed[] };

export type DesignCost = {
  ports: { count: number; krw: number; usd: number };
  circuits: { count: number; krw: number; usd: number };
  krw: number;
  usd: number;
  /** Sum of circuits on one port and whether it fits. */
  perPortMbps: number;
  fits: boolean;
  breakEvenTb: number;
};

/** Every chosen cloud gets one circuit on every port. */
export function designCost({ pattern, port, circuits }: Design): DesignCost {
  const { cloudConnect } = prices();
  const circuitPrices = { "100": cloudConnect.circuit100, "500": cloudConnect.circuit500, "1000": cloudConnect.circuit1g };
  const portPrices = { "1": cloudConnect.port1g, "10": cloudConnect.port10g };
  const count = portsOf[pattern].length;
  const chosen = circuits.filter((speed) => speed !== "0");
  const perPort = chosen.reduce(
    (sum, speed) => ({ krw: sum.krw + circuitPrices[speed].krw, usd: sum.usd + circuitPrices[speed].usd, mbps: sum.mbps + Number(speed) }),
    { krw: 0, usd: 0, mbps: 0 },
  );
  const portCost = { count, krw: portPrices[port].krw * count, usd: portPrices[port].usd * count };
  const circuitCost = { count: chosen.length * count, krw: perPort.krw * count, usd: perPort.usd * count };
  const krw = portCost.krw + circuitCost.krw;
  return {
    ports: portCost,
    circuits: circuitCost,
    krw,
    usd: portCost.usd + circuitCost.usd,
    perPortMbps: perPort.mbps,
    fits: perPort.mbps <= Number(port) * 1_000,
    breakEvenTb: breakEvenTb(krw, sampleEgress.internetUsd - sampleEgress.privateUsd),
  };
}

const circuitItems: Record<Exclude<CircuitSpeed, "0">, string> = { "100": "circuit-100", "500": "circuit-500", "1000": "circuit-1g" };

/** The same design in items of the price list. */
export function designItems({ pattern, port, circuits }: Design): EstimateLine[] {
  const count = portsOf[pattern].length;
  const speeds = ["100", "500", "1000"] as const;
  return [
    { id: `cloud-port-${port}g`, quantity: count },
    ...speeds.map((speed) => ({ id: circuitItems[speed], quantity: circuits.filter((one) => one === speed).length * count })),
  ];
}

/** Bandwidth left to a cloud after the cut. */
export function leftMbps(pattern: Pattern, speed: CircuitSpeed, cut: Cut): number {
  return portsOf[pattern].filter((port) => survives(port, cut)).length * Number(speed);
}

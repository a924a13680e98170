import { useUrlState } from "#ui/use-url-state.ts";
import { type CircuitSpeed, type Cut, type Pattern, type PortSpeed, patterns } from "./topology.ts";

export const circuitKeys = ["c1", "c2", "c3", "c4", "c5"] as const;
export const circuitSpeeds = ["0", "100", "500", "1000"] as const;
export const cuts = ["none", "device", "location"] as const;

type Design = { pattern: Pattern; port: PortSpeed; cut: Cut } & Record<(typeof circuitKeys)[number], CircuitSpeed>;
export type CircuitDesign = { design: Design; circuits: readonly CircuitSpeed[]; set: (patch: Partial<Design>) => void };

const first: Design = { pattern: "locations", port: "1", cut: "none", c1: "500", c2: "100", c3: "0", c4: "0", c5: "0" };
const isSpeed = (value: string) => (circuitSpeeds as readonly string[]).includes(value);
const rules = {
  pattern: (value: string) => (patterns as readonly string[]).includes(value),
  port: (value: string) => value === "1" || value === "10",
  cut: (value: string) => (cuts as readonly string[]).includes(value),
  ...Object.fromEntries(circuitKeys.map((key) => [key, isSpeed])),
};

/** What the drawing and the calculator of the page share. */
export function useCircuitDesign(): CircuitDesign {
  const [design, set] = useUrlState<Design>(first, undefined, rules);
  return { design, circuits: circuitKeys.map((key) => design[key]), set };
}

import { useUrlState } from "#ui/use-url-state.ts";
import type { Gateway, Shape, UserPack } from "./tunnels.ts";

export type VpnPlan = { sites: number; shape: Shape; gw: Gateway; ha: "on" | "off"; users: UserPack };
export type VpnPlanState = { plan: VpnPlan; set: (patch: Partial<VpnPlan>) => void };

const first: VpnPlan = { sites: 6, shape: "hub", gw: "small", ha: "on", users: "u10" };
const rules = {
  sites: (value: number) => Number.isInteger(value) && value >= 3 && value <= 12,
  shape: (value: string) => value === "hub" || value === "mesh",
  gw: (value: string) => value === "small" || value === "large",
  ha: (value: string) => value === "on" || value === "off",
  users: (value: string) => ["none", "u10", "u50", "u200"].includes(value),
};

/** What the drawing and the calculator of the page share. */
export function useVpnPlan(): VpnPlanState {
  const [plan, set] = useUrlState<VpnPlan>(first, undefined, rules);
  return { plan, set };
}

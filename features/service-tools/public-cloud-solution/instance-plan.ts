import { hoursPerMonth, type InstancePlan, instanceSpecs, prices } from "#content/price-list.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import type { BalancerSize } from "./instance-bill.ts";

export const modes = ["month", "hours"] as const;
export const balancers: BalancerSize[] = ["none", "S", "M", "L"];

export type PickerState = {
  plan: string;
  run: (typeof modes)[number];
  h: number;
  n: number;
  disk: number;
  out: number;
  lb: BalancerSize;
  ip: number;
  bk: number;
};

export type InstanceChoice = { state: PickerState; plan: InstancePlan; set: (patch: Partial<PickerState>) => void };

/** The worked example of the price list. */
const first: PickerState = { plan: "M4", run: "month", h: 300, n: 2, disk: 0, out: 6, lb: "S", ip: 0, bk: 500 };
const rules = {
  plan: oneOf(instanceSpecs.map(({ id }) => id)),
  run: oneOf(modes),
  h: onScale(0, hoursPerMonth),
  n: onScale(1, 100),
  disk: onScale(0, 16_000, 10),
  out: onScale(0, 100),
  lb: oneOf(balancers),
  ip: onScale(0, 50),
  bk: onScale(0, 20_000, 50),
};

/** What the rate card and the calculator of the page share. */
export function useInstanceChoice(): InstanceChoice {
  const [state, set] = useUrlState<PickerState>(first, undefined, rules);
  const plan = prices().instances.find(({ id }) => id === state.plan) ?? (prices().instances[0] as InstancePlan);
  return { state, plan, set };
}

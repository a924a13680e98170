import { rpoSteps, rtoSteps } from "#content/figures/data-protection.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { tierFor } from "./recovery-tier.ts";

export const dataStops = [1, 2, 5, 10, 20, 50, 100];

const first = { rpo: 15, rto: 60, tb: 10, source: "cloud" };
const rules = {
  rpo: (value: number) => rpoSteps.some((step) => step === value),
  rto: (value: number) => rtoSteps.some((step) => step === value),
  tb: (value: number) => dataStops.includes(value),
  source: (value: string) => value === "cloud" || value === "rack",
};

/** What the drawing, the bill and the time-line of the page share. */
export function useRecovery() {
  const [state, set] = useUrlState(first, undefined, rules);
  return { state, set, tier: tierFor(state.rpo, state.rto) };
}

export type Recovery = ReturnType<typeof useRecovery>;

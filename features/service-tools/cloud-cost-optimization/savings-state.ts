import { useUrlState } from "#ui/use-url-state.ts";
import { savings } from "./savings.ts";

/** Stops of the bill's slider, in million won: fine where most bills are. */
export const billStops = [10, 20, 30, 50, 80, 120, 160, 200, 300, 500, 800, 1000].map((millions) => millions * 1_000_000);

const first = { bill: 120_000_000, storage: 15, outbound: 15, steady: 70, acted: 70, review: "first" };

const rules = {
  bill: (value: number) => billStops.includes(value),
  storage: (value: number) => value >= 5 && value <= 30,
  outbound: (value: number) => value >= 5 && value <= 25,
  steady: (value: number) => value >= 0 && value <= 100,
  acted: (value: number) => value >= 20 && value <= 100,
  review: (value: string) => value === "first" || value === "monthly",
};

/** What the waterfall and the calculator of the page share. */
export function useSavings() {
  const [state, set] = useUrlState(first, undefined, rules);
  const result = savings({
    bill: state.bill,
    storageShare: state.storage / 100,
    outboundShare: state.outbound / 100,
    steadyShare: state.steady / 100,
    actedShare: state.acted / 100,
    monthlyReview: state.review === "monthly",
  });
  return { state, set, result };
}

export type SavingsState = ReturnType<typeof useSavings>;

import { useState } from "react";
import type { page } from "#content/en/solutions/data-protection.ts";
import { rpoSteps, rtoSteps, type TierId } from "#content/figures/data-protection.ts";
import type { Locale } from "#content/locales.ts";
import type { Translation } from "#content/model.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { tierFor } from "./recovery-tier.ts";
import { RecoveryTimeline } from "./recovery-timeline.tsx";
import { dataStops, type FinderState, TierFinder } from "./tier-finder.tsx";

const defaults: FinderState = { rpo: 15, rto: 60, tb: 10, source: "cloud" };
const rules = {
  rpo: (value: number) => rpoSteps.some((step) => step === value),
  rto: (value: number) => rtoSteps.some((step) => step === value),
  tb: (value: number) => dataStops.includes(value),
  source: (value: string) => value === "cloud" || value === "rack",
};

type Words = Translation<typeof page>;
type RecoveryPlannerProps = { finder: Words["finder"]; timeline: Words["timeline"]; locale: Locale };

/** The finder's answer opens that tier's recovery; a visitor may look at another one until the answer changes. */
export function RecoveryPlanner({ finder, timeline, locale }: RecoveryPlannerProps) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const tier = tierFor(state.rpo, state.rto);
  const [looked, setLooked] = useState<{ at: TierId; while: TierId } | null>(null);
  const shown = looked && looked.while === tier ? looked.at : tier;
  return (
    <>
      <TierFinder words={finder} locale={locale} tier={tier} state={state} onChange={set} />
      <RecoveryTimeline words={timeline} finder={finder} tier={shown} onPick={(at) => setLooked({ at, while: tier })} />
    </>
  );
}

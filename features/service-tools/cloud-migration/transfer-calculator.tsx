import type { page } from "#content/en/solutions/cloud-migration.ts";
import { migrationFigures as m } from "#content/figures/cloud-migration.ts";
import type { Translation } from "#content/model.ts";
import { AddToEstimate } from "#features/service-tools/add-to-estimate.tsx";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { durationText } from "./duration-text.ts";
import { type TransferVerdict, transfer } from "./transfer-time.ts";

type TransferWords = Translation<typeof page>["transfer"];

const dataStops = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const lineSpeeds = ["100", "1000", "10000"] as const;
const defaults = { tb: 10, line: "1000", use: Math.round(m.lineUse * 100), change: 3 };
const rules = {
  tb: (value: number) => dataStops.includes(value),
  line: (value: string) => lineSpeeds.some((speed) => speed === value),
  use: (value: number) => value >= 30 && value <= 95,
  change: (value: number) => value >= 0 && value <= 20,
};

function verdictWords(words: TransferWords): Record<TransferVerdict, string> {
  return { line: words.verdictLine, compare: words.verdictCompare, ship: words.verdictShip, never: words.verdictNever };
}

export function TransferCalculator({ words }: { words: TransferWords }) {
  const [state, set] = useUrlState(defaults, "copy", rules);
  const result = transfer({ tb: state.tb, mbps: Number(state.line), use: state.use / 100, changePercentPerDay: state.change });
  const time = (hours: number) => durationText(hours, words);
  const speed = lineSpeeds.find((one) => one === state.line) ?? "1000";
  const summary = fillLabel(words.summary, {
    tb: String(state.tb),
    line: words.lineOptions[speed],
    use: String(state.use),
    copy: time(result.firstHours),
  });
  const catchUp =
    result.catchUpHours === null
      ? { label: words.neverCatchUp, detail: words.neverCatchUpDetail, amount: "∞" }
      : { label: words.catchUp, detail: words.catchUpDetail, amount: time(result.catchUpHours) };

  return (
    <Section id="transfer" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        currency={false}
        bill={
          <Bill
            title={words.resultTitle}
            total={time(result.firstHours)}
            sub={verdictWords(words)[result.verdict]}
            lines={[
              catchUp,
              { label: words.lag, amount: time(result.lagMinutes / 60) },
              { label: words.ship, detail: words.shipDetail, amount: time(result.shipHours) },
            ]}
            action={{ to: quoteHref({ service: "cloud-migration", summary }), label: words.ask }}
            estimate={<AddToEstimate lines={[{ id: "study-migration", quantity: 1 }]} />}
          />
        }
        assumptions={<Assumptions heading={words.assumptionsHeading} items={words.assumptions} />}
      >
        <RangeField
          label={words.data}
          name="copy-tb"
          value={dataStops.indexOf(state.tb)}
          min={0}
          max={dataStops.length - 1}
          step={1}
          onChange={(index) => set({ tb: dataStops[index] ?? defaults.tb })}
          format={(index) => `${dataStops[index] ?? 0} TB`}
          ticks={[0, 3, 6, 8]}
        />
        <Segmented
          legend={words.line}
          name="copy-line"
          value={state.line}
          onChange={(line) => set({ line })}
          options={lineSpeeds.map((value) => ({ value, label: words.lineOptions[value] }))}
        />
        <RangeField
          label={words.use}
          name="copy-use"
          value={state.use}
          min={30}
          max={95}
          step={5}
          onChange={(use) => set({ use })}
          format={(value) => `${value}%`}
        />
        <RangeField
          label={words.change}
          name="copy-change"
          value={state.change}
          min={0}
          max={20}
          step={1}
          onChange={(change) => set({ change })}
          format={(value) => `${value}%`}
        />
      </Calculator>
    </Section>
  );
}

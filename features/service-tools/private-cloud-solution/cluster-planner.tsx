import "./cluster-planner.css";
import { nodeTypes } from "#content/figures/private-cloud-solution.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Calculator } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { breakEven, privateCost, publicMatch } from "./break-even.ts";
import { BreakEvenChart } from "./break-even-chart.tsx";
import { ClusterBill } from "./cluster-bill.tsx";
import { ClusterDrawing } from "./cluster-drawing.tsx";
import { sizeCluster } from "./cluster-sizing.ts";
import { ratios, type SizingState, type SizingWords } from "./sizing-words.ts";

const first: SizingState = { vcpu: 240, ram: 960, tb: 16, node: "n32", ratio: "4", hours: 90 };
const bounds = { vcpu: [16, 2048, 16], ram: [64, 8192, 64], tb: [1, 160, 1], hours: [5, 100, 5] } as const;
const rules = {
  vcpu: onScale(...bounds.vcpu),
  ram: onScale(...bounds.ram),
  tb: onScale(...bounds.tb),
  node: oneOf(nodeTypes.map((node) => node.id)),
  ratio: oneOf(ratios),
  hours: onScale(...bounds.hours),
};

export function ClusterPlanner({ words, locale }: { words: SizingWords; locale: Locale }) {
  const [state, set] = useUrlState<SizingState>(first, undefined, rules);
  const node = nodeTypes.find((candidate) => candidate.id === state.node) ?? nodeTypes[0];
  if (!node) return null;
  const need = { vcpu: state.vcpu, ramGb: state.ram, storageTb: state.tb, ratio: Number(state.ratio) };
  const size = sizeCluster(need, node);
  const match = publicMatch(need);
  const own = privateCost(node, size.total);
  const meeting = breakEven(match, own);
  const share = state.hours / 100;

  const range = (key: keyof typeof bounds, label: string, format: (value: number) => string) => {
    const [min, max, step] = bounds[key];
    return (
      <RangeField
        label={label}
        name={key}
        value={state[key]}
        min={min}
        max={max}
        step={step}
        onChange={(value) => set({ [key]: value })}
        format={format}
      />
    );
  };

  return (
    <Section id="sizing" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart className="plan-chart">
        <div className="plan-sheets panes">
          <ClusterDrawing words={words.rack} size={size} node={node} />
          <BreakEvenChart words={words.chart} match={match} own={own} meeting={meeting} share={share} />
        </div>
      </Chart>
      <div className="plan-calc">
        <Calculator
          bill={
            <ClusterBill words={words} locale={locale} state={state} node={node} size={size} match={match} own={own} meeting={meeting} />
          }
          assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
        >
          {range("vcpu", words.vcpu, (value) => `${grouped(value)} vCPU`)}
          {range("ram", words.ram, (value) => `${grouped(value)} GB`)}
          {range("tb", words.tb, (value) => `${value} TB`)}
          {range("hours", words.hours, (value) => `${value}%`)}
          <Segmented
            legend={words.ratio}
            name="ratio"
            options={ratios.map((value) => ({ value, label: words.ratios[value] }))}
            value={state.ratio}
            onChange={(ratio) => set({ ratio })}
          />
          <ChoiceRows
            legend={words.node}
            name="node"
            options={nodeTypes.map(({ id }) => ({ value: id, ...words.nodes[id] }))}
            value={state.node}
            onChange={(id) => set({ node: id })}
          />
        </Calculator>
      </div>
    </Section>
  );
}

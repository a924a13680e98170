import "./cluster-planner.css";
import { nodeTypes } from "#content/figures/private-cloud-solution.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { Assumptions, Calculator } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { ClusterBill } from "./cluster-bill.tsx";
import { ClusterDrawing } from "./cluster-drawing.tsx";
import { bounds, type ClusterPlan } from "./cluster-plan.ts";
import { ratios, type SizingWords } from "./sizing-words.ts";

export function ClusterPlanner({ words, locale, ...plan }: { words: SizingWords; locale: Locale } & ClusterPlan) {
  const { state, set, node, size } = plan;

  const range = (key: "vcpu" | "ram" | "tb", label: string, format: (value: number) => string) => {
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
      <Calculator
        bill={<ClusterBill words={words} locale={locale} {...plan} />}
        assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
      >
        {range("vcpu", words.vcpu, (value) => `${grouped(value)} vCPU`)}
        {range("ram", words.ram, (value) => `${grouped(value)} GB`)}
        {range("tb", words.tb, (value) => `${value} TB`)}
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
        <ClusterDrawing words={words.rack} size={size} node={node} />
      </Calculator>
    </Section>
  );
}

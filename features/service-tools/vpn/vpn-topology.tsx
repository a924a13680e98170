import "./vpn-topology.css";
import type { page } from "#content/en/services/vpn.ts";
import { rttBetween } from "#content/figures/network.ts";
import type { Translation } from "#content/model.ts";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { TopologyDrawing } from "./topology-drawing.tsx";
import { type Shape, tunnelCount } from "./tunnels.ts";
import type { VpnPlanState } from "./vpn-plan.ts";

export type VpnTopologyWords = Translation<typeof page>["topology"];

const shapes = ["hub", "mesh"] as const;

/** Round trip between two branches: by way of the hub, or straight. */
function pathText(shape: Shape): string {
  const busan = rttBetween("ICN", "PUS") ?? 0;
  const tokyo = rttBetween("ICN", "NRT") ?? 0;
  return shape === "hub" ? `${busan} + ${tokyo} = ${busan + tokyo} ms` : `${rttBetween("PUS", "NRT") ?? 0} ms`;
}

/** Hub or mesh for as many sites as the visitor has. The drawing follows the radio button before scripts do. */
export function VpnTopology({ words, plan, set }: { words: VpnTopologyWords } & VpnPlanState) {
  return (
    <Chart className="vpn-chart" id="topology">
      <TopologyDrawing words={words} sites={plan.sites} shape={plan.shape} />
      <ChoiceRows
        legend={words.shape}
        name="shape"
        value={plan.shape}
        onChange={(shape) => set({ shape })}
        options={shapes.map((value) => ({ value, ...words.shapes[value], figure: tunnelCount(value, plan.sites) }))}
      />
      <div className="vpn-foot strip">
        <RangeField
          label={words.sites}
          name="sites"
          value={plan.sites}
          min={3}
          max={12}
          step={1}
          format={String}
          onChange={(sites) => set({ sites })}
        />
        {shapes.map((each) => (
          <p key={each} className={`vpn-when-${each}`}>
            {each === "hub" ? words.pathHub : words.pathMesh} <b>{pathText(each)}</b>
          </p>
        ))}
      </div>
    </Chart>
  );
}

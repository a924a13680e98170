import "./zone-map.css";
import { useRef } from "react";
import type { page } from "#content/en/services/firewall.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { isZone, type ZoneId, zoneIds } from "./rule-base.ts";
import { RuleExplainer } from "./rule-explainer.tsx";
import { ZoneDrawing } from "./zone-drawing.tsx";
import { ZoneMatrix } from "./zone-matrix.tsx";

type ZoneMapProps = { words: Translation<typeof page>["zones"]; id?: string };

const defaults = { from: "internet", to: "dmz" };
const rules = { from: isZone, to: isZone };

/** Two zones and the rules between them. A press in the drawing picks the start, the next one the destination. */
export function ZoneMap({ words, id = "zones" }: ZoneMapProps) {
  const [values, set] = useUrlState(defaults, undefined, rules);
  const nextIsStart = useRef(true);
  const from = values.from as ZoneId;
  const to = values.to as ZoneId;

  function pick(zone: ZoneId) {
    set(nextIsStart.current ? { from: zone } : { to: zone });
    nextIsStart.current = !nextIsStart.current;
  }

  const options = zoneIds.map((value) => ({ value: value as string, label: words.names[value].name }));
  return (
    <Chart caption={words.note} id={id}>
      <SheetHead heading={words.heading} intro={words.intro} />
      <div className="fwz-controls columns-late strip-top">
        <Segmented legend={words.fromLegend} name="from" options={options} value={from} onChange={(next) => set({ from: next })} />
        <Segmented legend={words.toLegend} name="to" options={options} value={to} onChange={(next) => set({ to: next })} />
      </div>
      <ZoneDrawing
        words={words.drawing}
        names={words.names}
        fromLabel={words.fromLegend}
        toLabel={words.toLegend}
        from={from}
        to={to}
        onPick={pick}
      />
      <RuleExplainer words={words} from={from} to={to} />
      <ZoneMatrix words={words} from={from} to={to} />
    </Chart>
  );
}

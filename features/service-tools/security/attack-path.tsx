import "./attack-path.css";
import type { page } from "#content/en/services/security.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Button } from "#ui/button.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { AttackDrawing } from "./attack-drawing.tsx";
import { type CourseId, courseIds, formatOpenLayers, type LayerId, layerIds, parseOpenLayers, walkAttack } from "./attack-walk.ts";
import { LayerSwitches } from "./layer-switches.tsx";

type AttackPathProps = { words: Translation<typeof page>["attack"]; id?: string };

const defaults = { course: "web", open: "" };
const rules = { course: (value: string) => (courseIds as readonly string[]).includes(value) };

/** The attack and its six breakwaters; what is open stands in the address. */
export function AttackPath({ words, id = "attack" }: AttackPathProps) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const course = state.course as CourseId;
  const open = parseOpenLayers(state.open);
  const walk = walkAttack(course, open);
  const names = Object.fromEntries(layerIds.map((layer) => [layer, words.layers[layer].short])) as Record<LayerId, string>;
  const counts = { passed: String(walk.passed), onCourse: String(walk.onCourse) };
  const told = walk.stoppedBy
    ? fillLabel(words.stoppedBy, { ...counts, layer: words.layers[walk.stoppedBy].name })
    : fillLabel(words.nothingStops, counts);

  return (
    <Chart caption={words.note} id={id}>
      <SheetHead heading={words.heading} intro={words.intro}>
        <div className={`atk-verdict atk-verdict-${walk.damage}`} aria-live="polite">
          <span>{words.verdictHeading}</span>
          <b>{words.verdicts[walk.damage]}</b>
          <p>
            {told} {walk.outage && walk.damage !== "outage" ? words.alsoOutage : null}
          </p>
        </div>
      </SheetHead>
      <AttackDrawing words={words.drawing} names={names} outcomes={words.outcomes} course={course} open={open} walk={walk} />
      <div className="atk-controls panes">
        <div>
          <ChoiceRows
            legend={words.courseLegend}
            name="course"
            value={course}
            onChange={(next) => set({ course: next })}
            options={courseIds.map((value) => ({ value, label: words.courses[value].name, hint: words.courses[value].line }))}
          />
          <div className="atk-reset">
            <Button kind="quiet" size="small" onClick={() => set({ open: "" })} aria-disabled={open.size === 0}>
              {words.closeAll}
            </Button>
          </div>
        </div>
        <LayerSwitches
          legend={words.layersLegend}
          layers={words.layers}
          outcomes={words.outcomes}
          open={open}
          walk={walk}
          onChange={(next) => set({ open: formatOpenLayers(next) })}
        />
      </div>
    </Chart>
  );
}

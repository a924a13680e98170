import { useRef } from "react";
import { useEarlyInput } from "#ui/use-early-input.ts";
import { type LayerId, layerIds, type Walk } from "./attack-walk.ts";

type LayerWords = { name: string; attempt: string; stopped: string; through: string };

type LayerSwitchesProps = {
  legend: string;
  layers: Record<LayerId, LayerWords>;
  outcomes: Record<Walk["outcomes"][LayerId], string>;
  open: ReadonlySet<LayerId>;
  walk: Walk;
  onChange: (open: ReadonlySet<LayerId>) => void;
};

/** Layers opened by hand before scripts ran. */
function openBoxes(field: HTMLElement): string {
  const boxes = field.querySelectorAll<HTMLInputElement>("input[type=checkbox]:not(:checked)");
  return Array.from(boxes, (box) => box.value).join(".");
}

/** One row per layer: its switch, what it is asked to stop, and what follows. Which sentence shows is decided by the box itself. */
export function LayerSwitches({ legend, layers, outcomes, open, walk, onChange }: LayerSwitchesProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  const drawn = layerIds.filter((layer) => open.has(layer)).join(".");
  useEarlyInput(field, openBoxes, drawn, (early) => onChange(new Set(layerIds.filter((layer) => early.split(".").includes(layer)))));

  function toggle(layer: LayerId) {
    const next = new Set(open);
    if (!next.delete(layer)) next.add(layer);
    onChange(next);
  }

  return (
    <fieldset className="atk-rows" ref={field}>
      <legend className="option-question">{legend}</legend>
      {layerIds.map((layer, at) => (
        <label key={layer} className={`option atk-row atk-row-${walk.outcomes[layer]}`}>
          <input type="checkbox" name={layer} value={layer} checked={!open.has(layer)} onChange={() => toggle(layer)} />
          <span className="atk-switch" aria-hidden="true" />
          <span className="atk-layer">
            <i aria-hidden="true">{at + 1}</i>
            <b>{layers[layer].name}</b>
          </span>
          <span className="atk-attempt">{layers[layer].attempt}</span>
          <span className="atk-effect">
            <span className="atk-if-closed">{layers[layer].stopped}</span>
            <span className="atk-if-open">{layers[layer].through}</span>
          </span>
          <em className="atk-chip">{outcomes[walk.outcomes[layer]]}</em>
        </label>
      ))}
    </fieldset>
  );
}

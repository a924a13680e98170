import "#ui/styles/ticks.css";
import { useRef } from "react";
import { grouped } from "#content/format.ts";
import { prices } from "#content/price-list.ts";
import { Button } from "#ui/button.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useEarlyInput } from "#ui/use-early-input.ts";
import type { ConfiguratorWords } from "./configurator-words.ts";
import type { ModelFilter } from "./server-quote.ts";

export const coreSteps = [0, 16, 32, 64] as const;
export const ramSteps = [0, 256, 512, 1024] as const;

type ModelFiltersProps = {
  words: ConfiguratorWords["filters"];
  filter: ModelFilter;
  shown: number;
  onChange: (filter: Partial<ModelFilter>) => void;
};

function checkedNames(element: HTMLElement): string {
  return [...element.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.name).join(" ");
}

/** Filters do nothing without scripts and are not shown where there are none. */
export function ModelFilters({ words, filter, shown, onChange }: ModelFiltersProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(field, checkedNames, "", (early) => onChange({ gpu: early.includes("gpu"), fast: early.includes("fast") }));
  const option = (value: number, unit = "") => ({ value: String(value), label: value === 0 ? words.any : `${grouped(value)}${unit}` });
  const checks = [
    { name: "gpu", label: words.gpu, on: filter.gpu },
    { name: "fast", label: words.fast, on: filter.fast },
  ] as const;
  const active = filter.cores > 0 || filter.ramGb > 0 || filter.gpu || filter.fast;
  return (
    <div className="srv-filters">
      <Segmented
        legend={words.cores}
        name="min-cores"
        options={coreSteps.map((value) => option(value))}
        value={String(filter.cores)}
        onChange={(value) => onChange({ cores: Number(value) })}
      />
      <Segmented
        legend={words.ram}
        name="min-ram"
        options={ramSteps.map((value) => option(value, " GB"))}
        value={String(filter.ramGb)}
        onChange={(value) => onChange({ ramGb: Number(value) })}
      />
      <fieldset className="srv-checks" ref={field}>
        <legend>{words.legend}</legend>
        {checks.map(({ name, label, on }) => (
          <label key={name}>
            <input
              className="tick"
              type="checkbox"
              name={name}
              checked={on}
              onChange={(event) => onChange({ [name]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="srv-shown cluster" aria-live="polite">
        {fillLabel(words.shown, { count: String(shown), all: String(prices().servers.length) })}
        {active ? (
          <Button kind="bare" size="compact" onClick={() => onChange({ cores: 0, ramGb: 0, gpu: false, fast: false })}>
            {words.reset}
          </Button>
        ) : null}
      </p>
    </div>
  );
}

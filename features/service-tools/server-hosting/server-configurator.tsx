import "./server-configurator.css";
import { useState } from "react";
import { diskPairs, ramStepGb, serverHosting } from "#content/figures/server-hosting.ts";
import type { Locale } from "#content/locales.ts";
import { prices, type ServerModel, serverSpecs, type Term } from "#content/price-list.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Calculator } from "#ui/page/inputs/calculator.tsx";
import { NumberStepper } from "#ui/page/inputs/number-stepper.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import type { ConfiguratorWords } from "./configurator-words.ts";
import { ModelFilters } from "./model-filters.tsx";
import { ModelTable } from "./model-table.tsx";
import { ServerBill } from "./server-bill.tsx";
import { ServerBoard } from "./server-board.tsx";
import {
  clampRam,
  type DiskPair,
  filterModels,
  type ModelFilter,
  maxRam,
  modelWithin,
  type OperatingSystem,
  operatingSystems,
  type ServerOrder,
} from "./server-quote.ts";

const terms = ["1", "12", "24", "36"] as const;
const diskIds: DiskPair[] = diskPairs.map((pair) => pair.id);

type ServerState = {
  model: string;
  ram: number;
  disk: DiskPair;
  os: OperatingSystem;
  mbps: number;
  bk: number;
  n: number;
  term: (typeof terms)[number];
};

const first: ServerState = {
  model: "SH-2",
  ram: 64,
  disk: "none",
  os: "ubuntu",
  mbps: serverHosting.committedMbps,
  bk: 0,
  n: 1,
  term: "1",
};
const rules = {
  model: oneOf(serverSpecs.map((model) => model.id)),
  ram: onScale(32, 1024, ramStepGb),
  disk: oneOf(diskIds),
  os: oneOf(operatingSystems),
  mbps: onScale(serverHosting.committedMbps, 1000, 50),
  bk: onScale(0, 20_000, 50),
  n: onScale(1, 50),
  term: oneOf(terms),
};

function modelOf(id: string): ServerModel {
  return prices().servers.find((model) => model.id === id) ?? (prices().servers[0] as ServerModel);
}

export function ServerConfigurator({ words, locale }: { words: ConfiguratorWords; locale: Locale }) {
  const [state, set] = useUrlState<ServerState>(first, undefined, rules);
  const [filter, setFilter] = useState<ModelFilter>({ cores: 0, ramGb: 0, gpu: false, fast: false });
  const model = modelOf(state.model);
  const shown = filterModels(filter);
  const ramGb = clampRam(model, state.ram);
  const order: ServerOrder = {
    model,
    ramGb,
    disk: state.disk,
    os: state.os,
    mbps: state.mbps,
    backupGb: state.bk,
    count: state.n,
    term: Number(state.term) as Term,
  };

  /** The model that is priced is one of those shown. */
  function narrow(patch: Partial<ModelFilter>) {
    const next = { ...filter, ...patch };
    setFilter(next);
    const picked = modelWithin(next, model);
    if (picked && picked !== model) set({ model: picked.id, ram: picked.ramGb });
  }

  return (
    <Section id="models" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <ModelFilters words={words.filters} filter={filter} shown={shown.length} onChange={narrow} />
      <ModelTable
        words={words.table}
        locale={locale}
        shown={shown}
        chosen={model.id}
        onPick={(id) => set({ model: id, ram: modelOf(id).ramGb })}
      />
      {shown.length === 0 ? (
        <p className="srv-empty">{fillLabel(words.filters.empty, { days: String(serverHosting.customBusinessDays) })}</p>
      ) : (
        <Priced {...{ words, locale, order, set }} />
      )}
    </Section>
  );
}

type PricedProps = { words: ConfiguratorWords; locale: Locale; order: ServerOrder; set: (patch: Partial<ServerState>) => void };

/** The chosen model with its parts and its price. */
function Priced({ words, locale, order, set }: PricedProps) {
  const { model, ramGb } = order;
  return (
    <>
      <Chart className="srv-chart">
        <ServerBoard words={words.board} model={model} ramGb={ramGb} disk={order.disk} />
      </Chart>
      <Calculator
        bill={<ServerBill words={words} locale={locale} order={order} />}
        assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
      >
        <RangeField
          label={words.ram}
          name="ram"
          value={ramGb}
          min={model.ramGb}
          max={maxRam(model)}
          step={ramStepGb}
          onChange={(ram) => set({ ram })}
          format={(value) => `${value} GB`}
          ticks={[model.ramGb, maxRam(model)]}
        />
        <Segmented
          legend={words.disk}
          name="disk"
          options={diskIds.map((value) => ({ value, label: words.disks[value] }))}
          value={order.disk}
          onChange={(disk) => set({ disk })}
        />
        <Segmented
          legend={words.os}
          name="os"
          options={operatingSystems.map((value) => ({ value, label: words.oses[value] }))}
          value={order.os}
          onChange={(os) => set({ os })}
        />
        <div className="srv-numbers cluster">
          <NumberStepper
            label={words.mbps}
            name="mbps"
            value={order.mbps}
            min={serverHosting.committedMbps}
            max={1000}
            step={50}
            unit="Mbps"
            onChange={(mbps) => set({ mbps })}
          />
          <NumberStepper
            label={words.backup}
            name="bk"
            value={order.backupGb}
            min={0}
            max={20_000}
            step={50}
            unit="GB"
            onChange={(bk) => set({ bk })}
          />
          <NumberStepper label={words.count} name="n" value={order.count} min={1} max={50} step={1} onChange={(n) => set({ n })} />
        </div>
        <Segmented
          legend={words.term}
          name="term"
          options={terms.map((value) => ({ value, label: words.terms[value] }))}
          value={String(order.term) as ServerState["term"]}
          onChange={(term) => set({ term })}
        />
      </Calculator>
    </>
  );
}

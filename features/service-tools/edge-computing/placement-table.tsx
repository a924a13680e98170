import "./placement-table.css";
import type { page } from "#content/en/solutions/edge-computing.ts";
import { type EdgeState, edgeStates, workloads } from "#content/figures/edge-computing.ts";
import { grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type Placement, type PlacementNeeds, placement } from "./edge-placement.ts";

type PlacementWords = Translation<typeof page>["belongs"];

const latencies = ["10", "50", "300"] as const;
const defaults = { answer: "10", raw: "no", state: "tolerant" };
const rules = {
  answer: (value: string) => latencies.some((one) => one === value),
  raw: (value: string) => value === "yes" || value === "no",
  state: (value: string) => edgeStates.some((one) => one === value),
};

function latencyText(ms: number, words: PlacementWords): string {
  return ms >= 1000 ? fillLabel(words.seconds, { n: grouped(ms / 1000) }) : `${ms} ms`;
}

function Verdict({ place, words }: { place: Placement; words: PlacementWords }) {
  return <span className={`pt-verdict pt-${place}`}>{words.verdictShort[place]}</span>;
}

function Row({ name, services, words }: { name: string; services: PlacementNeeds; words: PlacementWords }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={words.columns.latency} className="pt-figure">
        {latencyText(services.latencyMs, words)}
      </td>
      <td data-label={words.columns.raw}>{services.rawData ? words.yes : words.no}</td>
      <td data-label={words.columns.state}>{words.states[services.state]}</td>
      <td className="pt-place">
        <Verdict place={placement(services)} words={words} />
      </td>
    </tr>
  );
}

function OwnWorkload({ words }: { words: PlacementWords }) {
  const [state, set] = useUrlState(defaults, "own", rules);
  const services: PlacementNeeds = { latencyMs: Number(state.answer), rawData: state.raw === "yes", state: state.state as EdgeState };
  const place = placement(services);
  const summary = fillLabel(words.summary, {
    ms: state.answer,
    raw: services.rawData ? words.yes : words.no,
    state: words.states[services.state],
    verdict: words.verdictShort[place],
  });
  return (
    <div className="pt-own">
      <h3>{words.own}</h3>
      <div className="pt-fields cluster">
        <Segmented
          legend={words.ownLatency}
          name="own-answer"
          value={state.answer}
          onChange={(answer) => set({ answer })}
          options={latencies.map((value) => ({ value, label: words.latencyOptions[value] }))}
        />
        <Segmented
          legend={words.ownRaw}
          name="own-raw"
          value={state.raw}
          onChange={(raw) => set({ raw })}
          options={[
            { value: "yes", label: words.yes },
            { value: "no", label: words.no },
          ]}
        />
        <Segmented
          legend={words.ownState}
          name="own-state"
          value={state.state}
          onChange={(next) => set({ state: next })}
          options={edgeStates.map((value) => ({ value, label: words.states[value] }))}
        />
      </div>
      <p className="pt-answer cluster" aria-live="polite">
        <Verdict place={place} words={words} /> <b>{words.verdicts[place]}</b>
      </p>
      <TextLink to={quoteHref({ service: "edge-computing", summary })}>{words.ask}</TextLink>
    </div>
  );
}

export function PlacementTable({ words }: { words: PlacementWords }) {
  return (
    <Section id="placement" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="pt framed">
        <table className="data-table data-table-inset data-table-stack">
          <caption className="vh">{words.heading}</caption>
          <thead>
            <tr>
              {Object.entries(words.columns).map(([key, column]) => (
                <th key={key} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {workloads.map((workload) => (
              <Row key={workload.id} name={words.workloads[workload.id]} services={workload} words={words} />
            ))}
          </tbody>
        </table>
        <OwnWorkload words={words} />
      </div>
      <p className="pt-note note-large">{words.note}</p>
    </Section>
  );
}

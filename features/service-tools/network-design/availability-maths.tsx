import "./availability-maths.css";
import type { page } from "#content/en/solutions/network-design.ts";
import { designFigures as d } from "#content/figures/network-design.ts";
import type { Translation } from "#content/model.ts";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { availabilityPercent, combinedAvailability, downtimeSeconds } from "./path-availability.ts";

type MathsWords = Translation<typeof page>["maths"];

const pathValues = ["99.5", "99.9", "99.95", "99.99"] as const;
const counts = ["1", "2", "3"] as const;
const sharedValues = { none: 1, duct: d.ductAvailability, router: d.routerAvailability } as const;

const defaults = { path: "99.9", paths: "2", shared: "none" };
const rules = {
  path: (value: string) => pathValues.some((one) => one === value),
  paths: (value: string) => counts.some((one) => one === value),
  shared: (value: string) => value in sharedValues,
};

function downText(availability: number, words: MathsWords): string {
  const seconds = downtimeSeconds(availability);
  if (seconds < 60) return fillLabel(words.seconds, { n: seconds < 1 ? seconds.toPrecision(1) : seconds.toFixed(1) });
  if (seconds < 5400) return fillLabel(words.minutes, { n: (seconds / 60).toFixed(1) });
  return fillLabel(words.hours, { n: (seconds / 3600).toFixed(1) });
}

function Examples({ words }: { words: MathsWords }) {
  const path = d.pathAvailability;
  const rows = [
    { name: words.examples.one, availability: path },
    { name: words.examples.two, availability: combinedAvailability(path, 2) },
    { name: words.examples.duct, availability: combinedAvailability(path, 2, d.ductAvailability) },
    { name: words.examples.three, availability: combinedAvailability(path, 3) },
  ];
  return (
    <ScrollBox label={words.examplesHeading} className="am-examples">
      <table className="am-table data-table">
        <caption>{words.examplesHeading}</caption>
        <ColumnHeads names={words.exampleColumns} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{availabilityPercent(row.availability)}%</td>
              <td>{downText(row.availability, words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

export function AvailabilityMaths({ words }: { words: MathsWords }) {
  const [state, set] = useUrlState(defaults, "maths", rules);
  const path = Number(state.path) / 100;
  const shared = sharedValues[state.shared as keyof typeof sharedValues];
  const together = combinedAvailability(path, Number(state.paths), shared);
  return (
    <Section id="maths" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="am columns-late framed">
        <div className="am-fields">
          <Segmented
            legend={words.path}
            name="maths-path"
            value={state.path}
            onChange={(next) => set({ path: next })}
            options={pathValues.map((value) => ({ value, label: `${value}%` }))}
          />
          <Segmented
            legend={words.count}
            name="maths-paths"
            value={state.paths}
            onChange={(paths) => set({ paths })}
            options={counts.map((value) => ({ value, label: value }))}
          />
          <Segmented
            legend={words.shared}
            name="maths-shared"
            value={state.shared}
            onChange={(next) => set({ shared: next })}
            options={[
              { value: "none", label: words.sharedNone },
              { value: "duct", label: words.sharedDuct },
              { value: "router", label: words.sharedRouter },
            ]}
          />
        </div>
        <div className="am-result" aria-live="polite">
          <p className="am-label">{words.result}</p>
          <p className="am-figure num-large">
            {availabilityPercent(together)}
            <small>%</small>
          </p>
          <dl className="ledger ledger-strong">
            <div>
              <dt>{words.downtime}</dt>
              <dd>{downText(together, words)}</dd>
            </div>
            <div>
              <dt>{words.alone}</dt>
              <dd>{downText(path, words)}</dd>
            </div>
          </dl>
          <p className="am-formula">{words.formula}</p>
        </div>
        <Examples words={words} />
      </div>
      <p className="am-note note-large">{words.note}</p>
    </Section>
  );
}

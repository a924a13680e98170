import "./rtt-matrix.css";
import type { CSSProperties } from "react";
import { coreCodes, rttBetween } from "#content/figures/network.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { fibreFloorMs, greatCircleKm } from "./fibre.ts";

export type RttMatrixWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  from: string;
  to: string;
  legend: string;
  caption: string;
  rtt: string;
  distance: string;
  floor: string;
  stretch: string;
  km: string;
  ms: string;
  same: string;
  note: string;
};

const farthest = Math.max(...coreCodes.flatMap((from) => coreCodes.map((to) => rttBetween(from, to) ?? 0)));

/** Farther is darker. The ink on it stays readable up to two fifths of the family's colour. */
function heat(ms: number): CSSProperties {
  return { "--heat": `${Math.round((ms / farthest) * 40)}%` } as CSSProperties;
}

function PairReadout({ from, to, words }: { from: string; to: string; words: RttMatrixWords }) {
  const rtt = rttBetween(from, to) ?? 0;
  const km = greatCircleKm(popByCode(from), popByCode(to));
  const floor = fibreFloorMs(km);
  if (from === to) return <p className="latency-same">{words.same}</p>;
  const rows: readonly (readonly [string, string, string])[] = [
    [words.distance, grouped(Math.round(km)), words.km],
    [words.floor, floor.toFixed(1), words.ms],
    [words.stretch, `× ${(rtt / floor).toFixed(2)}`, ""],
  ];
  return (
    <>
      <p className="latency-value result">
        <b>{rtt}</b> <span>{words.ms}</span>
        <small>{words.rtt}</small>
      </p>
      <div className="latency-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (floor / rtt) * 100)}%` }} />
      </div>
      <dl className="ledger ledger-strong">
        {rows.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const known = (code: string) => (coreCodes as readonly string[]).includes(code);

/** Ten cities against each other. A cell or two lists pick the pair whose distance to the fibre floor is shown. */
export function RttMatrix({ words, locale }: { words: RttMatrixWords; locale: Locale }) {
  const [{ from, to }, set] = useUrlState({ from: "ICN", to: "SIN" }, undefined, { from: known, to: known });
  const options = coreCodes.map((code) => ({ value: code, label: `${popByCode(code)[locale]} ${code}` }));
  return (
    <Section id="matrix" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="latency panes framed">
        <div className="latency-sheet">
          <table className="latency-table">
            <caption className="vh">{words.caption}</caption>
            <thead>
              <tr>
                <td />
                {coreCodes.map((code) => (
                  <th key={code} scope="col">
                    <abbr title={popByCode(code)[locale]}>{code}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {coreCodes.map((row) => (
                <tr key={row}>
                  <th scope="row">
                    <span className="latency-city">{popByCode(row)[locale]}</span> <span className="latency-code">{row}</span>
                  </th>
                  {coreCodes.map((column) => {
                    const ms = rttBetween(row, column) ?? 0;
                    const picked = (row === from && column === to) || (row === to && column === from);
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the two lists beside the table do the same by keyboard
                      <td
                        key={column}
                        style={heat(ms)}
                        className={picked ? "latency-picked" : undefined}
                        onClick={() => set({ from: row, to: column })}
                      >
                        {row === column ? "·" : ms}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="latency-legend key">
            <i aria-hidden="true" /> {words.legend}
          </p>
        </div>
        <div className="latency-side">
          <div className="latency-pick">
            <SelectField
              label={words.from}
              name="from"
              value={from}
              options={options}
              onChange={(event) => set({ from: event.target.value })}
            />
            <SelectField label={words.to} name="to" value={to} options={options} onChange={(event) => set({ to: event.target.value })} />
          </div>
          <div className="latency-readout" aria-live="polite">
            <PairReadout from={from} to={to} words={words} />
          </div>
        </div>
      </div>
      <p className="latency-note note-large">{words.note}</p>
    </Section>
  );
}

import "./rtt-table.css";
import type { Locale } from "#content/locales.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { type RttColumn, type RttRow, rttColumns, rttRows, sortRows } from "./rtt-rows.ts";

export type RttTableWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  columns: Record<RttColumn, string>;
  sortBy: string;
  unit: string;
  caption: string;
  note: string;
};

const farthest = 250;

function Gauge({ row }: { row: RttRow }) {
  return (
    <span className="rtl-gauge" aria-hidden="true">
      <i style={{ width: `${(row.target / farthest) * 100}%` }} />
      <b style={{ left: `${(row.sample / farthest) * 100}%` }} />
    </span>
  );
}

const signed = (value: number) => `${value > 0 ? "+" : value < 0 ? "−" : "±"}${Math.abs(value).toFixed(1)}`;

/** Targets beside samples; a heading sorts by its column. Without scripts the table stands in order of distance. */
export function RttTable({ words, locale }: { words: RttTableWords; locale: Locale }) {
  const ready = useHydrated();
  const [{ sort, down }, set] = useUrlState({ sort: "target", down: 0 }, undefined, {
    sort: (value) => (rttColumns as readonly string[]).includes(value),
    down: (value) => value === 0 || value === 1,
  });
  const rows = sortRows(rttRows(locale), sort as RttColumn, down === 1, locale);

  function heading(column: RttColumn) {
    const active = sort === column;
    return (
      <th
        key={column}
        scope="col"
        className={column === "city" ? undefined : "rtl-number"}
        aria-sort={active ? (down ? "descending" : "ascending") : undefined}
      >
        <button
          type="button"
          disabled={!ready}
          title={fillLabel(words.sortBy, { column: words.columns[column] })}
          onClick={() => set({ sort: column, down: active && !down ? 1 : 0 })}
        >
          {words.columns[column]}
          <span aria-hidden="true">{active ? (down ? "↓" : "↑") : "↕"}</span>
        </button>
      </th>
    );
  }

  return (
    <Section id="rtt" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <ScrollBox label={words.caption}>
        <table className="rtl data-table">
          <caption className="vh">{words.caption}</caption>
          <thead>
            <tr>
              {heading("city")}
              <td className="rtl-gauge-cell" />
              {heading("target")}
              {heading("sample")}
              {heading("delta")}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.code}>
                <th scope="row">
                  {row.city} <span>{row.code}</span>
                </th>
                <td className="rtl-gauge-cell">
                  <Gauge row={row} />
                </td>
                <td className="rtl-number rtl-target">
                  {row.target} <small>{words.unit}</small>
                </td>
                <td className="rtl-number">{row.sample.toFixed(1)}</td>
                <td className="rtl-number">{signed(row.delta)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className="rtl-note note-large">{words.note}</p>
    </Section>
  );
}

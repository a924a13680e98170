import "./round-trip-table.css";
import type { CSSProperties } from "react";
import { rttTableCodes } from "#content/figures/home.ts";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { MeasureOrigin, type MeasureWords } from "./measure-origin.tsx";
import { roundTrips } from "./round-trip.ts";

export type RttWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  columns: { city: string; distance: string; floor: string; target: string };
  badge: string;
  note: string;
  measure: MeasureWords;
};

export function RoundTripTable({ words, locale }: { words: RttWords; locale: Locale }) {
  const rows = roundTrips(rttTableCodes);
  const longest = Math.max(...rows.map(({ targetMs }) => targetMs));
  return (
    <Section id="round-trip">
      <div data-family="network">
        <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
        <div className="trip-grid columns">
          <table className="trip data-table data-table-stack">
            <caption>
              <span className="trip-badge tag">{words.badge}</span> {words.note}
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.city}</th>
                <th scope="col">{words.columns.distance}</th>
                <th scope="col">{words.columns.floor}</th>
                <th scope="col">{words.columns.target}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.code}>
                  <th scope="row">{popByCode(row.code)[locale]}</th>
                  <td>{grouped(row.km)} km</td>
                  <td data-label={words.columns.floor}>{row.floorMs} ms</td>
                  <td>
                    <span className="trip-target">
                      <span
                        className="trip-bar"
                        style={{ "--floor": row.floorMs / longest, "--target": row.targetMs / longest } as CSSProperties}
                      />
                      <b>{row.targetMs} ms</b>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <MeasureOrigin words={words.measure} />
        </div>
      </div>
    </Section>
  );
}

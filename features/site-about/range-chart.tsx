import "./range-chart.css";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place, type Side } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ringRadius, ringSites, ringsKm } from "./range-rings.ts";

type Frame = {
  cx: number;
  cy: number;
  r: number;
  sides: Readonly<Record<string, Side>>;
  /** How far a name is moved sideways to clear the lines to its neighbours. */
  shift?: Readonly<Record<string, number>>;
};

const wide: Frame = { cx: 330, cy: 270, r: 300, sides: { ICN1: "above", ICN2: "below", SIN1: "left" } };
const tall: Frame = {
  cx: 158,
  cy: 176,
  r: 176,
  sides: { ICN1: "left", ICN2: "below", NRT1: "below", SIN1: "below" },
  shift: { ICN2: -15 },
};

function Rings({ frame, locale }: { frame: Frame; locale: Locale }) {
  const { cx, cy, r, sides, shift } = frame;
  const sites = ringSites();
  return (
    <>
      {ringsKm.map((km) => (
        <g key={km}>
          <circle className="ring" cx={cx} cy={cy} r={r * ringRadius(km)} />
          <text className="ring-km" x={cx + 5} y={cy - r * ringRadius(km) + 15}>
            {grouped(km)} km
          </text>
        </g>
      ))}
      <path className="mark-line-faint" strokeWidth={0.7} strokeDasharray="2 5" d={`M${cx} ${cy - r}v${2 * r}M${cx - r} ${cy}h${2 * r}`} />
      {sites.slice(1).map((site) => (
        <RouteLine key={site.code} from={[cx, cy]} to={[cx + site.x * r, cy + site.y * r]} traffic="forward" />
      ))}
      {sites.map((site) => (
        <Place
          key={site.code}
          x={cx + site.x * r}
          y={cy + site.y * r}
          kind="dc"
          state={site.km === 0 ? "key" : "on"}
          label={`${site.code} ${site[locale]}`}
          sub={site.km === 0 ? undefined : `${grouped(site.km)} km, ${String(site.degrees).padStart(3, "0")}°`}
          side={sides[site.code] ?? "right"}
          shift={shift?.[site.code]}
          scale={0.8}
        />
      ))}
    </>
  );
}

export type RangeWords = { mapTitle: string; mapDescription: string; caption: string };

/** The five data centres by bearing and distance from ICN1. */
export function RangeChart({ words, locale }: { words: RangeWords; locale: Locale }) {
  return (
    <Chart caption={words.caption}>
      <Diagram
        title={words.mapTitle}
        description={words.mapDescription}
        viewBox="0 0 760 560"
        tall={{ viewBox: "0 0 356 370", children: <Rings frame={tall} locale={locale} /> }}
      >
        <Rings frame={wide} locale={locale} />
      </Diagram>
    </Chart>
  );
}

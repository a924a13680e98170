import "./range-chart.css";
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ringRadius, ringSites, ringsKm } from "./range-rings.ts";

type Frame = { cx: number; cy: number; rx: number; ry: number };

function Rings({ frame, locale }: { frame: Frame; locale: Locale }) {
  const { cx, cy, rx, ry } = frame;
  const sites = ringSites();
  return (
    <>
      {ringsKm.map((km) => (
        <g key={km}>
          <ellipse className="ring" cx={cx} cy={cy} rx={rx * ringRadius(km)} ry={ry * ringRadius(km)} />
          <text className="ring-km" x={cx + 6} y={cy - ry * ringRadius(km) + 15}>
            {grouped(km)} km
          </text>
        </g>
      ))}
      <path className="ring-axis" d={`M${cx} ${cy - ry}V${cy + ry}M${cx - rx} ${cy}H${cx + rx}`} />
      {sites.slice(1).map((site) => (
        <RouteLine key={site.code} from={[cx, cy]} to={[cx + site.x * rx, cy + site.y * ry]} traffic="forward" />
      ))}
      {sites.map((site) => (
        <Place
          key={site.code}
          x={cx + site.x * rx}
          y={cy + site.y * ry}
          kind="dc"
          state={site.km === 0 ? "key" : "on"}
          label={`${site.code} ${site[locale]}`}
          sub={site.km === 0 ? undefined : `${grouped(site.km)} km, ${String(site.degrees).padStart(3, "0")}°`}
          side={site.code === "ICN1" ? "above" : site.code === "SIN1" ? "left" : "right"}
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
        viewBox="0 0 1180 520"
        tall={{
          viewBox: "0 0 340 420",
          children: <Rings frame={{ cx: 146, cy: 196, rx: 190, ry: 240 }} locale={locale} />,
        }}
      >
        <Rings frame={{ cx: 560, cy: 230, rx: 640, ry: 300 }} locale={locale} />
      </Diagram>
    </Chart>
  );
}

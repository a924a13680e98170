import { facts } from "#content/facts.ts";
import { lineEnds } from "#content/figures/dedicated-line.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { CompassRose, chartCity, chartLane, EastAsiaGround } from "#features/service-tools/cdn/east-asia-ground.tsx";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import type { Point } from "#ui/diagrams/route-path.ts";
import { cityOf, type EndId, lineRtt, reachOf } from "./line-quote.ts";

export type LineMapWords = { title: string; description: string; ends: Record<EndId, string> };

type Spot = { dx: number; dy: number; anchor: "start" | "end" };
const spots: Record<string, Spot> = {
  ICN: { dx: -14, dy: -6, anchor: "end" },
  PUS: { dx: -13, dy: 14, anchor: "end" },
  NRT: { dx: 13, dy: 5, anchor: "start" },
  HKG: { dx: -13, dy: -6, anchor: "end" },
  SIN: { dx: -13, dy: 5, anchor: "end" },
};

/** The narrower cut leaves no water west of Singapore. */
const tallSpots: Record<string, Spot> = { SIN: { dx: 12, dy: 24, anchor: "start" } };

/** Where the figure stands and which point of the lane it speaks of: in open water, clear of names. */
const figures: Record<string, { at: Point; to: Point }> = {
  "ICN-ICN": { at: [676, 78], to: [648, 86] },
  "ICN-PUS": { at: [676, 78], to: [633, 101] },
  "ICN-NRT": { at: [700, 196], to: [684, 142] },
  "PUS-NRT": { at: [700, 196], to: [684, 142] },
  "ICN-HKG": { at: [640, 236], to: [578, 198] },
  "PUS-HKG": { at: [640, 236], to: [584, 190] },
  "ICN-SIN": { at: [640, 236], to: [556, 222] },
  "PUS-SIN": { at: [640, 236], to: [556, 222] },
  "NRT-HKG": { at: [690, 236], to: [646, 196] },
  "NRT-SIN": { at: [690, 236], to: [646, 196] },
  "HKG-SIN": { at: [626, 376], to: [482, 326] },
};

type SceneProps = { a: EndId; z: EndId; locale: Locale; tall?: boolean };

function Scene({ a, z, locale, tall }: SceneProps) {
  const scale = tall ? 1.3 : 1;
  const from = cityOf(a);
  const to = cityOf(z);
  const metro = reachOf(a, z) === "metro";
  const lane = metro ? "" : chartLane(from, to);
  const [ax, ay] = chartCity(from);
  const figure = figures[`${from}-${to}`] ?? figures[`${to}-${from}`];
  const cities = [...new Set(lineEnds.map(({ city }) => city))];
  const on = (city: string) => city === from || city === to;
  const codes = (city: string) => [a, z].filter((end) => cityOf(end) === city).join(" – ");
  return (
    <>
      <EastAsiaGround ticks={false} />
      {lane ? (
        <g className="line-lane">
          <path stroke="var(--sea-wash)" strokeWidth={12} opacity={0.85} d={lane} />
          <path stroke="var(--family)" strokeWidth={2.6} d={lane} />
          <path className="moves line-run" d={lane} />
        </g>
      ) : (
        <g className="mark-solid">
          <circle fillOpacity={0.18} stroke="var(--family)" strokeWidth={1.4} strokeDasharray="3 4" cx={ax} cy={ay} r={22 * scale} />
          <circle cx={ax - 5 * scale} cy={ay - 4 * scale} r={4 * scale} />
          <circle cx={ax + 6 * scale} cy={ay + 6 * scale} r={4 * scale} />
        </g>
      )}
      {cities.map((city) => {
        const [x, y] = chartCity(city);
        const spot = (tall ? tallSpots[city] : undefined) ?? spots[city] ?? { dx: 12, dy: 4, anchor: "start" as const };
        const away = metro && on(city) ? 1.9 : 1;
        return (
          <g key={city} className={on(city) ? "line-city line-city-on" : "line-city"}>
            {metro && on(city) ? null : (
              <circle
                className={on(city) ? "mark-stop" : "mark-body"}
                strokeWidth={on(city) ? 2.4 : 1.6}
                cx={x}
                cy={y}
                r={(on(city) ? 7 : 5) * scale}
              />
            )}
            <text x={x + spot.dx * scale * away} y={y + spot.dy} textAnchor={spot.anchor}>
              {popByCode(city)[locale]}
              {on(city) ? <tspan className="line-code"> {codes(city)}</tspan> : null}
            </text>
          </g>
        );
      })}
      {figure ? (
        <Callout
          x={figure.at[0]}
          y={figure.at[1]}
          to={figure.to}
          value={`${metro ? "< " : ""}${lineRtt(a, z)}`}
          unit="ms"
          label={metro ? `${facts.distances.icn1ToIcn2Km} km` : undefined}
        />
      ) : null}
    </>
  );
}

/** The route on the sea chart, cut to the waters between Singapore and Tokyo. */
export function LineMap({ words, a, z, locale }: { words: LineMapWords; a: EndId; z: EndId; locale: Locale }) {
  return (
    <Diagram
      className="line-map"
      title={words.title}
      description={`${words.description} ${words.ends[a]} – ${words.ends[z]}: ${lineRtt(a, z)} ms.`}
      viewBox="290 26 610 440"
      tall={{
        viewBox: "330 36 500 430",
        children: (
          <g className="line-tall">
            <Scene a={a} z={z} locale={locale} tall />
          </g>
        ),
      }}
    >
      <Scene a={a} z={z} locale={locale} />
      <CompassRose x={830} y={386} r={42} />
    </Diagram>
  );
}

import { useId } from "react";
import { facts } from "#content/facts.ts";
import { lineEnds } from "#content/figures/dedicated-line.ts";
import { CompassRose, chartCity, chartLane, EastAsiaGround } from "#features/service-tools/cdn/east-asia-ground.tsx";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { cityOf, type EndId, lineRtt, reachOf } from "./line-quote.ts";

export type LineMapWords = { title: string; description: string; ends: Record<EndId, string>; metro: string };

type Spot = { dx: number; dy: number; anchor: "start" | "end" };
const spots: Record<string, Spot> = {
  ICN: { dx: -14, dy: -6, anchor: "end" },
  PUS: { dx: 14, dy: 3, anchor: "start" },
  NRT: { dx: 13, dy: 5, anchor: "start" },
  HKG: { dx: -13, dy: -6, anchor: "end" },
  SIN: { dx: -13, dy: 5, anchor: "end" },
};

function Scene({ id, a, z, scale }: { id: string; a: EndId; z: EndId; scale: number }) {
  const from = cityOf(a);
  const to = cityOf(z);
  const metro = reachOf(a, z) === "metro";
  const lane = metro ? "" : chartLane(from, to);
  const [ax, ay] = chartCity(from);
  const [zx, zy] = chartCity(to);
  const cities = [...new Set(lineEnds.map(({ city }) => city))];
  const on = (city: string) => city === from || city === to;
  return (
    <>
      <EastAsiaGround id={id} ticks={false} />
      {lane ? (
        <g className="line-lane">
          <path className="line-case" d={lane} />
          <path className="line-way" d={lane} />
          <path className="line-run" d={lane} />
        </g>
      ) : (
        <g className="line-metro">
          <circle cx={ax} cy={ay} r={26 * scale} />
          <circle cx={ax - 5 * scale} cy={ay - 4 * scale} r={4 * scale} />
          <circle cx={ax + 6 * scale} cy={ay + 6 * scale} r={4 * scale} />
        </g>
      )}
      {cities.map((city) => {
        const [x, y] = chartCity(city);
        const spot = spots[city] ?? { dx: 12, dy: 4, anchor: "start" as const };
        const name = city === from && city === to ? `${a} – ${z}` : city === from ? a : city === to ? z : city;
        return (
          <g key={city} className={on(city) ? "line-city line-city-on" : "line-city"}>
            {metro && on(city) ? null : <circle cx={x} cy={y} r={(on(city) ? 7 : 5) * scale} />}
            <text x={x + spot.dx * scale * (metro && on(city) ? 2.1 : 1)} y={y + spot.dy} textAnchor={spot.anchor}>
              {name}
            </text>
          </g>
        );
      })}
      <Callout
        x={metro ? ax + 44 * scale : (ax + zx) / 2 + 56 * scale}
        y={metro ? ay + 8 : (ay + zy) / 2 + 30 * scale}
        value={`${metro ? "≤ " : ""}${lineRtt(a, z)}`}
        unit="ms"
        label={metro ? `${facts.distances.icn1ToIcn2Km} km` : undefined}
      />
    </>
  );
}

/** The route on the sea chart, cut to the waters between Singapore and Tokyo. */
export function LineMap({ words, a, z }: { words: LineMapWords; a: EndId; z: EndId }) {
  const id = useId();
  return (
    <Diagram
      className="line-map"
      title={words.title}
      description={`${words.description} ${words.ends[a]} – ${words.ends[z]}: ${lineRtt(a, z)} ms.`}
      viewBox="300 30 640 420"
      tall={{
        viewBox: "352 44 440 420",
        children: (
          <g className="line-tall">
            <Scene id={`${id}t`} a={a} z={z} scale={1.2} />
          </g>
        ),
      }}
    >
      <Scene id={`${id}w`} a={a} z={z} scale={1} />
      <CompassRose x={866} y={362} r={42} />
    </Diagram>
  );
}

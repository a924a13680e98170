import { clouds } from "#content/figures/multi-cloud-connection.ts";
import { grouped } from "#content/format.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import type { Point } from "#ui/diagrams/route-path.ts";
import { Zone } from "#ui/diagrams/zone.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type CircuitSpeed, type Cut, type Pattern, type Port, ports, survives } from "./topology.ts";

export type CloudDrawingWords = {
  site: string;
  router: string;
  location: string;
  device: string;
  domestic: string;
  domesticOnRamp: string;
  title: string;
  description: string;
};

type DrawingProps = { words: CloudDrawingWords; pattern: Pattern; circuits: readonly CircuitSpeed[]; cut: Cut };

/** The four large clouds and one Korean one, in the order of the design's circuits. */
export function cloudNames(words: Pick<CloudDrawingWords, "domestic" | "domesticOnRamp">): { name: string; onRamp: string }[] {
  return [...clouds.map(({ name, onRamp }) => ({ name, onRamp })), { name: words.domestic, onRamp: words.domesticOnRamp }];
}

type Layout = {
  site: Point;
  zone: (location: 1 | 2) => { x: number; y: number; w: number; h: number };
  /** `alone`: the only device of its location. */
  port: (port: Port, alone: boolean) => Point;
  cloud: (index: number, count: number) => Point;
  upright: boolean;
};

const wide: Layout = {
  site: [54, 216],
  zone: (location) => ({ x: 138, y: location === 1 ? 16 : 222, w: 274, h: 190 }),
  port: ({ location, device }) => [196, (location === 1 ? 16 : 222) + (device === 1 ? 80 : 146)],
  cloud: (index, count) => [498, count < 2 ? 214 : 46 + (336 * index) / (count - 1)],
  upright: false,
};

const tall: Layout = {
  site: [175, 44],
  zone: (location) => ({ x: location === 1 ? 10 : 180, y: 120, w: 160, h: 194 }),
  port: ({ location, device }, alone) => [
    (location === 1 ? 10 : 180) + (alone ? (location === 1 ? 85 : 75) : device === 1 ? 46 : 114),
    200,
  ],
  cloud: (index, count) => [count < 2 ? 175 : 38 + (274 * index) / (count - 1), 436],
  upright: true,
};

/** Each location turns traffic round in its own half of the cloud router. */
function routerAt(layout: Layout, location: 1 | 2): Point {
  const { x, y, w, h } = layout.zone(location);
  return layout.upright ? [x + (location === 1 ? w - 36 : 36), y + h - 46] : [x + w - 62, y + h / 2 + 12];
}

function way([fx, fy]: Point, [tx, ty]: Point, upright: boolean): string {
  return upright
    ? `M${fx} ${fy}C${fx} ${(fy + ty) / 2} ${tx} ${(fy + ty) / 2} ${tx} ${ty}`
    : `M${fx} ${fy}C${(fx + tx) / 2} ${fy} ${(fx + tx) / 2} ${ty} ${tx} ${ty}`;
}

function Scene({ layout, words, pattern, circuits, cut }: DrawingProps & { layout: Layout }) {
  const list = ports(pattern);
  const locations = ([1, 2] as const).filter((location) => list.some((port) => port.location === location));
  const names = cloudNames(words);
  const chosen = circuits.flatMap((speed, index) => (speed === "0" ? [] : [{ speed, index }]));
  const alive = (port: Port) => survives(port, cut);
  const isAlone = (port: Port) => list.filter(({ location }) => location === port.location).length === 1;
  const locationAlive = (location: 1 | 2) => list.some((port) => port.location === location && alive(port));
  return (
    <>
      {locations.map((location) => (
        <Zone key={location} {...layout.zone(location)} tone={locationAlive(location) ? "paper" : "mist"} />
      ))}
      {list.map((port) => {
        const at = layout.port(port, isAlone(port));
        const router = routerAt(layout, port.location);
        const on = alive(port);
        return (
          <g key={`${port.location}${port.device}`}>
            <RouteLine d={way(layout.site, at, layout.upright)} state={on ? "on" : "off"} traffic={on ? "forward" : undefined} />
            <RouteLine d={way(at, router, layout.upright)} state={on ? "on" : "off"} />
          </g>
        );
      })}
      {locations.flatMap((location) =>
        chosen.map(({ index }, place) => (
          <RouteLine
            key={`${location}${index}`}
            d={way(routerAt(layout, location), layout.cloud(place, chosen.length), layout.upright)}
            state={locationAlive(location) ? "on" : "off"}
            traffic={locationAlive(location) ? "forward" : undefined}
            width={1.6}
          />
        )),
      )}
      <Place x={layout.site[0]} y={layout.site[1]} kind="office" label={words.site} side={layout.upright ? "right" : "below"} scale={1.2} />
      <g className="mcc-inside">
        {locations.map((location) => {
          // Written after the lines, which stop at the halo of its letters. Upright, the way comes in between the two frames,
          // so the wider word stands at the outer corner of each.
          const { x, y, w } = layout.zone(location);
          const outer = layout.upright && location === 2;
          return (
            <g key={location}>
              <text className="dgm-zone-title" x={outer ? x + w - 14 : x + 14} y={y + 23} textAnchor={outer ? "end" : "start"}>
                {fillLabel(words.location, { n: String(location) })}
              </text>
              <text
                className="dgm-sub"
                x={outer ? x + 8 : x + w - (layout.upright ? 8 : 14)}
                y={y + 23}
                textAnchor={outer ? "start" : "end"}
              >
                {location === 1 ? "ICN1" : "ICN2"}
              </text>
            </g>
          );
        })}
        {list.map((port) => {
          const [x, y] = layout.port(port, isAlone(port));
          return (
            <Place
              key={`${port.location}${port.device}`}
              x={x}
              y={y}
              kind="router"
              state={alive(port) ? "on" : "off"}
              label={fillLabel(words.device, { n: String(port.device) })}
              side={layout.upright && isAlone(port) ? (port.location === 1 ? "left" : "right") : "above"}
              scale={0.9}
            />
          );
        })}
        {locations.map((location) => {
          const [x, y] = routerAt(layout, location);
          return (
            <Place
              key={location}
              x={x}
              y={y}
              kind="lb"
              state={locationAlive(location) ? "key" : "off"}
              label={words.router}
              side={layout.upright ? (location === 1 ? "left" : "right") : "below"}
              scale={0.95}
            />
          );
        })}
      </g>
      {chosen.map(({ speed, index }, place) => {
        const [x, y] = layout.cloud(place, chosen.length);
        const reached = list.some(alive);
        const short = Number(speed) >= 1_000 ? "1G" : `${speed}M`;
        return (
          <Place
            key={index}
            x={x}
            y={y}
            kind="cloud"
            state={reached ? "on" : "off"}
            label={layout.upright ? names[index]?.name.replace(/ Cloud$/, "") : names[index]?.name}
            sub={layout.upright ? short : `${grouped(Number(speed))} Mbps`}
            side={layout.upright ? "below" : "right"}
            scale={1}
          />
        );
      })}
    </>
  );
}

export function CloudDrawing(props: DrawingProps) {
  return (
    <Diagram
      className="mcc-drawing"
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 640 428"
      tall={{ viewBox: "0 0 350 498", children: <Scene {...props} layout={tall} /> }}
    >
      <Scene {...props} layout={wide} />
    </Diagram>
  );
}

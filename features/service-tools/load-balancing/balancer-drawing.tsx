import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import type { Point } from "#ui/diagrams/route-path.ts";
import { Zone } from "#ui/diagrams/zone.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { requestsPerSecond, type SimServer, serverNames, viewOf } from "./health-sim.ts";

export type BalancerDrawingWords = {
  users: string;
  balancer: string;
  server: string;
  perSecond: string;
  title: string;
  description: string;
};

type DrawingProps = {
  words: BalancerDrawingWords;
  servers: readonly SimServer[];
  rates: readonly number[];
  states: readonly string[];
  names: readonly string[];
  onToggle: (index: number) => void;
};

type Layout = {
  users: Point;
  balancers: readonly [Point, Point];
  pair: { x: number; y: number; w: number; h: number };
  leave: Point;
  enter: Point;
  join: Point;
  servers: readonly Point[];
  upright: boolean;
};

const wide: Layout = {
  users: [48, 190],
  balancers: [
    [186, 166],
    [186, 236],
  ],
  pair: { x: 130, y: 96, w: 138, h: 190 },
  leave: [76, 190],
  enter: [130, 190],
  join: [268, 190],
  servers: [
    [454, 48],
    [454, 142],
    [454, 236],
    [454, 330],
  ],
  upright: false,
};

const tall: Layout = {
  users: [175, 40],
  balancers: [
    [108, 156],
    [208, 156],
  ],
  pair: { x: 70, y: 96, w: 210, h: 96 },
  leave: [175, 66],
  enter: [175, 96],
  join: [175, 192],
  servers: [
    [48, 366],
    [132, 366],
    [218, 366],
    [302, 366],
  ],
  upright: true,
};

const looks = { up: "on", failing: "alert", out: "off", returning: "backup" } as const;

/** Ways leave the pair side by side, so that none hides another where they start. */
function wayTo({ join, upright }: Layout, [x, y]: Point, index: number): string {
  const aside = (index - 1.5) * 13;
  return upright
    ? `M${join[0] + aside} ${join[1]}C${join[0] + aside} ${join[1] + 70} ${x} ${join[1] + 40} ${x} ${y - 24}`
    : `M${join[0]} ${join[1] + aside}C${join[0] + 80} ${join[1] + aside} ${x - 120} ${y} ${x - 26} ${y}`;
}

function Scene({ layout, words, servers, rates, states, names, onToggle }: DrawingProps & { layout: Layout }) {
  const [first, second] = layout.balancers;
  return (
    <>
      <RouteLine from={layout.leave} to={layout.enter} width={5} traffic="forward" />
      <Zone {...layout.pair} title={words.balancer} />
      {servers.map((server, index) => {
        const at = layout.servers[index] ?? layout.join;
        const rate = rates[index] ?? 0;
        const view = viewOf(server);
        return (
          <RouteLine
            key={serverNames[index]}
            d={wayTo(layout, at, index)}
            state={rate === 0 ? "off" : server.alive ? "on" : "attack"}
            width={rate === 0 ? 1.2 : 1.5 + rate / 45}
            traffic={rate > 0 ? "forward" : undefined}
            label={fillLabel(words.perSecond, { n: String(Math.round(rate)) })}
            labelAt={layout.upright ? [at[0], at[1] + 58] : [at[0] - 70, at[1] + (index < 2 ? -13 : 15)]}
            className={`lb-way-${view}`}
          />
        );
      })}
      <Place
        x={layout.users[0]}
        y={layout.users[1]}
        kind="user"
        label={words.users}
        sub={fillLabel(words.perSecond, { n: String(requestsPerSecond) })}
        side={layout.upright ? "right" : "below"}
      />
      <g className="lb-pair">
        <Place x={first[0]} y={first[1]} kind="lb" state="key" label="ICN1" side="right" />
        <Place x={second[0]} y={second[1]} kind="lb" state="key" label="ICN2" side="right" />
      </g>
      {servers.map((server, index) => {
        const at = layout.servers[index] ?? layout.join;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the buttons below do the same for everybody
          <g key={serverNames[index]} className="lb-server" onClick={() => onToggle(index)}>
            <rect fill="transparent" x={at[0] - 40} y={at[1] - 34} width={layout.upright ? 80 : 220} height={layout.upright ? 110 : 68} />
            <Place
              x={at[0]}
              y={at[1]}
              kind="server"
              state={looks[viewOf(server)]}
              label={layout.upright ? serverNames[index] : names[index]}
              sub={layout.upright ? undefined : states[index]}
              side={layout.upright ? "below" : "right"}
              scale={1.15}
            />
          </g>
        );
      })}
    </>
  );
}

export function BalancerDrawing(props: DrawingProps) {
  return (
    <Diagram
      className="lb-drawing"
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 640 384"
      tall={{ viewBox: "0 0 350 442", children: <Scene {...props} layout={tall} /> }}
    >
      <Scene {...props} layout={wide} />
    </Diagram>
  );
}

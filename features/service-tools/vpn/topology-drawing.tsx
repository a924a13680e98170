import { Fragment } from "react";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import type { Shape } from "./tunnels.ts";

export type TopologyDrawingWords = { title: string; description: string; hubName: string };

type Point = readonly [number, number];
type Frame = { cx: number; cy: number; r: number };

/** Points on a circle, the first at the top. */
function ring({ cx, cy, r }: Frame, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.round(cx + Math.cos(angle) * r), Math.round(cy + Math.sin(angle) * r)] as const;
  });
}

/** The number stands on the side away from the centre, where no tunnel leaves the building. */
function Site({ at, number, small, middle }: { at: Point; number: number; small: boolean; middle: number }) {
  const left = at[0] < middle;
  const gap = small ? 18 : 22;
  return (
    <g className="vpn-site">
      <Place x={at[0]} y={at[1]} kind="office" scale={small ? 0.75 : 0.95} />
      <text x={left ? at[0] - gap : at[0] + gap} y={at[1] + 5} textAnchor={left ? "end" : "start"}>
        {number}
      </text>
    </g>
  );
}

/** The name stands on a plate of its own: with many sites a tunnel runs under it from every side. */
function Plate({ x, y, text }: { x: number; y: number; text: string }) {
  const width = 20 + [...text].reduce((sum, sign) => sum + (sign > "\u1100" ? 12.5 : 7.2), 0);
  return (
    <g>
      <rect className="mark-body-frame" x={x - width / 2} y={y - 13} width={width} height="26" />
      <text className="dgm-label vpn-hub-name" x={x} y={y + 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function Hub({ frame, sites, label }: { frame: Frame; sites: number; label: string }) {
  const places = ring(frame, sites - 1);
  const small = sites > 9;
  return (
    <g className="vpn-when-hub">
      {places.map((at, index) => (
        <RouteLine key={`${at}`} from={[at[0], at[1]]} to={[frame.cx, frame.cy]} bend={0} traffic={index % 2 ? "back" : "forward"} />
      ))}
      {places.map((at, index) => (
        <Site key={`${at}`} at={at} number={index + 2} small={small} middle={frame.cx} />
      ))}
      <Place x={frame.cx - 19} y={frame.cy} kind="router" state="key" />
      <Place x={frame.cx + 19} y={frame.cy} kind="router" state="key" />
      <Plate x={frame.cx} y={frame.cy + 42} text={label} />
    </g>
  );
}

function Mesh({ frame, sites, label }: { frame: Frame; sites: number; label: string }) {
  const places = ring(frame, sites);
  const small = sites > 9;
  return (
    <g className="vpn-when-mesh">
      {places.map((from, index) => (
        <Fragment key={`${from}`}>
          {places.slice(index + 1).map((to) => (
            <path key={`${to}`} className="mark-line-family" strokeWidth={1.2} opacity={0.75} d={`M${from.join(" ")}L${to.join(" ")}`} />
          ))}
        </Fragment>
      ))}
      {places.map((at, index) =>
        index === 0 ? (
          <g key={`${at}`}>
            <Place x={at[0] - 16} y={at[1]} kind="router" state="key" scale={0.9} />
            <Place x={at[0] + 16} y={at[1]} kind="router" state="key" scale={0.9} />
            <text className="dgm-label vpn-hub-name" x={at[0] + 42} y={at[1] + 5}>
              {label}
            </text>
          </g>
        ) : (
          <Site key={`${at}`} at={at} number={index + 1} small={small} middle={frame.cx} />
        ),
      )}
    </g>
  );
}

/** Both shapes are drawn; the radio button below decides which is seen. */
export function TopologyDrawing({ words, sites, shape }: { words: TopologyDrawingWords; sites: number; shape: Shape }) {
  const wide: Frame = { cx: 320, cy: 216, r: 168 };
  const tall: Frame = { cx: 175, cy: 190, r: 136 };
  const label = words.hubName;
  return (
    <Diagram
      className={`vpn-drawing vpn-drawn-${shape}`}
      title={words.title}
      description={words.description}
      viewBox="0 0 640 424"
      tall={{
        viewBox: "0 0 350 376",
        children: (
          <>
            <Hub frame={tall} sites={sites} label={label} />
            <Mesh frame={tall} sites={sites} label="ICN1 + ICN2" />
          </>
        ),
      }}
    >
      <Hub frame={wide} sites={sites} label={label} />
      <Mesh frame={wide} sites={sites} label={label} />
    </Diagram>
  );
}

import { Diagram } from "#ui/diagrams/diagram.tsx";
import { labelFace } from "#ui/diagrams/label-face.ts";
import { PlaceSymbol } from "#ui/diagrams/place-symbol.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { allowedServices, services, type ZoneId, zoneIds } from "./rule-base.ts";
import { type Shape, wallAt, wayOut, zoneBoxes, zoneWay } from "./zone-geometry.ts";

type ZoneWords = Record<ZoneId, { name: string; holds: string }>;

type ZoneDrawingProps = {
  words: { title: string; description: string; firewall: string };
  names: ZoneWords;
  fromLabel: string;
  toLabel: string;
  from: ZoneId;
  to: ZoneId;
  onPick: (zone: ZoneId) => void;
};

const symbols = { internet: "cloud", dmz: "shield", app: "server", db: "db", mgmt: "office" } as const;

type ZoneBoxProps = {
  shape: Shape;
  zone: ZoneId;
  name: string;
  holds: string;
  role?: string;
  /** How many services the chosen start may use here; undefined for the start itself. */
  reached?: number;
  onPick: (zone: ZoneId) => void;
};

function ZoneBox({ shape, zone, name, holds, role, reached, onPick }: ZoneBoxProps) {
  const { x, y, w, h } = zoneBoxes[shape][zone];
  const wide = shape === "wide";
  const inset = wide ? 20 : 12;
  const count = reached === undefined ? undefined : `${reached}/${services.length}`;
  return (
    // Named by all that is written in it, in this order. The spaces keep the words apart for those who hear them.
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing
    <g
      className={role ? "fwz-zone fwz-picked" : "fwz-zone"}
      role="button"
      tabIndex={0}
      aria-pressed={Boolean(role)}
      aria-label={[name, holds, count, role].filter(Boolean).join(" ")}
      onClick={() => onPick(zone)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onPick(zone);
      }}
    >
      <rect x={x} y={y} width={w} height={h} />
      <g
        className="fwz-symbol"
        transform={`translate(${x + w - inset - (wide ? 15 : 10)} ${y + (wide ? 32 : 28)}) scale(${wide ? 1 : 0.8})`}
      >
        <PlaceSymbol kind={symbols[zone]} />
      </g>
      <text className="fwz-name" x={x + inset} y={y + (wide ? 40 : 32)}>
        {name}
      </text>{" "}
      <text className={`fwz-holds ${labelFace(holds)}`} x={x + inset} y={y + h - (wide ? 22 : 39)}>
        {holds}
      </text>{" "}
      {reached === undefined ? null : (
        <text
          className={reached > 0 ? "fwz-count fwz-count-on" : "fwz-count"}
          x={wide ? x + w - inset : x + inset}
          y={y + h - (wide ? 22 : 15)}
          textAnchor={wide ? "end" : "start"}
        >
          {count}
        </text>
      )}{" "}
      {role ? (
        <g className="fwz-role">
          <rect x={x - 1} y={y - 12} width={role.length * (labelFace(role) ? 13 : 8) + 16} height="22" rx="3" />
          <text x={x + 7} y={y + 3.5}>
            {role}
          </text>
        </g>
      ) : null}
    </g>
  );
}

function Bricks({ at }: { at: readonly [number, number] }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <rect className="mark-body" strokeWidth={2} x="-34" y="-34" width="68" height="68" rx="3" />
      <path
        className="mark-line"
        strokeWidth={1.3}
        d="M-34-17h68M-34 0h68M-34 17h68M-8-34v17M14-34v17M-22-17V0M2-17V0M24-17V0M-8 0v17M14 0v17M-22 17v17M2 17v17M24 17v17"
      />
    </g>
  );
}

function Sheet({ shape, words, names, fromLabel, toLabel, from, to, onPick }: ZoneDrawingProps & { shape: Shape }) {
  const wall = wallAt[shape];
  const inside = from === to;
  const allowed = allowedServices(from, to).length > 0;
  const roleOf = (zone: ZoneId) => (zone === from ? (inside ? `${fromLabel}, ${toLabel}` : fromLabel) : zone === to ? toLabel : undefined);
  return (
    <>
      <g className="fwz-flows">
        {zoneIds.map((zone) => (
          <path key={zone} d={zoneWay(shape, zone)} />
        ))}
      </g>
      {inside ? null : (
        <RouteLine d={zoneWay(shape, from)} state={allowed ? "on" : "attack"} width={3.5} traffic="forward" className="fwz-way" />
      )}
      {inside || !allowed ? null : <RouteLine d={wayOut(shape, to)} state="on" width={3.5} traffic="forward" className="fwz-way" />}
      <Bricks at={wall} />
      {inside || allowed ? null : (
        <g transform={`translate(${wall.join(" ")})`}>
          <circle fill="var(--late)" stroke="var(--paper)" strokeWidth={3} r="13" />
          <path stroke="var(--paper)" strokeWidth={2.6} strokeLinecap="round" d="M-5-5 5 5M5-5-5 5" />
        </g>
      )}
      <text className="dgm-label" x={wall[0]} y={wall[1] + 56} textAnchor="middle">
        {words.firewall}
      </text>
      {zoneIds.map((zone) => (
        <ZoneBox
          key={zone}
          shape={shape}
          zone={zone}
          name={names[zone].name}
          holds={names[zone].holds}
          role={roleOf(zone)}
          reached={zone === from ? undefined : allowedServices(from, zone).length}
          onPick={onPick}
        />
      ))}
    </>
  );
}

export function ZoneDrawing(props: ZoneDrawingProps) {
  return (
    <Diagram
      title={props.words.title}
      description={props.words.description}
      role="group"
      className="fwz"
      viewBox="0 0 1180 448"
      tall={{ viewBox: "0 0 344 478", children: <Sheet {...props} shape="tall" /> }}
    >
      <Sheet {...props} shape="wide" />
    </Diagram>
  );
}

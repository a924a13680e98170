// The dots of all land, which browsers keep for the next page with a map.
import ground from "./dot-map-ground.svg?url";
import type { MapLayout } from "./map-layout.ts";

type Sheet = "wide" | "phone";

/** Degrees, land as dots and, on a phone, the frames of the two inset plans. */
export function MapGround({ name, layout }: { name: Sheet; layout: MapLayout }) {
  return (
    <>
      <use className="map-graticule" href={`${ground}#${name}-graticule`} />
      <use className="map-dots" href={`${ground}#${name}-dots`} />
      {layout.ticks.map((tick) => (
        <text
          key={tick.text + tick.side}
          className="map-tick"
          x={tick.x}
          y={tick.y}
          textAnchor={tick.side === "bottom" ? "middle" : "start"}
        >
          {tick.text}
        </text>
      ))}
      {layout.insets?.map((inset, index) => (
        <g key={inset.x} className="map-inset">
          <rect x={inset.x} y={inset.y} width={inset.width} height={inset.height} />
          <use className="map-dots map-dots-fine" href={`${ground}#${name}-inset-${index}`} />
        </g>
      ))}
    </>
  );
}

import type { MapLayout } from "./map-layout.ts";
import { SentPath } from "./sent-path.tsx";

type Ground = { dots: string; graticule: string; insets: readonly string[] };
type Sheet = "wide" | "phone";

// Only the server has the outlines at hand; the browser fetches them when it draws a map no page brought.
const fetchGround = async (): Promise<Record<Sheet, Ground>> => (await import("./dot-map-ground.json")).default;
const sent = import.meta.env.SSR ? await fetchGround() : undefined;

/** Degrees, land as dots and, on a phone, the frames of the two inset plans. */
export function MapGround({ name, layout }: { name: Sheet; layout: MapLayout }) {
  const ground = sent?.[name];
  return (
    <>
      <SentPath className="map-graticule" sent={ground?.graticule} fetchOutline={async () => (await fetchGround())[name].graticule} />
      <SentPath className="map-dots" sent={ground?.dots} fetchOutline={async () => (await fetchGround())[name].dots} />
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
          <SentPath
            className="map-dots map-dots-fine"
            sent={ground?.insets[index]}
            fetchOutline={async () => (await fetchGround())[name].insets[index] ?? ""}
          />
        </g>
      ))}
    </>
  );
}

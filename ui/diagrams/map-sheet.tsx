import type { ReactNode } from "react";
import { type LabelPlan, spareSpot } from "./dot-map-labels.ts";
import type { DotMapProps } from "./map-cities.ts";
import { MapCityMark } from "./map-city-mark.tsx";
import { MapGround } from "./map-ground.tsx";
import type { MapLayout } from "./map-layout.ts";

type MapSheetProps = Pick<DotMapProps, "title" | "description" | "cities" | "selected" | "onSelect"> & {
  id: string;
  name: "wide" | "phone";
  width: number;
  height: number;
  layout: MapLayout;
  labels: LabelPlan;
  drawn: readonly string[];
  running: readonly string[];
  under?: ReactNode;
  /** A part of the sheet, "x y width height"; all of it unless told. */
  part?: string;
};

/** One layout of the map. Routes lie under all cities; a picked or pointed-at city borrows its route by reference. */
export function MapSheet(props: MapSheetProps) {
  const { id, title, description, cities, selected, onSelect, name, width, height, layout, labels, drawn, running, under } = props;
  const { part = `0 0 ${width} ${height}` } = props;
  const interactive = Boolean(onSelect) || cities.some((city) => city.href);
  const routeId = (code: string) => `${id}${code}`;
  return (
    <svg
      className={`map-${name}`}
      viewBox={part}
      role={interactive ? "group" : "img"}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      <MapGround name={name} layout={layout} />
      {under}
      <g className="map-routes">
        {drawn.map((code) => (
          <path key={code} id={routeId(code)} d={layout.routes[code]} />
        ))}
      </g>
      <g className="moves map-traffic">
        {running.map((code) => (
          <use key={code} href={`#${routeId(code)}`} />
        ))}
      </g>
      {selected && drawn.includes(selected) ? <use className="map-chosen" href={`#${routeId(selected)}`} /> : null}
      <svg className="map-cities" role="presentation">
        {cities.map((city) => {
          const [x = 0, y = 0] = layout.cities[city.code] ?? [];
          return (
            <MapCityMark
              key={city.code}
              city={city}
              x={x}
              y={y}
              spot={labels.spots[city.code] ?? spareSpot(x, width)}
              named={city.active === true || (city.active === undefined && labels.always.includes(city.code))}
              route={drawn.includes(city.code) ? routeId(city.code) : undefined}
              selected={selected === city.code}
              onSelect={onSelect}
            />
          );
        })}
      </svg>
    </svg>
  );
}

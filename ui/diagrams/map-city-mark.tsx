import type { KeyboardEvent, ReactNode } from "react";
import type { LabelSpot } from "./dot-map-labels.ts";
import { labelFace } from "./label-face.ts";
import type { MapCity } from "./map-cities.ts";

type MapCityMarkProps = {
  city: MapCity;
  x: number;
  y: number;
  spot: LabelSpot;
  named: boolean;
  /** Id of its route's path, if one is drawn. */
  route?: string;
  selected: boolean;
  onSelect?: (code: string) => void;
};

const radius = { home: 7, dc: 5, core: 4, edge: 2.8 };

function Dot({ city, selected }: { city: MapCity; selected: boolean }) {
  if (city.kind === "home") {
    return (
      <>
        <circle className="map-glow" r="15" />
        <circle className="map-home" r="7" />
        <circle className="map-eye" r="2.4" />
      </>
    );
  }
  return (
    <>
      {selected ? <circle className="map-glow" r="12" /> : null}
      <circle className="map-dot" r={radius[city.kind]} />
    </>
  );
}

export function MapCityMark({ city, x, y, spot, named, route, selected, onSelect }: MapCityMarkProps) {
  const look = ["map-city", `map-${city.kind}-city`, named && "map-named", city.active === false && "map-faint", selected && "map-picked"];
  const className = look.filter(Boolean).join(" ");
  const inside: ReactNode = (
    <>
      {route ? <use className="map-hot" href={`#${route}`} /> : null}
      <g transform={`translate(${x} ${y})`}>
        <circle className="map-reach" r="12" />
        <Dot city={city} selected={selected} />
        <text className="map-label" x={spot.dx} y={spot.dy} textAnchor={spot.anchor}>
          {city.label}
          {city.sub ? " " : null}
          {city.sub ? (
            <tspan className={`map-sub ${labelFace(city.sub)}`} dx="2">
              {city.sub}
            </tspan>
          ) : null}
        </text>
      </g>
    </>
  );

  if (city.href) {
    return (
      <a className={className} href={city.href} aria-label={[city.label, city.sub].filter(Boolean).join(" ")}>
        {inside}
      </a>
    );
  }
  if (!onSelect)
    return (
      <g className={className} data-tone={city.tone}>
        {inside}
      </g>
    );

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onSelect?.(city.code);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML buttons cannot stand inside a drawing
    <g
      className={className}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={[city.label, city.sub].filter(Boolean).join(" ")}
      onClick={() => onSelect(city.code)}
      onKeyDown={press}
    >
      {inside}
    </g>
  );
}

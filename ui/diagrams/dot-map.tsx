import "./dot-map.css";
import { useId, useRef } from "react";
import { Chart } from "#ui/page/chart.tsx";
import data from "./dot-map-data.json";
import { phoneLabels, wideLabels } from "./dot-map-labels.ts";
import type { DotMapProps } from "./map-cities.ts";
import { MapSheet } from "./map-sheet.tsx";
import { useInView } from "./use-in-view.ts";

/** The cities on a sea chart of dots, Seoul near the middle; laid out again for phones, and as a list for those who do not see it. */
export function DotMap(props: DotMapProps) {
  const { title, description, cities, routes, traffic, caption, selected, onSelect, under, children, frame = true } = props;
  const box = useRef<HTMLDivElement>(null);
  const seen = useInView(box);
  const id = useId();
  const drawn = routes ?? cities.filter((city) => city.kind !== "home" && city.active !== false).map((city) => city.code);
  const running = traffic ?? cities.filter((city) => city.kind === "core" || city.kind === "dc").map((city) => city.code);
  const shared = { title, description, cities, drawn, running: running.filter((code) => drawn.includes(code)), selected, onSelect };
  const map = (
    <div ref={box} className={seen ? "map" : "map map-still"}>
      <MapSheet
        {...shared}
        id={`${id}w`}
        name="wide"
        width={1180}
        height={560}
        layout={data.wide}
        labels={wideLabels}
        under={under?.wide}
      />
      <MapSheet
        {...shared}
        id={`${id}p`}
        name="phone"
        width={380}
        height={568}
        layout={data.phone}
        labels={phoneLabels}
        under={under?.phone}
      />
      {onSelect ? null : (
        <ul className="vh">
          {cities
            .filter((city) => city.active !== false)
            .map((city) => (
              <li key={city.code}>
                {city.label} {city.sub}
              </li>
            ))}
        </ul>
      )}
      {children}
    </div>
  );
  return frame ? <Chart caption={caption}>{map}</Chart> : map;
}

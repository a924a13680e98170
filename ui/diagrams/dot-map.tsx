import "./dot-map.css";
import { type ReactNode, useId, useRef } from "react";
import { Chart } from "#ui/page/chart.tsx";
import data from "./dot-map-data.json";
import { phoneLabels, wideLabels } from "./dot-map-labels.ts";
import { MapSheet } from "./map-sheet.tsx";
import { useInView } from "./use-in-view.ts";

export type MapCity = {
  /** Code known to dot-map-data.json; its place on both layouts comes from there. */
  code: string;
  label: string;
  /** Small figure after the name: "84 ms". */
  sub?: string;
  kind: "home" | "dc" | "core" | "edge";
  /** On a map about some of the cities: true for those, false for the others, which are drawn faint and without a name. */
  active?: boolean;
  href?: string;
};

export type DotMapProps = {
  title: string;
  description: string;
  cities: readonly MapCity[];
  /** Codes whose routes are drawn; all cities but the home unless told. */
  routes?: readonly string[];
  /** Codes whose routes carry moving traffic; the core and data centre cities unless told. */
  traffic?: readonly string[];
  caption?: ReactNode;
  selected?: string;
  /** Makes every city a button. */
  onSelect?: (code: string) => void;
  /** Drawn on the ground, below routes and cities, in each layout's own units (1180 × 560 and 380 × 568): rings, areas. */
  under?: { wide: ReactNode; phone: ReactNode };
  /** Drawn over the wide map, such as a readout. */
  children?: ReactNode;
  /** false leaves out the chart frame, for a map inside another sheet. */
  frame?: boolean;
};

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

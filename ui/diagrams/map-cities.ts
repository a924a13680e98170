import type { ReactNode } from "react";

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
  /** How it is, for the styles of the page that draws it. */
  tone?: string;
};

// A drawing of a post on a phone: as its author laid it out again (`tall`), or else turned by a quarter, so that what ran from left to
// right runs from top to bottom.
import type { DiagramText, DrawnCallout, DrawnPlace, DrawnSide, DrawnZone } from "./diagram-text.ts";

export type DiagramSheet = {
  width: number;
  height: number;
  zones: DrawnZone[];
  places: (DrawnPlace & { side: DrawnSide })[];
  callouts: DrawnCallout[];
};

export function wideSheet({ width, height, zones, places, callouts }: DiagramText): DiagramSheet {
  return { width, height, zones, callouts, places: places.map((place) => ({ ...place, side: "below" })) };
}

export function tallSheet(drawing: DiagramText): DiagramSheet {
  const turned = turnedSheet(drawing);
  const { tall } = drawing;
  if (!tall) return turned;
  const { width, height, at, zones, callouts } = tall;
  // A place that was forgotten stands where turning would put it.
  return { width, height, zones, callouts, places: turned.places.map((place) => ({ ...place, ...at.get(place.id) })) };
}

const phoneWidth = 340;
const margin = 50;
/** Two places this near in height stand in one row: their labels share it. */
const rowHeight = 40;
const calloutHeight = 64;

function turnedSheet({ width, height, zones, places, callouts }: DiagramText): DiagramSheet {
  const [top, bottom] = spread(places.map(({ y }) => y));
  const stretch = bottom > top ? (phoneWidth - 2 * margin) / (bottom - top) : 0;
  const across = (y: number) => (stretch > 0 ? margin + (y - top) * stretch : 70);
  const tallHeight = Math.max(300, Math.round(Math.min(width, 1_200) * 0.62), height);
  const down = (x: number) => (x / width) * tallHeight;
  const stood = places.map((place) => ({ ...place, x: across(place.y), y: down(place.x) }));
  const bounded = (value: number) => Math.min(phoneWidth - 8, Math.max(8, value));
  return {
    width: phoneWidth,
    height: tallHeight + callouts.length * calloutHeight,
    zones: zones.map((zone) => {
      const [left, right] = stretch > 0 ? [bounded(across(zone.y)), bounded(across(zone.y + zone.h))] : [8, phoneWidth - 8];
      return { ...zone, x: left, y: down(zone.x), w: Math.max(1, right - left), h: (zone.w / width) * tallHeight };
    }),
    places: stood.map((place) => ({ ...place, side: sideOf(place, stood) })),
    // Figures stand below the drawing, where no line runs.
    callouts: callouts.map((callout, index) => ({ ...callout, x: 20, y: tallHeight + 30 + index * calloutHeight })),
  };
}

/** Beside the symbol, since lines run down from it; below it where a row is full. */
function sideOf(place: { x: number; y: number }, all: { x: number; y: number }[]): DrawnSide {
  const row = all.filter(({ y }) => Math.abs(y - place.y) < rowHeight);
  if (row.length > 2) return "below";
  return place.x > phoneWidth / 2 ? "left" : "right";
}

function spread(values: number[]): [number, number] {
  return [Math.min(...values, Number.POSITIVE_INFINITY), Math.max(...values, Number.NEGATIVE_INFINITY)];
}

// Where the zones stand round the firewall, wide and laid out again for a phone.
import type { Point } from "#ui/diagrams/route-path.ts";
import type { ZoneId } from "./rule-base.ts";

export type Shape = "wide" | "tall";
export type Box = { x: number; y: number; w: number; h: number };

export const zoneBoxes: Record<Shape, Record<ZoneId, Box>> = {
  wide: {
    internet: { x: 36, y: 172, w: 220, h: 104 },
    dmz: { x: 330, y: 28, w: 220, h: 104 },
    app: { x: 884, y: 64, w: 240, h: 104 },
    db: { x: 884, y: 280, w: 240, h: 104 },
    mgmt: { x: 330, y: 316, w: 220, h: 104 },
  },
  tall: {
    internet: { x: 60, y: 14, w: 224, h: 96 },
    dmz: { x: 6, y: 144, w: 160, h: 96 },
    app: { x: 178, y: 144, w: 160, h: 96 },
    mgmt: { x: 6, y: 374, w: 160, h: 96 },
    db: { x: 178, y: 374, w: 160, h: 96 },
  },
};

export const wallAt: Record<Shape, Point> = { wide: [690, 224], tall: [172, 303] };

export function boxCentre({ x, y, w, h }: Box): Point {
  return [x + w / 2, y + h / 2];
}

/** Where the way from a box to the wall leaves its edge. */
function boxEdge(box: Box, target: Point): Point {
  const [cx, cy] = boxCentre(box);
  const [dx, dy] = [target[0] - cx, target[1] - cy];
  const scale = Math.min(Math.abs(dx) < 1 ? 9 : box.w / 2 / Math.abs(dx), Math.abs(dy) < 1 ? 9 : box.h / 2 / Math.abs(dy));
  return [Math.round(cx + dx * scale), Math.round(cy + dy * scale)];
}

/** From one zone to the wall, or on from the wall to another. */
export function zoneWay(shape: Shape, zone: ZoneId): string {
  const [x, y] = boxEdge(zoneBoxes[shape][zone], wallAt[shape]);
  return `M${x} ${y}L${wallAt[shape].join(" ")}`;
}

export function wayOut(shape: Shape, zone: ZoneId): string {
  const [x, y] = boxEdge(zoneBoxes[shape][zone], wallAt[shape]);
  return `M${wallAt[shape].join(" ")}L${x} ${y}`;
}

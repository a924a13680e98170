// Where the pieces of the attack drawing stand: walls are rings round the harbour, wide and laid out again for a phone.
import type { Point } from "#ui/diagrams/route-path.ts";
import { type CourseId, layerIds, type Walk } from "./attack-walk.ts";

export type Shape = "wide" | "tall";

/** One wall: two stone arms and the gate between them, as path data, and where its name stands. */
export type Wall = { stone: string; gate: string; leaves: string; label: Point; number: Point };

export type AttackPlan = {
  walls: readonly Wall[];
  outside: Point;
  inside: Point;
  /** Water the attack has not reached: a disc round the harbour. */
  safe: { cx: number; cy: number; r: number };
  coast: string;
  course?: string;
  rest?: string;
  flood?: string;
  stop?: Point;
};

/** Distances along the way; `lane` and `arm` are across it. `harbour` is the centre of all rings. */
const sets = {
  wide: { first: 236, gap: 144, lane: 184, start: 116, harbour: 1104, arm: 128, mouth: 34, tunnel: 30 },
  tall: { first: 112, gap: 71, lane: 86, start: 70, harbour: 566, arm: 62, mouth: 24, tunnel: 14 },
} as const;

/** The layer in front of which an attack with a stolen password lands. */
const landing = layerIds.indexOf("bastion");

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Along the way first, across it second: the tall drawing is the wide one turned. */
function place(shape: Shape, along: number, across: number): Point {
  return shape === "wide" ? [round(along), round(across)] : [round(across), round(along)];
}

function text(point: Point): string {
  return `${point[0]} ${point[1]}`;
}

/** The point of a ring so far to the side of the lane. */
function onRing(shape: Shape, radius: number, side: number): Point {
  const { harbour, lane } = sets[shape];
  const across = Math.max(-radius, Math.min(radius, side));
  return place(shape, harbour - Math.sqrt(radius * radius - across * across), lane + across);
}

function arc(shape: Shape, radius: number, from: number, to: number): string {
  const sweep = (shape === "wide") === from > to ? 1 : 0;
  return `M${text(onRing(shape, radius, from))}A${round(radius)} ${round(radius)} 0 0 ${sweep} ${text(onRing(shape, radius, to))}`;
}

function wall(shape: Shape, at: number): Wall {
  const { harbour, arm, mouth, lane } = sets[shape];
  const radius = harbour - at;
  const reach = Math.min(arm, radius * 0.94);
  const leaf = (side: number) => `M${text(onRing(shape, radius, side))}l${text(place(shape, -mouth * 0.62, side > 0 ? 12 : -12))}`;
  return {
    stone: arc(shape, radius, -reach, -mouth) + arc(shape, radius, mouth, reach),
    gate: arc(shape, radius, -mouth, mouth),
    leaves: leaf(-mouth) + leaf(mouth),
    label: shape === "wide" ? [at, lane + arm + 34] : [lane + arm + 16, at - 2],
    number: shape === "wide" ? [at, lane - arm - 14] : [lane - arm - 10, at],
  };
}

function sailed(shape: Shape, course: CourseId, until: number): string {
  const { lane, start, first, gap, tunnel } = sets[shape];
  const at = (along: number, across: number) => text(place(shape, along, across));
  if (course !== "password") return `M${at(start, lane)}L${at(until, lane)}`;
  const down = first + gap * (landing - 0.5);
  const bow = gap * 0.45;
  return [
    `M${at(start, lane)}`,
    `C${at(start + bow, lane)} ${at(start + bow, tunnel)} ${at(start + bow * 2, tunnel)}`,
    `L${at(down - bow * 1.2, tunnel)}`,
    `C${at(down - bow * 0.3, tunnel)} ${at(down - bow * 0.5, lane)} ${at(down + bow * 0.2, lane)}`,
    `L${at(until, lane)}`,
  ].join("");
}

function coast(shape: Shape): string {
  return shape === "wide"
    ? "M1180 0H1112L1104 16 1090 24 1094 44 1080 58 1086 76 1070 88 1074 104 1058 118 1060 136 1048 150 1052 166 1044 184 1050 202 1046 218 1058 234 1054 250 1070 264 1064 282 1078 296 1074 314 1090 326 1084 346 1098 360 1094 380 1106 400H1180Z"
    : "M0 600V566L12 560 20 564 28 552 38 554 46 542 56 544 66 536 78 540 92 536 102 544 112 542 120 554 132 552 142 562 160 558 178 566 200 560 226 568 252 560 280 566 310 558 344 564V600Z";
}

export function attackPlan(shape: Shape, course: CourseId, walk: Walk): AttackPlan {
  const set = sets[shape];
  const along = layerIds.map((_, at) => set.first + set.gap * at);
  const end = set.harbour - (shape === "wide" ? 30 : 26);
  const stopAt = walk.stoppedBy ? along[layerIds.indexOf(walk.stoppedBy)] : undefined;
  const until = stopAt ?? end;
  const floodEnd = walk.outcomes.ddos === "through" ? end - 40 : (along[0] ?? 0) - 7;
  const intrusion = course !== "flood";
  const side = shape === "wide" ? 22 : 16;
  const line = (from: number, to: number, across: number) => `M${text(place(shape, from, across))}L${text(place(shape, to, across))}`;
  return {
    walls: along.map((at) => wall(shape, at)),
    outside: place(shape, set.start - (shape === "wide" ? 46 : 34), set.lane),
    inside: place(shape, set.harbour, set.lane),
    safe: { cx: place(shape, set.harbour, set.lane)[0], cy: place(shape, set.harbour, set.lane)[1], r: Math.max(0, set.harbour - until) },
    coast: coast(shape),
    course: intrusion ? sailed(shape, course, stopAt === undefined ? until : until - 14) : undefined,
    rest: intrusion && stopAt !== undefined ? line(until + 14, end, set.lane) : undefined,
    flood: course === "password" ? undefined : line(set.start, floodEnd, set.lane + (intrusion ? side : 0)),
    stop: intrusion && stopAt !== undefined ? place(shape, until, set.lane) : undefined,
  };
}

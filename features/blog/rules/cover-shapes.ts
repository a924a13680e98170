// The cover drawings as plain paths in a sheet of 480 × 300 units: drawn by the page with tokens, by the share card with fixed colours.
import type { Family } from "#content/pages.ts";
import type { Cover } from "./post-kinds.ts";

/** grid: graticule · shoal: depth line · line: outline · soft: filled wash · route: the family's colour · mark: filled with it */
export type CoverTone = "grid" | "shoal" | "line" | "soft" | "route" | "mark";
export type CoverShape = { tone: CoverTone; d: string };

export const coverFamily: Record<Cover, Family> = {
  route: "network",
  shield: "security",
  disk: "data",
  cloud: "compute",
  clock: "data",
  map: "network",
  rack: "compute",
  stream: "network",
};

export const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;
export const times = (count: number, draw: (n: number) => string) => Array.from({ length: count }, (_, n) => draw(n)).join("");
export const round = (value: number) => Math.round(value * 10) / 10;

export const coverGrid: CoverShape = {
  tone: "grid",
  d: times(7, (n) => `M${60 * (n + 1)} 0v300`) + times(4, (n) => `M0 ${60 * (n + 1)}h480`),
};
export const shoals = (x: number, y: number, sizes: readonly number[]): CoverShape => ({
  tone: "shoal",
  d: sizes
    .map(
      (r) =>
        `M${x - r} ${y}c0 ${-r * 0.7} ${r * 0.9} ${-r * 0.6} ${r * 1.2} ${-r * 0.3}s${r * 0.9} ${r * 0.5} ${r * 0.3} ${r * 0.8}s${-r * 1.5} ${r * 0.4} ${-r * 1.5} ${-r * 0.5}z`,
    )
    .join(""),
});

const dialTicks = times(24, (n) => {
  const angle = (n / 24) * 2 * Math.PI;
  const [inner, outer] = n % 6 === 0 ? [84, 102] : [94, 102];
  const at = (r: number) => `${round(240 + Math.sin(angle) * r)} ${round(150 - Math.cos(angle) * r)}`;
  return `M${at(inner)}L${at(outer)}`;
});
const bars = [34, 46, 40, 58, 72, 64, 90, 84, 112, 96, 128, 118, 150, 206, 132, 108, 92, 70];
const platter = (y: number) => `M150 ${y}c0-26 180-26 180 0v34c0 26-180 26-180 0z`;

const drawings: Record<Cover, CoverShape[]> = {
  route: [
    shoals(180, 190, [40, 80, 125, 175]),
    { tone: "line", d: "M82 196C170 268 300 262 398 118" },
    { tone: "grid", d: "M82 196C130 60 290 30 398 118" },
    { tone: "route", d: "M82 196C180 120 290 110 398 118" },
    { tone: "mark", d: circle(82, 196, 7) + circle(398, 118, 7) + circle(236.3, 125.5, 4.5) },
    { tone: "line", d: circle(82, 196, 15) + circle(398, 118, 15) },
  ],
  shield: [
    shoals(330, 160, [50, 95, 150]),
    { tone: "line", d: times(7, (n) => `M20 ${60 + n * 30}L${188 - Math.abs(3 - n) * 6} ${114 + n * 12}`) },
    { tone: "soft", d: "M240 62l66 22v58c0 44-28 74-66 92c-38-18-66-48-66-92v-58z" },
    { tone: "route", d: "M240 62l66 22v58c0 44-28 74-66 92c-38-18-66-48-66-92v-58z" },
    { tone: "line", d: "M214 146l20 20l36-40" },
    { tone: "route", d: "M306 150H452" },
    { tone: "mark", d: circle(452, 150, 7) },
  ],
  disk: [
    shoals(120, 120, [50, 90, 140]),
    { tone: "soft", d: platter(86) + platter(146) + platter(206) },
    {
      tone: "line",
      d: `${platter(86)}${platter(146)}${platter(206)}M150 86c0 26 180 26 180 0M150 146c0 26 180 26 180 0M150 206c0 26 180 26 180 0`,
    },
    { tone: "route", d: "M330 100C400 100 400 222 330 222M342 212l-12 10l14 8" },
    { tone: "mark", d: circle(176, 112, 5) + circle(176, 172, 5) + circle(176, 232, 5) },
  ],
  cloud: [
    shoals(350, 210, [50, 95, 150]),
    { tone: "soft", d: "M160 172c-34 0-50-24-50-46s18-42 44-42c8-34 40-50 72-44c24 4 42 20 50 42c34-4 58 16 58 44s-20 46-50 46z" },
    { tone: "line", d: "M160 172c-34 0-50-24-50-46s18-42 44-42c8-34 40-50 72-44c24 4 42 20 50 42c34-4 58 16 58 44s-20 46-50 46z" },
    { tone: "route", d: "M168 172v58M222 172v82M276 172v58" },
    { tone: "line", d: box(140, 230, 56, 24) + box(194, 254, 56, 24) + box(248, 230, 56, 24) },
    { tone: "mark", d: circle(152, 242, 4) + circle(206, 266, 4) + circle(260, 242, 4) },
  ],
  clock: [
    shoals(120, 200, [50, 95, 150]),
    { tone: "soft", d: circle(240, 150, 112) },
    { tone: "line", d: `${circle(240, 150, 112)}${dialTicks}` },
    { tone: "route", d: "M240 58A92 92 0 0 1 319.7 196" },
    { tone: "line", d: "M240 150V80M240 150l56 32" },
    { tone: "mark", d: circle(240, 150, 6) + circle(240, 58, 5) + circle(319.7, 196, 5) },
  ],
  map: [
    { tone: "soft", d: "M0 300V196c40-30 66 4 104-18s30-70 78-82s52 34 96 22s44-66 92-74s70 26 110 10v246z" },
    { tone: "line", d: "M0 196c40-30 66 4 104-18s30-70 78-82s52 34 96 22s44-66 92-74s70 26 110 10" },
    {
      tone: "shoal",
      d: "M0 166c40-30 60 2 96-18s30-74 84-88s56 32 94 22s46-66 96-74s72 24 110 8M0 136c38-28 56 0 88-18s34-78 92-92s58 26 90 18s40-44 80-50",
    },
    { tone: "route", d: "M112 214C180 160 250 170 304 148S382 98 408 96" },
    { tone: "mark", d: circle(112, 214, 7) + circle(304, 148, 5) + circle(408, 96, 7) },
    { tone: "line", d: circle(112, 214, 15) + circle(408, 96, 15) },
  ],
  rack: [
    shoals(360, 120, [50, 95, 150]),
    { tone: "soft", d: box(168, 32, 144, 240) },
    { tone: "line", d: box(168, 32, 144, 240) + times(9, (n) => `${box(180, 44 + n * 25, 120, 17)}M240 ${52.5 + n * 25}h50`) },
    { tone: "mark", d: times(9, (n) => circle(191, 52.5 + n * 25, n % 4 === 2 ? 4 : 2.6)) },
    { tone: "route", d: "M60 20v232h108M420 20v232H312" },
    { tone: "soft", d: circle(60, 100, 13) + circle(420, 100, 13) },
    { tone: "line", d: `${circle(60, 100, 13)}${circle(420, 100, 13)}M56 105l4-12l4 12M416 94v12h6a3 3 0 0 0 0-6h-6h5a3 3 0 0 0 0-6z` },
  ],
  stream: [
    shoals(140, 110, [50, 95, 150]),
    { tone: "soft", d: bars.map((h, n) => box(44 + n * 22, 262 - h, 14, h)).join("") },
    { tone: "line", d: `M30 262H452${bars.map((h, n) => box(44 + n * 22, 262 - h, 14, h)).join("")}` },
    { tone: "route", d: "M30 112H452" },
    { tone: "mark", d: box(44 + 13 * 22, 56, 14, 56) + circle(452, 112, 6) },
  ],
};

export function coverShapes(cover: Cover): CoverShape[] {
  return [coverGrid, ...drawings[cover]];
}

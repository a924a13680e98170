// The drawing on the card of every public page: the page's own, never one for all.
import { legalDocuments, type PagePath, publicPaths, type ServiceSlug, type SolutionSlug } from "#content/pages.ts";
import { pops } from "#content/pops.ts";
import { box, circle, coverGrid, round, times } from "#features/blog/rules/cover-shapes.ts";
import { savings } from "#features/service-tools/cloud-cost-optimization/savings.ts";
import { migrationPlan } from "#features/service-tools/cloud-migration/migration-plan.ts";
import { sheets } from "#features/service-tools/network-design/topology-layout.ts";
import { boxes, type CardShape, cityAt, dots, faint, flow, line, mark, place, route, seaMap, sheet } from "./drawing-kit.ts";
import { serviceDrawings } from "./service-drawings.ts";

function gantt(): CardShape[] {
  const { stages, weeks } = migrationPlan(60);
  const week = 400 / weeks;
  const row = 232 / stages.length;
  const bar = (index: number): string => {
    const { from, to } = stages[index] ?? { from: 1, to: 1 };
    return box(round(40 + (from - 1) * week), round(40 + index * row), round((to - from + 1) * week), round(row - 10));
  };
  const all = stages.map((_, index) => index);
  const waves = all.filter((index) => stages[index]?.kind === "wave");
  return [
    faint(times(weeks + 1, (n) => `M${round(40 + n * week)} 28V276`)),
    ...sheet(all.map(bar).join("")),
    mark(waves.map(bar).join("")),
    route(`M${round(40 + (stages[2]?.to ?? 1) * week)} 28V276`),
  ];
}

function waterfall(): CardShape[] {
  const start = 100;
  const { levers } = savings({
    bill: start,
    storageShare: 0.15,
    outboundShare: 0.15,
    steadyShare: 0.7,
    actedShare: 0.8,
    monthlyReview: false,
  });
  let left = start;
  const tall = (amount: number) => round(amount * 2.2);
  const steps = levers.map(({ high }, index) => {
    const top = left;
    left -= high;
    return [96 + index * 56, 262 - tall(top), 38, Math.max(5, tall(high))] as [number, number, number, number];
  });
  return [
    line("M28 262H452"),
    ...sheet(boxes([40, 262 - tall(start), 38, tall(start)], ...steps)),
    mark(boxes(...steps)),
    ...sheet(box(96 + levers.length * 56, 262 - tall(left), 38, tall(left))),
    route(`M40 ${262 - tall(left)}H446`),
  ];
}

/** The reference design for a company with a branch, laid on its side. */
function topology(): CardShape[] {
  const { places, box: size } = sheets.mid;
  const at = (name: string): [number, number] => {
    const [x, y] = places[name] ?? [0, 0];
    return [round(40 + (y / size[1]) * 420), round(20 + (x / size[0]) * 260)];
  };
  const links = [
    ["branch", "hubA"],
    ["branch", "hubB"],
    ["hq", "hubA"],
    ["hq", "hubB"],
    ["hubA", "coreA"],
    ["hubB", "coreB"],
    ["coreA", "servers"],
    ["coreB", "servers"],
  ];
  const way = (pairs: string[][]) => pairs.map(([from = "", to = ""]) => `M${at(from).join(" ")}L${at(to).join(" ")}`).join("");
  return [
    line(way(links.slice(2))),
    route(
      way([
        ["branch", "hubA"],
        ["hubA", "coreA"],
        ["coreA", "servers"],
      ]),
    ),
    line(way([["branch", "hubB"]])),
    ...place("office", ...at("branch"), 1.3),
    ...place("office", ...at("hq"), 1.3),
    ...place("router", ...at("hubA"), 1.4, true),
    ...place("router", ...at("hubB"), 1.4),
    ...place("lb", ...at("coreA"), 1.3),
    ...place("lb", ...at("coreB"), 1.3),
    ...place("server", ...at("servers"), 1.6),
  ];
}

const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`;
const steps = [0, 1, 2, 3].map((n) => [70 + n * 112, 220 - n * 46] as const);

const solutionDrawings: Record<SolutionSlug, () => readonly CardShape[]> = {
  "cloud-migration": gantt,
  "cloud-cost-optimization": waterfall,
  "infrastructure-optimization": () => [
    ...sheet(times(24, (n) => box(36 + (n % 4) * 46, 44 + Math.floor(n / 4) * 36, 38, 28))),
    route("M236 150H304M290 136l14 14l-14 14"),
    ...sheet(times(6, (n) => box(330, 44 + n * 36, 110, 28))),
    mark(times(3, (n) => circle(346, 58 + n * 36, 5)) + times(24, (n) => circle(46 + (n % 4) * 46, 58 + Math.floor(n / 4) * 36, 3))),
  ],
  "network-design": topology,
  "cyber-security": () => [
    route(`M30 240L${steps.map((point) => point.join(" ")).join("L")}L450 60`),
    faint(steps.map(([x, y]) => `M${x} ${y}V270`).join("")),
    ...sheet(steps.map(([x, y]) => diamond(x, y, 20)).join("")),
    mark(
      steps
        .slice(0, 3)
        .map(([x, y]) => diamond(x, y, 11))
        .join(""),
    ),
    line("M20 270H460"),
  ],
  "data-protection": () => [
    line("M30 190H450M90 180v20M240 164v52M390 180v20"),
    route("M90 190C120 120 210 120 240 190"),
    line("M240 190C280 90 350 90 390 190"),
    ...place("disk", 90, 100, 1.8, true),
    ...place("server", 390, 84, 1.5),
    mark(circle(90, 190, 8)),
    ...sheet(circle(390, 190, 9)),
    route("M226 232l28 28M254 232l-28 28"),
  ],
  "media-streaming": () => [
    route(`M74 150H190${[70, 150, 230].map((y) => flow([240, 150], [390, y])).join("")}`),
    ...sheet(box(36, 112, 76, 76) + box(176, 100, 84, 100)),
    mark("M62 132l30 18l-30 18z"),
    line("M192 124h52M192 142h40M192 160h28M192 178h16"),
    ...[70, 150, 230].flatMap((y, index) => [
      ...sheet(box(370 - index * 4, y - 26 + index * 4, 64 + index * 8, 44 - index * 6)),
      mark(circle(402, y - 4, 6)),
    ]),
  ],
  "edge-computing": () => {
    const home = cityAt("ICN");
    const rings: CardShape[] = [60, 110, 160].map((r) => ({ tone: "line", d: circle(...home, r) }));
    return seaMap(["PUS", "NRT", "HKG", "SIN"], 1, -260, 0, rings);
  },
};

/** A document of so many paragraphs, with a seal of its own. */
function paper(paragraphs: number, seal: readonly CardShape[]): CardShape[] {
  const step = 196 / paragraphs;
  return [
    ...sheet("M118 28h176l48 48v196h-224z"),
    line("M294 28v48h48"),
    faint(times(paragraphs, (n) => `M142 ${round(66 + n * step)}h${n % 3 === 2 ? 96 : 132}`)),
    ...seal,
  ];
}

const seal = sheet(circle(342, 214, 54));
const legalDrawings: Record<(typeof legalDocuments)[number], () => readonly CardShape[]> = {
  terms: () => paper(11, [...seal, route("M306 226c14-30 22-30 26-8s14 12 18-6s12-12 26 6")]),
  sla: () => paper(8, [...seal, route("M310 232A36 36 0 1 1 374 232"), line("M342 214l18-24"), mark(circle(342, 214, 6))]),
  aup: () => paper(9, [...seal, route(`${circle(342, 214, 30)}M321 193l42 42`)]),
  dpa: () => paper(10, [...seal, ...sheet(boxes([312, 190, 26, 36], [348, 202, 26, 36])), route("M338 208h10")]),
  notices: () =>
    paper(6, [...seal, ...sheet(box(316, 192, 52, 44)), line("M316 206h52M328 184v14M356 184v14"), mark(box(344, 214, 12, 12))]),
  vulnerability: () => paper(7, [...seal, route(`${circle(336, 206, 22)}M352 222l22 22`), mark(circle(336, 206, 8))]),
};

const otherDrawings: Record<
  Exclude<PagePath, `/services/${string}` | `/solutions/${string}` | `/resources/legal/${string}`>,
  () => readonly CardShape[]
> = {
  "/": () =>
    seaMap(
      pops.filter(({ role, code }) => role !== "edge" && code !== "ICN").map(({ code }) => code),
      0.5,
      -70,
      10,
    ),
  "/about": () => [
    faint([130, 100, 70, 40].map((r) => circle(240, 150, r)).join("")),
    line("M240 10V290M90 150H390"),
    ...place("dc", 240, 150, 1.6, true),
    ...place("dc", 300, 92, 1.2),
    ...place("dc", 172, 212, 1.2),
    ...place("office", 352, 196, 1.2),
    ...place("office", 128, 96, 1.2),
  ],
  "/blog": () => [
    ...sheet(boxes([60, 40, 170, 106], [250, 40, 170, 106], [60, 162, 170, 106], [250, 162, 170, 106])),
    route("M74 112C110 70 170 64 214 58"),
    mark(
      dots(
        [
          [74, 112],
          [214, 58],
        ],
        5,
      ),
    ),
    line("M266 66h130M266 86h138M266 106h90M76 188h130M76 208h138M76 228h90"),
    mark(times(5, (n) => box(272 + n * 26, 236 - n * 10, 16, 14 + n * 10))),
  ],
  "/status": () => [
    line(times(4, (n) => `M60 ${98 + n * 56}H420`)),
    faint(times(120, (n) => box(60 + (n % 30) * 12, 62 + Math.floor(n / 30) * 56, 8, 28))),
    mark(boxes([300, 118, 8, 28], [180, 230, 8, 28], [192, 230, 8, 28])),
  ],
  "/sitemap": () => [
    line("M240 66V120M80 120H400M80 120v40M186 120v40M294 120v40M400 120v40M80 196v36M186 196v36M294 196v36M400 196v36"),
    ...sheet(boxes([196, 30, 88, 36], [48, 160, 64, 36], [154, 160, 64, 36], [262, 160, 64, 36], [368, 160, 64, 36])),
    mark(
      dots(
        [
          [80, 244],
          [186, 244],
          [294, 244],
          [400, 244],
        ],
        10,
      ),
    ),
  ],
  "/resources/pricing": () => [
    ...sheet(box(44, 34, 250, 232)),
    line(`M44 74H294${times(4, (n) => `M44 ${114 + n * 38}H294`)}M150 34V266M222 34V266`),
    mark(times(5, (n) => box(236, 90 + n * 38, 44, 8))),
    ...sheet(box(318, 62, 122, 176)),
    line("M336 92h86M336 116h86M336 140h86"),
    route("M336 168H422M336 200h86"),
  ],
  "/resources/faq": () => [
    ...sheet("M60 44h240v96h-170l-34 34v-34h-36z"),
    line("M88 76h180M88 106h120"),
    ...sheet("M420 146H180v96h170l34 34v-34h36z"),
    route("M208 178h180M208 208h120"),
    mark(circle(360, 208, 6)),
  ],
  "/resources/contact-us": () => [
    ...sheet(box(96, 66, 288, 178)),
    route("M96 66l144 104l144-104"),
    line("M96 244l104-98M384 244l-104-98"),
    mark(circle(384, 66, 14)),
  ],
  "/resources/legal": () => [
    ...sheet("M176 24h150l44 44v176h-194z"),
    ...sheet("M148 40h150l44 44v176h-194z"),
    ...sheet("M120 56h150l44 44v176h-194z"),
    route("M150 132h134M150 160h134"),
    line("M150 188h134M150 216h134M150 244h84"),
  ],
  "/resources/privacy-policy": () => paper(12, [...seal, ...place("user", 342, 212, 2, true)]),
  "/resources/cookies-policy": () =>
    paper(5, [
      ...seal,
      route(circle(342, 214, 32)),
      mark(
        dots(
          [
            [330, 204],
            [352, 200],
            [346, 224],
            [328, 228],
            [360, 220],
          ],
          5,
        ),
      ),
    ]),
};

const drawings = {
  ...Object.fromEntries(Object.entries(serviceDrawings).map(([slug, draw]) => [`/services/${slug as ServiceSlug}`, draw])),
  ...Object.fromEntries(Object.entries(solutionDrawings).map(([slug, draw]) => [`/solutions/${slug}`, draw])),
  ...Object.fromEntries(legalDocuments.map((id) => [`/resources/legal/${id}`, legalDrawings[id]])),
  ...otherDrawings,
} as Record<PagePath, () => readonly CardShape[]>;

export function pageDrawing(path: PagePath): readonly CardShape[] {
  return [coverGrid, ...drawings[path]()];
}

export function isPublicPath(path: string): path is PagePath {
  return (publicPaths as readonly string[]).includes(path);
}

// The card of a service shows what its page draws, from the same figures and geometry where the page has them.
import { controls, matrixServices } from "#content/figures/compliance.ts";
import { storageClasses } from "#content/figures/storage.ts";
import type { ServiceSlug } from "#content/pages.ts";
import { pops, scrubbingGbps } from "#content/pops.ts";
import { prices } from "#content/price-list.ts";
import { box, circle, coverShapes, round, times } from "#features/blog/rules/cover-shapes.ts";
import { failoverPlans } from "#features/service-tools/data/failover-geometry.ts";
import { floodPlan, flowPath } from "#features/service-tools/ddos-protection/flood-geometry.ts";
import { wallAt, zoneBoxes, zoneWay } from "#features/service-tools/firewall/zone-geometry.ts";
import { monthSamples, percentile95 } from "#features/service-tools/internet-connectivity/percentile.ts";
import { monthPath, yOf } from "#features/service-tools/internet-connectivity/percentile-paths.ts";
import { attackPlan } from "#features/service-tools/security/attack-geometry.ts";
import { walkAttack } from "#features/service-tools/security/attack-walk.ts";
import { boxes, brought, type CardShape, dots, faint, flow, line, mark, place, route, seaMap, sheet } from "./drawing-kit.ts";

const good = (d: string): CardShape => ({ tone: "good", d });
const half = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 0 0 0 ${r * 2}z`;

/** Price of each plan as a stair, the first one marked. */
function rateStair(): CardShape[] {
  const plans = prices().instances.slice(0, 9);
  const top = Math.max(...plans.map(({ monthly }) => monthly.krw));
  const bar = (index: number): [number, number, number, number] => {
    const height = Math.max(8, round(((plans[index]?.monthly.krw ?? 0) / top) * 210));
    return [52 + index * 43, 262 - height, 28, height];
  };
  return [
    ...sheet(boxes(...plans.map((_, index) => bar(index)))),
    mark(box(...bar(0))),
    line("M34 262H446"),
    route(`M66 ${bar(0)[1] - 14}${plans.map((_, index) => `L${bar(index)[0] + 14} ${bar(index)[1] - 14}`).join("")}`),
  ];
}

function month(): CardShape[] {
  const frame = { x: 40, y: 34, w: 400, h: 226 };
  const samples = monthSamples({ hours: 24, mbps: 900 });
  const billed = yOf(frame, percentile95(samples).billedMbps);
  return [...sheet(monthPath(frame, samples)), line("M40 20V260H448"), route(`M40 ${billed}H448`), mark(circle(448, billed, 7))];
}

function flood(): CardShape[] {
  const plan = floodPlan("wide", Object.keys(scrubbingGbps).length);
  const way = (from: readonly [number, number], to: readonly [number, number]) => flowPath("wide", from, to);
  return [
    ...brought(
      [
        route(plan.cities.map((city) => way(plan.botnet, city)).join("")),
        line(plan.cities.map((city) => way(plan.customers, city) + way(city, plan.join)).join("") + way(plan.join, plan.origin)),
        ...sheet(dots(plan.cities, 17)),
        mark(dots(plan.cities, 8)),
      ],
      0.4,
      4,
      64,
    ),
    ...place("user", 40, 116, 1),
    ...place("cloud", 40, 184, 1, true),
    ...place("server", 440, 150, 1.3),
  ];
}

function breakwaters(): CardShape[] {
  const plan = attackPlan("wide", "web", walkAttack("web", new Set()));
  return [
    ...brought([{ tone: "soft", d: plan.coast }, line(plan.coast), line(plan.walls.map(({ stone }) => stone).join(""))], 0.407, 0, 76),
    ...brought([route(`${plan.course ?? ""}${plan.flood ?? ""}`), mark(circle(...plan.outside, 14))], 0.407, 0, 76),
    ...place("shield", 449, 151, 0.8),
  ];
}

function zones(): CardShape[] {
  const all = Object.values(zoneBoxes.wide);
  const ways = (["dmz", "app", "db", "mgmt"] as const).map((zone) => zoneWay("wide", zone)).join("");
  return [
    ...brought([line(ways), route(zoneWay("wide", "internet"))], 0.4, 4, 60),
    ...brought(sheet(boxes(...all.map(({ x, y, w, h }): [number, number, number, number] => [x, y, w, h]))), 0.4, 4, 60),
    ...place("shield", wallAt.wide[0] * 0.4 + 4, wallAt.wide[1] * 0.4 + 60, 1.7, true),
  ];
}

/** Whose duty each control is, as on the page: whole for us, half for both, a ring for the customer. */
function duties(): CardShape[] {
  const cells = controls
    .slice(0, 7)
    .flatMap(({ owners }, row) =>
      matrixServices.map((service, column) => ({ owner: owners[service], x: 84 + column * 62, y: 42 + row * 36 })),
    );
  const of = (owner: string) => cells.filter((cell) => cell.owner === owner);
  const rings = cells.filter(({ owner }) => owner !== "none");
  return [
    faint(times(8, (row) => `M50 ${24 + row * 36}H430`)),
    ...sheet(rings.map(({ x, y }) => circle(x, y, 11)).join("")),
    good(
      of("provider")
        .map(({ x, y }) => circle(x, y, 11))
        .join("") +
        of("shared")
          .map(({ x, y }) => half(x, y, 11))
          .join(""),
    ),
  ];
}

function failover(): CardShape[] {
  const { application, endpoint, primary, standby, replica, sites } = failoverPlans.wide;
  const at = ([x, y]: readonly [number, number]): [number, number] => [round(x * 0.41), round(y * 0.41 + 62)];
  return [
    ...brought(
      sheet(
        Object.values(sites)
          .map(({ x, y, w, h }) => box(x, y, w, h))
          .join(""),
      ),
      0.41,
      0,
      62,
    ),
    line(flow(at(endpoint), at(standby)) + flow(at(primary), at(replica))),
    route(`M${at(application).join(" ")}L${at(endpoint).join(" ")}${flow(at(endpoint), at(primary))}`),
    ...place("user", ...at(application), 1),
    ...place("lb", ...at(endpoint), 1),
    ...place("db", ...at(primary), 1.1, true),
    ...place("db", ...at(standby), 1.1),
    ...place("db", ...at(replica), 1.1),
  ];
}

/** Price above the water, waiting time below it. */
function iceberg(): CardShape[] {
  const { storagePerGb } = prices();
  const dearest = Math.max(...Object.values(storagePerGb).map((perGb) => perGb.krw));
  const slowest = Math.log10(Math.max(...storageClasses.map(({ waitMs }) => waitMs)));
  const bars = storageClasses.map(({ id, waitMs }, index) => {
    const up = round((storagePerGb[id].krw / dearest) * 96) + 4;
    const down = round((Math.log10(Math.max(1, waitMs)) / slowest) * 120) + 8;
    return { x: 52 + index * 84, up, down };
  });
  return [
    faint(times(4, (n) => `M0 ${170 + n * 34}H480`)),
    ...sheet(bars.map(({ x, up }) => box(x, 132 - up, 46, up)).join("")),
    mark(bars.map(({ x, down }) => `M${x} 132h46l-10 ${down}h-26z`).join("")),
    route("M0 132H480"),
  ];
}

const stack = times(5, (row) => box(96 + row * 10, 40 + row * 46, 288 - row * 20, 36));
const office = [
  [70, 60],
  [70, 150],
  [70, 240],
] as const;

export const serviceDrawings: Record<ServiceSlug, () => readonly CardShape[]> = {
  cloud: () => coverShapes("cloud"),
  "public-cloud-solution": rateStair,
  "private-cloud-solution": () => [
    line("M50 24V256H446"),
    faint(times(4, (n) => `M50 ${56 + n * 50}H446`)),
    route("M50 232L426 44"),
    line("M50 176H160V150H270V124H380V98H430"),
    ...sheet(circle(238, 138, 13)),
    mark(circle(238, 138, 7)),
  ],
  "server-hosting": () => [
    ...sheet(boxes([60, 66, 360, 76], [60, 158, 360, 76])),
    line(times(8, (n) => box(84 + n * 30, 82, 22, 44) + box(84 + n * 30, 174, 22, 44))),
    mark(
      dots(
        [
          [352, 104],
          [352, 196],
        ],
        8,
      ) + times(4, (n) => box(88 + n * 30, 112, 14, 4) + box(88 + n * 60, 204, 14, 4)),
    ),
    route("M374 104H400M374 196H400"),
  ],
  colocation: () => coverShapes("rack"),
  "it-infractructure": () => [
    ...sheet(stack),
    mark(times(3, (row) => circle(114 + row * 10, 58 + row * 46, 5))),
    route("M0 172c30-16 50-16 80 0s50 16 80 0s50-16 80 0s50 16 80 0s50-16 80 0s50 16 80 0"),
  ],
  vendor: () => [
    line("M52 30V262H440"),
    ...sheet(boxes([88, 74, 70, 188], [204, 108, 70, 154], [320, 92, 70, 170])),
    mark(boxes([88, 170, 70, 92], [204, 190, 70, 72], [320, 150, 70, 112])),
    route("M186 108H292"),
  ],
  network: () =>
    seaMap(
      pops.filter(({ code }) => code !== "ICN").map(({ code }) => code),
      0.42,
      -8,
      40,
    ),
  "internet-connectivity": month,
  "dedicated-line": () => [
    faint("M0 210c60-40 110 8 170-14s90-50 150-30s90 10 160-20M0 250c70-30 120 4 180-14s90-40 150-24s90 6 150-16"),
    route("M76 150C150 56 330 56 404 150"),
    line("M76 150C150 244 330 244 404 150"),
    ...place("dc", 76, 150, 2),
    ...place("dc", 404, 150, 2),
    ...sheet(circle(240, 79.5, 11) + circle(240, 220.5, 11)),
    mark(circle(240, 79.5, 5)),
  ],
  "multi-cloud-connection": () => [
    route(`M64 150H196${[62, 150, 238].map((y) => flow([196, 150], [380, y])).join("")}`),
    ...place("office", 64, 150, 1.8),
    ...place("router", 196, 150, 2, true),
    ...[62, 150, 238].flatMap((y) => place("cloud", 390, y, 2)),
  ],
  vpn: () => [
    line(office.map(([x, y]) => flow([x, y - 6], [330, 144]) + flow([x, y + 6], [330, 156])).join("")),
    route(office.map(([x, y]) => flow([x, y], [330, 150])).join("")),
    ...office.flatMap(([x, y], index) => place(index === 2 ? "user" : "office", x, y, 1.3)),
    ...sheet("M300 142h76v66h-76z"),
    route("M316 142v-22a22 22 0 0 1 44 0v22"),
    mark(circle(338, 172, 9)),
  ],
  "load-balancing": () => [
    route(`M60 150H170${[48, 116, 252].map((y) => flow([170, 150], [390, y])).join("")}`),
    line(`${flow([170, 150], [390, 184])}M376 170l28 28M404 170l-28 28`),
    ...place("user", 60, 150, 1.5),
    ...place("lb", 176, 150, 2.1, true),
    ...[48, 116, 252].flatMap((y) => place("server", 390, y, 1.4)),
  ],
  cdn: () => seaMap(["NRT", "KIX", "HKG", "TPE", "MNL", "SGN", "BKK", "SIN", "CGK", "FUK"], 1.2, -350, -100),
  "acceleration-service": () => [
    faint(times(5, (n) => `M${80 + n * 80} 30V270`)),
    line("M60 210l30 18 26-40 30 52 28-70 34 60 30-44 36 34 26-62 34 48 24-34 34-22"),
    route("M60 210C160 60 320 50 420 150"),
    ...place("user", 60, 210, 1.4),
    ...place("dc", 420, 150, 1.8, true),
  ],
  security: breakwaters,
  "ddos-protection": flood,
  firewall: zones,
  compliance: duties,
  data: failover,
  storage: iceberg,
  backup: () => [
    route("M112 150H240M240 150H368"),
    ...place("server", 96, 150, 2.2),
    ...place("disk", 240, 150, 2.4, true),
    ...sheet(box(330, 84, 104, 132)),
    ...place("disk", 382, 128, 1.9),
    route("M352 186v-12a12 12 0 0 1 24 0v12"),
    mark(box(346, 184, 36, 22)),
    line("M40 250H440M96 242v16M240 242v16M382 242v16"),
  ],
};

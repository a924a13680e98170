import { localeTraits } from "#content/locale-traits.ts";
import "./login-chart.css";
import { type ReactNode, useId } from "react";
import { dataCentres } from "#content/facts.ts";
import type { Locale } from "#content/locales.ts";
import { pops } from "#content/pops.ts";
import { m } from "#platform/paraglide/messages.js";
import { type Point, routePath } from "#ui/diagrams/route-path.ts";
import { Chart } from "#ui/page/chart.tsx";
import chart from "./login-chart.json";

type Sheet = (typeof chart)["wide"];
type Code = keyof Sheet["cities"];
/** stacked: the milliseconds under the name, where a line would be too long */
type Spot = [dx: number, dy: number, anchor: "start" | "end", stacked?: "stacked"];

const lanes: { from: Code; to: Code; bend: number; busy: boolean }[] = [
  { from: "ICN", to: "NRT", bend: 0.02, busy: true },
  { from: "ICN", to: "PUS", bend: 0, busy: false },
  { from: "PUS", to: "NRT", bend: 0.05, busy: false },
  { from: "ICN", to: "TPE", bend: 0.03, busy: false },
  { from: "TPE", to: "MNL", bend: 0, busy: true },
  { from: "MNL", to: "SIN", bend: 0.03, busy: false },
  { from: "ICN", to: "HKG", bend: 0.05, busy: true },
  { from: "HKG", to: "SIN", bend: 0.06, busy: true },
];

const spots: Record<"wide" | "phone", Partial<Record<Code, Spot>>> = {
  wide: {
    ICN: [-14, -12, "end"],
    PUS: [12, 21, "start"],
    NRT: [18, -30, "end"],
    HKG: [-13, 4, "end"],
    TPE: [13, 5, "start"],
    MNL: [13, 5, "start"],
    SIN: [14, 6, "start"],
  },
  phone: {
    ICN: [-14, -10, "end"],
    PUS: [-2, 21, "start"],
    NRT: [36, -19, "end"],
    HKG: [-11, -1, "end", "stacked"],
    TPE: [10, 5, "start"],
    MNL: [10, 5, "start"],
    SIN: [12, 1, "start"],
  },
};

/** The sea between the data centres, with target round trips from Seoul. Laid out again for phones. */
export function LoginChart({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <Chart className="login-chart">
      <SeaSheet sheet={chart.wide} names={spots.wide} locale={locale} className="login-chart-wide" />
      <SeaSheet sheet={chart.phone} names={spots.phone} locale={locale} className="login-chart-phone" />
      {children ? <div className="login-chart-overlay">{children}</div> : null}
    </Chart>
  );
}

type SeaSheetProps = { sheet: Sheet; names: Partial<Record<Code, Spot>>; locale: Locale; className: string };

function SeaSheet({ sheet, names, locale, className }: SeaSheetProps) {
  const id = useId();
  const at = (code: Code) => sheet.cities[code] as unknown as Point;
  const rtt = (code: string) => String(pops.find((pop) => pop.code === code)?.rtt ?? 0);
  const paths = lanes.map((lane) => ({ ...lane, d: routePath(at(lane.from), at(lane.to), lane.bend) }));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{m.login_chart_title()}</title>
      <desc id={`${id}d`}>{m.login_chart_description({ pus: rtt("PUS"), nrt: rtt("NRT"), sin: rtt("SIN") })}</desc>
      <path className="login-chart-grid" d={gridOf(sheet)} />
      <path className="login-chart-land" d={sheet.dots} strokeDasharray={`0 ${sheet.step}`} />
      {paths.map(({ d }) => (
        <path key={d} className="login-chart-lane" d={d} />
      ))}
      {paths
        .filter(({ busy }) => busy)
        .map(({ d }) => (
          <path key={d} className="moves login-chart-traffic" d={d} />
        ))}
      <Ticks sheet={sheet} />
      {(Object.keys(sheet.cities) as Code[]).map((code) => (
        <City key={code} code={code} at={at(code)} spot={names[code]} locale={locale} />
      ))}
    </svg>
  );
}

function City({ code, at: [x, y], spot, locale }: { code: Code; at: Point; spot: Spot | undefined; locale: Locale }) {
  const pop = pops.find((candidate) => candidate.code === code);
  const sites = dataCentres.filter(({ cityCode }) => cityCode === code).map((centre) => centre.code);
  const home = pop?.rtt === 0;
  return (
    <>
      {home ? <circle className="login-chart-halo" cx={x} cy={y} r={17} /> : null}
      <circle
        className={home ? "login-chart-place login-chart-home" : "login-chart-place"}
        cx={x}
        cy={y}
        r={home ? 7.5 : sites.length > 0 ? 6 : 4.2}
      />
      {pop && spot ? (
        <text className="login-chart-name" x={x + spot[0]} y={y + spot[1]} textAnchor={spot[2]}>
          {[pop[locale], sites.join(localeTraits[locale].listGap)].filter(Boolean).join(" ")}
          {home ? null : (
            <tspan className="login-chart-ms" {...(spot[3] ? { x: x + spot[0], dy: 14 } : { dx: 6 })}>
              {pop.rtt} ms
            </tspan>
          )}
        </text>
      ) : null}
    </>
  );
}

function Ticks({ sheet }: { sheet: Sheet }) {
  const inside = ({ at }: { at: number }, size: number) => at > 24 && at < size - 60;
  return (
    <g>
      {sheet.meridians
        .filter((line) => inside(line, sheet.width))
        .map(({ at, text }) => (
          <text key={text} className="login-chart-tick" x={at} y={16} textAnchor="middle">
            {text}
          </text>
        ))}
      {sheet.parallels
        .filter((line) => inside(line, sheet.height * 0.62))
        .map(({ at, text }) => (
          <text key={text} className="login-chart-tick" x={sheet.width - 8} y={at - 4} textAnchor="end">
            {text}
          </text>
        ))}
    </g>
  );
}

function gridOf({ width, height, meridians, parallels }: Sheet): string {
  return [...meridians.map(({ at }) => `M${at} 0V${height}`), ...parallels.map(({ at }) => `M0 ${at}H${width}`)].join("");
}

import "./copy-rule.css";
import type { page } from "#content/en/services/backup.ts";
import { facts } from "#content/facts.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import type { Point } from "#ui/diagrams/route-path.ts";
import { Zone } from "#ui/diagrams/zone.tsx";
import { Chart } from "#ui/page/chart.tsx";

type Words = Translation<typeof page>["rule"];

type Plan = { source: Point; vault: Point; offsite: Point; test: Point; half: readonly [w: number, h: number]; aside: number };

const plans: Record<"wide" | "tall", Plan> = {
  wide: { source: [166, 132], vault: [500, 132], offsite: [1012, 132], test: [756, 276], half: [118, 88], aside: 0 },
  // the line between the two sites runs beside their names
  tall: { source: [88, 92], vault: [284, 92], offsite: [284, 330], test: [88, 330], half: [76, 76], aside: 28 },
};

function site([x, y]: Point, [w, h]: Plan["half"], aside = 0) {
  return { x: x - aside - w, y: y - h, w: w * 2, h: h * 2 };
}

/** A padlock beside the copy that nobody can change. */
function Lock({ at }: { at: Point }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <path className="mark-line-family" strokeWidth={2.4} d="M-6 0v-6a6 6 0 0 1 12 0v6" />
      <rect className="mark-solid" x="-10" y="0" width="20" height="15" rx="2" />
    </g>
  );
}

function Sheet({ shape, words }: { shape: "wide" | "tall"; words: Words["drawing"] }) {
  const plan = plans[shape];
  const wide = shape === "wide";
  const { icn1ToIcn2Km, icn1ToPus1Km } = facts.distances;
  return (
    <>
      <Zone {...site(plan.source, plan.half)} title={words.sourceSite} tone="land" />
      <Zone {...site(plan.vault, plan.half, plan.aside)} title={words.vaultSite} tone="land" />
      <Zone {...site(plan.offsite, plan.half, plan.aside)} title={words.offsiteSite} tone="land" />
      <RouteLine from={plan.vault} to={plan.test} state="backup" />
      <RouteLine from={plan.offsite} to={plan.test} state="backup" />
      <RouteLine
        from={plan.source}
        to={plan.vault}
        state="on"
        traffic="forward"
        width={3}
        label={wide ? `${icn1ToIcn2Km} km` : undefined}
      />
      <RouteLine from={plan.vault} to={plan.offsite} state="on" traffic="forward" width={3} label={`${icn1ToPus1Km} km`} />
      <Place x={plan.source[0]} y={plan.source[1]} kind="server" label={words.source} scale={1.3} />
      <Place x={plan.vault[0]} y={plan.vault[1]} kind="disk" label={words.vault} scale={1.5} side={wide ? "below" : "above"} />
      <Place
        x={plan.offsite[0]}
        y={plan.offsite[1]}
        kind="disk"
        label={words.offsite}
        sub={words.locked}
        scale={1.5}
        state="key"
        shift={wide ? 24 : 0}
      />
      <Lock at={[plan.offsite[0] + 34, plan.offsite[1] - 26]} />
      <Place x={plan.test[0]} y={plan.test[1]} kind="shield" label={words.test} scale={1.2} />
    </>
  );
}

/** 3-2-1-1-0 as a chart of where the copies lie, and as the checklist it is. */
export function CopyRule({ words, id = "copies" }: { words: Words; id?: string }) {
  return (
    <Chart id={id}>
      <SheetHead heading={words.heading} />
      <Diagram
        title={words.drawing.title}
        description={words.drawing.description}
        viewBox="0 0 1180 338"
        tall={{ viewBox: "0 0 344 424", children: <Sheet shape="tall" words={words.drawing} /> }}
      >
        <Sheet shape="wide" words={words.drawing} />
      </Diagram>
      <ol className="rule-list panes">
        {words.items.map((item) => (
          <li key={item.title}>
            <b className="num-large">{item.number}</b>
            <h3>{item.title}</h3>
            <p>{item.body}</p>
          </li>
        ))}
      </ol>
    </Chart>
  );
}

import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { attackPlan, type Shape } from "./attack-geometry.ts";
import { type CourseId, type LayerId, layerIds, type Outcome, type Walk } from "./attack-walk.ts";
import { Breakwater } from "./breakwater.tsx";

type AttackDrawingProps = {
  words: { title: string; description: string; outside: string; inside: string };
  names: Record<LayerId, string>;
  outcomes: Record<Outcome, string>;
  course: CourseId;
  open: ReadonlySet<LayerId>;
  walk: Walk;
};

const graticule = {
  wide: "M118 0V400M266 0V400M414 0V400M562 0V400M710 0V400M858 0V400M1006 0V400M0 92H1180M0 184H1180M0 276H1180",
  tall: "M78 0V600M166 0V600M254 0V600M0 112H344M0 254H344M0 396H344",
};

function Sheet({ shape, words, names, outcomes, course, open, walk }: AttackDrawingProps & { shape: Shape }) {
  const plan = attackPlan(shape, course, walk);
  const lost = walk.damage === "encrypted" || walk.damage === "lost";
  const side = shape === "wide" ? "below" : "right";
  return (
    <>
      <circle className="atk-safe" {...plan.safe} />
      <path className="mark-line-faint" strokeWidth={0.7} opacity={0.5} d={graticule[shape]} />
      <path fill="none" stroke="var(--shoal-2)" strokeWidth={18} strokeLinejoin="round" d={plan.coast} />
      <path fill="var(--land)" stroke="var(--line-strong)" d={plan.coast} />
      {plan.rest ? <RouteLine d={plan.rest} state="off" /> : null}
      {plan.flood ? <path className="mark-line-late" strokeWidth={14} strokeDasharray="2 5" opacity={0.5} d={plan.flood} /> : null}
      {plan.course ? <RouteLine d={plan.course} state="attack" width={3} traffic="forward" /> : null}
      {layerIds.map((layer, at) => {
        const wall = plan.walls[at];
        const outcome = walk.outcomes[layer];
        if (!wall) return null;
        return (
          <Breakwater
            key={layer}
            shape={shape}
            wall={wall}
            name={names[layer]}
            number={at + 1}
            open={open.has(layer)}
            outcome={outcome}
            word={outcomes[outcome]}
          />
        );
      })}
      {plan.stop ? (
        <g transform={`translate(${plan.stop.join(" ")})`}>
          <circle fill="var(--ink)" stroke="var(--sea-wash)" strokeWidth={3} r="12" />
          <path stroke="var(--paper)" strokeWidth={2.4} strokeLinecap="round" d="M-5-5 5 5M5-5-5 5" />
        </g>
      ) : null}
      <Place x={plan.outside[0]} y={plan.outside[1]} kind="cloud" label={words.outside} side={side} scale={1.25} />
      <Place x={plan.inside[0]} y={plan.inside[1]} kind="db" label={words.inside} side={side} scale={1.25} state={lost ? "alert" : "on"} />
    </>
  );
}

export function AttackDrawing(props: AttackDrawingProps) {
  return (
    <Diagram
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 1180 400"
      tall={{ viewBox: "0 0 344 600", children: <Sheet {...props} shape="tall" /> }}
    >
      <Sheet {...props} shape="wide" />
    </Diagram>
  );
}

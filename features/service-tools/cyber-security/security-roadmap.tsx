import "./security-roadmap.css";
import type { page } from "#content/en/solutions/cyber-security.ts";
import { roadmapLegs, securityFigures as s } from "#content/figures/cyber-security.ts";
import type { Translation } from "#content/model.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";

type RoadmapWords = Translation<typeof page>["roadmap"];

const tens = Array.from({ length: s.days / 10 }, (_, index) => index * 10);

function GateMark({ x, y }: { x: number; y: number }) {
  return <path className="mark-body-family" strokeWidth={2} d={`M${x} ${y - 9}l9 9-9 9-9-9z`} />;
}

function WideRoadmap({ words }: { words: RoadmapWords }) {
  const [left, right] = [30, 566];
  const x = (day: number) => left + (day / s.days) * (right - left);
  const scale = 236;
  return (
    <>
      {tens.map((day) => (
        <g key={day}>
          <path className="mark-line-faint" strokeWidth={0.7} d={`M${x(day)} 24V${scale}`} />
          <rect className={day % 20 === 0 ? "mark-scale" : "mark-body-frame"} x={x(day)} y={scale} width={x(10) - x(0)} height="6" />
          <text className="dgm-tick-large" x={x(day)} y={scale + 24} textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
      <text className="dgm-tick-large" x={right} y={scale + 24} textAnchor="middle">
        {s.days}
      </text>
      {roadmapLegs.map((leg, index) => {
        const y = 54 + index * 48;
        const last = index === roadmapLegs.length - 1;
        const [from, to] = [x(leg.from - 1), x(leg.to)];
        return (
          <g key={leg.id}>
            <path className="mark-line-family" strokeDasharray="2 4" d={`M${to} ${y}V${scale}`} />
            <path className="mark-line-family" strokeWidth={14} opacity={last ? 1 : 0.38} d={`M${from} ${y}H${to}`} />
            <GateMark x={to} y={y} />
            <text className="rm-name" x={last ? from - 12 : from + 2} y={last ? y + 5 : y - 15} textAnchor={last ? "end" : "start"}>
              {words.legs[leg.id].name}
            </text>
          </g>
        );
      })}
    </>
  );
}

function TallRoadmap({ words }: { words: RoadmapWords }) {
  const [top, bottom] = [20, 470];
  const y = (day: number) => top + (day / s.days) * (bottom - top);
  return (
    <>
      {tens.map((day) => (
        <g key={day}>
          <path className="mark-line-faint" strokeWidth={0.7} d={`M46 ${y(day)}H344`} />
          <rect className={day % 20 === 0 ? "mark-scale" : "mark-body-frame"} x="40" y={y(day)} width="6" height={y(10) - y(0)} />
          <text className="dgm-tick-large" x="32" y={y(day) + 4} textAnchor="end">
            {day}
          </text>
        </g>
      ))}
      <text className="dgm-tick-large" x="32" y={bottom + 4} textAnchor="end">
        {s.days}
      </text>
      {roadmapLegs.map((leg, index) => {
        const x = leg.id === "detect" ? 112 : 76;
        const last = index === roadmapLegs.length - 1;
        return (
          <g key={leg.id}>
            <path className="mark-line-family" strokeWidth={14} opacity={last ? 1 : 0.38} d={`M${x} ${y(leg.from - 1)}V${y(leg.to)}`} />
            <GateMark x={x} y={y(leg.to)} />
            <text className="rm-name" x="140" y={y(leg.from - 1) + 14}>
              {words.legs[leg.id].name}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function SecurityRoadmap({ words }: { words: RoadmapWords }) {
  const legs = roadmapLegs.map((leg) => `${words.legs[leg.id].name} ${leg.from}–${leg.to}`).join(", ");
  return (
    <Chart label={words.chartTitle} id="roadmap">
      <Diagram
        title={words.chartTitle}
        description={`${words.chartDescription} ${legs}.`}
        viewBox="0 0 600 276"
        tall={{ viewBox: "0 0 360 496", children: <TallRoadmap words={words} /> }}
      >
        <WideRoadmap words={words} />
      </Diagram>
      <ol className="rm-legs">
        {roadmapLegs.map((leg) => (
          <li key={leg.id}>
            <p className="lead-in">{fillLabel(words.days, { from: String(leg.from), to: String(leg.to) })}</p>
            <h2>{words.legs[leg.id].name}</h2>
            <p>{words.legs[leg.id].body}</p>
            <p className="rm-pass">
              <span aria-hidden="true" />
              {words.gate}: {words.legs[leg.id].gate}
            </p>
          </li>
        ))}
      </ol>
    </Chart>
  );
}

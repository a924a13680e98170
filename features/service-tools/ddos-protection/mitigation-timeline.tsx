import "./mitigation-timeline.css";
import type { page } from "#content/en/services/ddos-protection.ts";
import { ddosFigures } from "#content/figures/ddos-protection.ts";
import type { Translation } from "#content/model.ts";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { clockPosition, clockTicks, leadPath } from "./mitigation-clock.ts";

type Words = Translation<typeof page>["timeline"];

function percent(seconds: number): string {
  return `${Math.round(clockPosition(seconds) * 1000) / 10}%`;
}

type TrackProps = { name: string; unit: string; stops: readonly string[]; seconds: readonly number[]; goal: number };

/** One mode: its bar on the common axis and its moments as a list. `goal` is the moment when only clean traffic arrives. */
function Track({ name, unit, stops, seconds, goal }: TrackProps) {
  return (
    <div className="mit-track">
      <h3>{name}</h3>
      <div className="mit-bar" aria-hidden="true">
        <span style={{ width: percent(goal) }} />
        {seconds.map((at) => (
          <i key={at} className={at === goal ? "mit-goal" : undefined} style={{ left: percent(at) }} />
        ))}
      </div>
      {/* The axis is logarithmic and the captions stand evenly: a line leads from each moment to its caption. */}
      <svg className="mit-leads" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {seconds.map((at, index) => (
          <path key={at} d={leadPath(at, index, seconds.length)} />
        ))}
      </svg>
      <ol>
        {stops.map((stop, at) => (
          <li key={stop} className={seconds[at] === goal ? "mit-goal" : undefined}>
            <b>
              {seconds[at]}
              <small>{unit}</small>
            </b>
            <span>{stop}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function MitigationTimeline({ words, id = "clock" }: { words: Words; id?: string }) {
  const { alwaysOnClock, onDemandClock } = ddosFigures;
  return (
    <Section id={id}>
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="mit">
        <div className="mit-axis" aria-hidden="true">
          {clockTicks.map((tick) => (
            <i key={tick} style={{ left: percent(tick) }}>
              {tick}
            </i>
          ))}
          <span>{words.axis}</span>
        </div>
        <Track unit={words.unit} name={words.alwaysOn.name} stops={words.alwaysOn.stops} seconds={alwaysOnClock} goal={alwaysOnClock[3]} />
        <Track unit={words.unit} name={words.onDemand.name} stops={words.onDemand.stops} seconds={onDemandClock} goal={onDemandClock[3]} />
      </div>
    </Section>
  );
}

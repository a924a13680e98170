import type { page } from "#content/en/services/data.ts";
import { dataFigures } from "#content/figures/data.ts";
import { grouped } from "#content/format.ts";
import type { Translation } from "#content/model.ts";
import { Button } from "#ui/button.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type Passage, waitingWrites } from "./failover-clock.ts";

type Words = Translation<typeof page>["failover"];

type FailoverClockViewProps = { words: Words; passage: Passage; seconds: number; running: boolean; writes: number; onRun: () => void };

function span(seconds: number, units: Words["units"]): string {
  if (seconds < 120) return fillLabel(units.s, { n: String(Math.round(seconds)) });
  return fillLabel(units.min, { n: String(Math.round(seconds / 60)) });
}

/** The dial with the promise on it, the moments as they are reached, and what the failure costs. */
export function FailoverClockView({ words, passage, seconds, running, writes, onRun }: FailoverClockViewProps) {
  const promise = dataFigures.failoverSeconds;
  const pause = span(passage.pauseSeconds, words.units);
  const safe = passage.protectedAfterSeconds === undefined ? undefined : span(passage.protectedAfterSeconds, words.units);
  return (
    <div className="fov-clock">
      <div className="fov-dial">
        <p>
          <span>{words.clock}</span>
          <b>{Math.floor(seconds)}</b>
        </p>
        <div className="fov-scale" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (seconds / promise) * 100)}%` }} />
          <em>
            {span(promise, words.units)}, {words.promise}
          </em>
        </div>
        <div className="fov-run">
          <Button size="small" kind="quiet" onClick={onRun} aria-disabled={passage.events.length === 0}>
            {running ? words.again : words.run}
          </Button>
          <small>{words.speed}</small>
        </div>
      </div>
      <ol className="fov-events">
        {passage.events.map((event) => {
          const reached = event.at <= seconds || (!running && event.at > passage.pauseSeconds);
          return (
            <li key={event.id} className={reached ? "fov-reached" : undefined}>
              <b>{span(event.at, words.units)}</b>
              <span>{words.events[event.id]}</span>
            </li>
          );
        })}
      </ol>
      <dl className="fov-results results">
        <div>
          <dt>{words.results.pause}</dt>
          <dd>{passage.pauseSeconds > 0 ? pause : words.results.unaffected}</dd>
        </div>
        <div>
          <dt>{words.results.waiting}</dt>
          <dd>{grouped(waitingWrites(passage.pauseSeconds, writes))}</dd>
        </div>
        <div>
          <dt>{words.results.lost}</dt>
          <dd>0</dd>
        </div>
        <div>
          <dt>{words.results.protection}</dt>
          <dd>{safe ?? "–"}</dd>
        </div>
      </dl>
    </div>
  );
}

import { fillLabel } from "#ui/page/page-labels.tsx";
import { type SimEvent, type SimEventKind, serverNames } from "./health-sim.ts";

export type SimLogWords = { log: string; seconds: string; events: Record<SimEventKind, string> };

const longest = 7;

/** The last events, newest first. */
export function SimLog({ words, events }: { words: SimLogWords; events: readonly SimEvent[] }) {
  const first = Math.max(0, events.length - longest);
  return (
    <div className="lb-log">
      <h2>{words.log}</h2>
      <ol aria-live="polite" reversed>
        {events
          .slice(first)
          .map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows; its place is its identity
            <li key={first + index} className={`lb-event-${event.kind}`}>
              <b>{fillLabel(words.seconds, { n: String(event.at) })}</b>
              <span>
                {fillLabel(words.events[event.kind], {
                  name: event.server === undefined ? "" : (serverNames[event.server] ?? ""),
                  count: String(event.count ?? ""),
                })}
              </span>
            </li>
          ))
          .reverse()}
      </ol>
    </div>
  );
}

import "./balancer-simulator.css";
import { grouped } from "#content/format.ts";
import { Button } from "#ui/button.tsx";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions } from "#ui/page/inputs/calculator.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { useUrlState } from "#ui/use-url-state.ts";
import { BalancerDrawing, type BalancerDrawingWords } from "./balancer-drawing.tsx";
import {
  type Algorithm,
  type Checks,
  detectionSeconds,
  outcome,
  type ServerView,
  type Sim,
  serverNames,
  shares,
  viewOf,
} from "./health-sim.ts";
import { SimLog, type SimLogWords } from "./sim-log.tsx";
import { useSim } from "./use-sim.ts";

export type SimulatorWords = BalancerDrawingWords &
  SimLogWords & {
    eyebrow: string;
    heading: string;
    intro: string;
    kill: string;
    revive: string;
    states: Record<ServerView, string>;
    clock: string;
    run: string;
    pause: string;
    step: string;
    reset: string;
    algorithm: string;
    algorithms: Record<Algorithm, string>;
    interval: string;
    threshold: string;
    retry: string;
    seconds: string;
    lost: string;
    lostNote: string;
    retried: string;
    retriedNote: string;
    detection: string;
    timeline: string;
    timelineColumns: readonly string[];
    timelineRows: readonly (readonly string[])[];
    assumptions: { heading: string; items: readonly string[] };
  };

const algorithms = ["roundRobin", "weighted", "sourceHash"] as const;
const intervals = ["2", "5", "10"];
const thresholds = ["2", "3", "5"];

function stateText(sim: Sim, index: number, checks: Checks, words: SimulatorWords): string {
  const server = sim.servers[index];
  if (!server) return "";
  return fillLabel(words.states[viewOf(server)], {
    failed: String(server.failed),
    threshold: String(checks.threshold),
    passed: String(server.passed),
    needed: "2",
  });
}

function Figure({ label, value, note, tone }: { label: string; value: string; note?: string; tone?: "late" }) {
  return (
    <div className={tone ? "lb-figure lb-figure-late" : "lb-figure"}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note ? <dd className="lb-figure-note">{note}</dd> : null}
    </div>
  );
}

export function BalancerSimulator({ words }: { words: SimulatorWords }) {
  const ready = useHydrated();
  const [state, set] = useUrlState({ algo: "roundRobin", every: "5", fails: "3", retry: "1" }, undefined, {
    algo: (value) => value in words.algorithms,
    every: (value) => intervals.includes(value),
    fails: (value) => thresholds.includes(value),
    retry: (value) => value === "0" || value === "1",
  });
  const checks = { interval: Number(state.every), threshold: Number(state.fails) };
  const algorithm = state.algo as Algorithm;
  const { sim, running, setRunning, toggle, step, reset } = useSim(checks, algorithm);
  const rates = shares(sim.servers, algorithm);
  const states = sim.servers.map((_, index) => stateText(sim, index, checks, words));
  const names = serverNames.map((name) => fillLabel(words.server, { name }));
  const { lost, retried } = outcome(sim, state.retry === "1");
  const inSeconds = (value: number) => fillLabel(words.seconds, { n: String(value) });
  const count = (value: number) => grouped(Math.round(value));

  return (
    <Section id="simulator" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart className="lb-chart">
        <BalancerDrawing
          words={words}
          servers={sim.servers}
          rates={rates}
          states={states}
          names={names}
          onToggle={ready ? toggle : () => {}}
        />
        <div className="lb-servers">
          {sim.servers.map((server, index) => {
            const name = serverNames[index] ?? "";
            return (
              <div key={name} className={`lb-card lb-card-${viewOf(server)}`}>
                <b>{names[index]}</b>
                <span aria-live="polite">{states[index]}</span>
                <Button kind="quiet" size="small" disabled={!ready} onClick={() => toggle(index)}>
                  {fillLabel(server.alive ? words.kill : words.revive, { name })}
                </Button>
              </div>
            );
          })}
        </div>
        <div className="lb-panel panes">
          <div className="lb-controls">
            <div className="lb-clock">
              <span>{words.clock}</span>
              <b>{inSeconds(sim.clock)}</b>
            </div>
            <div className="lb-buttons cluster">
              <Button size="small" kind="quiet" disabled={!ready} onClick={() => setRunning(!running)}>
                {running ? words.pause : words.run}
              </Button>
              <Button size="small" kind="quiet" disabled={!ready} onClick={step}>
                {words.step}
              </Button>
              <Button size="small" kind="quiet" disabled={!ready} onClick={reset}>
                {words.reset}
              </Button>
            </div>
            <Segmented
              legend={words.algorithm}
              name="algo"
              value={algorithm}
              onChange={(algo) => set({ algo })}
              options={algorithms.map((value) => ({ value, label: words.algorithms[value] }))}
            />
            <Segmented
              legend={words.interval}
              name="every"
              value={state.every}
              onChange={(every) => set({ every })}
              options={intervals.map((value) => ({ value, label: inSeconds(Number(value)) }))}
            />
            <Segmented
              legend={words.threshold}
              name="fails"
              value={state.fails}
              onChange={(fails) => set({ fails })}
              options={thresholds.map((value) => ({ value, label: value }))}
            />
            <label className="lb-retry">
              <input type="checkbox" checked={state.retry === "1"} onChange={(event) => set({ retry: event.target.checked ? "1" : "0" })} />
              {words.retry}
            </label>
          </div>
          <dl className="lb-figures">
            <Figure label={words.detection} value={`${checks.interval} × ${checks.threshold} = ${inSeconds(detectionSeconds(checks))}`} />
            <Figure label={words.lost} value={count(lost)} note={words.lostNote} tone={lost > 0 ? "late" : undefined} />
            <Figure label={words.retried} value={count(retried)} note={words.retriedNote} />
          </dl>
          <SimLog words={words} events={sim.events} />
        </div>
        <details className="lb-timeline more">
          <summary>{words.timeline}</summary>
          <table className="data-table data-table-framed">
            <ColumnHeads names={words.timelineColumns} />
            <tbody>
              {words.timelineRows.map(([time, event, traffic]) => (
                <tr key={time}>
                  <th scope="row">{time}</th>
                  <td>{event}</td>
                  <td>{traffic}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
        <Assumptions {...words.assumptions} />
      </Chart>
    </Section>
  );
}

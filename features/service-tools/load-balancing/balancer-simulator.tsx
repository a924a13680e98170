import "./balancer-simulator.css";
import { grouped } from "#content/format.ts";
import { Button } from "#ui/button.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions } from "#ui/page/inputs/calculator.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
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
    kill: string;
    revive: string;
    states: Record<ServerView, string>;
    clock: string;
    run: string;
    pause: string;
    step: string;
    reset: string;
    settings: string;
    algorithm: string;
    algorithms: Record<Algorithm, string>;
    interval: string;
    threshold: string;
    retry: string;
    seconds: string;
    lost: string;
    retried: string;
    detection: string;
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

function Figure({ label, value, late }: { label: string; value: string; late?: boolean }) {
  return (
    <div className={late ? "lb-late" : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
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
    <Chart className="lb-chart" id="simulator">
      <BalancerDrawing
        words={words}
        servers={sim.servers}
        rates={rates}
        states={states}
        names={names}
        onToggle={ready ? toggle : () => {}}
      />
      <div className="lb-servers">
        {sim.servers.map((server, index) => (
          <div key={serverNames[index]} className={`lb-card lb-card-${viewOf(server)}`}>
            <Button kind="quiet" size="small" disabled={!ready} onClick={() => toggle(index)}>
              {fillLabel(server.alive ? words.kill : words.revive, { name: serverNames[index] ?? "" })}
            </Button>
            <span aria-live="polite">{states[index]}</span>
          </div>
        ))}
      </div>
      <div className="lb-panel strip">
        <dl className="lb-figures results">
          <Figure label={words.clock} value={inSeconds(sim.clock)} />
          <Figure label={words.lost} value={count(lost)} late={lost > 0} />
          <Figure label={words.retried} value={count(retried)} />
        </dl>
        <div className="cluster">
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
      </div>
      <details className="more">
        <summary>{words.settings}</summary>
        <div className="lb-settings more-inset">
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
          <p>
            {words.detection}: {`${checks.interval} × ${checks.threshold} = ${inSeconds(detectionSeconds(checks))}`}
          </p>
          <label className="lb-retry">
            <input type="checkbox" checked={state.retry === "1"} onChange={(event) => set({ retry: event.target.checked ? "1" : "0" })} />
            {words.retry}
          </label>
          <SimLog words={words} events={sim.events} />
          <Assumptions {...words.assumptions} />
        </div>
      </details>
    </Chart>
  );
}

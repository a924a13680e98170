import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type Measurement, measureOrigin } from "./round-trip.ts";

export type MeasureWords = {
  heading: string;
  body: string;
  button: string;
  running: string;
  live: string;
  result: string;
  fastest: string;
  failed: string;
  again: string;
};

type State = { kind: "idle" | "running" | "failed" } | { kind: "done"; measured: Measurement };

async function ask(): Promise<void> {
  const response = await fetch("/healthz", { cache: "no-store", credentials: "omit" });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  await response.text();
}

/** Measures this very site from the visitor's browser, and calls it live only then. */
export function MeasureOrigin({ words }: { words: MeasureWords }) {
  const [state, setState] = useState<State>({ kind: "idle" });

  async function measure() {
    setState({ kind: "running" });
    try {
      setState({ kind: "done", measured: await measureOrigin(ask, () => performance.now()) });
    } catch {
      setState({ kind: "failed" });
    }
  }

  return (
    <div className="measure">
      <h3>{words.heading}</h3>
      <p>{words.body}</p>
      <div className="measure-result cluster" aria-live="polite">
        {state.kind === "done" ? (
          <>
            <b>
              {state.measured.medianMs}
              <small>ms</small>
            </b>
            <span className="measure-live">{words.live}</span>
            <span>
              {fillLabel(words.result, { count: String(state.measured.count) })},{" "}
              {fillLabel(words.fastest, { ms: String(state.measured.fastestMs) })}
            </span>
          </>
        ) : (
          <b className="measure-blank">
            {state.kind === "running" ? "···" : "–"}
            <small>ms</small>
          </b>
        )}
        {state.kind === "failed" ? <span className="measure-failed">{words.failed}</span> : null}
      </div>
      <Button kind="quiet" size="small" onClick={measure} busy={state.kind === "running"} busyLabel={words.running}>
        {state.kind === "done" ? words.again : words.button}
      </Button>
    </div>
  );
}

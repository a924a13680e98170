// Where time goes: a request, an API call, a statement, a job, a mail. Each is said on one of Node's own tracing channels; metrics, traces
// and the log of slow statements listen there. Where nobody listens a step costs nothing, and no caller knows who does.
import { tracingChannel } from "node:diagnostics_channel";

export type StepKind = "request" | "api" | "statement" | "job" | "mail";

/** Never what a person gave: routes as they are declared, statements without their values. */
export type Step = {
  kind: StepKind;
  /** Of a statement empty: whoever wants one reads it from its text, which most listeners do not. */
  name: string;
  /** What else a trace shows of it; may be filled in while it goes on. */
  about: Record<string, string | number>;
  /** Of another process or an earlier moment, as W3C writes it (`traceparent`): what this step belongs to. */
  cause?: string | undefined;
};

export type Ended = { seconds: number; failed: boolean };

export const steps = tracingChannel<unknown, Step>("aranode:step");

export function during<T>(step: Step, work: () => Promise<T>): Promise<T> {
  return steps.hasSubscribers ? steps.tracePromise(work, step) : work();
}

/** Called after each step. What is given back stops it. */
export function onStepEnded(listen: (step: Step, ended: Ended) => void): () => void {
  const started = new WeakMap<Step, number>();
  const failed = new WeakSet<Step>();
  const handlers = {
    start: (step: Step) => void started.set(step, performance.now()),
    error: (step: Step) => void failed.add(step),
    asyncEnd(step: Step) {
      const from = started.get(step);
      if (from !== undefined) listen(step, { seconds: (performance.now() - from) / 1000, failed: failed.has(step) });
    },
  };
  steps.start.subscribe(handlers.start as never);
  steps.error.subscribe(handlers.error as never);
  steps.asyncEnd.subscribe(handlers.asyncEnd as never);
  return () => {
    steps.start.unsubscribe(handlers.start as never);
    steps.error.unsubscribe(handlers.error as never);
    steps.asyncEnd.unsubscribe(handlers.asyncEnd as never);
  };
}

let causeNow: () => string | undefined = () => undefined;

/** What a job that is ordered now belongs to; nothing where no traces are made. */
export const currentCause = (): string | undefined => causeNow();

export function tellCauses(tell: () => string | undefined): void {
  causeNow = tell;
}

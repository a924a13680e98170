import { useCallback, useEffect, useState } from "react";
import { type Algorithm, type Checks, firstSim, run, type Sim, settled, startSim, tick, toggleServer } from "./health-sim.ts";

/** The simulator with a clock that runs while there is something to notice. Readers who want no motion step by hand. */
export function useSim(checks: Checks, algorithm: Algorithm) {
  const [sim, setSim] = useState<Sim>(firstSim);
  const [running, setRunning] = useState(false);
  const resting = settled(sim);
  const { interval, threshold } = checks;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSim((now) => tick(now, { interval, threshold }, algorithm)), 1_000);
    return () => clearInterval(timer);
  }, [running, interval, threshold, algorithm]);

  useEffect(() => {
    if (resting) setRunning(false);
  }, [resting]);

  const toggle = useCallback((index: number) => {
    setSim((now) => toggleServer(now, index));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) setRunning(true);
  }, []);

  const step = useCallback(() => {
    setSim((now) => run(now, interval - (now.clock % interval), { interval, threshold }, algorithm));
  }, [interval, threshold, algorithm]);

  const reset = useCallback(() => {
    setRunning(false);
    setSim(startSim());
  }, []);

  return { sim, running, setRunning, toggle, step, reset };
}

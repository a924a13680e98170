import { useCallback, useEffect, useRef, useState } from "react";

/**
 * A clock that runs to `end` at `speed` times life. It stands at the end until started, so the drawing is finished before any script
 * has run, and for those who asked for less motion it jumps there.
 */
export function useRunClock(end: number, speed: number): { seconds: number; running: boolean; start: () => void } {
  const [seconds, setSeconds] = useState(end);
  const [running, setRunning] = useState(false);
  const frame = useRef(0);
  const goal = useRef(end);
  goal.current = end;

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    if (!running) setSeconds(end);
  }, [end, running]);

  const start = useCallback(() => {
    cancelAnimationFrame(frame.current);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setRunning(false);
      return;
    }
    const began = performance.now();
    setSeconds(0);
    setRunning(true);
    function tick(now: number) {
      const passed = ((now - began) / 1000) * speed;
      if (passed >= goal.current) {
        setRunning(false);
        return;
      }
      setSeconds(Math.floor(passed * 10) / 10);
      frame.current = requestAnimationFrame(tick);
    }
    frame.current = requestAnimationFrame(tick);
  }, [speed]);

  return { seconds, running, start };
}

// The bar at the top of the window during navigations and form posts.
import { useEffect, useRef, useState } from "react";
import { useFetchers, useNavigation } from "react-router";
import "./loading-bar.css";
import { leavingEvent } from "./public-documents.ts";
import { brought } from "./router/handed-over.ts";

export const loadingBar = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, height: 3 } as const;

const stoppedMs = 15_000;

/** Share of the bar after `elapsed` ms: quick at first, never complete before the navigation is. */
export function progressAt(elapsed: number, duration: number): number {
  const completion = (elapsed / duration) * 100;
  return Math.min(99, (2 / Math.PI) * 100 * Math.atan(completion / 50));
}

type Bar = { visible: boolean; progress: number };

export function LoadingBar({ label }: { label: string }) {
  const { state } = useNavigation();
  const navigating = state !== "idle";
  const posting = useFetchers().some((fetcher) => fetcher.state === "submitting" && fetcher.formMethod !== "GET");
  const leaving = useLeaving();
  const busy = navigating || posting || leaving;
  const [bar, setBar] = useState<Bar>({ visible: false, progress: 0 });
  const shown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the way began
  useEffect(() => {
    if (!busy) return;
    let frame = 0;
    const started = performance.now();
    const throttle = setTimeout(
      () => {
        shown.current = true;
        const step = () => {
          setBar({ visible: true, progress: progressAt(performance.now() - started, loadingBar.duration) });
          frame = requestAnimationFrame(step);
        };
        step();
      },
      loadingBar.throttle - Number(state === "loading" && brought.lateMs),
    );
    return () => {
      clearTimeout(throttle);
      cancelAnimationFrame(frame);
    };
  }, [busy]);

  useEffect(() => {
    if (busy || !shown.current) return;
    shown.current = false;
    setBar({ visible: true, progress: 100 });
    let reset: ReturnType<typeof setTimeout>;
    const hide = setTimeout(() => {
      setBar({ visible: false, progress: 100 });
      reset = setTimeout(() => setBar({ visible: false, progress: 0 }), loadingBar.resetDelay);
    }, loadingBar.hideDelay);
    return () => {
      clearTimeout(hide);
      clearTimeout(reset);
    };
  }, [busy]);

  // It stands outside the page's landmarks; as a status it may.
  return (
    <div role="status">
      <div
        className="loading-bar"
        role="progressbar"
        aria-label={label}
        aria-hidden={!bar.visible}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(bar.progress)}
        style={{ height: loadingBar.height, opacity: bar.visible ? 1 : 0, transform: `scaleX(${bar.progress / 100})` }}
      />
    </div>
  );
}

/** On the way to another document, until this one goes or comes back. Somebody who stops the load stays here, and no event says so. */
function useLeaving(): boolean {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const look = ({ type }: Event) => {
      setLeaving(type === leavingEvent);
      setTimeout(setLeaving, stoppedMs, false);
    };
    for (const type of [leavingEvent, "pageshow"]) addEventListener(type, look);
    return () => {
      for (const type of [leavingEvent, "pageshow"]) removeEventListener(type, look);
    };
  }, []);
  return leaving;
}

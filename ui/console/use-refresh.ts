// Fetching again because something may have changed: many hints in a row become one request, and none is lost while one is under way.
import { useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";

export function useRefresh<T>(href: string, delayMs = 400): { data: T | undefined; refresh: () => void } {
  const fetcher = useFetcher<T>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const again = useRef(false);
  const latest = useRef({ fetcher, href });
  latest.current = { fetcher, href };

  const refresh = useCallback(() => {
    if (timer.current) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const { fetcher, href } = latest.current;
      if (fetcher.state === "idle") void fetcher.load(href);
      else again.current = true;
    }, delayMs);
  }, [delayMs]);

  useEffect(() => {
    if (fetcher.state !== "idle" || !again.current) return;
    again.current = false;
    refresh();
  }, [fetcher.state, refresh]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { data: fetcher.data as T | undefined, refresh };
}

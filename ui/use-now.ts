import { useEffect, useState } from "react";

/** The server's time at first, so that both renders agree; then it keeps up. A browser whose clock is wrong counts from the server's. */
export function useNow(serverNow: string, everyMs?: number): number;
/** Without the server's time nothing is known until scripts run, and the browser's clock is believed. */
export function useNow(serverNow: string | undefined, everyMs?: number): number | undefined;
export function useNow(serverNow: string | undefined, everyMs = 10_000): number | undefined {
  const given = serverNow === undefined ? undefined : Date.parse(serverNow);
  const [now, setNow] = useState(given);
  useEffect(() => {
    const skew = given === undefined ? 0 : Date.now() - given;
    const tick = () => setNow(Date.now() - (Math.abs(skew) > 30_000 ? skew : 0));
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [given, everyMs]);
  return now;
}

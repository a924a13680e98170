import { useEffect, useState } from "react";

/** The server's time at first, so that both renders agree; then it keeps up. A browser whose clock is wrong counts from the server's. */
export function useNow(serverNow: string, everyMs = 10_000): number {
  const given = Date.parse(serverNow);
  const [now, setNow] = useState(given);
  useEffect(() => {
    const skew = Date.now() - given;
    const tick = () => setNow(Date.now() - (Math.abs(skew) > 30_000 ? skew : 0));
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [given, everyMs]);
  return now;
}

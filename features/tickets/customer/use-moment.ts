import { useEffect, useState } from "react";

/** The moment it is: the server's first, so that both draw the same, then the clock's, every half minute. */
export function useMoment(served: string): number {
  const [now, setNow] = useState(() => Date.parse(served));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

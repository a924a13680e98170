import { useEffect, useState } from "react";
import { exactTimeText, relativeTimeText, type TimeLocale } from "./time-words.ts";

type RelativeTimeProps = {
  at: Date | string | number;
  locale: TimeLocale;
  /** The server's time, handed down by the loader, so that both renders agree. Without it the first render shows the exact time. */
  now?: Date | string | number;
  timeZone?: string;
  className?: string;
};

/** Relative in the text, exact on hover and for machines; keeps up with the clock. */
export function RelativeTime({ at, locale, now: givenNow, timeZone, className }: RelativeTimeProps) {
  const moment = new Date(at).getTime();
  const [now, setNow] = useState(givenNow === undefined ? undefined : new Date(givenNow).getTime());

  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);

  const exact = exactTimeText(moment, locale, timeZone);
  return (
    <time dateTime={new Date(moment).toISOString()} title={exact} className={className}>
      {now === undefined ? exact : relativeTimeText(moment, now, locale, timeZone)}
    </time>
  );
}

import type { Locale } from "#content/locales.ts";
import { exactTimeText, relativeTimeText } from "#platform/i18n/relative-time.ts";
import { useNow } from "./use-now.ts";

type RelativeTimeProps = {
  at: Date | string | number;
  locale: Locale;
  /** The server's time, handed down by the loader, so that both renders agree. Without it the first render shows the exact time. */
  now?: Date | string | number;
  timeZone?: string;
  className?: string;
};

/** Relative in the text, exact on hover and for machines; keeps up with the clock. */
export function RelativeTime({ at, locale, now: givenNow, timeZone, className }: RelativeTimeProps) {
  const moment = new Date(at).getTime();
  const now = useNow(givenNow === undefined ? undefined : new Date(givenNow).toISOString(), 30_000);

  const exact = exactTimeText(moment, locale, timeZone);
  return (
    <time dateTime={new Date(moment).toISOString()} title={exact} className={className}>
      {now === undefined ? exact : relativeTimeText(moment, now, locale, timeZone)}
    </time>
  );
}

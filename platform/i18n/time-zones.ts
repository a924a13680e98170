// Zones: which there are, which one this is, and what a clock on the wall shows there.
import { clock, formatOf, type Moment } from "./format.ts";

/** Year, month, day, hour, minute and second as a clock on the wall shows them. */
export function wallClock(at: Moment, timeZone: string): number[] {
  const options = { year: "numeric", month: "2-digit", day: "2-digit", ...clock, second: "2-digit" } as const;
  const parts = new Map(
    formatOf("en-US", timeZone, options)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  return (["year", "month", "day", "hour", "minute", "second"] as const).map((name) => parts.get(name) ?? 0);
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function knownTimeZones(): string[] {
  return Intl.supportedValuesOf("timeZone");
}

/** Of this browser, or this server. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

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

/** UTC+09:00, as it is at that moment. */
export function offsetText(at: number, timeZone: string): string {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wallClock(at, timeZone);
  const minutes = Math.round((Date.UTC(year, month - 1, day, hour % 24, minute, second) - Math.floor(at / 1000) * 1000) / 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? "−" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
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

// Hours as people say them: minutes below one hour, days from three days on.
import { grouped } from "#content/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";

export type DurationWords = { minutes: string; hours: string; days: string };

function rounded(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : grouped(Math.round(value));
}

export function durationText(hours: number, words: DurationWords): string {
  if (hours < 1) return fillLabel(words.minutes, { n: hours * 60 < 1 ? "< 1" : String(Math.round(hours * 60)) });
  if (hours < 72) return fillLabel(words.hours, { n: rounded(hours) });
  return fillLabel(words.days, { n: rounded(hours / 24) });
}

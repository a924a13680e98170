// Minutes as the page says them: none, 15 min, 4 h.
import { fillLabel } from "#ui/page/page-labels.tsx";

export function minutesText(minutes: number, words: { minutes: string; hours: string; none?: string }): string {
  if (minutes === 0 && words.none !== undefined) return words.none;
  return minutes < 60 ? fillLabel(words.minutes, { n: String(minutes) }) : fillLabel(words.hours, { n: String(minutes / 60) });
}

/** A clock after the fault: T + 00:03 in minutes and seconds would pretend to know; hours and minutes are what a runbook writes. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

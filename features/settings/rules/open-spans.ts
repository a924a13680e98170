// Opening hours of a day as people write them: "09:00–12:00, 13:00–18:00". A hyphen or a tilde will do.
import type { OpenHours } from "#features/support/rules/business-calendar.ts";
import { clockAt } from "#features/support/rules/opening-hours.ts";

const span = /^(\d{1,2}):(\d{2})\s*[–~-]\s*(\d{1,2}):(\d{2})$/;
const spansMaximum = 3;

/** In order and apart from each other; null where the text says something else. */
export function readSpans(text: string): OpenHours[] | null {
  if (text.trim() === "") return [];
  const spans: OpenHours[] = [];
  for (const part of text.split(",")) {
    const found = span.exec(part.trim());
    if (!found) return null;
    const [from, to] = [minuteOf(found[1], found[2]), minuteOf(found[3], found[4])];
    const after = spans.at(-1)?.to ?? -1;
    if (from === null || to === null || from >= to || from <= after) return null;
    spans.push({ from, to });
  }
  return spans.length <= spansMaximum ? spans : null;
}

export function writeSpans(spans: readonly OpenHours[]): string {
  return spans.map(({ from, to }) => `${clockAt(from)}–${clockAt(to)}`).join(", ");
}

function minuteOf(hours = "", minutes = ""): number | null {
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && minute <= 24 * 60 ? minute : null;
}

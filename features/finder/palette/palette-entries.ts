// What the command palette offers, and in which order. Words are looked for in every language at once: a colleague may remember the English
// name in a Korean console, or type initial consonants.
import { type Locale, locales } from "#content/locales.ts";
import { matchScore, normalise } from "#platform/i18n/korean-match.ts";
import type { Words } from "#platform/i18n/words.ts";

export type PalettePlace = {
  to: string;
  label: Words;
  /** What it is a part of. */
  within?: Words | undefined;
};

export type PaletteEntry = {
  id: string;
  kind: "place" | "view" | "action";
  label: string;
  /** What it is a part of, as it is shown beside the label. */
  within: string;
  /** Searched: the label in every language, then what it is a part of. */
  names: readonly string[];
  context: string;
  /** As they are printed on the keyboard. */
  keys?: readonly string[];
  to?: string;
};

export type PaletteGroup = { name: "recent" | "action" | "view" | "place" | "match"; entries: PaletteEntry[] };

const recentMaximum = 5;
const matchMaximum = 12;

/** In the languages of the product; the one on screen is said by `m` itself. */
export function inEveryLanguage(words: Words): string[] {
  return locales.map((locale: Locale) => words({}, { locale }));
}

export function placeEntry({ to, label, within }: PalettePlace): PaletteEntry {
  return {
    id: to,
    kind: "place",
    label: label(),
    within: within?.() ?? "",
    names: inEveryLanguage(label),
    context: within ? inEveryLanguage(within).join(" ") : "",
    to,
  };
}

/** Nothing typed: where one was, what can be done here, one's own views, then everything else. */
export function allEntries(entries: readonly PaletteEntry[], recent: readonly string[], here: string): PaletteGroup[] {
  const been = recent
    .filter((path) => path !== here)
    .flatMap((path) => entries.find(({ kind, to }) => kind === "place" && to === path) ?? [])
    .slice(0, recentMaximum);
  const of = (kind: PaletteEntry["kind"]) => entries.filter((entry) => entry.kind === kind && !been.includes(entry));
  const groups: PaletteGroup[] = [
    { name: "recent", entries: been },
    { name: "action", entries: of("action") },
    { name: "view", entries: of("view") },
    { name: "place", entries: of("place") },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** Something typed: the nearest first, and of those as near the one that was used last. */
export function matchingEntries(entries: readonly PaletteEntry[], asked: string, recent: readonly string[]): PaletteEntry[] {
  const latest = (to: string | undefined) => (to !== undefined && recent.includes(to) ? recentMaximum - recent.indexOf(to) : 0);
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || latest(other.entry.to) - latest(one.entry.to))
    .slice(0, matchMaximum)
    .map(({ entry }) => entry);
}

function scoreOf({ names, context }: PaletteEntry, asked: string): number {
  const whole = normalise(asked);
  // Each language by itself: a name that begins with what was typed, one that holds it, then what the name and its place hold together.
  const named = Math.max(...names.map((name) => (matchScore(asked, [name]) > 0 ? (normalise(name).startsWith(whole) ? 4 : 3) : 0)));
  if (named > 0) return named;
  return matchScore(asked, [names.join(" "), context]) > 0 ? 1 : 0;
}

// What stands in the palette now: screens, what the present screen can do, saved views, and what the desk keeps under the words typed.
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { type FinderLine, linesOf } from "#features/finder/finder-lines.ts";
import { useFound } from "#features/finder/use-found.ts";
import { savedAddress } from "#features/tickets/console/queue/queue-query.ts";
import type { listSavedViews, SavedViewView } from "#features/tickets/rules/saved-views.contract.ts";
import { readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { actionsIn, type Key } from "#ui/console/key-list.ts";
import { declaredKeys } from "#ui/console/use-keys.ts";
import { allEntries, inEveryLanguage, matchingEntries, type PaletteEntry } from "./palette-entries.ts";
import { recentPlaces } from "./recent-places.ts";

/** One row, whatever it leads to. */
export type PaletteRow = { id: string; title: string; mark?: string; line: string; keys?: readonly string[]; to?: string };
export type PaletteRows = { title: string; rows: PaletteRow[] };

/** The row that leads to the page with all that is found. */
export const searchRow = "search";

/** A shorter word would bring up half of the desk's customers, and each of them is written down as looked at. */
const leastSearched = 2;

type Asked = { words: string; open: boolean; places: readonly PaletteEntry[]; views: boolean };

export function usePalette({ words, open, places, views }: Asked): { groups: PaletteRows[]; waiting: boolean } {
  const { pathname, search } = useLocation();
  const saved = useSavedViews(open && views);
  const asked = words.trim();
  const { asked: answered, found } = useFound(open ? words : "", leastSearched);
  // The screen's own actions as they are when the palette is opened: it covers the screen.
  const actions = useMemo(() => (open ? actionEntries() : []), [open]);
  const recent = useMemo(() => (open ? recentPlaces() : []), [open]);

  const entries = [...actions, ...saved.map(viewEntry), ...places];
  if (!asked) {
    const names = {
      recent: m.palette_recent(),
      action: m.palette_actions(),
      view: m.console_saved(),
      place: m.palette_places(),
      match: "",
    };
    const groups = allEntries(entries, recent, pathname + search);
    return { groups: groups.map(({ name, entries }) => ({ title: names[name], rows: entries.map(rowOf) })), waiting: false };
  }
  const matches = matchingEntries(entries, asked, recent);
  const lines = found && answered === asked ? linesOf(found) : [];
  const whole = { id: searchRow, title: m.palette_search({ query: asked }), line: "", to: `/staff/search?q=${encodeURIComponent(asked)}` };
  return {
    groups: [
      ...(matches.length > 0 ? [{ title: m.palette_matches(), rows: matches.map(rowOf) }] : []),
      ...lines.map(([title, of]) => ({ title, rows: of.map(rowOfLine) })),
      { title: m.finder_title(), rows: [whole] },
    ],
    waiting: asked.length >= leastSearched && answered !== asked,
  };
}

function rowOf({ id, label, within, keys, to }: PaletteEntry): PaletteRow {
  return { id, title: label, line: within, ...(keys ? { keys } : {}), ...(to ? { to } : {}) };
}

function rowOfLine({ to, mark, title, line }: FinderLine): PaletteRow {
  return { id: to, title, line, to, ...(mark ? { mark } : {}) };
}

function actionEntries(): PaletteEntry[] {
  // The parts of the screen first: what every screen has was declared before them.
  const groups = declaredKeys();
  const partOf = (key: Key) => groups.findIndex(({ keys }) => keys.includes(key));
  return actionsIn(groups)
    .filter(({ key }) => ![key.press].flat().includes("Ctrl+KeyK"))
    .sort((one, other) => partOf(other.key) - partOf(one.key))
    .map(({ key }) => ({
      id: `do ${key.does()}`,
      kind: "action",
      label: key.does(),
      within: "",
      names: inEveryLanguage(key.does),
      context: "",
      keys: [key.shown].flat(),
    }));
}

function viewEntry({ id, name, filters, count }: SavedViewView): PaletteEntry {
  return {
    id: `view ${id}`,
    kind: "view",
    label: name,
    within: m.palette_view_count({ count: String(count) }),
    names: [name],
    context: inEveryLanguage(m.console_saved).join(" "),
    to: `/staff/tickets${savedAddress(filters)}`,
  };
}

/** Asked for each time it is opened: another tab or a colleague may have saved one. */
function useSavedViews(wanted: boolean): readonly SavedViewView[] {
  const [saved, setSaved] = useState<readonly SavedViewView[]>([]);
  useEffect(() => {
    if (!wanted) return;
    readCall<typeof listSavedViews>("listSavedViews", {}).then(
      ({ data }) => setSaved(data),
      () => {},
    );
  }, [wanted]);
  return saved;
}

// Keys of the console as data. What is declared here is what works, what the line under the panes names, what `?` lists, and what the
// command palette offers.
import type { Words } from "#platform/i18n/words.ts";

export type Key = {
  /**
   * By its place on the keyboard, whatever the input method makes of it: `KeyR`, `Shift+Slash`, `Alt+Digit1`; several for a pair; none for
   * what only the palette offers.
   */
  press: string | readonly string[];
  /** As it is printed on the keyboard. */
  shown: string | readonly string[];
  /** What it does now, in words: a key that would do nothing is not declared. */
  does: Words;
  /** Absent: the field that has the focus acts on it itself. */
  run?: (event: KeyboardEvent) => void;
  /** Named in the line under the panes too. */
  foot?: boolean;
  /** Acts while somebody writes too; for keys that write nothing. */
  always?: boolean;
};
export type KeyGroup = { title: Words; keys: readonly Key[] };

type Pressed = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
/** Where the key was pressed: in a field, on a link or button, or on nothing in particular. */
export type Place = "field" | "control" | "page";

export function nameOfPress({ code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  return `${ctrlKey || metaKey ? "Ctrl+" : ""}${altKey ? "Alt+" : ""}${shiftKey ? "Shift+" : ""}${code}`;
}

/** The key that acts, of the newest group that knows it. Letters never act in a field, Enter never on a control that wants it itself. */
export function keyFor(groups: readonly KeyGroup[], name: string, place: Place): Key | undefined {
  const acts = ({ press, run, always }: Key) =>
    run !== undefined && [press].flat().includes(name) && (place !== "field" || always === true) && (name !== "Enter" || place === "page");
  return groups.flatMap(({ keys }) => keys).findLast(acts);
}

/** What `?` lists: keys that act. One that a newer group has taken over does not, and what has no key is the palette's alone. */
export function keysThatAct(groups: readonly KeyGroup[]): KeyGroup[] {
  const acts = (key: Key) => {
    const names = [key.press].flat();
    return names.length > 0 && (key.run === undefined || names.some((name) => keyFor(groups, name, "page") === key));
  };
  // Two parts of a screen may speak of the same thing.
  const titled = Map.groupBy(groups, ({ title }) => title());
  return [...titled.values()]
    .map((same) => ({ title: same[0]?.title ?? (() => ""), keys: same.flatMap(({ keys }) => keys.filter(acts)) }))
    .filter(({ keys }) => keys.length > 0);
}

/** What the palette offers to do: everything that acts by itself. A pair of keys moves through a list, which nobody looks up by name. */
export function actionsIn(groups: readonly KeyGroup[]): { title: Words; key: Key }[] {
  const acts = (key: Key) => {
    const names = [key.press].flat();
    return key.run !== undefined && (names.length === 0 || (names.length === 1 && keyFor(groups, names[0] ?? "", "page") === key));
  };
  return groups.flatMap(({ title, keys }) => keys.filter(acts).map((key) => ({ title, key })));
}

// Keys of the console as data. What is declared here is what works, what the line under the panes names, and what `?` lists.

export type Key = {
  /** By its place on the keyboard, whatever the input method makes of it: `KeyR`, `Shift+Slash`, `Alt+Digit1`; several for a pair. */
  press: string | readonly string[];
  /** As it is printed on the keyboard. */
  shown: string | readonly string[];
  /** What it does now, in words: a key that would do nothing is not declared. */
  does: string;
  /** Absent: the field that has the focus acts on it itself. */
  run?: (event: KeyboardEvent) => void;
  /** Named in the line under the panes too. */
  foot?: boolean;
  /** Acts while somebody writes too; for keys that write nothing. */
  always?: boolean;
};
export type KeyGroup = { title: string; keys: readonly Key[] };

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

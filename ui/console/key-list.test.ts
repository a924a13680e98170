import { expect, test } from "vitest";
import { actionsIn, type Key, type KeyGroup, keyFor, keysThatAct, nameOfPress } from "./key-list.ts";

const run = () => {};
const key = (press: string, more: Partial<Key> = {}): Key => ({ press, shown: press, does: () => press, run, ...more });
const groups: KeyGroup[] = [
  {
    title: () => "list",
    keys: [key("KeyR"), { ...key("KeyJ"), press: ["KeyJ", "KeyK"] }, key("Enter"), key("Alt+Digit1", { always: true })],
  },
  { title: () => "ticket", keys: [key("KeyR", { does: () => "reply" }), { press: "Ctrl+Enter", shown: "Ctrl Enter", does: () => "send" }] },
];
const found = (name: string, place: Parameters<typeof keyFor>[2]) => keyFor(groups, name, place)?.does();

test("desk 2: a letter acts outside fields only", () => {
  expect(found("KeyR", "page")).toBe("reply");
  expect(found("KeyR", "control")).toBe("reply");
  expect(found("KeyR", "field")).toBe(undefined);
  expect(found("KeyK", "page")).toBe("KeyJ");
  expect(found("Alt+Digit1", "field")).toBe("Alt+Digit1");
});

test("desk 2: Enter belongs to whatever has the focus; what a field does itself is only told", () => {
  expect(found("Enter", "page")).toBe("Enter");
  expect(found("Enter", "control")).toBe(undefined);
  expect(found("Ctrl+Enter", "page")).toBe(undefined);
});

test("keys are named by their place", () => {
  expect(nameOfPress({ code: "KeyR", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false })).toBe("KeyR");
  expect(nameOfPress({ code: "Enter", ctrlKey: false, metaKey: true, altKey: false, shiftKey: false })).toBe("Ctrl+Enter");
});

test("desk 8: the list of keys names those that act: not one that a newer group has taken over, and nothing without a key", () => {
  const screen: KeyGroup[] = [...groups, { title: () => "ticket", keys: [key("KeyZ"), { ...key("set P1"), press: [], shown: [] }] }];
  const listed = keysThatAct(screen).map(({ title, keys }) => [title(), keys.map(({ does }) => does())]);
  expect(listed).toEqual([
    ["list", ["KeyJ", "Enter", "Alt+Digit1"]],
    ["ticket", ["reply", "send", "KeyZ"]],
  ]);
  // Every key that acts is listed, and every listed key acts.
  const names = keysThatAct(screen).flatMap(({ keys }) => keys.filter(({ run }) => run).flatMap(({ press }) => press));
  const bound = screen.flatMap(({ keys }) => keys.flatMap(({ press }) => press)).filter((name) => keyFor(screen, name, "page"));
  expect(new Set(names)).toEqual(new Set(bound));
});

test("desk 8: the palette offers what acts by itself: no pairs, nothing that a field does, and what has no key", () => {
  const screen: KeyGroup[] = [...groups, { title: () => "set", keys: [{ ...key("set P1"), press: [], shown: [] }] }];
  expect(actionsIn(screen).map(({ key }) => key.does())).toEqual(["Enter", "Alt+Digit1", "reply", "set P1"]);
});

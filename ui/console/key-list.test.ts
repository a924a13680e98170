import { expect, test } from "vitest";
import { type Key, keyFor, nameOfPress } from "./key-list.ts";

const run = () => {};
const key = (press: string, more: Partial<Key> = {}): Key => ({ press, shown: press, does: press, run, ...more });
const groups = [
  { title: "list", keys: [key("KeyR"), { ...key("KeyJ"), press: ["KeyJ", "KeyK"] }, key("Enter"), key("Alt+Digit1", { always: true })] },
  { title: "ticket", keys: [key("KeyR", { does: "reply" }), { press: "Ctrl+Enter", shown: "Ctrl Enter", does: "send" }] },
];
const found = (name: string, place: Parameters<typeof keyFor>[2]) => keyFor(groups, name, place)?.does;

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

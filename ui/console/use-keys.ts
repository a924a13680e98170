// The one listener for the console's keys. Screens declare what they offer; Esc leaves whatever field has the focus.
import { useEffect, useId, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Words } from "#platform/i18n/words.ts";
import { type Key, type KeyGroup, keyFor, nameOfPress, type Place } from "./key-list.ts";
import { openingEvent } from "./opening-event.ts";

const declared = new Map<string, KeyGroup>();
const listeners = new Set<() => void>();
/** Drawn again when words change, not when only the functions behind them do. */
let shown: readonly KeyGroup[] = [];

export function useKeys(title: Words, keys: readonly Key[]): void {
  const id = useId();
  // With every drawing, for the functions belong to it; before it is seen, for what is named on screen works at once.
  useLayoutEffect(() => declare(id, { title, keys }));
  useLayoutEffect(() => {
    listen();
    return () => {
      declared.delete(id);
      tell();
    };
  }, [id]);
}

/** What works on this screen, in the order in which its parts appeared. */
export function useDeclaredKeys(): readonly KeyGroup[] {
  return useSyncExternalStore(subscribe, () => shown, none);
}

/**
 * While another page is on its way, the keys of this one would act on what is being left: J and then E would close the ticket before the
 * next. The first press waits and acts on what arrives; what is typed after it belongs to nobody.
 */
export function useHeldKeys(): void {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const leaving = location !== undefined && location.pathname !== pathname;
  useLayoutEffect(() => {
    if (leaving) underWay = true;
  }, [leaving]);
  // After all of the new page has declared its keys.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was there at once was never announced
  useEffect(() => {
    if (!leaving) arrive();
  }, [leaving, pathname]);
  useEffect(() => {
    // It is known before anything is drawn; whoever stays presses keys as before, too.
    const opening = ({ detail }: Event & { detail?: boolean }) => {
      if (detail) underWay = true;
      else arrive();
    };
    addEventListener(openingEvent, opening);
    return () => {
      removeEventListener(openingEvent, opening);
      forget();
    };
  }, []);
}

let underWay = false;
let held: KeyboardEvent | null = null;

function arrive(): void {
  const press = held;
  forget();
  // After the page has put the focus at its beginning: what the key puts elsewhere stays there.
  if (press) setTimeout(() => act(press, placeOf(document.activeElement)));
}

function forget(): void {
  underWay = false;
  held = null;
}

const nothing: readonly KeyGroup[] = [];
const none = () => nothing;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function declare(id: string, group: KeyGroup): void {
  const before = declared.get(id);
  declared.set(id, group);
  if (!before || wordsOf(before) !== wordsOf(group)) tell();
}

function wordsOf({ title, keys }: KeyGroup): string {
  return JSON.stringify([title(), keys.map(({ press, does, foot }) => [press, does(), foot])]);
}

let telling = false;

/** After the frame: told while a page is being drawn, React would draw it once more before anybody sees it. */
function tell(): void {
  if (telling) return;
  telling = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      telling = false;
      shown = [...declared.values()].filter(({ keys }) => keys.length > 0);
      for (const listener of listeners) listener();
    }),
  );
}

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("keydown", onKey);
}

function onKey(event: KeyboardEvent): void {
  // Keys may be part of a Korean syllable (229: Safari says so only in this way), or belong to a dialog.
  if (declared.size === 0 || event.isComposing || event.keyCode === 229) return;
  if (document.querySelector("dialog[open]")) return;
  const place = placeOf(event.target);
  // Editors call every Escape theirs and do nothing with it; lists over a field stop theirs before it gets here.
  // What the press has given the focus to already, like the field under a list that closed, keeps it.
  const active = document.activeElement;
  if (event.key === "Escape" && place === "field" && active instanceof HTMLElement && active.contains(event.target as Node)) active.blur();
  if (event.defaultPrevented) return;
  if (underWay && place !== "field" && writes(event)) {
    event.preventDefault();
    held ??= event;
  } else act(event, place);
}

/** A letter or a sign; Space, Enter and keys with Ctrl or Alt do what they do everywhere. */
function writes({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.trim().length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** The groups with the functions of the latest drawing: those that are shown may be older. */
export function declaredKeys(): readonly KeyGroup[] {
  return [...declared.values()];
}

/** As if the key had been pressed, by whoever offers the same in another way. */
export function runKey(key: Key): void {
  const name = [key.press].flat()[0] ?? "";
  key.run?.(new KeyboardEvent("keydown", { code: name.split("+").at(-1) ?? "" }));
}

/** For the button beside a key: whatever the key does on this screen. */
export function pressKey(name: string): void {
  const key = keyFor(declaredKeys(), name, "page");
  if (key) runKey(key);
}

function act(event: KeyboardEvent, place: Place): void {
  if (document.querySelector("dialog[open]")) return;
  const key = keyFor(declaredKeys(), nameOfPress(event), place);
  if (!key) return;
  event.preventDefault();
  key.run?.(event);
}

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof HTMLElement)) return "page";
  if (target.isContentEditable || target.closest("select, textarea, [role=menu], [role=listbox]")) return "field";
  const input = target.closest("input");
  if (input && !["checkbox", "radio", "button", "submit"].includes(input.type)) return "field";
  return ["BODY", "MAIN", "HTML"].includes(target.tagName) ? "page" : "control";
}

/** The one on screen of several fields that take the focus; the first where none is. */
export function focusShown(selector: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>(selector)];
  (fields.find((field) => field.offsetParent !== null) ?? fields[0])?.focus();
}

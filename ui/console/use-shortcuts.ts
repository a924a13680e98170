// Single keys of the console. Read by their place on the keyboard: the Korean input method changes the letter, not the key.
import { useEffect, useRef } from "react";

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

/** Names are `KeyJ`, `Slash`, `Shift+Slash`. Nothing happens while somebody writes or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const work = latest.current[`${event.shiftKey ? "Shift+" : ""}${event.code}`];
      if (!work) return;
      event.preventDefault();
      work(event);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (document.querySelector("dialog[open]")) return true;
  if (!target?.closest) return false;
  if (target.isContentEditable || target.closest("select, textarea, [role=menu], [role=listbox]")) return true;
  const input = target.closest("input");
  return input !== null && !["checkbox", "radio", "button", "submit"].includes(input.type);
}

// A value as lines of text, one for each field, and what differs between two of them: for the history, the audit log and undo.

import type { SettingGroup } from "./setting-figures.ts";
import type { SettingValues } from "./setting-groups.ts";

/** A field's path ("week.monday", "holidays.2026-12-24") and its text. */
export type Line = { field: string; from: string | null; to: string | null };

export function linesOf<G extends SettingGroup>(_group: G, value: SettingValues[G]): Map<string, string> {
  const lines = new Map<string, string>();
  walk(value, "", lines);
  return lines;
}

export function changedLines<G extends SettingGroup>(group: G, before: SettingValues[G], after: SettingValues[G]): Line[] {
  const [old, young] = [linesOf(group, before), linesOf(group, after)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .map((field) => ({ field, from: old.get(field) ?? null, to: young.get(field) ?? null }))
    .filter((line) => line.from !== line.to && !isSameOrder(line));
}

/** What was added or left out is said already. */
function isSameOrder({ field, from, to }: Line): boolean {
  if (field.split(".").at(-1) !== "order" || !from || !to) return false;
  const [old, young] = [from.split(", "), to.split(", ")];
  return old.filter((id) => young.includes(id)).join() === young.filter((id) => old.includes(id)).join();
}

function walk(value: unknown, path: string, lines: Map<string, string>): void {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  if (Array.isArray(value)) {
    for (const item of value) {
      if (isDated(item)) lines.set(at(item.date), `${item.en} / ${item.ko}`);
      else if (isNamed(item)) walk({ ...item, id: "" }, at(item.id), lines);
      else lines.set(at(String(item)), String(item));
    }
    // Where things have names, their order is something of its own.
    if (value.length > 0 && value.every(isNamed)) lines.set(at("order"), value.map(({ id }) => id).join(", "));
  } else if (value !== null && typeof value === "object") {
    for (const [name, inner] of Object.entries(value)) walk(inner, at(name), lines);
  } else if (value !== "" && value !== false && value !== null && value !== undefined) lines.set(path, String(value));
}

function isNamed(item: unknown): item is { id: string } {
  return typeof item === "object" && item !== null && "id" in item && typeof item.id === "string";
}

function isDated(item: unknown): item is { date: string; en: string; ko: string } {
  return typeof item === "object" && item !== null && "date" in item;
}

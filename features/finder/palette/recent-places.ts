// Screens of the console that were opened last in this browser. Addresses of places only: what has an id in it is about somebody.
import { useEffect } from "react";
import { useLocation } from "react-router";
import { textSlot } from "#platform/browser/browser-store.ts";

const keptMaximum = 12;
const place = /^\/staff(?:\/[a-z-]{2,16}){0,3}$/;
const kept = textSlot<string[]>(
  "recent-places",
  "localStorage",
  (text) => text.split(" ").filter((path) => place.test(path)),
  (paths) => paths.join(" "),
);

/** The newest first. */
export function recentPlaces(): string[] {
  return kept.read() ?? [];
}

export function withPlace(paths: readonly string[], path: string): string[] {
  return place.test(path) ? [path, ...paths.filter((other) => other !== path)].slice(0, keptMaximum) : [...paths];
}

export function useRecordedPlaces(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (place.test(pathname)) kept.keep(withPlace(recentPlaces(), pathname));
  }, [pathname]);
}

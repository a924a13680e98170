// What the strip above the hero says: the worst thing that is true now, from the incidents the API lists.

import type { Locale } from "#content/locales.ts";
import { shortDateTime } from "#platform/i18n/format.ts";

export type Incident = {
  id: string;
  kind: "incident" | "maintenance";
  affects: readonly string[];
  title: string;
  body: string;
  starts_at: string;
  ends_at: string | null;
};

export type StatusLine = { tone: "late" | "soon" | "good"; label: "incident" | "maintenance" | "planned" | "ok"; incident: Incident };

/** Maintenance is announced this long before it starts. */
const noticeDays = 7;

function stateOf({ starts_at, ends_at }: Incident, now: number): "planned" | "running" | "over" {
  if (ends_at && Date.parse(ends_at) <= now) return "over";
  return Date.parse(starts_at) > now ? "planned" : "running";
}

/** A running incident first, then running maintenance, then what is planned for this week; with only the past, all is well; with nothing, nothing. */
export function statusLine(incidents: readonly Incident[], now: number): StatusLine | undefined {
  const find = (kind: Incident["kind"], state: string) => incidents.find((entry) => entry.kind === kind && stateOf(entry, now) === state);
  const incident = find("incident", "running");
  if (incident) return { tone: "late", label: "incident", incident };
  const maintenance = find("maintenance", "running");
  if (maintenance) return { tone: "soon", label: "maintenance", incident: maintenance };
  const planned = incidents
    .filter((entry) => stateOf(entry, now) === "planned" && Date.parse(entry.starts_at) - now < noticeDays * 86_400_000)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))[0];
  if (planned) return { tone: "soon", label: "planned", incident: planned };
  const past = incidents.find((entry) => stateOf(entry, now) === "over");
  return past ? { tone: "good", label: "ok", incident: past } : undefined;
}

/** Day and hour in Seoul, whatever the visitor's own zone: "15 Nov, 02:00". */
export function seoulTime(iso: string, locale: Locale): string {
  return shortDateTime(iso, locale);
}

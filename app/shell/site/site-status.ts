// The state of the sites, read off the incidents and maintenance that the public status names. Pure.

import { dataCentres } from "#content/facts.ts";
import type { IncidentView, StatusView } from "#features/status/rules/status-views.ts";

export type SiteState = "normal" | "incident" | "maintenance" | "planned";
export type SiteRow = { code: string; state: SiteState /** When planned work begins. */; at: string | null };
export type SiteStatus = { at: string; sites: SiteRow[] };

/** Everything that is not one building: the backbone, the edge, services by name. */
export const networkCode = "NET";
const order: SiteState[] = ["incident", "maintenance", "planned", "normal"];

export function siteStatus({ incidents }: StatusView, now: Date): SiteStatus {
  const codes = dataCentres.map(({ code }) => code);
  const rows = codes.map((code) =>
    rowOf(
      code,
      incidents.filter(({ affects }) => affects.includes(code)),
    ),
  );
  const elsewhere = incidents.filter(({ affects }) => affects.length === 0 || affects.some((name) => !codes.includes(name)));
  return { at: now.toISOString(), sites: [...rows, rowOf(networkCode, elsewhere)] };
}

function rowOf(code: string, incidents: IncidentView[]): SiteRow {
  const states = incidents
    .filter(({ state }) => state !== "over")
    .map((incident) => ({ state: stateOf(incident), at: incident.starts_at }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.at.localeCompare(b.at));
  const worst = states[0];
  return worst ? { code, state: worst.state, at: worst.state === "planned" ? worst.at : null } : { code, state: "normal", at: null };
}

function stateOf({ kind, state }: IncidentView): SiteState {
  if (state === "planned") return "planned";
  return kind === "incident" ? "incident" : "maintenance";
}

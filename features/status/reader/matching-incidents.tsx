// Before somebody writes to us: what is known already, where it touches what they have.
import type { Locale } from "#content/locales.ts";
import { type OwnedService, touchesEverybody, touchesOwned } from "#features/status/rules/components.ts";
import type { IncidentView } from "#features/status/rules/status-views.ts";
import { kindWords, stageWords } from "#features/status/rules/status-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import { spanText } from "./incident-parts.tsx";

export type Matching = { incident: IncidentView; codes: string[] };

/** Running incidents and work with what of one's own they touch. What touches everybody (portal, backbone) is told everybody. */
export function matchingIncidents(incidents: readonly IncidentView[], owned: readonly OwnedService[]): Matching[] {
  return incidents
    .filter(({ state }) => state === "running")
    .map((incident) => ({
      incident,
      codes: owned.filter((service) => incident.components.some((pair) => touchesOwned(pair, service))).map(({ code }) => code),
    }))
    .filter(({ incident, codes }) => codes.length > 0 || owned.length === 0 || incident.components.some(touchesEverybody));
}

/** Of those, what bears on a ticket: to a team that runs services, about the chosen one. With none chosen all are named, each with its codes. */
export function matchingChoice(list: readonly Matching[], chosen: { department: string; code: string | undefined }): Matching[] {
  const { department, code } = chosen;
  if (department === "billing" || department === "sales") return [];
  if (!code) return [...list];
  return list
    .filter(({ codes }) => codes.length === 0 || codes.includes(code))
    .map(({ incident, codes }) => ({ incident, codes: codes.filter((one) => one === code) }));
}

export function MatchingIncidents({ list, locale, hint }: { list: readonly Matching[]; locale: Locale; hint?: string }) {
  return list.map(({ incident, codes }) => (
    <Notice
      key={incident.id}
      tone={incident.kind === "incident" ? "late" : "info"}
      action={
        <a className="link-underline" href={`/status/${incident.id}`}>
          {m.status_match_open()}
        </a>
      }
    >
      <b>
        {kindWords[incident.kind]()} ({stageWords[incident.stage]()}): {incident.title}
      </b>{" "}
      {spanText(incident, locale)}. {codes.length > 0 ? `${m.status_match_yours({ codes: codes.join(", ") })} ` : ""}
      {hint}
    </Notice>
  ));
}

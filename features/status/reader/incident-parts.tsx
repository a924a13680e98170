import "./incident-parts.css";
import type { Locale } from "#content/locales.ts";
import type { IncidentDetail, ServiceStatus, UpdateView } from "#features/status/rules/status-views.ts";
import { levelWords, severityWords, stageWords } from "#features/status/rules/status-words.ts";
import { formatDateTime, shortDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge, type BadgeTone } from "#ui/badge.tsx";

type Shown = Pick<IncidentDetail, "kind" | "stage" | "state" | "severity" | "starts_at" | "ends_at">;

/** Running trouble is late, running or planned work is soon, what is over is plain. */
export function toneOf({ kind, state }: Shown): BadgeTone {
  if (state === "over") return "plain";
  return kind === "incident" ? "late" : "soon";
}

export function IncidentMarks({ incident }: { incident: Shown }) {
  const { severity, stage } = incident;
  return (
    <span className="cluster incident-marks">
      <Badge tone={toneOf(incident)}>{stageWords[stage]()}</Badge>
      {severity ? <Badge>{severityWords[severity]()}</Badge> : null}
    </span>
  );
}

/** "3 Nov, 14:05 to 3 Nov, 15:10 KST", "since 3 Nov, 14:05 KST" */
export function spanText({ starts_at, ends_at }: Pick<Shown, "starts_at" | "ends_at">, locale: Locale): string {
  const from = shortDateTime(starts_at, locale);
  const text = ends_at ? m.status_until({ from, to: shortDateTime(ends_at, locale) }) : m.status_since({ time: from });
  return `${text} KST`;
}

export function UpdateList({ updates, locale }: { updates: readonly UpdateView[]; locale: Locale }) {
  return (
    <ol className="incident-updates">
      {updates.map(({ id, stage, text, at }) => (
        <li key={id} id={`u-${id}`}>
          <p className="incident-told">
            <b>{stageWords[stage]()}</b> <time dateTime={at}>{formatDateTime(at, locale)}</time>
          </p>
          <p className="incident-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** How something is now: a mark and its word. */
export function LevelNow({ level }: Pick<ServiceStatus, "level">) {
  return (
    <span className="inline-row status-level">
      <i className="status-dot" data-level={level ?? "none"} aria-hidden="true" />
      {level ? levelWords[level]() : m.status_level_none()}
    </span>
  );
}

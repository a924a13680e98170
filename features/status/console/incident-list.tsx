import "./status-console.css";
import { Link } from "react-router";
import { type Locale, otherLocale } from "#content/locales.ts";
import { IncidentMarks, spanText } from "#features/status/reader/incident-parts.tsx";
import type { StaffIncident } from "#features/status/rules/status-views.ts";
import { kindWords } from "#features/status/rules/status-words.ts";
import { m } from "#platform/paraglide/messages.js";

const groups = [
  { state: "running", name: m.status_running },
  { state: "planned", name: m.status_planned },
  { state: "over", name: m.status_over },
] as const;

export function IncidentList({ incidents, locale }: { incidents: StaffIncident[]; locale: Locale }) {
  const other = otherLocale(locale);
  return groups.map(({ state, name }) => {
    const list = incidents.filter((incident) => incident.state === state);
    if (list.length === 0) return null;
    return (
      <section key={state} className="status-group">
        <h2>{name()}</h2>
        <ul className="status-list">
          {list.map((incident) => (
            <li key={incident.id}>
              <Link to={`/staff/status/${incident.id}`} lang={locale}>
                {incident.title[locale]}
              </Link>
              <small lang={other}>{incident.title[other]}</small>
              <IncidentMarks incident={incident} />
              <small>
                {kindWords[incident.kind]()} · {spanText(incident, locale)} · {incident.components.map((one) => one.name).join(", ")}
              </small>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

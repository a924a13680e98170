// One incident or planned work: what it is, what it touches, what was told. Drawn by the server alone.
import "./status-board.css";
import type { Locale } from "#content/locales.ts";
import type { IncidentDetail } from "#features/status/rules/status-views.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { still } from "#ui/still.tsx";
import { IncidentMarks, UpdateList } from "./incident-parts.tsx";
import type { StatusPageWords } from "./status-page-words.ts";

type IncidentPageProps = { incident: IncidentDetail; words: StatusPageWords["incident"]; locale: Locale };

export const IncidentPage = still("incident", ({ incident, words, locale }: IncidentPageProps) => {
  const { starts_at: from, ends_at: to, state } = incident;
  const minutes = to && state === "over" ? Math.round((Date.parse(to) - Date.parse(from)) / 60_000) : 0;
  const facts: [string, string][] = [
    [words.affected, incident.components.map(({ name }) => name).join(", ")],
    [state === "planned" ? words.planned : words.began, formatDateTime(from, locale)],
    ...(to ? [[words.ended, formatDateTime(to, locale)] satisfies [string, string]] : []),
    ...(minutes > 0 ? [[words.lasted, m.status_minutes({ count: String(minutes) })] satisfies [string, string]] : []),
  ];
  return (
    <div className="wrap page-end">
      <p className="apart-below">
        <IncidentMarks incident={incident} />
      </p>
      <dl className="status-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className="apart-below">{words.updates}</h2>
        {incident.updates.length > 0 ? <UpdateList updates={incident.updates} locale={locale} /> : <p>{words.none}</p>}
      </section>
      <p className="apart-wide">
        <a className="link-underline" href="/status">
          {words.all}
        </a>
      </p>
    </div>
  );
});

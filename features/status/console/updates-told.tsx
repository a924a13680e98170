import "#features/status/reader/incident-parts.css";
import { type Locale, locales } from "#content/locales.ts";
import type { StaffIncident } from "#features/status/rules/status-views.ts";
import { stageWords } from "#features/status/rules/status-words.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

type UpdatesToldProps = { updates: StaffIncident["updates"]; timezone: string; locale: Locale };

/** What was told, in every language, and by whom. */
export function UpdatesTold({ updates, timezone, locale }: UpdatesToldProps) {
  return (
    <section className="status-group">
      <h2>{m.status_updates()}</h2>
      {updates.length === 0 ? <p className="console-none">{m.status_updates_none()}</p> : null}
      <ol className="incident-updates">
        {updates.map(({ id, stage, text, at, by }) => (
          <li key={id}>
            <p className="incident-told">
              <b>{stageWords[stage]()}</b>{" "}
              <time dateTime={at}>
                {by ? m.status_by({ name: by, time: formatDateTime(at, locale, timezone) }) : formatDateTime(at, locale, timezone)}
              </time>
            </p>
            {locales.map((language) => (
              <p key={language} lang={language} className="incident-text">
                {text[language]}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

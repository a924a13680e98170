// The public status: what is now, what is planned, every service over 90 days, what ended. Drawn by the server alone.
import "./status-board.css";
import type { Locale } from "#content/locales.ts";
import { levels, worst } from "#features/status/rules/day-ribbon.ts";
import type { HistoryView, IncidentDetail, ServiceStatus } from "#features/status/rules/status-views.ts";
import { levelWords } from "#features/status/rules/status-words.ts";
import { formatDate, formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { still } from "#ui/still.tsx";
import { IncidentMarks, LevelNow, spanText } from "./incident-parts.tsx";
import { StatusMap } from "./status-map.tsx";
import type { StatusPageWords } from "./status-page-words.ts";
import { Ribbon } from "./status-ribbon.tsx";

type BoardProps = { history: HistoryView; words: StatusPageWords; locale: Locale };

export const StatusBoard = still("status-board", ({ history, words, locale }: BoardProps) => {
  const running = history.incidents.filter(({ state }) => state === "running");
  const planned = history.incidents.filter(({ state }) => state === "planned").toReversed();
  const over = history.incidents.filter(({ state }) => state === "over");
  const level = worst(running.map(({ kind, severity }) => (kind === "maintenance" ? "maintenance" : (severity ?? "major"))));
  return (
    <div className="wrap status-board">
      <p className="status-now" data-level={level ?? "none"}>
        <i className="status-dot" data-level={level ?? "none"} aria-hidden="true" />
        <b>{words.now[level ?? "ok"]}</b>
        <time dateTime={history.at}>{fillLabel(words.now.at, { time: formatDateTime(history.at, locale) })}</time>
      </p>
      <section>
        <h2>{words.ongoing.heading}</h2>
        {running.length > 0 ? <Entries list={running} locale={locale} /> : <p>{words.ongoing.none}</p>}
      </section>
      <section>
        <h2>{words.planned.heading}</h2>
        {planned.length > 0 ? <Entries list={planned} locale={locale} /> : <p>{words.planned.none}</p>}
      </section>
      <section>
        <h2>{words.map.heading}</h2>
        <StatusMap history={history} words={words.map} locale={locale} />
      </section>
      <section>
        <h2>{words.components.heading}</h2>
        <p className="status-intro">{words.components.intro}</p>
        {history.recorded_from > history.from ? (
          <p className="status-intro">{fillLabel(words.components.since, { date: formatDate(history.recorded_from, locale) })}</p>
        ) : null}
        <ul className="cluster status-key" aria-label={words.components.key}>
          <li>
            <i className="status-dot" data-level="none" aria-hidden="true" />
            {m.status_level_none()}
          </li>
          {levels.map((name) => (
            <li key={name}>
              <i className="status-dot" data-level={name} aria-hidden="true" />
              {levelWords[name]()}
            </li>
          ))}
        </ul>
        <ul className="status-services">
          {history.services.map((service) => (
            <Service key={service.service} {...{ service, history, words, locale }} />
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.history.heading}</h2>
        <p className="status-intro">{over.length > 0 ? words.history.intro : words.history.none}</p>
        <Entries list={over} locale={locale} />
      </section>
    </div>
  );
});

function Entries({ list, locale }: { list: readonly IncidentDetail[]; locale: Locale }) {
  return (
    <ul className="status-entries">
      {list.map((incident) => {
        const [newest] = incident.updates;
        return (
          <li key={incident.id} data-tone={incident.state === "running" ? incident.kind : undefined}>
            <h3>
              <a href={`/status/${incident.id}`}>{incident.title}</a>
            </h3>
            <IncidentMarks incident={incident} />
            <p className="hint">
              {spanText(incident, locale)}
              {" · "}
              {incident.components.map(({ name }) => name).join(", ")}
            </p>
            <p className="status-told">{newest?.text || incident.body}</p>
          </li>
        );
      })}
    </ul>
  );
}

function Service({ service, history, words, locale }: BoardProps & { service: ServiceStatus }) {
  const shared = { from: history.from, recordedFrom: history.recorded_from, locale, words: words.components };
  return (
    <li data-family={service.family}>
      <p className="status-name">
        <b>{service.name}</b>
        <LevelNow level={service.level} />
      </p>
      <Ribbon course={service} {...shared} />
      {service.places.length > 0 ? (
        <details>
          <summary>{words.components.places}</summary>
          <ul>
            {service.places.map((place) => (
              <li key={place.place}>
                <p className="status-name">
                  <span>{place.name}</span>
                  <LevelNow level={place.level} />
                </p>
                <Ribbon course={place} {...shared} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

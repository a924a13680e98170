import "./status-cartouche.css";
import { dataCentres } from "#content/facts.ts";
import type { Locale } from "#content/locales.ts";
import { clockWithZone, formatDate, shortDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { networkCode, type SiteRow, type SiteStatus } from "./site-status.ts";

type StatusCartoucheProps = { status: SiteStatus; locale: Locale; note?: string };

/** The title block of a chart, telling the state of every site. */
export function StatusCartouche({ status, locale, note = m.sites_ms() }: StatusCartoucheProps) {
  return (
    <section className="carto">
      <header>
        <h2>{m.sites_title()}</h2>
        <time dateTime={status.at} title={formatDate(new Date(status.at), locale)}>
          {clockWithZone(status.at)}
        </time>
      </header>
      <ul>
        {status.sites.map((site) => (
          <li key={site.code}>
            <b>{site.code}</b>
            <span>{siteName(site.code, locale)}</span>
            <span className="inline-row carto-state">
              <i className="site-dot" data-state={site.state} aria-hidden="true" />
              {siteWords(site, locale)}
            </span>
          </li>
        ))}
      </ul>
      {note ? <p className="hint carto-note">{note}</p> : null}
    </section>
  );
}

export function siteName(code: string, locale: Locale): string {
  return code === networkCode ? m.sites_network() : (dataCentres.find((centre) => centre.code === code)?.[locale] ?? code);
}

export function siteWords({ state, at }: SiteRow, locale: Locale): string {
  if (state === "normal") return m.sites_normal();
  if (state === "incident") return m.sites_incident();
  return state === "maintenance" || !at ? m.sites_maintenance() : m.sites_planned({ date: shortDate(at, locale) });
}

import "./site-strip.css";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { clockWithZone } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { networkCode, type SiteStatus } from "./site-status.ts";
import { siteName, siteWords } from "./status-cartouche.tsx";

const troubledSites = ({ sites }: SiteStatus) => sites.filter(({ state }) => state === "incident" || state === "maintenance");

/** Where there is no rail: only what is out of order, at the top of every page. */
export function SiteLine({ status }: { status: SiteStatus }) {
  const troubled = troubledSites(status);
  if (troubled.length === 0) return null;
  return (
    <Link to="/status" className="site-line">
      <i
        className="site-dot"
        data-state={troubled.some(({ state }) => state === "incident") ? "incident" : "maintenance"}
        aria-hidden="true"
      />
      {m.sites_some({ count: String(troubled.length), total: String(status.sites.length) })}
    </Link>
  );
}

/** The sites on one line, at the foot of the rail. The line between them is the network. */
export function SiteStrip({ status, locale }: { status: SiteStatus; locale: Locale }) {
  const troubled = troubledSites(status);
  const notes = status.sites.filter(({ state }) => state !== "normal");
  const sites = status.sites.filter(({ code }) => code !== networkCode);
  const step = 180 / Math.max(1, sites.length - 1);
  return (
    <section className="hint site-strip" aria-label={m.sites_title()}>
      <p>
        <b>
          {troubled.length === 0
            ? m.sites_all_normal()
            : m.sites_some({ count: String(troubled.length), total: String(status.sites.length) })}
        </b>
        <time dateTime={status.at}>{clockWithZone(status.at)}</time>
      </p>
      <svg viewBox="0 0 196 34" aria-hidden="true">
        <path className="site-strip-line" d="M8 10H188" />
        <path className="moves site-strip-run" d="M8 10H188" />
        {sites.map(({ code, state }, index) => {
          const x = 8 + index * step;
          const anchor = index === 0 ? "start" : index === sites.length - 1 ? "end" : "middle";
          return (
            <g key={code}>
              {state === "incident" ? (
                <rect className="site-strip-site" data-state={state} x={x - 4.5} y={5.5} width={9} height={9} />
              ) : (
                <circle className="site-strip-site" data-state={state} cx={x} cy={10} r={5} />
              )}
              <text x={anchor === "start" ? 0 : anchor === "end" ? 196 : x} y={31} textAnchor={anchor}>
                {code}
              </text>
            </g>
          );
        })}
      </svg>
      {notes.map((site) => (
        <p key={site.code}>
          <span title={siteName(site.code, locale)}>{site.code}</span> {siteWords(site, locale)}
        </p>
      ))}
    </section>
  );
}

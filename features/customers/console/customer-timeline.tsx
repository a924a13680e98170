// What happened with a customer, newest first: one line each, with a way to what it is about.
import "./customer-timeline.css";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import { consentNames } from "#features/accounts/privacy/consent-list.tsx";
import type { ConsentKind } from "#features/accounts/rules/account-figures.ts";
import type { SecurityEventKind } from "#features/accounts/rules/account-views.ts";
import { eventWords } from "#features/accounts/settings/security-log.tsx";
import type { TimelineEntry } from "#features/customers/rules/customers.contract.ts";
import { stateWords } from "#features/tickets/console/console-words.ts";
import type { TicketState } from "#features/tickets/rules/ticket-states.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";

type CustomerTimelineProps = {
  entries: TimelineEntry[];
  older: string | null;
  newest: string | null;
  locale: Locale;
  timezone: string;
};

const kindWords: Record<TimelineEntry["kind"], () => string> = {
  ticket: m.customers_timeline_ticket,
  chat: m.customers_timeline_chat,
  enquiry: m.customers_timeline_enquiry,
  account: m.customers_timeline_account,
  consent: m.customers_timeline_consent,
};

export function CustomerTimeline({ entries, older, newest, locale, timezone }: CustomerTimelineProps) {
  return (
    <section className="customer-timeline" id="timeline">
      <h2>{m.customers_timeline()}</h2>
      {entries.length === 0 ? <p className="console-none">{m.customers_timeline_none()}</p> : null}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.at} className="figure-number">
              {formatDateTime(new Date(entry.at), locale, timezone)}
            </time>
            <small>{kindWords[entry.kind]()}</small>
            <span>
              {entry.href ? (
                <Link to={entry.href} className="link-underline" {...writtenIn(entry.text)}>
                  {entry.text || m.customers_timeline_open()}
                </Link>
              ) : (
                wordsOf(entry)
              )}
              {entry.kind === "ticket" ? <small>{stateWords[entry.what as TicketState]?.() ?? entry.what}</small> : null}
            </span>
          </li>
        ))}
      </ol>
      {older || newest ? (
        <p className="apart">
          {newest ? (
            <Link to={newest} className="link-underline" preventScrollReset>
              {m.customers_timeline_newest()}
            </Link>
          ) : null}{" "}
          {older ? (
            <Link to={older} className="link-underline" preventScrollReset>
              {m.customers_timeline_older()}
            </Link>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function wordsOf({ kind, what, text }: TimelineEntry): string {
  if (kind === "account") return eventWords(what as SecurityEventKind);
  const consent = consentNames[what as ConsentKind]?.() ?? what;
  return text === "yes" ? m.customers_timeline_given({ consent }) : m.customers_timeline_withdrawn({ consent });
}

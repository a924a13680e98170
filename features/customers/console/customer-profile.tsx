// Everything the desk knows about one customer, on a page of its own.
import type { Locale } from "#content/locales.ts";
import "#ui/styles/fields.css";
import "./customer-panel.css";
import "#ui/console/console-pages.css";
import "./customer-profile.css";
import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { recordPath } from "#features/audit/access-record-list.tsx";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { stateShapes, stateWords } from "#features/tickets/console/console-words.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Notice } from "#ui/notice.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { CustomerAccess } from "./customer-access.tsx";
import { CustomerChats } from "./customer-chats.tsx";
import { CustomerContact, CustomerFigures } from "./customer-facts.tsx";
import { CustomerNotes } from "./customer-notes.tsx";
import { CustomerOrganisation } from "./customer-organisation.tsx";
import { CustomerTwoStep, WaitingReset } from "./customer-two-step.tsx";
import { MergeCustomer } from "./merge-customer.tsx";
import { ReasonForm } from "./reason-form.tsx";

type CustomerProfileProps = {
  card: CustomerCard;
  now: string;
  /** For how long it is written down who looked: "2 years". */
  kept: string;
  locale: Locale;
  me: string;
  mayReset: boolean;
  mayView: boolean;
  busy: boolean;
  outcome: ConsoleOutcome | undefined;
  timeline: ReactNode;
};

export function CustomerProfile({ card, now, kept, locale, me, mayReset, mayView, busy, outcome, timeline }: CustomerProfileProps) {
  const fetcher = useFetcher<ConsoleOutcome>({ key: `customer-${card.id}` });
  const latest = fetcher.data ?? outcome;
  const revealed = latest && "revealed" in latest ? latest.revealed : undefined;
  const action = `/staff/customers/${card.id}`;
  return (
    <>
      <div className="cluster console-head">
        <Avatar name={card.company ?? card.name} size="large" />
        <div>
          <h1 {...writtenIn(card.name)}>{card.name}</h1>
          {card.disabled_at ? <Badge tone="late">{m.customers_disabled()}</Badge> : null}
          <p {...writtenIn(card.company)}>{card.company}</p>
        </div>
      </div>
      {outcome && "told" in outcome && outcome.told ? (
        <Notice tone="good" announce>
          {outcome.told}
        </Notice>
      ) : null}
      <div className="customer-profile">
        <section>
          <h2>{m.console_customer()}</h2>
          <CustomerFigures card={card} locale={locale} />
          <CustomerContact card={card} action={action} fetcher={fetcher} revealed={revealed} locale={locale} now={now} />
          <p className="hint console-note">{m.console_card_logged({ years: kept })}</p>
          {mayReset ? (
            <p>
              <Link to={`${recordPath}?customer=${card.id}`} className="link-underline">
                {m.record_of_customer()}
              </Link>
            </p>
          ) : null}
          {card.two_step_off_at ? (
            <WaitingReset action={action} at={card.two_step_off_at} now={now} locale={locale} mayWithdraw={mayReset} busy={busy} />
          ) : null}
          {mayView && !card.disabled_at ? (
            <ReasonForm
              {...{ action, outcome, busy }}
              intent="view"
              kind="quiet"
              label={m.customers_view()}
              text={m.customers_view_text()}
              reason={m.customers_view_reason()}
              hint={m.customers_view_hint()}
            />
          ) : null}
          <CustomerAccess card={card} action={action} outcome={outcome} mayDisable={mayReset} busy={busy} />
          {mayReset && !card.disabled_at ? <MergeCustomer action={action} outcome={outcome} busy={busy} /> : null}
          {mayReset && card.two_step && !card.two_step_off_at ? <CustomerTwoStep action={action} outcome={outcome} busy={busy} /> : null}
        </section>
        <section>
          <h2>{m.console_card_tickets()}</h2>
          <ul className="customer-mini">
            {card.tickets.map((ticket) => (
              <li key={ticket.id}>
                <Link to={`/staff/tickets/${ticket.id}?view=all&customer=${card.id}`}>
                  <StatusIcon shape={stateShapes[ticket.state]} size={15} />
                  <span {...writtenIn(ticket.subject)}>{ticket.subject}</span>
                  <small>
                    {stateWords[ticket.state]()}, <RelativeTime at={ticket.updated_at} now={now} locale={locale} />
                  </small>
                </Link>
              </li>
            ))}
          </ul>
          <p className="apart">
            <Link to={`/staff/tickets?view=all&customer=${card.id}`} className="link-underline">
              {m.customers_all_tickets()}
            </Link>
          </p>
        </section>
        {card.organisation ? <CustomerOrganisation organisation={card.organisation} /> : null}
        {card.chats.length > 0 ? (
          <section>
            <h2>{m.console_card_chats()}</h2>
            <CustomerChats card={card} now={now} locale={locale} />
          </section>
        ) : null}
        <section>
          <h2>{m.console_card_services()}</h2>
          {card.services.length === 0 ? <p className="console-none">{m.console_card_no_services()}</p> : null}
          <ul className="customer-mini customer-services">
            {card.services.map(({ id, code, name, site, sla }) => (
              <li key={id}>
                <b className="figure-number">{code}</b>
                <span {...writtenIn(name)}>{name}</span>
                <small className="figure-number">
                  {site} {sla}
                </small>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <CustomerNotes {...{ card, action, fetcher, locale, now, me }} posted={outcome} heading="h2" />
        </section>
        {timeline}
      </div>
    </>
  );
}

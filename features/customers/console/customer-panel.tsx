// The customer beside the ticket: who they are, what they have, what else they asked. Uncovering an address is logged.
import type { Locale } from "#content/locales.ts";
import "./customer-panel.css";
import { Link, useFetcher } from "react-router";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { stateShapes, stateWords } from "#features/tickets/console/console-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { CustomerChats } from "./customer-chats.tsx";
import { CustomerContact, CustomerFigures } from "./customer-facts.tsx";
import { CustomerNotes } from "./customer-notes.tsx";

type CustomerPanelProps = {
  card: CustomerCard;
  ticket: TicketOnScreen;
  action: string;
  locale: Locale;
  outcome: ConsoleOutcome | undefined;
  where: string;
  me: string;
};

export function CustomerPanel({ card, ticket, action, locale, outcome, where, me }: CustomerPanelProps) {
  const fetcher = useFetcher<ConsoleOutcome>({ key: `customer-${card.id}` });
  const latest = fetcher.data ?? outcome;
  const revealed = latest && "revealed" in latest ? latest.revealed : undefined;
  const others = card.tickets.filter(({ id }) => id !== ticket.id);
  return (
    <section>
      <h2>
        {m.console_customer()}
        <Link to={`/staff/customers/${card.id}`}>{m.console_profile()}</Link>
      </h2>
      <div className="row customer-head">
        <Avatar name={card.company ?? card.name} size="normal" />
        <p>
          <b {...writtenIn(card.name)}>{card.name}</b>
          <span {...writtenIn(card.company)}>{card.company}</span>
        </p>
      </div>
      <CustomerFigures card={card} locale={locale} />
      <CustomerContact card={card} action={action} fetcher={fetcher} revealed={revealed} locale={locale} now={ticket.now}>
        <div>
          <dt>{m.console_card_seen()}</dt>
          <dd>
            {ticket.customer_read.at ? (
              <RelativeTime at={ticket.customer_read.at} now={ticket.now} locale={locale} />
            ) : (
              m.console_card_never()
            )}
          </dd>
        </div>
      </CustomerContact>
      {others.length > 0 ? (
        <>
          <h3>{m.console_card_tickets()}</h3>
          <ul className="customer-mini">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={`/staff/tickets/${other.id}${where}`} title={stateWords[other.state]()}>
                  <StatusIcon shape={stateShapes[other.state]} size={14} />
                  <span {...writtenIn(other.subject)}>{other.subject}</span>
                  <span className="vh">{stateWords[other.state]()}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {card.chats.length > 0 ? (
        <>
          <h3>{m.console_card_chats()}</h3>
          <CustomerChats card={card} now={ticket.now} locale={locale} />
        </>
      ) : null}
      <h3>{m.console_card_services()}</h3>
      {card.services.length === 0 ? <p className="hint console-hint">{m.console_card_no_services()}</p> : null}
      <ul className="customer-mini">
        {card.services.map(({ id, code, name, site }) => (
          <li key={id}>
            <b className="figure-number">{code}</b> {name}
            {site ? <small className="figure-number"> {site}</small> : null}
          </li>
        ))}
      </ul>
      <CustomerNotes card={card} action={action} fetcher={fetcher} locale={locale} now={ticket.now} me={me} />
    </section>
  );
}

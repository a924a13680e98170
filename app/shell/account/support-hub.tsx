import "./support-hub.css";
import { MessageCircle, Phone, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useRootData } from "#app/shell/use-root-data.ts";
import type { Locale } from "#content/locales.ts";
import { chatWay } from "#features/chat/console/chat-console-words.ts";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import type { IncidentView } from "#features/status/rules/status-views.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import { targetText } from "#features/support/rules/desk-words.ts";
import type { OpeningHours } from "#features/support/rules/opening-hours.ts";
import type { TicketListItem } from "#features/tickets/rules/ticket-views.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { TextField } from "#ui/text-field.tsx";
import { customerPlaces } from "./customer-nav.ts";

type SupportHubProps = {
  hours: OpeningHours;
  /** By when it answers, and its week in words. */
  desk: { targets: Desk["targets"]; week: string };
  locale: Locale;
  timezone: string;
  /** Who is at the chat desk, and the chat that is open already. */
  chat: { hours: AvailabilityView | null; openId: string | null };
  tickets: TicketListItem[] | null;
  incidents: IncidentView[] | null;
};

const has = (to: string) => customerPlaces.some((place) => place.to === to);

export function SupportHub({ hours, desk, locale, timezone, chat, tickets, incidents }: SupportHubProps) {
  const company = useRootData()?.company;
  const way = chatWay(chat.hours, chat.openId, locale);
  return (
    <div className="hub">
      <div>
        <ul className="hub-ways">
          {has("/customer/ticket") ? (
            <Way
              icon={<Ticket size={24} strokeWidth={1.6} aria-hidden="true" />}
              title={m.support_ticket()}
              text={m.support_ticket_text()}
              action={
                <ButtonLink to="/customer/ticket/create" size="small">
                  {m.support_ticket_action()}
                </ButtonLink>
              }
            />
          ) : null}
          {has("/customer/chat") ? (
            <Way
              icon={<MessageCircle size={24} strokeWidth={1.6} aria-hidden="true" />}
              title={m.support_chat()}
              text={way.text}
              action={
                <ButtonLink to="/customer/chat" size="small" kind="quiet">
                  {way.action}
                </ButtonLink>
              }
            />
          ) : null}
          <Way
            icon={<Phone size={24} strokeWidth={1.6} aria-hidden="true" />}
            title={m.support_call()}
            text={m.support_call_text()}
            action={
              <a className="hub-phone" href={`tel:${company?.call.emergencyPhone.replaceAll("-", "")}`}>
                {company?.contact.emergencyPhone}
              </a>
            }
          />
        </ul>
        <section>
          <h2>{m.support_search()}</h2>
          <p className="hub-empty">{m.support_search_text()}</p>
          <Form method="get" action="/resources/faq" className="hub-search" role="search">
            <TextField
              name="q"
              type="search"
              label={<span className="vh">{m.support_search()}</span>}
              placeholder={m.support_search_hint()}
            />
            <Button type="submit" kind="quiet">
              {m.support_search_action()}
            </Button>
          </Form>
        </section>
        {tickets && has("/customer/ticket") ? (
          <RecentTickets tickets={tickets} locale={locale} timezone={timezone} now={hours.now} />
        ) : null}
      </div>
      <div>
        <Targets desk={desk} />
        {incidents ? <Incidents incidents={incidents} locale={locale} timezone={timezone} /> : null}
      </div>
    </div>
  );
}

function Way({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <div>{action}</div>
    </li>
  );
}

function Targets({ desk: { targets, week } }: Pick<SupportHubProps, "desk">) {
  const { urgent, high, normal, low } = targets;
  const rows = [
    [targetText(urgent.response), m.support_p1(), m.support_p1_text()],
    [targetText(high.response), m.support_p2(), m.support_p2_text()],
    [targetText(normal.response), m.support_p3(), m.support_p3_text()],
    [targetText(low.response), m.support_p4(), m.support_p4_text()],
  ] as const;
  return (
    <section>
      <h2>{m.support_answers()}</h2>
      <dl className="hub-targets">
        {rows.map(([time, name, text]) => (
          <div key={name}>
            <dt>
              <b {...writtenIn(name)}>{name}</b>: {text}
            </dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p className="hub-empty">{m.support_hours_line({ hours: week })}</p>
    </section>
  );
}

function RecentTickets({ tickets, locale, timezone, now }: { tickets: TicketListItem[]; locale: Locale; timezone: string; now: string }) {
  return (
    <section>
      <div className="hub-head">
        <h2>{m.support_recent()}</h2>
        <Link className="link-underline" to="/customer/ticket">
          {m.support_recent_all()}
        </Link>
      </div>
      {tickets.length === 0 ? <p className="hub-empty">{m.support_recent_none()}</p> : null}
      <ul className="hub-list">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link to={`/customer/ticket/details/${ticket.id}`} {...writtenIn(ticket.subject)}>
              {ticket.subject}
            </Link>
            <small>
              <span className="figure-number">{ticket.number}</span>
              <RelativeTime at={ticket.updated_at} now={now} locale={locale} timeZone={timezone} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Incidents({ incidents, locale, timezone }: { incidents: IncidentView[]; locale: Locale; timezone: string }) {
  const states = { planned: m.support_incident_planned(), running: m.support_incident_running(), over: m.support_incident_over() };
  return (
    <section>
      <div className="hub-head">
        <h2>{m.support_incidents()}</h2>
        <a className="link-underline" href="/status">
          {m.support_incidents_all()}
        </a>
      </div>
      {incidents.length === 0 ? <p className="hub-empty">{m.support_incidents_none()}</p> : null}
      <ul className="hub-list">
        {incidents.map((incident) => (
          <li key={incident.id}>
            <a className="link-underline" href={`/status/${incident.id}`}>
              {incident.title}
            </a>{" "}
            <Badge tone={incident.state === "running" ? (incident.kind === "incident" ? "late" : "soon") : "plain"}>
              {states[incident.state]}
            </Badge>
            <small>
              <span>{formatDateTime(new Date(incident.starts_at), locale, timezone)}</span>
              <span className="figure-number">{incident.components.map(({ name }) => name).join(", ")}</span>
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Who is on the other side. The address stays covered; the profile page uncovers it, and that is logged.
import "#ui/console/console-side.css";
import "#ui/console/facts.css";
import "./customer-panel.css";
import "./staff-card.css";
import { X } from "lucide-react";
import { Link } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import { clockText } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { useNow } from "#ui/use-now.ts";

type StaffCardProps = { chat: StaffChat; card: CustomerCard; locale: Locale; drawnAt: string };

export function StaffCard({ chat, card, locale, drawnAt }: StaffCardProps) {
  const now = useNow(drawnAt);
  const zone = card.timezone.split("/").pop()?.replaceAll("_", " ") ?? card.timezone;
  return (
    <aside className="console-side customer-card" id="customer-card" tabIndex={-1} aria-label={m.console_chat_customer()}>
      <a className="btn btn-bare btn-compact btn-icon customer-card-close" href="#main" aria-label={m.chat_back()} title={m.chat_back()}>
        <X size={18} aria-hidden="true" />
      </a>
      <section>
        <h2>
          {m.console_chat_customer()}
          <Link to={`/staff/customers/${card.id}`}>{m.console_profile()}</Link>
        </h2>
        <div className="row customer-head">
          <Avatar name={card.name} size="large" />
          <p>
            <b {...writtenIn(card.name)}>{card.name}</b>
            <span {...writtenIn(card.company)}>{card.company}</span>
          </p>
        </div>
        <dl className="console-figures">
          <div>
            <dt>{m.console_chat_open_tickets()}</dt>
            <dd>{card.open_tickets}</dd>
          </div>
          <div>
            <dt>{card.rating ? m.console_chat_rating({ votes: String(card.rating.count) }) : m.console_chat_rating_none()}</dt>
            <dd>{card.rating ? card.rating.average.toFixed(1) : "–"}</dd>
          </div>
          <div>
            <dt>{m.console_chat_since()}</dt>
            <dd>{new Date(card.with_us_since).getUTCFullYear()}</dd>
          </div>
        </dl>
        <dl className="console-facts">
          <div>
            <dt>{m.console_chat_local_time()}</dt>
            <dd>
              {clockText(now, card.timezone)} {zone}
            </dd>
          </div>
          <div>
            <dt>{m.console_chat_writes_in()}</dt>
            <dd>{{ en: m.console_chat_language_en, ko: m.console_chat_language_ko }[card.locale]()}</dd>
          </div>
          <div>
            <dt>{m.console_chat_email()}</dt>
            <dd>{card.email_masked}</dd>
          </div>
          {chat.service ? (
            <div>
              <dt>{m.chat_service()}</dt>
              <dd className="figure-number">{chat.service.code}</dd>
            </div>
          ) : null}
        </dl>
      </section>
      <section>
        <h2>{m.console_chat_tickets()}</h2>
        {card.tickets.length === 0 ? <p className="hint">{m.console_chat_none()}</p> : null}
        <ul className="customer-links">
          {card.tickets.slice(0, 5).map(({ id, number, subject, updated_at }) => (
            <li key={id}>
              <Link to={`/staff/tickets/${id}`}>
                <span {...writtenIn(subject)}>{subject}</span>
                <small>
                  {number} · <RelativeTime at={updated_at} locale={locale} now={chat.now} />
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{m.console_chat_chats()}</h2>
        {chat.earlier.length === 0 ? <p className="hint">{m.console_chat_none()}</p> : null}
        <ul className="customer-links">
          {chat.earlier.map(({ id, topic, at }) => (
            <li key={id}>
              <Link to={`/staff/chat/${id}`}>
                <span {...writtenIn(topic)}>{topic}</span>
                <small>
                  <RelativeTime at={at} locale={locale} now={chat.now} />
                </small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {card.notes.length > 0 ? (
        <section>
          <h2>{m.console_chat_note()}</h2>
          <ul className="customer-links">
            {card.notes.map(({ id, text, by, at }) => (
              <li key={id}>
                <p>{text}</p>
                <small>
                  {by} · <RelativeTime at={at} locale={locale} now={chat.now} />
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

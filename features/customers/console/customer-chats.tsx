import type { Locale } from "#content/locales.ts";
import "./customer-panel.css";
import { Link } from "react-router";
import type { CustomerCard } from "#features/customers/rules/customers.contract.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { RelativeTime } from "#ui/relative-time.tsx";

export function CustomerChats({ card, now, locale }: { card: CustomerCard; now: string; locale: Locale }) {
  return (
    <ul className="customer-mini">
      {card.chats.map(({ id, topic, at }) => (
        <li key={id}>
          <Link to={`/staff/chat/${id}`}>
            <span {...writtenIn(topic)}>{topic}</span>
            <small>
              <RelativeTime at={at} now={now} locale={locale} />
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

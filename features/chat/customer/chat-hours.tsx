import "./chat-hours.css";
import type { Locale } from "#content/locales.ts";
import { availabilityWords, hoursLines } from "#features/chat/console/chat-console-words.ts";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import { useContact } from "#features/settings/visitor/use-company.ts";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";

/** Who is at the desk at this moment, and when it is open. */
export function AvailabilityNow({ availability, locale }: { availability: AvailabilityView; locale: Locale }) {
  const { title, text, tone } = availabilityWords(availability, locale);
  const marks = { jade: m.support_state_open(), plain: m.support_state_closed() };
  return (
    <div className="chat-desk-now" data-tone={tone} role="status">
      <i aria-hidden="true" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {tone === "soon" ? null : <Badge tone={tone}>{marks[tone]}</Badge>}
    </div>
  );
}

export function OpeningHoursTable({ availability, locale }: { availability: AvailabilityView; locale: Locale }) {
  const { emergencyPhone: phone, call } = useContact();
  const [before, after] = m.chat_hours_down({ phone: "\n" }).split("\n");
  return (
    <section className="chat-hours">
      <h2>{m.chat_hours()}</h2>
      <dl>
        {hoursLines(availability.hours.week, locale).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
      <p>
        {m.chat_hours_zone()}. {before}
        <a className="chat-phone" href={`tel:${call.emergencyPhone.replaceAll("-", "")}`}>
          {phone}
        </a>
        {after}
      </p>
    </section>
  );
}

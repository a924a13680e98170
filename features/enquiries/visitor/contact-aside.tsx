import "./contact-aside.css";
import { Link } from "react-router";

type Line = { label: string; number: string; href: string; note: string };

export type ContactAsideWords = {
  portal: { heading: string; body: string; link: string };
  emergency: { heading: string; items: readonly string[] };
  channels: {
    eyebrow: string;
    heading: string;
    phone: Line;
    emergency: Line;
    emails: readonly { label: string; address: string }[];
  };
};

/** Telephone, emergency line and mailboxes; the portal and the emergency list come forward with their reason for writing. */
export function ContactAside({ words }: { words: ContactAsideWords }) {
  const { channels } = words;
  return (
    <aside className="contact-side" aria-labelledby="channels">
      <div className="contact-five">
        <h2>{words.emergency.heading}</h2>
        <ol>
          {words.emergency.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
      <h2 id="channels">{channels.heading}</h2>
      <dl>
        <div className="contact-emergency">
          <dt>{channels.emergency.label}</dt>
          <dd>
            <a href={channels.emergency.href}>{channels.emergency.number}</a>
            <span>{channels.emergency.note}</span>
          </dd>
        </div>
        <div>
          <dt>{channels.phone.label}</dt>
          <dd>
            <a href={channels.phone.href}>{channels.phone.number}</a>
            <span>{channels.phone.note}</span>
          </dd>
        </div>
        {channels.emails.map((email) => (
          <div key={email.label}>
            <dt>{email.label}</dt>
            <dd>
              <a href={`mailto:${email.address}`}>{email.address}</a>
            </dd>
          </div>
        ))}
      </dl>
      <div className="contact-portal">
        <h2>{words.portal.heading}</h2>
        <p>{words.portal.body}</p>
        <Link className="link-underline" to="/login">
          {words.portal.link}
        </Link>
      </div>
    </aside>
  );
}

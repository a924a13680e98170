import "./closing-call.css";
import type { Call } from "#content/model.ts";
import { ButtonLink } from "#ui/button.tsx";
import { still } from "#ui/still.tsx";
import { usePageLabels } from "./page-labels.tsx";

type ClosingCallProps = { words: Call; primaryTo?: string; secondaryTo?: string };

export const ClosingCall = still("closing-call", (props: ClosingCallProps) => {
  const { words, primaryTo = "/resources/contact-us", secondaryTo = "/resources/pricing" } = props;
  const { contacts } = usePageLabels();
  return (
    <section className="call band">
      <div className="wrap columns">
        <div>
          <h2>{words.heading}</h2>
          <p>{words.body}</p>
        </div>
        <div>
          <div className="call-acts cluster">
            <ButtonLink to={primaryTo} external={primaryTo.startsWith("#")}>
              {words.primary}
            </ButtonLink>
            <ButtonLink to={secondaryTo} kind="quiet" external={secondaryTo.startsWith("#")}>
              {words.secondary}
            </ButtonLink>
          </div>
          <dl className="ledger">
            {contacts.map((contact) => (
              <div key={contact.term}>
                <dt>{contact.term}</dt>
                <dd>{contact.href ? <a href={contact.href}>{contact.detail}</a> : contact.detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
});

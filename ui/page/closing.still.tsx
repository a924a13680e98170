import "./closing-call.css";
import type { Call, Related } from "#content/model.ts";
import { ButtonLink } from "#ui/button.tsx";
import { still } from "#ui/still.tsx";
import { usePageLabels } from "./page-labels.tsx";
import { PageLink } from "./page-link.tsx";
import { type Start, useStart } from "./start.ts";

type ClosingProps = Start & { related: Related; call: Call };

/** The end of a page, one band: what to do next, and the pages this product is used together with. */
export const Closing = still("closing", ({ related, call, ...begin }: ClosingProps) => {
  const { entries, contacts } = usePageLabels();
  const { first, second } = useStart(begin);
  return (
    <section className="call band" id="related">
      <div className="wrap columns">
        <div>
          <h2>{call.heading}</h2>
          <p>{call.body}</p>
          <div className="call-acts cluster">
            <ButtonLink to={first.to}>{first.label}</ButtonLink>
            <ButtonLink to={second.to} kind="quiet">
              {second.label}
            </ButtonLink>
          </div>
          <dl className="call-contacts">
            {contacts.map((contact) => (
              <div key={contact.term}>
                <dt>{contact.term}</dt>
                <dd>{contact.href ? <a href={contact.href}>{contact.detail}</a> : contact.detail}</dd>
              </div>
            ))}
          </dl>
        </div>
        <nav className="call-next" aria-labelledby="related-heading">
          <h3 id="related-heading">{related.heading}</h3>
          <ul>
            {related.paths.map((path) => {
              const entry = entries[path];
              return entry ? (
                <li key={path} data-family={entry.family}>
                  <PageLink to={path}>
                    <b>{entry.name}</b>
                    <span>{entry.line}</span>
                    <i>{entry.figure}</i>
                  </PageLink>
                </li>
              ) : null;
            })}
          </ul>
        </nav>
      </div>
    </section>
  );
});

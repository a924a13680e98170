import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import type { ConsentKind } from "#features/accounts/rules/account-figures.ts";
import type { ConsentsView, ConsentView } from "#features/accounts/rules/account-views.ts";
import { type Outcome, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { formatDate, formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";

type ConsentListProps = { view: ConsentsView; outcome: Outcome; locale: Locale; timezone: string };

export const consentNames: Record<ConsentKind, () => string> = {
  terms: m.consent_terms,
  privacy: m.consent_privacy,
  age: m.consent_age,
  consulting: m.consent_consulting,
  "marketing-email": m.consent_marketing_email,
  "marketing-sms": m.consent_marketing_sms,
  "marketing-night": m.consent_marketing_night,
};

/** What was agreed to, when and in which version; optional consents can be given and withdrawn with equal ease. */
export function ConsentList({ view, outcome, locale, timezone }: ConsentListProps) {
  const day = (at: string) => formatDate(new Date(at), locale, timezone);
  return (
    <SettingsPart title={m.settings_consents()} intro={m.settings_consents_intro()} outcome={outcome}>
      <ul className="settings-rows">
        {view.consents.map((consent) => (
          <li key={consent.kind}>
            <div>
              <b>{consentNames[consent.kind]()}</b>
              <small>{describe(consent, day)}</small>
            </div>
            {consent.required ? (
              <span className="footnote">{m.signup_required()}</span>
            ) : (
              <Form method="post" action="/customer/settings/privacy" preventScrollReset>
                <input type="hidden" name="kind" value={consent.kind} />
                <input type="hidden" name="granted" value={String(!consent.granted)} />
                <Button
                  type="submit"
                  size="compact"
                  kind="quiet"
                  aria-label={`${consentNames[consent.kind]()}: ${consent.granted ? m.consent_withdraw() : m.consent_give()}`}
                >
                  {consent.granted ? m.consent_withdraw() : m.consent_give()}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <details className="settings-past apart">
        <summary>{m.consent_history()}</summary>
        <ul className="settings-rows apart">
          {view.history.map((entry) => (
            <li key={`${entry.kind} ${entry.created_at}`}>
              <span>{consentNames[entry.kind]()}</span>
              <small>
                {decided(entry, formatDateTime(new Date(entry.created_at), locale, timezone))}
                {" · "}
                {m.consent_version({ version: entry.version })}
              </small>
            </li>
          ))}
        </ul>
      </details>
    </SettingsPart>
  );
}

/** Nobody is asked to agree to a notice: it is shown, and the account rests on the contract. */
function decided({ kind, granted }: { kind: ConsentKind; granted: boolean }, date: string): string {
  if (kind === "privacy") return m.consent_shown({ date });
  return granted ? m.consent_given({ date }) : m.consent_withdrawn({ date });
}

function describe(consent: ConsentView, day: (at: string) => string): string {
  const { decided_at, version, renew_by } = consent;
  if (!decided_at) return m.consent_refused();
  const parts = [decided(consent, day(decided_at))];
  if (version) parts.push(m.consent_version({ version }));
  if (renew_by) parts.push(m.consent_renew({ date: day(renew_by) }));
  return parts.join(" · ");
}

import { CodeOrRecovery } from "./prove-fields.tsx";
import "./confirm-its-you.css";
import { ExternalLink, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { passwordWords } from "#features/accounts/log-in/password-words.ts";
import { PasskeyButton } from "#features/accounts/passkeys/passkey-button.tsx";
import { secretOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import { freshFactorMinutes } from "#platform/api/viewer.ts";
import { m } from "#platform/paraglide/messages.js";
import { getLocale } from "#platform/paraglide/runtime.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { OutcomeNotice } from "./settings-parts.tsx";

/** What was about to be done, kept while the factor is asked for. `notYet`: somebody went on without having confirmed at the provider. */
export type ConfirmNeeded = { held: [name: string, value: string][]; failure: FormFailure | undefined; notYet?: boolean };

type Person = Pick<CustomerView, "email" | "two_factor" | "passkeys" | "has_password" | "single_sign_on">;

type ConfirmItsYouProps = {
  confirm: ConfirmNeeded;
  /** The account that is asked. */
  person: Person;
  backTo: string;
  busy: boolean;
  /** `h1` where nothing else on the page is one. */
  heading?: "h1" | "h2";
};

/** The password, a code, a passkey or a log-in at the provider. What was typed before rides along and is sent again. */
export function ConfirmItsYou({ confirm, person, backTo, busy, heading: Heading = "h2" }: ConfirmItsYouProps) {
  const { held, failure, notYet } = confirm;
  const shown = failure ? { ...failure, errors: errorsOf(failure) } : undefined;
  const minutes = String(freshFactorMinutes);
  const label = person.single_sign_on?.[getLocale()];
  const cancel = (
    <a className="btn btn-quiet btn-small" href={backTo}>
      {m.confirm_you_cancel()}
    </a>
  );
  const own = person.has_password || person.two_factor || person.passkeys > 0;
  return (
    <section className="confirm-you" aria-labelledby="confirm-you">
      <ShieldCheck size={26} strokeWidth={1.6} aria-hidden="true" />
      <div>
        <Heading id="confirm-you">{m.confirm_you_title()}</Heading>
        <p className="confirm-you-why">{label ? m.confirm_sso_text({ label, minutes }) : m.confirm_you_text({ minutes })}</p>
        <OutcomeNotice outcome={shown && (shown.retryAt || Object.keys(shown.errors).length === 0) ? shown : undefined} />
        {label ? (
          <ConfirmAtProvider label={label} held={held} notYet={notYet === true} busy={busy}>
            {own ? null : cancel}
          </ConfirmAtProvider>
        ) : null}
        {label && own ? <p className="confirm-you-or">{m.confirm_sso_or()}</p> : null}
        {own ? (
          <ConfirmHere person={person} held={held} shown={shown} busy={busy}>
            {cancel}
          </ConfirmHere>
        ) : null}
      </div>
    </section>
  );
}

type Part = { held: ConfirmNeeded["held"]; busy: boolean; children: ReactNode };

/** In a tab of its own, so that what was typed stays on this page. */
function ConfirmAtProvider({ label, held, notYet, busy, children }: { label: string; notYet: boolean } & Part) {
  return (
    <>
      {notYet ? (
        <Notice tone="late" announce>
          {m.confirm_sso_not_yet({ label })}
        </Notice>
      ) : null}
      <Form method="post" className="settings-form">
        <input type="hidden" name="confirm_sso" value="1" />
        <Held fields={held} />
        <div className="cluster settings-actions">
          <a className="btn btn-small" href="/staff/settings/confirm/sso" target="_blank" rel="noopener">
            {m.confirm_sso_open({ label })} <span className="vh">({m.confirm_sso_new_tab()})</span>
            <ExternalLink size={16} aria-hidden="true" />
          </a>
          <Button type="submit" kind="quiet" size="small" busy={busy} busyLabel={m.login_busy()}>
            {m.confirm_sso_continue()}
          </Button>
          {children}
        </div>
      </Form>
    </>
  );
}

function ConfirmHere({ person, held, shown, busy, children }: { person: Person; shown: FormFailure | undefined } & Part) {
  const form = useFirstError(shown, "input[type=password]");
  const code = <CodeOrRecovery failure={shown} name="confirm_code" />;
  return (
    <Form method="post" className="settings-form" ref={form} noValidate>
      <input type="hidden" name="confirm" value="1" />
      <Held fields={held} />
      <input type="text" name="confirm_for" autoComplete="username" value={person.email} readOnly hidden />
      {person.has_password ? (
        <PasswordField
          key={shown?.attempt}
          {...secretOf(shown, "confirm_password")}
          autoFocus={!person.single_sign_on}
          label={m.account_password_current()}
          words={passwordWords()}
        />
      ) : null}
      {person.two_factor && person.has_password ? (
        <details className="confirm-you-code" open={shown?.errors.confirm_code ? true : undefined}>
          <summary>{m.confirm_you_code_instead()}</summary>
          {code}
        </details>
      ) : person.two_factor ? (
        code
      ) : null}
      <div className="cluster settings-actions">
        {person.has_password || person.two_factor ? (
          <Button type="submit" kind={person.single_sign_on ? "quiet" : "primary"} size="small" busy={busy} busyLabel={m.login_busy()}>
            {m.confirm_you_submit()}
          </Button>
        ) : null}
        {person.passkeys > 0 ? <PasskeyButton name="confirm_passkey" label={m.login_passkey_use()} size="small" /> : null}
        {children}
      </div>
    </Form>
  );
}

function Held({ fields }: { fields: ConfirmNeeded["held"] }) {
  return fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and nothing is reordered
    <input key={index} type="hidden" name={name} value={value} />
  ));
}

/** The API speaks of password and code; here the fields are named apart from what is held. */
function errorsOf(failure: FormFailure): Record<string, string> {
  if (failure.code === "invalid_code") return { confirm_code: failure.message };
  const { password, code } = failure.errors;
  return { ...(password ? { confirm_password: password } : {}), ...(code ? { confirm_code: code } : {}) };
}

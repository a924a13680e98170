import "./confirm-its-you.css";
import { ShieldCheck } from "lucide-react";
import { Form } from "react-router";
import { passwordWords } from "#features/accounts/log-in/password-words.ts";
import { PasskeyButton } from "#features/accounts/passkeys/passkey-button.tsx";
import { secretOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { freshFactorMinutes } from "#platform/api/viewer.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { OutcomeNotice } from "./settings-parts.tsx";

/** What was about to be done, kept while the factor is asked for. */
export type ConfirmNeeded = { held: [name: string, value: string][]; failure: FormFailure | undefined };

type ConfirmItsYouProps = {
  confirm: ConfirmNeeded;
  /** The account that is asked. */
  person: { email: string; two_factor: boolean; passkeys: number };
  backTo: string;
  busy: boolean;
  /** `h1` where nothing else on the page is one. */
  heading?: "h1" | "h2";
};

/** The password, or a code where two-step verification is on. What was typed before rides along and is sent again. */
export function ConfirmItsYou({ confirm, person, backTo, busy, heading: Heading = "h2" }: ConfirmItsYouProps) {
  const { held, failure } = confirm;
  const shown = failure ? { ...failure, errors: errorsOf(failure) } : undefined;
  const form = useFirstError(shown, "input[type=password]");
  return (
    <section className="confirm-you" aria-labelledby="confirm-you">
      <ShieldCheck size={26} strokeWidth={1.6} aria-hidden="true" />
      <div>
        <Heading id="confirm-you">{m.confirm_you_title()}</Heading>
        <p className="confirm-you-why">{m.confirm_you_text({ minutes: String(freshFactorMinutes) })}</p>
        <OutcomeNotice outcome={shown && (shown.retryAt || Object.keys(shown.errors).length === 0) ? shown : undefined} />
        <Form method="post" className="settings-form" ref={form} noValidate>
          <input type="hidden" name="confirm" value="1" />
          {held.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and nothing is reordered
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <input type="text" name="confirm_for" autoComplete="username" value={person.email} readOnly hidden />
          <PasswordField
            key={failure?.attempt}
            {...secretOf(shown, "confirm_password")}
            autoFocus
            label={m.account_password_current()}
            words={passwordWords()}
          />
          {person.two_factor ? (
            <details className="confirm-you-code" open={shown?.errors.confirm_code ? true : undefined}>
              <summary>{m.confirm_you_code_instead()}</summary>
              <TextField
                {...secretOf(shown, "confirm_code")}
                label={m.settings_two_step_code_or()}
                mono
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={24}
              />
            </details>
          ) : null}
          <div className="cluster settings-actions">
            <Button type="submit" size="small" busy={busy} busyLabel={m.login_busy()}>
              {m.confirm_you_submit()}
            </Button>
            {person.passkeys > 0 ? <PasskeyButton name="confirm_passkey" label={m.login_passkey_use()} size="small" /> : null}
            <a className="btn btn-quiet btn-small" href={backTo}>
              {m.confirm_you_cancel()}
            </a>
          </div>
        </Form>
      </div>
    </section>
  );
}

/** The API speaks of password and code; here the fields are named apart from what is held. */
function errorsOf(failure: FormFailure): Record<string, string> {
  if (failure.code === "invalid_code") return { confirm_code: failure.message };
  const { password, code } = failure.errors;
  return { ...(password ? { confirm_password: password } : {}), ...(code ? { confirm_code: code } : {}) };
}

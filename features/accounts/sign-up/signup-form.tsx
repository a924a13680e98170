import { type FormEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { localeTraits } from "#content/locale-traits.ts";
import { type Locale, locales } from "#content/locales.ts";
import { GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { emptiedFor, NewPassword } from "#features/accounts/log-in/new-password.tsx";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { fieldOf, forgiveField, useFirstError } from "#features/accounts/rules/account-form.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ConsentBox } from "./consent-box.tsx";

type SignupFormProps = {
  failure: FormFailure | undefined;
  /** What is known from an earlier try. */
  known: { name: string; company: string; phone: string };
  locale: Locale;
  busy: boolean;
};

export function SignupForm({ failure, known, locale, busy }: SignupFormProps) {
  const form = useFirstError(failure);
  const [email, setEmail] = useState(failure?.values.email ?? "");
  // The second press of a double click comes before the page knows that it is busy.
  const sent = useRef<FormFailure | "first">(undefined);
  const onSubmit = (event: FormEvent) => {
    if (sent.current === (failure ?? "first")) event.preventDefault();
    sent.current = failure ?? "first";
  };
  const marked = failure !== undefined && Object.keys(failure.errors).length > 0;
  return (
    <>
      {failure ? (
        <GateAlert wait={failure.retryAt ? m.account_retry_at({ time: failure.retryAt }) : undefined}>
          {marked ? m.account_errors() : failure.message}
        </GateAlert>
      ) : null}
      <Form method="post" className="gate-form" ref={form} noValidate onInput={forgiveField} onSubmit={onSubmit}>
        <div className="pair">
          <TextField {...fieldOf(failure, "name", known.name)} label={m.account_name()} autoComplete="name" limit={80} />
          <TextField
            {...fieldOf(failure, "company", known.company)}
            label={m.account_company()}
            optional={m.account_optional()}
            autoComplete="organization"
            limit={120}
          />
        </div>
        <TextField
          {...fieldOf(failure, "email")}
          label={m.account_work_email()}
          hint={m.signup_email_hint({ minutes: String(lifetimes.verifyMinutes) })}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          limit={254}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
        <div className="pair">
          <TextField
            {...fieldOf(failure, "phone", known.phone)}
            label={m.account_phone()}
            optional={m.account_optional()}
            hint={m.signup_phone_hint()}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            limit={40}
          />
          <SelectField
            {...fieldOf(failure, "locale", locale)}
            label={m.account_language()}
            options={locales.map((value) => ({ value, label: localeTraits[value].name }))}
          />
        </div>
        <NewPassword key={emptiedFor(failure)} failure={failure} label={m.account_password()} email={email} />
        <ConsentBox failure={failure} />
        <Button type="submit" wide busy={busy} busyLabel={m.signup_busy()}>
          {m.signup_submit()}
        </Button>
      </Form>
    </>
  );
}

import type { ReactNode } from "react";
import { Form } from "react-router";
import { GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, type ButtonKind } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";

type EmailFormProps = {
  failure: FormFailure | undefined;
  busy: boolean;
  known?: string;
  hint?: ReactNode;
  submit: string;
  busyLabel: string;
  kind?: ButtonKind;
};

/** One address and one button: a link is sent there. */
export function EmailForm({ failure, busy, known, hint, submit, busyLabel, kind }: EmailFormProps) {
  const form = useFirstError(failure, "input");
  return (
    <>
      {failure && !failure.errors.email ? (
        <GateAlert wait={failure.retryAt ? m.account_retry_at({ time: failure.retryAt }) : undefined}>{failure.message}</GateAlert>
      ) : null}
      <Form method="post" className="gate-form" ref={form} noValidate>
        <TextField
          {...fieldOf(failure, "email", known)}
          label={m.account_email()}
          hint={hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          limit={254}
        />
        <Button type="submit" wide kind={kind} busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
      </Form>
    </>
  );
}

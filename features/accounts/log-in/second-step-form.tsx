import "./second-step-form.css";
import { Form } from "react-router";
import { secretOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { TextField } from "#ui/text-field.tsx";
import { GateAlert } from "./auth-page-frame.tsx";

type SecondStepFormProps = { kind: "code" | "recovery"; failure: FormFailure | undefined; busy: boolean };

/** One field, drawn as six boxes for the six digits: it can be pasted into, filled by the phone and read out as one. */
export function SecondStepForm({ kind, failure, busy }: SecondStepFormProps) {
  const shown = failure && !failure.errors.code ? { ...failure, errors: { code: failure.message } } : failure;
  const form = useFirstError(shown);
  return (
    <>
      {failure?.retryAt ? <GateAlert wait={m.account_retry_at({ time: failure.retryAt })}>{failure.message}</GateAlert> : null}
      <Form method="post" className="gate-form" ref={form} noValidate>
        {kind === "code" ? (
          <CodeField failure={failure?.retryAt ? undefined : shown} />
        ) : (
          <TextField
            {...secretOf(failure?.retryAt ? undefined : shown, "code")}
            label={m.login_recovery_label()}
            mono
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={24}
            autoFocus
          />
        )}
        <Button type="submit" wide busy={busy} busyLabel={m.login_busy()}>
          {m.login_code_submit()}
        </Button>
      </Form>
    </>
  );
}

export function CodeField({ failure }: { failure: FormFailure | undefined }) {
  return (
    <TextField
      {...secretOf(failure, "code")}
      className="digits-field"
      lead={[1, 2, 3, 4, 5, 6].map((digit) => <i key={digit} className="digits-box" />)}
      label={m.account_code()}
      mono
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      spellCheck={false}
      autoFocus
    />
  );
}

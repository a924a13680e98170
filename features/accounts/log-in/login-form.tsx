import { Form, Link } from "react-router";
import { fieldOf, secretOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { GateAlert } from "./auth-page-frame.tsx";
import { passwordWords } from "./password-words.ts";

type LoginFormProps = { failure: FormFailure | undefined; busy: boolean; forgotPath: string };

/** Address and password. When both are right but the address waits to be verified, the same form asks for the link again. */
export function LoginForm({ failure, busy, forgotPath }: LoginFormProps) {
  const form = useFirstError(failure, "input[name=password]");
  return (
    <>
      {failure ? (
        <GateAlert wait={failure.retryAt ? m.account_retry_at({ time: failure.retryAt }) : undefined}>{failure.message}</GateAlert>
      ) : null}
      <Form method="post" className="gate-form" ref={form} noValidate>
        <TextField
          {...fieldOf(failure, "email")}
          label={m.account_email()}
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          // Emptied after every attempt.
          key={failure?.attempt}
          {...secretOf(failure, "password")}
          label={m.account_password()}
          words={passwordWords()}
          autoComplete="current-password"
          aside={
            <Link className="link-underline" to={forgotPath}>
              {m.login_reset_link()}
            </Link>
          }
        />
        <Button type="submit" wide busy={busy} busyLabel={m.login_busy()}>
          {m.login_submit()}
        </Button>
        {failure?.code === "email_not_verified" ? (
          <Button type="submit" kind="quiet" wide name="intent" value="resend">
            {m.login_resend()}
          </Button>
        ) : null}
      </Form>
    </>
  );
}

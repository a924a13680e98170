// The fields by which somebody who is logged in proves again who they are.
import { passwordWords } from "#features/accounts/log-in/password-words.ts";
import { secretOf } from "#features/accounts/rules/account-form.ts";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";

type ProveProps = { failure: FormFailure | undefined; name?: string; autoFocus?: boolean };

export function CurrentPassword({ failure, name = "password", autoFocus }: ProveProps) {
  return (
    <PasswordField
      key={failure?.attempt}
      {...secretOf(failure, name)}
      {...(autoFocus ? { autoFocus } : {})}
      label={m.account_password_current()}
      words={passwordWords()}
    />
  );
}

/** A code of the app, or one of the recovery codes. */
export function CodeOrRecovery({ failure, name = "code" }: Omit<ProveProps, "autoFocus">) {
  return (
    <TextField
      {...secretOf(failure, name)}
      label={m.settings_two_step_code_or()}
      mono
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={24}
    />
  );
}

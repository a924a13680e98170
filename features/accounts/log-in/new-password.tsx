import { useState } from "react";
import { passwordMaximum, passwordMinimum } from "#features/accounts/rules/account-figures.ts";
import { secretOf } from "#features/accounts/rules/account-form.ts";
import { differsFromEmail, isVaried, passwordStrength } from "#features/accounts/rules/password-strength.ts";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { passwordWords } from "./password-words.ts";

type NewPasswordProps = {
  failure: FormFailure | undefined;
  label: string;
  /** Where it is known, the password must differ from it. */
  email?: string;
};

/** A key for NewPassword: another one begins with empty fields. Two that only differ stay, so that one of them can be mended. */
export function emptiedFor(failure: FormFailure | undefined): string {
  const onlyDiffer = failure && !failure.errors.password && failure.errors.password_confirmation;
  return onlyDiffer ? "first" : String(failure?.attempt ?? "first");
}

/** A password that is chosen: rules that tick themselves off, a meter, and the same again. */
export function NewPassword({ failure, label, email }: NewPasswordProps) {
  const [password, setPassword] = useState("");
  const rules = [
    {
      label: m.account_rule_length({ count: String(passwordMinimum) }),
      test: (text: string) => [...text].length >= passwordMinimum,
    },
    { label: m.account_rule_variety(), test: isVaried },
    ...(email === undefined ? [] : [{ label: m.account_rule_email(), test: (text: string) => differsFromEmail(text, email) }]),
  ];
  return (
    <>
      <PasswordField
        {...secretOf(failure, "password")}
        label={label}
        hint={m.account_rule_hint()}
        words={passwordWords()}
        autoComplete="new-password"
        minLength={passwordMinimum}
        maxLength={passwordMaximum}
        rules={rules}
        strength={<Strength password={password} />}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        {...secretOf(failure, "password_confirmation")}
        label={m.account_password_again()}
        words={passwordWords()}
        autoComplete="new-password"
        maxLength={passwordMaximum}
      />
    </>
  );
}

function Strength({ password }: { password: string }) {
  const level = passwordStrength(password);
  if (level === 0) return null;
  const names = [m.account_strength_weak(), m.account_strength_fair(), m.account_strength_good(), m.account_strength_strong()];
  const text = m.account_strength({ level: names[level - 1] ?? "" });
  return (
    <span className="cluster footnote" aria-live="polite">
      <ProgressBar label={text} value={level} max={4} segments={4} tone={level < 2 ? "late" : level < 3 ? "soon" : "jade"} />
      <span>{text}</span>
    </span>
  );
}

import { useState } from "react";
import { passwordMinimum } from "#features/accounts/rules/account-figures.ts";
import { secretOf } from "#features/accounts/rules/account-form.ts";
import type { checkPassword } from "#features/accounts/rules/log-in.contract.ts";
import { differsFromEmail, isVaried, meterLevel } from "#features/accounts/rules/password-strength.ts";
import { sendCall } from "#platform/api/browser-call.ts";
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
  const [refused, setRefused] = useState({ password: "", words: "" });
  const rules = [
    {
      label: m.account_rule_length({ count: String(passwordMinimum) }),
      test: (text: string) => [...text].length >= passwordMinimum,
    },
    { label: m.account_rule_variety(), test: isVaried },
    ...(email === undefined ? [] : [{ label: m.account_rule_email(), test: (text: string) => differsFromEmail(text, email) }]),
  ];
  const fits = rules.every(({ test }) => test(password));
  /** The list of what everybody tries first is the server's: it is asked once the field is left. */
  const ask = async () => {
    if (!fits || refused.password === password) return;
    const body = { password, ...(email ? { email } : {}) };
    const answer = await sendCall<typeof checkPassword>("checkPassword", { body }).catch(() => null);
    if (answer) setRefused({ password, words: answer.data.weakness ?? "" });
  };
  return (
    <>
      <PasswordField
        {...secretOf(failure, "password")}
        label={label}
        hint={m.account_rule_hint()}
        words={passwordWords()}
        autoComplete="new-password"
        minLength={passwordMinimum}
        rules={rules}
        strength={<Strength password={password} fits={fits} words={refused.password === password ? refused.words : ""} />}
        onInput={(event) => setPassword(event.currentTarget.value)}
        onBlur={ask}
      />
      <PasswordField
        {...secretOf(failure, "password_confirmation")}
        label={m.account_password_again()}
        words={passwordWords()}
        autoComplete="new-password"
      />
    </>
  );
}

/** What the server refuses is weak, however long it is. */
function Strength({ password, fits, words }: { password: string; fits: boolean; words: string }) {
  const level = meterLevel(password, fits && words === "");
  if (level === 0) return null;
  const names = [m.account_strength_weak(), m.account_strength_fair(), m.account_strength_good(), m.account_strength_strong()];
  const text = m.account_strength({ level: names[level - 1] ?? "" });
  return (
    <span className="cluster footnote" aria-live="polite">
      <ProgressBar label={text} value={level} max={4} segments={4} tone={level < 2 ? "late" : level < 3 ? "soon" : "jade"} />
      <span>{words ? `${text}. ${words}` : text}</span>
    </span>
  );
}

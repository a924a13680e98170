import { Form } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { lifetimes } from "./account-figures.ts";
import { secretOf, useFirstError } from "./account-form.ts";
import type { FormFailure } from "./form-failure.ts";
import { passwordWords } from "./new-password.tsx";
import { OutcomeNotice, SettingsPart } from "./settings-parts.tsx";

/** Leaving: the consequence in plain words, the password, and one button. */
export function EraseAccount({ failure }: { failure: FormFailure | undefined }) {
  const form = useFirstError(failure, "input");
  const days = String(lifetimes.erasureGraceDays);
  return (
    <SettingsPart title={m.settings_erase()} intro={m.settings_erase_intro({ days })}>
      <details className="settings-more" open={failure ? true : undefined}>
        <summary className="btn btn-quiet btn-small">{m.settings_erase_open()}</summary>
        <Form method="post" action="/customer/settings/privacy" className="settings-danger" ref={form} noValidate>
          <OutcomeNotice outcome={failure && Object.keys(failure.errors).length === 0 ? failure : undefined} />
          <PasswordField
            key={failure?.attempt}
            {...secretOf(failure, "password")}
            label={m.account_password_current()}
            words={passwordWords()}
          />
          <div className="settings-actions">
            <Button type="submit" size="small" kind="danger" name="intent" value="erase">
              {m.settings_erase_submit({ days })}
            </Button>
          </div>
        </Form>
      </details>
    </SettingsPart>
  );
}

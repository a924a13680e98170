import { Form } from "react-router";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { useFirstError } from "#features/accounts/rules/account-form.ts";
import { CurrentPassword } from "#features/accounts/settings/prove-fields.tsx";
import { OutcomeNotice, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";

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
          <CurrentPassword failure={failure} />
          <div className="cluster settings-actions">
            <Button type="submit" size="small" kind="danger" name="intent" value="erase">
              {m.settings_erase_submit({ days })}
            </Button>
          </div>
        </Form>
      </details>
    </SettingsPart>
  );
}

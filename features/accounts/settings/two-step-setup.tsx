import "./two-step.css";
import { Form } from "react-router";
import { CodeField } from "#features/accounts/log-in/second-step-form.tsx";
import { useFirstError } from "#features/accounts/rules/account-form.ts";
import type { TwoFactorSetup } from "#features/accounts/rules/account-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";

type TwoStepSetupProps = { setup: TwoFactorSetup; failure: FormFailure | undefined; busy: boolean };

/** The secret as a picture and as text, and the code that proves it arrived. A wrong code shows the same secret again. */
export function TwoStepSetup({ setup, failure, busy }: TwoStepSetupProps) {
  const shown = failure && !failure.errors.code ? { ...failure, errors: { code: failure.message } } : failure;
  const form = useFirstError(shown);
  return (
    <div className="two-step-setup">
      {/* As a picture, not as markup: nothing inside an image can run. */}
      <img
        className="two-step-qr"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt={m.settings_two_step_qr()}
        width={196}
        height={196}
      />
      <div>
        <h3>{m.settings_two_step_scan()}</h3>
        <p className="quiet">{m.settings_two_step_scan_text()}</p>
        <p className="footnote apart">{m.settings_two_step_key()}</p>
        <code className="two-step-key">{setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        <a className="link-underline" href={setup.uri}>
          {m.settings_two_step_open_app()}
        </a>
      </div>
      <Form method="post" className="two-step-confirm" ref={form} noValidate>
        <h3>{m.settings_two_step_then()}</h3>
        <input type="hidden" name="secret" value={setup.secret} />
        <input type="hidden" name="uri" value={setup.uri} />
        <input type="hidden" name="qr" value={setup.qr} />
        <CodeField key={failure?.attempt} failure={shown} />
        <div className="cluster settings-actions">
          <Button type="submit" size="small" name="intent" value="confirm" busy={busy} busyLabel={m.login_busy()}>
            {m.settings_two_step_confirm()}
          </Button>
        </div>
      </Form>
    </div>
  );
}

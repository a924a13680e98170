import { Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refreshViewer, saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { NewPassword } from "#features/accounts/log-in/new-password.tsx";
import { passwordWords } from "#features/accounts/log-in/password-words.ts";
import { secretOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { changePassword } from "#features/accounts/rules/user-security.contract.ts";
import { failureIn, SettingsFacts, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import type { Route } from "./+types/settings.password";

export const meta = () => accountMeta(m.settings_password());

export function loader({ context }: Route.LoaderArgs) {
  return { customer: context.get(viewerContext), locale: context.get(requestContext).locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const { message } = await context.get(apiContext).call(changePassword, {
      body: {
        current_password: textOf(form, "current_password"),
        password: textOf(form, "password"),
        password_confirmation: textOf(form, "password_confirmation"),
      },
    });
    await refreshViewer(context);
    return saved(message);
  } catch (error) {
    return formFailure(error);
  }
}

export default function PasswordSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { customer, locale } = loaderData;
  const failure = failureIn(actionData);
  const form = useFirstError(failure);
  const busy = useBusy();
  if (!customer.has_password) {
    const label = customer.single_sign_on?.[locale] ?? "SSO";
    return (
      <SettingsPart title={m.settings_password()} intro={m.settings_password_intro()}>
        <Notice>{m.settings_password_none({ label })}</Notice>
      </SettingsPart>
    );
  }
  // Emptied after every attempt, and after success.
  const attempt = failure?.attempt ?? customer.password_changed_at;
  return (
    <SettingsPart title={m.settings_password()} intro={m.settings_password_intro()} outcome={actionData}>
      <SettingsFacts
        rows={[[m.settings_password_changed(), formatDateTime(new Date(customer.password_changed_at), locale, customer.timezone)]]}
      />
      <Form method="post" className="settings-form" ref={form} noValidate>
        {/* Password managers want to know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={customer.email} />
        <PasswordField
          key={`current ${attempt}`}
          {...secretOf(failure, "current_password")}
          label={m.account_password_current()}
          words={passwordWords()}
        />
        <NewPassword key={attempt} failure={failure} label={m.account_password_new()} email={customer.email} />
        <div className="cluster settings-actions">
          <Button type="submit" size="small" busy={busy} busyLabel={m.reset_busy()}>
            {m.settings_password_submit()}
          </Button>
        </div>
      </Form>
    </SettingsPart>
  );
}

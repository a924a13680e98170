import { Form } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { refreshViewer, saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { confirmEmail } from "#features/accounts/rules/log-in.contract.ts";
import { askEmailChange, withdrawEmailChange } from "#features/accounts/rules/user-security.contract.ts";
import { CurrentPassword } from "#features/accounts/settings/prove-fields.tsx";
import { failureIn, SettingsFacts, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/settings.email";

export const meta = () => accountMeta(m.settings_email());

export function loader({ url, context }: Route.LoaderArgs) {
  return { customer: context.get(viewerContext), token: url.searchParams.get("confirm") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const email = textOf(form, "email");
  try {
    switch (form.get("intent")) {
      case "confirm": {
        const { message } = await api.call(confirmEmail, { body: { token: textOf(form, "token") } });
        await refreshViewer(context);
        return saved(message);
      }
      case "withdraw":
        await api.call(withdrawEmailChange);
        await refreshViewer(context);
        return saved(m.settings_email_withdrawn());
      default: {
        const { message } = await api.call(askEmailChange, { body: { email, password: textOf(form, "password") } });
        await refreshViewer(context);
        return saved(message);
      }
    }
  } catch (error) {
    return formFailure(error, { email });
  }
}

export default function EmailSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { customer, token } = loaderData;
  const failure = failureIn(actionData);
  const form = useFirstError(failure);
  const confirming = useBusy("confirm");
  const changing = useBusy("change");
  return (
    <SettingsPart title={m.settings_email()} intro={m.settings_email_intro()} outcome={actionData}>
      {token && customer.pending_email && !actionData ? (
        <Notice
          tone="info"
          heading={m.settings_email_confirm()}
          action={
            <Form method="post" action="/customer/settings/email">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" size="compact" name="intent" value="confirm" busy={confirming}>
                {m.settings_email_confirm_action()}
              </Button>
            </Form>
          }
        >
          {m.settings_email_confirm_text()}
        </Notice>
      ) : customer.pending_email ? (
        <Notice
          tone="soon"
          heading={m.settings_email_pending({ email: customer.pending_email })}
          action={
            <Form method="post" action="/customer/settings/email">
              <Button type="submit" size="compact" kind="quiet" name="intent" value="withdraw">
                {m.settings_email_withdraw()}
              </Button>
            </Form>
          }
        >
          {m.settings_email_pending_text({ minutes: String(lifetimes.verifyMinutes) })}
        </Notice>
      ) : null}
      <SettingsFacts rows={[[m.settings_email_now(), customer.email]]} />
      <Form method="post" action="/customer/settings/email" className="settings-form" ref={form} noValidate>
        <TextField
          {...fieldOf(failure, "email")}
          label={m.settings_email_new()}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          limit={254}
        />
        <CurrentPassword failure={failure} />
        <div className="cluster settings-actions">
          <Button type="submit" size="small" name="intent" value="change" busy={changing} busyLabel={m.settings_saving()}>
            {m.settings_email_submit()}
          </Button>
        </div>
      </Form>
    </SettingsPart>
  );
}

// The link of the mail that asks. Opening it changes nothing, because programs open links too; the button begins the updates.
import { data, Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure } from "#app/forms/failed-form.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { confirmStatusMail } from "#features/status/rules/subscribers.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/status-mail-confirm";

export const meta = () => accountMeta(m.status_mail_confirm_title());

export function loader({ context }: Route.LoaderArgs) {
  return { locale: context.get(requestContext).locale };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).call(confirmStatusMail, { params });
    return data({ done: true as const });
  } catch (error) {
    return formFailure(error);
  }
}

export default function ConfirmStatusMail({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const figure = <LoginChart locale={loaderData.locale} />;
  if (actionData && "done" in actionData) {
    return (
      <AuthPageFrame title={m.status_mail_confirm_done_title()} sub={m.status_mail_confirm_done()} figure={figure}>
        <ButtonLink to="/status" kind="quiet" wide>
          {m.status_mail_back()}
        </ButtonLink>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame title={m.status_mail_confirm_title()} sub={m.status_mail_confirm_sub()} figure={figure}>
      {actionData ? <GateAlert>{actionData.message}</GateAlert> : null}
      <Form method="post" className="gate-form">
        <Button type="submit" wide busy={busy}>
          {m.status_mail_confirm_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

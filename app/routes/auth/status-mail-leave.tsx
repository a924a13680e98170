// The link in every update. Opening it changes nothing; the button ends the updates.
import { data, Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure } from "#app/forms/failed-form.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { leaveStatusMail } from "#features/status/rules/subscribers.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/status-mail-leave";

export const meta = () => accountMeta(m.status_mail_leave_title());

export function loader({ context }: Route.LoaderArgs) {
  return { locale: context.get(requestContext).locale };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).call(leaveStatusMail, { params });
    return data({ done: true as const });
  } catch (error) {
    return formFailure(error);
  }
}

export default function LeaveStatusMail({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const figure = <LoginChart locale={loaderData.locale} />;
  if (actionData && "done" in actionData) {
    return (
      <AuthPageFrame title={m.status_mail_leave_done_title()} sub={m.status_mail_leave_done()} figure={figure}>
        <ButtonLink to="/status" kind="quiet" wide>
          {m.status_mail_back()}
        </ButtonLink>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame title={m.status_mail_leave_title()} sub={m.status_mail_leave_sub()} figure={figure}>
      {actionData ? <GateAlert>{actionData.message}</GateAlert> : null}
      <Form method="post" className="gate-form">
        <Button type="submit" wide busy={busy}>
          {m.status_mail_leave_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

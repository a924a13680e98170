// The link in mails to an address that gets copies of a ticket. Opening it changes nothing; the button ends the copies.
import { data, Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure } from "#app/forms/failed-form.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { leaveTicketCopies } from "#features/tickets/rules/ticket-copies.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/leave-ticket";

export const meta = () => accountMeta(m.leave_ticket_title());

export function loader({ context }: Route.LoaderArgs) {
  return { locale: context.get(requestContext).locale };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).call(leaveTicketCopies, { params });
    return data({ left: true as const });
  } catch (error) {
    return formFailure(error);
  }
}

export default function LeaveTicket({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const figure = <LoginChart locale={loaderData.locale} />;
  if (actionData && "left" in actionData) {
    return (
      <AuthPageFrame title={m.leave_ticket_done_title()} sub={m.leave_ticket_done()} figure={figure}>
        <ButtonLink to="/" kind="quiet" wide>
          {m.leave_ticket_home()}
        </ButtonLink>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame title={m.leave_ticket_title()} sub={m.leave_ticket_sub()} figure={figure}>
      {actionData ? <GateAlert>{actionData.message}</GateAlert> : null}
      <Form method="post" className="gate-form">
        <Button type="submit" wide busy={busy}>
          {m.leave_ticket_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

// The link of the mail that says two-step verification will be turned off. Opening it changes nothing; the button keeps things as they are.
import { data, Form } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure } from "#app/forms/failed-form.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { AuthPageFoot, AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { keepTwoFactor } from "#features/accounts/rules/log-in.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/keep-two-step";

export const meta = () => accountMeta(m.keep_two_step_title());

export function loader({ context }: Route.LoaderArgs) {
  return { locale: context.get(requestContext).locale };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    const { message } = await context.get(apiContext).call(keepTwoFactor, { body: { token: params.token } });
    return data({ told: message });
  } catch (error) {
    return formFailure(error);
  }
}

export default function KeepTwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  const figure = <LoginChart locale={loaderData.locale} />;
  if (actionData && "told" in actionData) {
    return (
      <AuthPageFrame title={m.keep_two_step_done_title()} sub={actionData.told} figure={figure}>
        <ButtonLink to="/forgot-password" wide>
          {m.keep_two_step_password()}
        </ButtonLink>
        <AuthPageFoot>
          <small>{m.keep_two_step_password_why()}</small>
        </AuthPageFoot>
      </AuthPageFrame>
    );
  }
  if (actionData?.code.startsWith("token_")) {
    return (
      <AuthPageFrame title={m.keep_two_step_over_title()} sub={m.keep_two_step_over()} figure={figure}>
        <ButtonLink to="/login" wide>
          {m.login_submit()}
        </ButtonLink>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame title={m.keep_two_step_title()} sub={m.keep_two_step_sub()} figure={figure}>
      {actionData ? <GateAlert>{actionData.message}</GateAlert> : null}
      <Form method="post" className="gate-form">
        <Button type="submit" wide busy={busy}>
          {m.keep_two_step_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

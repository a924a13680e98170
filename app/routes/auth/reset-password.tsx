import { Form, redirect, useNavigation } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { ApiError } from "#app/session/api-client.ts";
import { isLoggedIn } from "#app/session/checks.server.ts";
import { AuthPageFoot, AuthPageFrame, AuthPageLink, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { emptiedFor, NewPassword } from "#features/accounts/log-in/new-password.tsx";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { forgiveField, useFirstError } from "#features/accounts/rules/account-form.ts";
import { checkResetLink, resetPassword } from "#features/accounts/rules/log-in.contract.ts";
import { ResetSteps } from "#features/accounts/sign-up/account-step-progress.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import type { Route } from "./+types/reset-password";

export const middleware = [isLoggedIn];
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.invited ? m.invited_title() : m.reset_title());

/** A link that cannot work says so before anybody thinks of a password. Whether it works is decided when it is used. `for`: which mail it
 * stood in; an invited colleague has no password yet, and more time. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const invited = new URL(request.url).searchParams.get("for") === "invitation";
  try {
    await context.get(apiContext).call(checkResetLink, { body: { token: params.token } });
    return { over: null, invited };
  } catch (error) {
    if (error instanceof ApiError && error.failure.code.startsWith("token_")) return { over: error.failure.code, invited };
    if (error instanceof ApiError && error.failure.status === 422) return { over: "token_invalid", invited };
    if (error instanceof ApiError) return { over: null, invited };
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    const answer = await context.get(apiContext).call(resetPassword, {
      body: {
        token: params.token,
        password: textOf(form, "password"),
        password_confirmation: textOf(form, "password_confirmation"),
      },
    });
    return redirect(answer.data.kind === "staff" ? "/staff/login?reset=done" : "/login?reset=done");
  } catch (error) {
    return formFailure(error);
  }
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const form = useFirstError(actionData, "input");
  const { invited } = loaderData;
  const over = endings()[actionData?.code ?? loaderData.over ?? ""];
  if (over) return <Over ending={over} invited={invited} />;
  const words = invited ? invitation() : reset();
  return (
    <AuthPageFrame title={words.title} sub={words.sub} figure={invited ? undefined : <ResetSteps current={1} />}>
      <Problem failure={actionData} />
      <Form method="post" className="gate-form" ref={form} noValidate onInput={forgiveField}>
        <NewPassword key={emptiedFor(actionData)} failure={actionData} label={words.label} />
        <Button type="submit" wide busy={busy} busyLabel={m.reset_busy()}>
          {words.submit}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

function reset() {
  return { title: m.reset_title(), sub: m.reset_sub(), label: m.account_password_new(), submit: m.reset_submit() };
}

function invitation() {
  return { title: m.invited_title(), sub: m.invited_sub(), label: m.account_password(), submit: m.invited_submit() };
}

/** A colleague asks whoever invited them; a link for a forgotten password is had from a form. */
function Over({ ending, invited }: { ending: Ending; invited: boolean }) {
  return (
    <AuthPageFrame
      title={ending.title}
      sub={invited ? ending.invited : ending.sub}
      figure={invited ? undefined : <ResetSteps current={0} />}
    >
      {invited ? null : (
        <ButtonLink to="/forgot-password" wide>
          {m.verify_new_link()}
        </ButtonLink>
      )}
      <AuthPageFoot>
        <span>
          <AuthPageLink to={invited ? "/staff/login" : "/login"}>{m.forgot_back()}</AuthPageLink>
        </span>
      </AuthPageFoot>
    </AuthPageFrame>
  );
}

function Problem({ failure }: { failure: FormFailure | undefined }) {
  if (!failure || Object.keys(failure.errors).length > 0) return null;
  return <GateAlert wait={failure.retryAt ? m.account_retry_at({ time: failure.retryAt }) : undefined}>{failure.message}</GateAlert>;
}

type Ending = { title: string; sub: string; invited: string };

function endings(): Record<string, Ending | undefined> {
  const again = m.invited_again();
  return {
    token_expired: {
      title: m.verify_expired_title(),
      sub: m.reset_expired_sub({ minutes: String(lifetimes.resetMinutes) }),
      invited: m.invited_expired({ days: String(lifetimes.invitationDays) }),
    },
    token_used: { title: m.verify_used_title(), sub: m.reset_used_sub(), invited: m.invited_used() },
    token_replaced: { title: m.verify_replaced_title(), sub: m.verify_replaced_sub(), invited: again },
    token_invalid: { title: m.verify_invalid_title(), sub: m.verify_invalid_sub(), invited: again },
  };
}

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
export const meta = () => accountMeta(m.reset_title());

/** A link that cannot work says so before anybody thinks of a password. Whether it works is decided when it is used. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    await context.get(apiContext).call(checkResetLink, { body: { token: params.token } });
    return { over: null };
  } catch (error) {
    if (error instanceof ApiError && error.failure.code.startsWith("token_")) return { over: error.failure.code };
    if (error instanceof ApiError && error.failure.status === 422) return { over: "token_invalid" };
    if (error instanceof ApiError) return { over: null };
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
  const over = endings()[actionData?.code ?? loaderData.over ?? ""];
  if (over) {
    return (
      <AuthPageFrame title={over.title} sub={over.sub} figure={<ResetSteps current={0} />}>
        <ButtonLink to="/forgot-password" wide>
          {m.verify_new_link()}
        </ButtonLink>
        <AuthPageFoot>
          <span>
            <AuthPageLink to="/login">{m.forgot_back()}</AuthPageLink>
          </span>
        </AuthPageFoot>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame title={m.reset_title()} sub={m.reset_sub()} figure={<ResetSteps current={1} />}>
      <Problem failure={actionData} />
      <Form method="post" className="gate-form" ref={form} noValidate onInput={forgiveField}>
        <NewPassword key={emptiedFor(actionData)} failure={actionData} label={m.account_password_new()} />
        <Button type="submit" wide busy={busy} busyLabel={m.reset_busy()}>
          {m.reset_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

function Problem({ failure }: { failure: FormFailure | undefined }) {
  if (!failure || Object.keys(failure.errors).length > 0) return null;
  return <GateAlert wait={failure.retryAt ? m.account_retry_at({ time: failure.retryAt }) : undefined}>{failure.message}</GateAlert>;
}

function endings(): Record<string, { title: string; sub: string } | undefined> {
  return {
    token_expired: { title: m.verify_expired_title(), sub: m.reset_expired_sub({ minutes: String(lifetimes.resetMinutes) }) },
    token_used: { title: m.verify_used_title(), sub: m.reset_used_sub() },
    token_replaced: { title: m.verify_replaced_title(), sub: m.verify_replaced_sub() },
    token_invalid: { title: m.verify_invalid_title(), sub: m.verify_invalid_sub() },
  };
}

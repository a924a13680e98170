import { data, Link, useNavigation } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { isLoggedIn } from "#app/session/checks.server.ts";
import { AuthPageFoot, AuthPageFrame, AuthPageLink } from "#features/accounts/log-in/auth-page-frame.tsx";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { askPasswordReset } from "#features/accounts/rules/log-in.contract.ts";
import { EmailForm } from "#features/accounts/settings/email-form.tsx";
import { ResetSteps } from "#features/accounts/sign-up/account-step-progress.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/forgot-password";

export const middleware = [isLoggedIn];
export const meta = () => accountMeta(m.forgot_title(), m.forgot_description());

export function loader({ url, context }: Route.LoaderArgs) {
  return { staff: url.searchParams.get("for") === "staff", demo: context.get(requestContext).demo };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const email = textOf(await readForm(request), "email");
  try {
    const user_type = url.searchParams.get("for") === "staff" ? "staff" : "customer";
    await context.get(apiContext).call(askPasswordReset, { body: { email, user_type } });
    return data({ sentTo: email.trim() });
  } catch (error) {
    return formFailure(error, { email });
  }
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, demo } = loaderData;
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const login = staff ? "/staff/login" : "/login";
  if (actionData && "sentTo" in actionData) {
    return (
      <AuthPageFrame
        title={m.forgot_done_title()}
        sub={m.forgot_done_sub({ email: actionData.sentTo })}
        figure={<ResetSteps current={1} />}
      >
        <AuthPageFoot>
          <small>{m.confirm_help_spam()}</small>
          <span className="cluster">
            <Link className="link-underline" to={staff ? "/forgot-password?for=staff" : "/forgot-password"}>
              {m.forgot_again()}
            </Link>
            <AuthPageLink to={login}>{m.forgot_back()}</AuthPageLink>
          </span>
          {demo ? (
            <small>
              {m.confirm_mailbox()}{" "}
              <a className="link-underline" href="/dev/mailbox">
                {m.confirm_mailbox_link()}
              </a>
            </small>
          ) : null}
        </AuthPageFoot>
      </AuthPageFrame>
    );
  }
  return (
    <AuthPageFrame
      title={m.forgot_title()}
      sub={m.forgot_sub({ minutes: String(lifetimes.resetMinutes) })}
      figure={<ResetSteps current={0} />}
    >
      <EmailForm failure={actionData} busy={busy} submit={m.forgot_submit()} busyLabel={m.forgot_busy()} />
      <AuthPageFoot>
        <span>
          <AuthPageLink to={login}>{m.forgot_back()}</AuthPageLink>
        </span>
      </AuthPageFoot>
    </AuthPageFrame>
  );
}

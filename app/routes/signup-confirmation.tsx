import { useEffect } from "react";
import { useNavigation } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { isLoggedOut } from "#app/session/checks.server.ts";
import { readSignupNote, signupCookie } from "#app/session/cookies.ts";
import { told } from "#app/session/log-in.server.ts";
import { sessionState } from "#app/session/use-session.ts";
import { AuthPageFoot, AuthPageFrame, AuthPageLink } from "#features/accounts/log-in/auth-page-frame.tsx";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { resendVerification } from "#features/accounts/rules/log-in.contract.ts";
import { EmailForm } from "#features/accounts/settings/email-form.tsx";
import { SignupPassage } from "#features/accounts/sign-up/account-step-progress.tsx";
import { readCookie } from "#platform/cookie.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/signup-confirmation";

export const middleware = [isLoggedOut];
export const meta = () => accountMeta(m.confirm_title(), m.confirm_description());

export function loader({ context }: Route.LoaderArgs) {
  const { cookies, demo } = context.get(requestContext);
  const note = readSignupNote(readCookie(cookies, signupCookie));
  return { email: note?.email ?? "", registerMessage: note?.message ?? "", demo };
}

export async function action({ request, context }: Route.ActionArgs) {
  const email = textOf(await readForm(request), "email");
  const note = readSignupNote(readCookie(context.get(requestContext).cookies, signupCookie));
  try {
    return told((await context.get(apiContext).call(resendVerification, { body: { email, estimate: note?.estimate } })).message);
  } catch (error) {
    return formFailure(error, { email });
  }
}

export default function SignupConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { email, registerMessage, demo } = loaderData;
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const failure = actionData && "code" in actionData ? actionData : undefined;
  useEffect(() => {
    if (registerMessage) sessionState().registered(registerMessage);
  }, [registerMessage]);
  const minutes = String(lifetimes.verifyMinutes);
  return (
    <AuthPageFrame
      title={m.confirm_title()}
      sub={email ? m.confirm_sent({ email, minutes }) : m.confirm_unknown()}
      figure={<SignupPassage current={1} />}
    >
      {actionData && "told" in actionData ? (
        <Notice tone="good" announce>
          {actionData.told}
        </Notice>
      ) : registerMessage && !failure ? (
        <Notice tone="good" announce>
          {registerMessage}
        </Notice>
      ) : null}
      <EmailForm
        failure={failure}
        busy={busy}
        known={email}
        hint={m.confirm_limit()}
        submit={m.confirm_resend()}
        busyLabel={m.confirm_resend_busy()}
        kind={email ? "quiet" : "primary"}
      />
      <AuthPageFoot>
        <b>{m.confirm_help()}</b>
        <small>{m.confirm_help_spam()}</small>
        <small>{m.confirm_help_known()}</small>
        <span className="cluster">
          <AuthPageLink to="/signup">{m.confirm_change()}</AuthPageLink>
          <AuthPageLink to="/login">{m.login_title()}</AuthPageLink>
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

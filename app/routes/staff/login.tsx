import { apiContext, requestContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { staffGoOn } from "#app/session/checks.server.ts";
import { logIn, logInSecondStep, logInWithPasskey, loginStep, stepPaths } from "#app/session/log-in.server.ts";
import { otherHostNote } from "#app/session/other-host.server.ts";
import { returnPath } from "#app/session/return-path.ts";
import { signOnOf } from "#app/session/single-sign-on.server.ts";
import { sessionEndWords } from "#app/shell/account/session-end-words.ts";
import { loadSiteStatus } from "#app/shell/site/site-status.server.ts";
import { StatusCartouche } from "#app/shell/site/status-cartouche.tsx";
import { AuthPageFoot, AuthPageFrame, AuthPageLink, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { DemoList } from "#features/accounts/log-in/demo-list.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { LoginForm } from "#features/accounts/log-in/login-form.tsx";
import { SecondStepGate } from "#features/accounts/log-in/second-step-gate.tsx";
import { PasskeyLogIn } from "#features/accounts/passkeys/passkey-log-in.tsx";
import { SsoButton } from "#features/accounts/single-sign-on/sso-button.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/login";

export const middleware = [staffGoOn];
export const meta = () => accountMeta(m.staff_login_title(), m.staff_login_description());

export async function loader({ url, context }: Route.LoaderArgs) {
  const { demoAccounts, locale } = context.get(requestContext);
  return {
    locale,
    step: loginStep(context, url),
    over: url.searchParams.get("step") === "over",
    reset: url.searchParams.get("reset") === "done",
    ended: url.searchParams.has("ended"),
    elsewhere: otherHostNote(context, url, m.staff_login_other_host),
    end: context.get(apiContext).sessionEnd,
    paths: stepPaths(url),
    next: returnPath(url.searchParams.get("next")),
    signOn: await signOnOf(context),
    accounts: (await demoAccounts()).filter(({ kind }) => kind !== "customer"),
    status: await loadSiteStatus(context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (loginStep(context, url) !== "password") return logInSecondStep({ context, url, form });
  if (form.get("passkey")) return logInWithPasskey({ context, url, form, userType: "staff" });
  return logIn({ context, url, form, userType: "staff" });
}

export default function StaffLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { step, over, reset, ended, end, elsewhere, locale, accounts, status, paths, signOn, next } = loaderData;
  const busy = useBusy();
  const figure = <LoginChart locale={locale}>{status ? <StatusCartouche status={status} locale={locale} /> : null}</LoginChart>;
  if (step !== "password") return <SecondStepGate step={step} paths={paths} failure={actionData} busy={busy} figure={figure} />;
  const label = signOn?.label[locale];
  const ownLogIn = !signOn?.only;
  return (
    <AuthPageFrame
      title={m.staff_login_title()}
      sub={label && !ownLogIn ? m.sso_log_in_only({ label }) : m.staff_login_sub()}
      figure={figure}
    >
      {elsewhere && !actionData ? <Notice>{elsewhere}</Notice> : null}
      {over && !actionData ? <GateAlert>{m.login_over()}</GateAlert> : null}
      {ended && !over && !actionData ? <Notice tone="soon">{sessionEndWords(end) ?? m.staff_login_ended()}</Notice> : null}
      {reset && !actionData ? <Notice tone="good">{m.reset_done()}</Notice> : null}
      {label ? <SsoButton label={label} next={next} alone={!ownLogIn} /> : null}
      {ownLogIn ? (
        <>
          <LoginForm failure={actionData} busy={busy} forgotPath="/forgot-password?for=staff" />
          <PasskeyLogIn />
        </>
      ) : null}
      <AuthPageFoot>
        <span>
          {m.staff_login_customer()} <AuthPageLink to="/login">{m.staff_login_customer_link()}</AuthPageLink>
        </span>
        {ownLogIn ? <small>{m.staff_login_forgot()}</small> : null}
      </AuthPageFoot>
      {ownLogIn ? <DemoList accounts={accounts} /> : null}
    </AuthPageFrame>
  );
}

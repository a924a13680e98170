import { type MiddlewareFunction, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { areaOf, maybeSomebody } from "#app/session/checks.server.ts";
import { logIn, logInSecondStep, logInWithPasskey, loginStep, stepPaths } from "#app/session/log-in.server.ts";
import { returnPath } from "#app/session/return-path.ts";
import { loadSiteStatus } from "#app/shell/site/site-status.server.ts";
import { StatusCartouche } from "#app/shell/site/status-cartouche.tsx";
import { AuthPageFoot, AuthPageFrame, AuthPageLink, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { DemoList } from "#features/accounts/log-in/demo-list.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { LoginForm } from "#features/accounts/log-in/login-form.tsx";
import { SecondStepGate } from "#features/accounts/log-in/second-step-gate.tsx";
import { PasskeyLogIn } from "#features/accounts/passkeys/passkey-log-in.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/login";

/** A colleague who is logged in goes on; a customer may still log in as staff here. */
const staffGoOn: MiddlewareFunction<Response> = async ({ url, context }) => {
  const viewer = await maybeSomebody(context);
  if (viewer?.kind === "staff") throw redirect(returnPath(url.searchParams.get("next")) ?? areaOf(viewer));
};

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
    paths: stepPaths(url),
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
  const { step, over, reset, ended, locale, accounts, status, paths } = loaderData;
  const busy = useBusy();
  const figure = <LoginChart locale={locale}>{status ? <StatusCartouche status={status} locale={locale} /> : null}</LoginChart>;
  if (step !== "password") return <SecondStepGate step={step} paths={paths} failure={actionData} busy={busy} figure={figure} />;
  return (
    <AuthPageFrame title={m.staff_login_title()} sub={m.staff_login_sub()} figure={figure}>
      {over && !actionData ? <GateAlert>{m.login_over()}</GateAlert> : null}
      {ended && !over && !actionData ? <Notice tone="soon">{m.staff_login_ended()}</Notice> : null}
      {reset && !actionData ? <Notice tone="good">{m.reset_done()}</Notice> : null}
      <LoginForm failure={actionData} busy={busy} forgotPath="/forgot-password?for=staff" />
      <PasskeyLogIn />
      <AuthPageFoot>
        <span>
          {m.staff_login_customer()} <AuthPageLink to="/login">{m.staff_login_customer_link()}</AuthPageLink>
        </span>
        <small>{m.staff_login_forgot()}</small>
      </AuthPageFoot>
      <DemoList accounts={accounts} />
    </AuthPageFrame>
  );
}

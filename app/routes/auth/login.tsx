import { useNavigation } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { isLoggedIn } from "#app/session/checks.server.ts";
import { logIn, logInSecondStep, logInWithPasskey, loginStep, stepPaths, told } from "#app/session/log-in.server.ts";
import { otherHostNote } from "#app/session/other-host.server.ts";
import { loadSiteStatus } from "#app/shell/site/site-status.server.ts";
import { StatusCartouche } from "#app/shell/site/status-cartouche.tsx";
import { useRootData } from "#app/shell/use-root-data.ts";
import { AuthPageFoot, AuthPageFrame, AuthPageLink, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { DemoList } from "#features/accounts/log-in/demo-list.tsx";
import { LoginChart } from "#features/accounts/log-in/login-chart.tsx";
import { LoginForm } from "#features/accounts/log-in/login-form.tsx";
import { SecondStepGate } from "#features/accounts/log-in/second-step-gate.tsx";
import { PasskeyLogIn } from "#features/accounts/passkeys/passkey-log-in.tsx";
import { resendVerification } from "#features/accounts/rules/log-in.contract.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/login";

export const middleware = [isLoggedIn];
export const meta = () => accountMeta(m.login_title(), m.login_description());

export async function loader({ url, context }: Route.LoaderArgs) {
  const { demoAccounts, locale } = context.get(requestContext);
  return {
    locale,
    step: loginStep(context, url),
    over: url.searchParams.get("step") === "over",
    reset: url.searchParams.get("reset") === "done",
    erasure: dayOf(url.searchParams.get("erasure")),
    asked: url.searchParams.has("next"),
    // As a sentence: its words are no part of the page's scripts.
    elsewhere: otherHostNote(context, url, m.login_other_host),
    paths: stepPaths(url),
    accounts: (await demoAccounts()).filter(({ kind }) => kind === "customer"),
    status: await loadSiteStatus(context),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (loginStep(context, url) !== "password") return logInSecondStep({ context, url, form });
  if (form.get("passkey")) return logInWithPasskey({ context, url, form, userType: "customer" });
  if (form.get("intent") !== "resend") return logIn({ context, url, form, userType: "customer" });
  try {
    const answer = await context.get(apiContext).call(resendVerification, { body: { email: textOf(form, "email") } });
    return told(answer.message);
  } catch (error) {
    return formFailure(error, { email: textOf(form, "email") });
  }
}

/** The day an account is to be erased; whatever else stands in the address is ignored. */
function dayOf(text: string | null): string | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { step, over, reset, erasure, asked, elsewhere, locale, accounts, status, paths } = loaderData;
  const contact = useRootData()?.company.contact;
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const failure = actionData && "code" in actionData ? actionData : undefined;
  const figure = <LoginChart locale={locale}>{status ? <StatusCartouche status={status} locale={locale} /> : null}</LoginChart>;
  if (step !== "password") {
    const help = (
      <>
        {m.login_lost_both()} <span className="gate-phone">{contact?.phone}</span>
      </>
    );
    return <SecondStepGate step={step} paths={paths} failure={failure} busy={busy} figure={figure} help={help} />;
  }
  return (
    <AuthPageFrame title={m.login_title()} sub={asked ? m.login_next() : m.login_sub()} figure={figure}>
      {elsewhere && !actionData ? <Notice>{elsewhere}</Notice> : null}
      {over && !actionData ? <GateAlert>{m.login_over()}</GateAlert> : null}
      {reset && !actionData ? <Notice tone="good">{m.reset_done()}</Notice> : null}
      {erasure && !actionData ? (
        <Notice tone="soon">{m.settings_erase_done({ date: formatDate(new Date(erasure), locale, "UTC") })}</Notice>
      ) : null}
      {actionData && "told" in actionData ? (
        <Notice tone="good" announce>
          {actionData.told}
        </Notice>
      ) : null}
      <LoginForm failure={failure} busy={busy} forgotPath="/forgot-password" />
      <PasskeyLogIn />
      <AuthPageFoot>
        <span>
          {m.login_no_account()} <AuthPageLink to="/signup">{m.login_signup_link()}</AuthPageLink>
        </span>
        <small>
          {m.login_outage()} <span className="gate-phone">{contact?.emergencyPhone}</span>
        </small>
      </AuthPageFoot>
      <DemoList accounts={accounts} />
    </AuthPageFrame>
  );
}

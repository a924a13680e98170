import { useEffect } from "react";
import { redirect, useNavigation } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, isTicked, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { isLoggedIn } from "#app/session/checks.server.ts";
import { readSignupNote, signupCookie, signupCookieValue } from "#app/session/cookies.ts";
import { takenEstimate } from "#app/session/estimate.server.ts";
import { sessionState } from "#app/session/use-session.ts";
import { AuthPageFrame, AuthPageLink } from "#features/accounts/log-in/auth-page-frame.tsx";
import { registerCustomer } from "#features/accounts/rules/log-in.contract.ts";
import { optionalBoxes, privacyBasis, requiredBoxes } from "#features/accounts/rules/sign-up-consents.ts";
import { SignupPassage } from "#features/accounts/sign-up/account-step-progress.tsx";
import { SignupForm } from "#features/accounts/sign-up/signup-form.tsx";
import { writeEstimate } from "#features/service-tools/pricing/estimate-state.ts";
import { readCookie } from "#platform/cookie.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import type { Route } from "./+types/signup";

export const middleware = [isLoggedIn];
export const meta = () => accountMeta(m.signup_title(), m.signup_description());

export function loader({ url, context }: Route.LoaderArgs) {
  const { locale, cookies } = context.get(requestContext);
  const note = readSignupNote(readCookie(cookies, signupCookie));
  return {
    locale,
    known: { name: note?.name ?? "", company: note?.company ?? "", phone: note?.phone ?? "" },
    hasEstimate: takenEstimate(url, cookies).lines.length > 0,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = Object.fromEntries(["name", "company", "email", "phone", "locale"].map((name) => [name, textOf(form, name)]));
  const boxes = [...requiredBoxes, ...optionalBoxes].filter((name) => isTicked(form, name));
  const taken = takenEstimate(url, context.get(requestContext).cookies);
  const estimate = taken.lines.length > 0 ? writeEstimate(taken) : "";
  const sms = boxes.includes("marketing_sms");
  try {
    const body = asTyped(registerCustomer, {
      ...typed,
      password: textOf(form, "password"),
      password_confirmation: textOf(form, "password_confirmation"),
      terms: boxes.includes("terms"),
      privacy: privacyBasis === "contract" || isTicked(form, "privacy"),
      age: boxes.includes("age"),
      consulting: boxes.includes("consulting"),
      marketing: boxes.includes("marketing"),
      marketing_sms: sms,
      marketing_night: sms && boxes.includes("marketing_night"),
      estimate,
    });
    const { message } = await context.get(apiContext).call(registerCustomer, { body });
    const { email = "", name = "", company = "", phone = "" } = typed;
    const note = { email: email.trim(), name, company, phone, message, estimate };
    return redirect("/signup-confirmation", { headers: { "set-cookie": signupCookieValue(note, context.get(requestContext)) } });
  } catch (error) {
    return formFailure(error, { ...typed, ...Object.fromEntries(boxes.map((name) => [name, "on"])) });
  }
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  useEffect(() => {
    if (!actionData) return;
    sessionState().registrationFailed();
    showToast(actionData.message, { tone: "error" });
  }, [actionData]);
  return (
    <AuthPageFrame
      long
      title={m.signup_title()}
      sub={
        <>
          {m.signup_sub()} {m.signup_have_account()} <AuthPageLink to="/login">{m.login_title()}</AuthPageLink>
        </>
      }
      figure={<SignupPassage current={0} />}
    >
      {loaderData.hasEstimate ? <Notice tone="good">{m.signup_estimate()}</Notice> : null}
      <SignupForm failure={actionData} known={loaderData.known} locale={loaderData.locale} busy={busy} />
    </AuthPageFrame>
  );
}

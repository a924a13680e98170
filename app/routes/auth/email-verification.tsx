// A link in a mail. Opening it changes nothing, so that scanners and previews do not use it up: the page has one button, which scripts press.
import { useEffect, useRef } from "react";
import { data, Form, type MiddlewareFunction, redirect, useNavigation } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure } from "#app/forms/failed-form.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { isLoggedIn, maybeSomebody } from "#app/session/checks.server.ts";
import { AuthPageFrame, GateAlert } from "#features/accounts/log-in/auth-page-frame.tsx";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { confirmEmail } from "#features/accounts/rules/log-in.contract.ts";
import { SignupPassage } from "#features/accounts/sign-up/account-step-progress.tsx";
import { readEstimate } from "#features/service-tools/pricing/estimate-state.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import type { Route } from "./+types/email-verification";

/** Whoever is logged in and follows a link to a changed address confirms it among the settings. */
const toSettings: MiddlewareFunction<Response> = async ({ context, params }) => {
  const viewer = await maybeSomebody(context);
  if (viewer?.kind === "customer") throw redirect(`/customer/settings/email?confirm=${encodeURIComponent(params.token ?? "")}`);
};

export const middleware = [toSettings, isLoggedIn];
export const meta = () => accountMeta(m.verify_title());

/** What the sign-up took along comes back with the link; the ticket form is filled in from it after the log-in. */
export function loader({ url }: Route.LoaderArgs) {
  const { lines } = readEstimate(url.searchParams.get("estimate") ?? "");
  return { estimate: lines.length > 0 ? url.searchParams.get("estimate") : null };
}

export async function action({ params, context }: Route.ActionArgs) {
  try {
    const answer = await context.get(apiContext).call(confirmEmail, { body: { token: params.token } });
    return data({ done: answer.data });
  } catch (error) {
    return formFailure(error);
  }
}

export default function EmailVerification({ loaderData, actionData }: Route.ComponentProps) {
  if (!actionData) return <Waiting failure={undefined} />;
  if ("done" in actionData) {
    const { kind, email } = actionData.done;
    const { estimate } = loaderData;
    const next = estimate ? `?next=${encodeURIComponent(`/customer/ticket/create?${new URLSearchParams({ estimate })}`)}` : "";
    return (
      <AuthPageFrame
        title={kind === "verify-email" ? m.verify_done_title() : m.verify_changed_title()}
        sub={kind === "verify-email" ? m.verify_done_sub({ email }) : m.verify_changed_sub({ email })}
        figure={<SignupPassage current={2} />}
      >
        {estimate ? <p className="gate-sub">{m.verify_done_estimate()}</p> : null}
        <ButtonLink to={`/login${next}`} wide>
          {m.login_title()}
        </ButtonLink>
      </AuthPageFrame>
    );
  }
  return <Refused failure={actionData} />;
}

function Waiting({ failure }: { failure: FormFailure | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  const pressed = useRef(Boolean(failure));
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    form.current?.requestSubmit();
  }, []);
  return (
    <AuthPageFrame title={m.verify_title()} sub={m.verify_sub()} figure={<SignupPassage current={1} />}>
      {failure ? (
        <GateAlert wait={failure.retryAt ? m.account_retry_at({ time: failure.retryAt }) : undefined}>{failure.message}</GateAlert>
      ) : null}
      <Form method="post" ref={form} replace>
        <Button type="submit" wide busy={busy} busyLabel={m.verify_busy()}>
          {m.verify_submit()}
        </Button>
      </Form>
    </AuthPageFrame>
  );
}

function Refused({ failure }: { failure: FormFailure }) {
  const endings: Record<string, { title: string; sub: string; to: string; label: string } | undefined> = {
    token_expired: {
      title: m.verify_expired_title(),
      sub: m.verify_expired_sub({ minutes: String(lifetimes.verifyMinutes) }),
      to: "/signup-confirmation",
      label: m.verify_new_link(),
    },
    token_used: { title: m.verify_used_title(), sub: m.verify_used_sub(), to: "/login", label: m.login_title() },
    token_replaced: {
      title: m.verify_replaced_title(),
      sub: m.verify_replaced_sub(),
      to: "/signup-confirmation",
      label: m.verify_new_link(),
    },
    token_invalid: {
      title: m.verify_invalid_title(),
      sub: m.verify_invalid_sub(),
      to: "/signup-confirmation",
      label: m.verify_new_link(),
    },
  };
  const ending = endings[failure.code];
  // Too many tries or an API that is away: the link may still be good.
  if (!ending) return <Waiting failure={failure} />;
  return (
    <AuthPageFrame title={ending.title} sub={ending.sub} figure={<SignupPassage current={1} />}>
      <ButtonLink to={ending.to} wide>
        {ending.label}
      </ButtonLink>
    </AuthPageFrame>
  );
}

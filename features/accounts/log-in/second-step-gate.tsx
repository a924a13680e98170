import type { ReactNode } from "react";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import { AuthPageFoot, AuthPageFrame, AuthPageLink } from "./auth-page-frame.tsx";
import { SecondStepForm } from "./second-step-form.tsx";

type SecondStepGateProps = {
  step: "code" | "recovery";
  paths: { code: string; recovery: string; start: string };
  failure: FormFailure | undefined;
  busy: boolean;
  figure: ReactNode;
  /** Whom to call when app and codes are lost. */
  help?: ReactNode;
};

/** The second step of a log-in, for customers and staff: a code from the app, or one of the kept ones. */
export function SecondStepGate({ step, paths, failure, busy, figure, help }: SecondStepGateProps) {
  const [title, sub, other, otherPath] =
    step === "code"
      ? [m.login_code_title(), m.login_code_sub(), m.login_recovery_link(), paths.recovery]
      : [m.login_recovery_title(), m.login_recovery_sub(), m.login_app_link(), paths.code];
  return (
    <AuthPageFrame title={title} sub={sub} figure={figure}>
      <SecondStepForm key={step} kind={step} failure={failure} busy={busy} />
      <AuthPageFoot>
        <span>
          <AuthPageLink to={otherPath}>{other}</AuthPageLink>
        </span>
        {help ? <small>{help}</small> : null}
        <small>
          <AuthPageLink to={paths.start}>{m.login_start_over()}</AuthPageLink>
        </small>
      </AuthPageFoot>
    </AuthPageFrame>
  );
}

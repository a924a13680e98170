import type { ReactNode } from "react";
import { Form } from "react-router";
import { PasskeyButton } from "#features/accounts/passkeys/passkey-button.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { FormFailure } from "#ui/form-failure.ts";
import { AuthPageFoot, AuthPageFrame, AuthPageLink, GateAlert } from "./auth-page-frame.tsx";
import { SecondStepForm } from "./second-step-form.tsx";

type SecondStepGateProps = {
  step: "code" | "passkey" | "recovery";
  /** A step the account has not set up has no path. */
  paths: { code: string | undefined; passkey: string | undefined; recovery: string; start: string };
  failure: FormFailure | undefined;
  busy: boolean;
  figure: ReactNode;
  /** Whom to call when app and codes are lost. */
  help?: ReactNode;
};

/** The second step of a log-in, for customers and staff: a code from the app, a passkey, or one of the kept codes. */
export function SecondStepGate({ step, paths, failure, busy, figure, help }: SecondStepGateProps) {
  const words = {
    code: [m.login_code_title(), m.login_code_sub()],
    passkey: [m.login_second_passkey_title(), m.login_second_passkey_sub()],
    recovery: [m.login_recovery_title(), m.login_recovery_sub()],
  };
  const [title, sub] = words[step];
  const others = [
    ["code", paths.code, m.login_app_link()],
    ["passkey", paths.passkey, m.login_passkey_link()],
    ["recovery", paths.recovery, m.login_recovery_link()],
  ] as const;
  return (
    <AuthPageFrame title={title} sub={sub} figure={figure}>
      {step === "passkey" ? (
        <>
          {failure ? <GateAlert>{failure.message}</GateAlert> : null}
          <Form method="post" className="gate-form">
            <PasskeyButton name="passkey" kind="primary" label={m.login_passkey_use()} wide />
            <noscript>{m.login_second_passkey_scripts()}</noscript>
          </Form>
        </>
      ) : (
        <SecondStepForm key={step} kind={step} failure={failure} busy={busy} />
      )}
      <AuthPageFoot>
        {others.map(([name, path, label]) =>
          path && name !== step ? (
            <span key={name}>
              <AuthPageLink to={path}>{label}</AuthPageLink>
            </span>
          ) : null,
        )}
        {help ? <small>{help}</small> : null}
        <small>
          <AuthPageLink to={paths.start}>{m.login_start_over()}</AuthPageLink>
        </small>
      </AuthPageFoot>
    </AuthPageFrame>
  );
}

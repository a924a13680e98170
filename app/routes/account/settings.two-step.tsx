import { data, Form } from "react-router";
import { apiContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { refreshViewer, saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { recoveryCodeCount } from "#features/accounts/rules/account-figures.ts";
import { useFirstError } from "#features/accounts/rules/account-form.ts";
import type { TwoFactorSetup } from "#features/accounts/rules/account-views.ts";
import * as calls from "#features/accounts/rules/user-security.contract.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { CodeOrRecovery, CurrentPassword } from "#features/accounts/settings/prove-fields.tsx";
import { RecoveryCodes } from "#features/accounts/settings/recovery-codes.tsx";
import { SecondFactorDue } from "#features/accounts/settings/second-factor-due.tsx";
import { OutcomeNotice, SettingsFacts, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { TwoStepSetup } from "#features/accounts/settings/two-step-setup.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/settings.two-step";

export const meta = () => accountMeta(m.settings_two_step());

export function loader({ context }: Route.LoaderArgs) {
  return { customer: context.get(viewerContext) };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const setup: TwoFactorSetup = { secret: textOf(form, "secret"), uri: textOf(form, "uri"), qr: textOf(form, "qr") };
  const intent = form.get("intent");
  // Who logs in by single sign-on has none, and is not asked for it.
  const given = form.has("password") ? { password: textOf(form, "password") } : {};
  try {
    if (intent === "start") {
      return settingUp((await api.call(calls.beginTwoFactor, { body: given })).data, undefined);
    }
    if (intent === "confirm") {
      const answer = await api.call(calls.confirmTwoFactor, { body: { code: textOf(form, "code") } });
      await refreshViewer(context);
      return data({ codes: answer.data.recovery_codes, renewed: false });
    }
    if (intent === "renew") {
      const answer = await api.call(calls.renewRecoveryCodes);
      await refreshViewer(context);
      return data({ codes: answer.data.recovery_codes, renewed: true });
    }
    const { message } = await api.call(calls.disableTwoFactor, { body: { ...given, code: textOf(form, "code") } });
    await refreshViewer(context);
    return saved(message);
  } catch (error) {
    const failure = formFailure(error);
    return intent === "confirm" ? settingUp(setup, failure.data, failure.init) : failure;
  }
});

function settingUp(setup: TwoFactorSetup, failure: FormFailure | undefined, init: ResponseInit | null = null) {
  return data({ setup, failure }, init ?? {});
}

export default function TwoStepSettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { customer } = loaderData;
  const confirming = useBusy("confirm");
  const busy = useBusy();
  if (actionData && "confirm" in actionData) {
    return <ConfirmItsYou confirm={actionData.confirm} person={customer} backTo={settingsPath(customer.kind, "two-step")} busy={busy} />;
  }
  const failure = actionData && "code" in actionData ? actionData : undefined;
  return (
    <SettingsPart title={m.settings_two_step()} intro={m.settings_two_step_intro()}>
      {customer.two_factor_required ? <SecondFactorDue other="passkeys" /> : null}
      {actionData && "codes" in actionData ? (
        <>
          <Notice tone="good" announce>
            {actionData.renewed ? m.settings_two_step_renewed() : m.settings_two_step_done()}
          </Notice>
          <RecoveryCodes codes={actionData.codes} email={customer.email} doneTo={settingsPath(customer.kind, "two-step")} />
        </>
      ) : null}
      <OutcomeNotice outcome={actionData && "told" in actionData ? actionData : customer.two_factor ? undefined : failure} />
      <SettingsFacts
        rows={[
          [m.settings_two_step_state(), <State key="state" on={customer.two_factor} />],
          ...(customer.two_factor ? [codesLeft(customer.recovery_codes_left)] : []),
        ]}
      />
      {customer.two_factor ? (
        <TurnOff failure={failure} few={customer.recovery_codes_left < 3} password={customer.has_password} />
      ) : actionData && "setup" in actionData ? (
        <TwoStepSetup setup={actionData.setup} failure={actionData.failure} busy={confirming} />
      ) : (
        <TurnOn failure={failure} password={customer.has_password} />
      )}
    </SettingsPart>
  );
}

/** The password first: whoever finds an open session must not be able to lock its owner out. */
function TurnOn({ failure, password }: { failure: FormFailure | undefined; password: boolean }) {
  const form = useFirstError(failure, "input");
  const busy = useBusy("start");
  return (
    <Form method="post" className="settings-form" ref={form} noValidate>
      {password ? <CurrentPassword failure={failure} /> : null}
      <div className="cluster settings-actions">
        <Button type="submit" size="small" name="intent" value="start" busy={busy}>
          {m.settings_two_step_start()}
        </Button>
      </div>
    </Form>
  );
}

function State({ on }: { on: boolean }) {
  return on ? <Badge tone="jade">{m.settings_two_step_on()}</Badge> : <Badge>{m.settings_two_step_off()}</Badge>;
}

function codesLeft(left: number): [string, string] {
  return [m.settings_two_step_codes_left(), m.settings_two_step_codes_count({ left: String(left), total: String(recoveryCodeCount) })];
}

function TurnOff({ failure, few, password }: { failure: FormFailure | undefined; few: boolean; password: boolean }) {
  const shown = failure?.code === "invalid_code" ? { ...failure, errors: { code: failure.message } } : failure;
  const form = useFirstError(shown, "input");
  const busy = useBusy("disable");
  const renewing = useBusy("renew");
  return (
    <>
      {few ? <Notice tone="soon">{m.settings_two_step_few()}</Notice> : null}
      <Form method="post" className="cluster settings-actions">
        <Button type="submit" size="small" kind="quiet" name="intent" value="renew" busy={renewing}>
          {m.settings_two_step_renew()}
        </Button>
      </Form>
      <details className="settings-more" open={failure ? true : undefined}>
        <summary className="btn btn-quiet btn-small">{m.settings_two_step_disable()}</summary>
        <Form method="post" className="settings-danger" ref={form} noValidate>
          <h3>{m.settings_two_step_disable_title()}</h3>
          <p className="quiet">{m.settings_two_step_disable_text()}</p>
          <OutcomeNotice outcome={shown && Object.keys(shown.errors).length === 0 ? shown : undefined} />
          {password ? <CurrentPassword failure={shown} /> : null}
          <CodeOrRecovery failure={shown} />
          <div className="cluster settings-actions">
            <Button type="submit" size="small" kind="danger" name="intent" value="disable" busy={busy}>
              {m.settings_two_step_disable()}
            </Button>
          </div>
        </Form>
      </details>
    </>
  );
}

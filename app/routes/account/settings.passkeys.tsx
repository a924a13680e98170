import { data, Form, useNavigate } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { readPasskey } from "#app/forms/read-passkey.ts";
import { refreshViewer } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { PasskeyButton } from "#features/accounts/passkeys/passkey-button.tsx";
import { PasskeyList } from "#features/accounts/passkeys/passkey-list.tsx";
import * as calls from "#features/accounts/passkeys/passkeys.contract.ts";
import { usePasskeysPossible } from "#features/accounts/passkeys/passkeys-possible.ts";
import { makePasskey } from "#features/accounts/passkeys/sign-with-passkey.ts";
import { fieldOf } from "#features/accounts/rules/account-form.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { RecoveryCodes } from "#features/accounts/settings/recovery-codes.tsx";
import { SecondFactorDue } from "#features/accounts/settings/second-factor-due.tsx";
import { failureIn, SettingsPart } from "#features/accounts/settings/settings-parts.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Route } from "./+types/settings.passkeys";

export const meta = () => accountMeta(m.settings_passkeys());

export async function loader({ context }: Route.LoaderArgs) {
  const customer = context.get(viewerContext);
  const { data: passkeys } = await context.get(apiContext).call(calls.listPasskeys);
  const { locale } = context.get(requestContext);
  return { customer, passkeys, path: settingsPath(customer.kind, "passkeys"), locale, now: new Date().toISOString() };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const params = { id: textOf(form, "id") };
  const name = textOf(form, "name");
  try {
    switch (form.get("intent")) {
      case "rename":
        await api.call(calls.renamePasskey, { params, body: { name } });
        return told(m.settings_saved());
      case "remove":
        await api.call(calls.removePasskey, { params });
        await refreshViewer(context);
        return told(m.settings_passkeys_removed());
      default: {
        const body = asTyped(calls.addPasskey, { name, passkey: readPasskey(textOf(form, "passkey")) });
        const { data: added } = await api.call(calls.addPasskey, { body });
        await refreshViewer(context);
        return told(m.settings_passkeys_added({ name: added.passkey.name }), added.recovery_codes);
      }
    }
  } catch (error) {
    return formFailure(error, { name });
  }
});

function told(text: string, codes: string[] = []) {
  return data({ told: text, codes });
}

export default function PasskeySettings({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { customer, passkeys, path, ...clock } = loaderData;
  const busy = useBusy();
  if (actionData && "confirm" in actionData) {
    return <ConfirmItsYou confirm={actionData.confirm} person={customer} backTo={path} busy={busy} />;
  }
  const codes = actionData && "codes" in actionData ? actionData.codes : [];
  return (
    <SettingsPart title={m.settings_passkeys()} intro={m.settings_passkeys_intro()} outcome={actionData}>
      {customer.two_factor_required ? <SecondFactorDue other="two-step" /> : null}
      {codes.length > 0 ? <RecoveryCodes codes={codes} email={customer.email} doneTo={path} /> : null}
      {passkeys.length > 0 ? <PasskeyList passkeys={passkeys} action={path} timezone={customer.timezone} {...clock} /> : null}
      <AddPasskey failure={failureIn(actionData)} path={path} count={passkeys.length} kind={customer.kind} />
    </SettingsPart>
  );
}

type AddPasskeyProps = { failure: ReturnType<typeof failureIn>; path: string; count: number; kind: "customer" | "staff" };

function AddPasskey({ failure, path, count, kind }: AddPasskeyProps) {
  const possible = usePasskeysPossible();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  if (hydrated && !possible) return <Notice>{m.settings_passkeys_impossible()}</Notice>;
  return (
    <>
      <noscript>
        <Notice>{m.settings_passkeys_scripts()}</Notice>
      </noscript>
      <Form method="post" action={path} className="settings-form apart" key={count} noValidate hidden={!possible}>
        <input type="hidden" name="intent" value="add" />
        <TextField
          {...fieldOf(failure, "name", m.settings_passkeys_default_name())}
          label={m.settings_passkeys_name()}
          hint={m.settings_passkeys_name_hint()}
          limit={80}
          autoComplete="off"
        />
        <div className="settings-actions">
          <PasskeyButton
            name="passkey"
            kind="primary"
            size="small"
            label={m.settings_passkeys_add()}
            sign={makePasskey}
            onRefused={({ code }) => {
              if (code !== "fresh_factor_required") return false;
              void navigate(`${settingsPath(kind, "confirm")}?${new URLSearchParams({ next: path })}`);
              return true;
            }}
          />
        </div>
      </Form>
    </>
  );
}

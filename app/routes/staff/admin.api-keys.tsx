import "#ui/console/console-pages.css";
import "#features/integrations/console/integrations.css";
import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { failureIn, OutcomeNotice } from "#features/accounts/settings/settings-parts.tsx";
import * as calls from "#features/integrations/api-keys.contract.ts";
import { ApiKeyForm } from "#features/integrations/console/api-key-form.tsx";
import { ApiKeyList } from "#features/integrations/console/api-key-list.tsx";
import { ShownOnce } from "#features/integrations/console/shown-once.tsx";
import { keyScopes } from "#features/integrations/key-figures.ts";
import { can } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.api-keys";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.key_title() };
export const meta = () => accountMeta(m.key_title());

export async function loader({ context }: Route.LoaderArgs) {
  const { data: keys } = await context.get(apiContext).call(calls.listApiKeys);
  return { keys, timezone: context.get(viewerContext).timezone, now: new Date().toISOString() };
}

export const action = confirming(async ({ context }: Route.ActionArgs, form) => {
  const api = context.get(apiContext);
  const [name, days, per_minute] = ["name", "days", "per_minute"].map((field) => textOf(form, field));
  const scopes = form.getAll("scopes").filter((value) => typeof value === "string");
  try {
    if (form.get("intent") === "revoke") {
      await api.call(calls.revokeApiKey, { params: { id: textOf(form, "id") } });
      return saved(m.key_revoked());
    }
    const { data: made } = await api.call(calls.createApiKey, {
      body: asTyped(calls.createApiKey, { name, scopes, days, per_minute }),
    });
    return { made: { name: made.name, token: made.token } };
  } catch (error) {
    return formFailure(error, { name: name ?? "", days: days ?? "", per_minute: per_minute ?? "", scopes: scopes.join(" ") });
  }
});

export default function ApiKeys({ loaderData, actionData: answer }: Route.ComponentProps) {
  const outcome = useOutcome(answer);
  const { staff, locale } = useOutletContext<StaffLayoutData>();
  const busy = useBusy("create");
  const { keys, timezone, now } = loaderData;
  if (outcome && "confirm" in outcome) {
    return <ConfirmItsYou confirm={outcome.confirm} person={staff} backTo="/staff/admin/api-keys" busy={busy} heading="h1" />;
  }
  const made = outcome && "made" in outcome ? outcome.made : undefined;
  const told = outcome && !("made" in outcome) ? outcome : undefined;
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.key_title()}</h1>
          <p>{m.key_sub()}</p>
        </div>
        <a href="/api/docs" className="btn btn-quiet btn-small">
          {m.key_docs()}
        </a>
      </div>
      {made ? (
        <ShownOnce label={m.key_value({ name: made.name })} value={made.token} text={m.key_made()} />
      ) : (
        <OutcomeNotice outcome={told} />
      )}
      <ApiKeyList keys={keys} locale={locale} timezone={timezone} now={now} />
      <ApiKeyForm key={made?.token ?? ""} failure={failureIn(told)} scopes={keyScopes.filter((scope) => can(staff, scope))} busy={busy} />
    </>
  );
}

import { Form } from "react-router";
import { requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { patchUser, saved } from "#app/forms/settings-action.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { NameVersions, namesIn } from "#features/accounts/settings/name-versions.tsx";
import { failureIn, SettingsFacts, SettingsPart, SettingsSave } from "#features/accounts/settings/settings-parts.tsx";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { TextField } from "#ui/text-field.tsx";
import type { Route } from "./+types/settings.profile";

/** Those of a customer; staff have a name only. */
const fields = ["name", "company", "phone"] as const;

export const meta = () => accountMeta(m.settings_profile());

export function loader({ context }: Route.LoaderArgs) {
  return { customer: context.get(viewerContext), locale: context.get(requestContext).locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries(fields.filter((name) => form.has(name)).map((name) => [name, textOf(form, name)]));
  try {
    await patchUser(context, form.has("versions") ? { ...values, names: namesIn(form) } : values);
    return saved();
  } catch (error) {
    return formFailure(error, values);
  }
}

export default function Profile({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { customer, locale } = loaderData;
  const failure = failureIn(actionData);
  const form = useFirstError(failure);
  const busy = useBusy();
  return (
    <SettingsPart
      title={m.settings_profile()}
      intro={customer.kind === "staff" ? m.settings_profile_staff_intro() : m.settings_profile_intro()}
      outcome={actionData}
    >
      <SettingsFacts
        rows={[
          [
            customer.kind === "staff" ? m.settings_staff_since() : m.settings_customer_since(),
            formatDate(new Date(customer.created_at), locale, customer.timezone),
          ],
          [m.settings_email(), customer.email],
        ]}
      />
      <Form method="post" className="settings-form" ref={form} noValidate>
        <TextField {...fieldOf(failure, "name", customer.name)} label={m.account_name()} autoComplete="name" limit={80} />
        {customer.kind === "customer" ? (
          <div className="pair">
            <TextField
              {...fieldOf(failure, "company", customer.company ?? "")}
              label={m.account_company()}
              optional={m.account_optional()}
              autoComplete="organization"
              limit={120}
            />
            <TextField
              {...fieldOf(failure, "phone", customer.phone ?? "")}
              label={m.account_phone()}
              optional={m.account_optional()}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              limit={40}
            />
          </div>
        ) : null}
        {customer.kind === "staff" ? (
          <>
            <input type="hidden" name="versions" value="on" />
            <NameVersions names={customer.names} />
            <p className="hint">{m.settings_names_hint()}</p>
          </>
        ) : null}
        <SettingsSave busy={busy} />
      </Form>
    </SettingsPart>
  );
}

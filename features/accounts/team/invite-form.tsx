import { Form } from "react-router";
import { localeTraits } from "#content/locale-traits.ts";
import { type Locale, locales } from "#content/locales.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { NameVersions } from "#features/accounts/settings/name-versions.tsx";
import { failureIn, type Outcome } from "#features/accounts/settings/settings-parts.tsx";
import { staffRoles } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { roleWords } from "./role-words.ts";

/** An invitation by mail: the colleague chooses the password by its link. */
export function InviteForm({ outcome, locale }: { outcome: Outcome; locale: Locale }) {
  const failure = failureIn(outcome);
  const form = useFirstError(failure);
  const sent = outcome && "told" in outcome ? outcome.told : "";
  return (
    <section className="team-invite" aria-labelledby="team-invite">
      <h2 id="team-invite">{m.team_invite()}</h2>
      <p>{m.team_invite_text({ days: String(lifetimes.invitationDays) })}</p>
      <Form method="post" className="settings-form" ref={form} key={sent} noValidate>
        <div className="pair">
          <TextField {...fieldOf(failure, "name")} label={m.account_name()} autoComplete="off" limit={80} />
          <TextField {...fieldOf(failure, "email")} label={m.account_email()} type="email" autoComplete="off" limit={254} />
        </div>
        <NameVersions names={{}} id="-invited" failure={failure} />
        <p className="hint">{m.settings_names_hint()}</p>
        <div className="pair">
          <SelectField
            {...fieldOf(failure, "role", staffRoles()[0])}
            className="team-role-field"
            label={m.team_role()}
            hint={m.team_role_hint()}
            options={staffRoles().map((value) => ({ value, label: roleWords(value) }))}
          />
          <SelectField
            {...fieldOf(failure, "locale", locale)}
            label={m.settings_language_field()}
            options={locales.map((value) => ({ value, label: localeTraits[value].name }))}
          />
        </div>
        <div className="cluster settings-actions">
          <Button type="submit" size="small" name="intent" value="invite">
            {m.team_invite_submit()}
          </Button>
        </div>
      </Form>
    </section>
  );
}

// Inviting: by mail, with a role; and the invitations that nobody has answered yet.
import "./organisation.css";
import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { failureIn, type Outcome } from "#features/accounts/settings/settings-parts.tsx";
import { organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { organisationRoleWord } from "#features/organisations/rules/organisation-words.ts";
import type { InvitationView } from "#features/organisations/rules/organisations.contract.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

type InviteFormProps = { outcome: Outcome; action: string; busy: boolean };

export function OrganisationInvite({ outcome, action, busy }: InviteFormProps) {
  const failure = failureIn(outcome);
  const form = useFirstError(failure);
  const sent = outcome && "told" in outcome ? outcome.told : "";
  return (
    <Form method="post" action={action} className="settings-form" ref={form} key={sent} noValidate>
      <div className="pair">
        <TextField
          {...fieldOf(failure, "email")}
          label={m.organisation_invite_email()}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          limit={254}
        />
        <SelectField
          {...fieldOf(failure, "role", "technical")}
          label={m.organisation_role()}
          options={organisationRoles.map((value) => ({ value, label: organisationRoleWord(value) }))}
        />
      </div>
      <div className="cluster settings-actions">
        <Button type="submit" size="small" name="intent" value="invite" busy={busy} busyLabel={m.settings_saving()}>
          {m.organisation_invite_submit()}
        </Button>
      </div>
    </Form>
  );
}

type ListProps = { invitations: InvitationView[]; action: string; locale: Locale; timezone: string };

export function OpenInvitations({ invitations, action, locale, timezone }: ListProps) {
  return (
    <ul className="settings-rows">
      {invitations.map(({ id, email, role, expires_at, expired }) => {
        const words = { role: organisationRoleWord(role), date: formatDate(new Date(expires_at), locale, timezone) };
        return (
          <li key={id}>
            <div>
              <b>{email}</b>
              <small>{expired ? m.organisation_invited_expired(words) : m.organisation_invited_until(words)}</small>
            </div>
            <Form method="post" action={action} className="organisation-role" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="role" value={role} />
              <Button type="submit" kind="quiet" size="compact" name="intent" value="invite">
                {m.organisation_invite_again()}
              </Button>
              <Button type="submit" kind="quiet" size="compact" name="intent" value="withdraw">
                {m.organisation_withdraw()}
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}

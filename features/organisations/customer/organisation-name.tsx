// Founding an organisation, and renaming one: both are a name and a button.
import { Form } from "react-router";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { failureIn, type Outcome } from "#features/accounts/settings/settings-parts.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";

/** What was opened before stays one's own unless one says so. */
export function ShareEarlier({ id = "share_earlier" }: { id?: string }) {
  return <Checkbox id={id} name="share_earlier" label={m.organisation_share_earlier()} hint={m.organisation_share_earlier_hint()} />;
}

type NameFormProps = { outcome: Outcome; action: string; busy: boolean; intent: "found" | "rename"; name: string };

export function OrganisationName({ outcome, action, busy, intent, name }: NameFormProps) {
  const failure = failureIn(outcome);
  const form = useFirstError(failure);
  return (
    <Form method="post" action={action} className="settings-form" ref={form} noValidate>
      <TextField
        {...fieldOf(failure, "name", name)}
        label={m.organisation_name()}
        hint={intent === "found" ? m.organisation_name_hint() : undefined}
        autoComplete="organization"
        limit={80}
      />
      {intent === "found" ? <ShareEarlier /> : null}
      <div className="cluster settings-actions">
        <Button type="submit" size="small" kind={intent === "found" ? "primary" : "quiet"} name="intent" value={intent} busy={busy}>
          {intent === "found" ? m.organisation_found_submit() : m.organisation_rename()}
        </Button>
      </div>
    </Form>
  );
}

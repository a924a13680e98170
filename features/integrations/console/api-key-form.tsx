// A new key: its name, what it may do, how long. Only what its maker may do can be ticked.
import { Form } from "react-router";
import { fieldOf, useFirstError } from "#features/accounts/rules/account-form.ts";
import { type KeyScope, keyDays, keyRates } from "#features/integrations/key-figures.ts";
import { scopeWords } from "#features/integrations/key-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-frame.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

type ApiKeyFormProps = { failure: FormFailure | undefined; scopes: readonly KeyScope[]; busy: boolean };

export function ApiKeyForm({ failure, scopes, busy }: ApiKeyFormProps) {
  const form = useFirstError(failure);
  const ticked = (failure?.values.scopes ?? "").split(" ");
  return (
    <section className="integration-new" aria-labelledby="new-key">
      <h2 id="new-key">{m.key_new()}</h2>
      <Form method="post" ref={form} noValidate>
        <TextField {...fieldOf(failure, "name")} label={m.key_name()} hint={m.key_name_hint()} autoComplete="off" limit={60} />
        <fieldset className="integration-choices" aria-describedby={failure?.errors.scopes ? "scopes-error" : undefined}>
          <legend>{m.key_scopes()}</legend>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              id={`scope-${scope.replace(".", "-")}`}
              value={scope}
              label={scopeWords[scope]()}
              defaultChecked={ticked.includes(scope)}
            />
          ))}
          {failure?.errors.scopes ? <FieldError id="scopes-error">{failure.errors.scopes}</FieldError> : null}
        </fieldset>
        <div className="pair">
          <SelectField
            {...fieldOf(failure, "days", "90")}
            label={m.key_days()}
            options={keyDays.map((days) => ({ value: String(days), label: m.key_days_option({ days: String(days) }) }))}
          />
          <SelectField
            {...fieldOf(failure, "per_minute", "60")}
            label={m.key_rate()}
            options={keyRates.map((count) => ({ value: String(count), label: m.key_rate_option({ count: String(count) }) }))}
          />
        </div>
        <Button type="submit" size="small" name="intent" value="create" busy={busy}>
          {m.key_create()}
        </Button>
      </Form>
    </section>
  );
}

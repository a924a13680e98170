import "./status-console.css";
import { Form } from "react-router";
import { locales, teamLocale } from "#content/locales.ts";
import { type IncidentKind, severities } from "#features/status/rules/stages.ts";
import type { ComponentList } from "#features/status/rules/status-views.ts";
import { severityWords } from "#features/status/rules/status-words.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { ErrorSummary, FormActions } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { AffectedFields } from "./affected-fields.tsx";
import type { IncidentValues } from "./incident-values.ts";

/** The team's own language first. */
const columns = [teamLocale, ...locales.filter((locale) => locale !== teamLocale)];

type IncidentFormProps = {
  kind: IncidentKind;
  values: IncidentValues;
  components: ComponentList;
  failure: FormFailure | undefined;
  busy: boolean;
  /** Not published yet. */
  fresh: boolean;
};

export function IncidentForm({ kind, values, components, failure, busy, fresh }: IncidentFormProps) {
  const value = (name: string) => failure?.values[name] ?? values.fields[name] ?? "";
  const error = (name: string) => failure?.errors[name];
  const errors = Object.entries(failure?.errors ?? {}).map(([name, message]) => ({ name, message }));
  return (
    <Form method="post" className="form-stack status-form" noValidate>
      {failure ? <ErrorSummary heading={failure.message} errors={errors} attempt={failure.attempt} /> : null}
      <input type="hidden" name="kind" value={kind} />
      <div className="pair">
        {columns.map((locale) => (
          <div key={locale} className="form-stack" lang={locale}>
            <TextField
              name={`title.${locale}`}
              label={m.status_field_title({ language: languageWord[locale]() })}
              defaultValue={value(`title.${locale}`)}
              error={error(`title.${locale}`)}
              limit={160}
            />
            <TextareaField
              name={`body.${locale}`}
              label={m.status_field_body({ language: languageWord[locale]() })}
              defaultValue={value(`body.${locale}`)}
              error={error(`body.${locale}`)}
              limit={4000}
              rows={4}
              required={false}
            />
          </div>
        ))}
      </div>
      <div className="pair">
        <TextField
          name="starts_at"
          type="datetime-local"
          label={m.status_field_starts()}
          defaultValue={value("starts_at")}
          error={error("starts_at")}
        />
        {kind === "incident" ? (
          <SelectField
            name="severity"
            label={m.status_field_severity()}
            defaultValue={value("severity")}
            error={error("severity")}
            options={severities.map((name) => ({ value: name, label: severityWords[name]() }))}
          />
        ) : (
          <TextField
            name="ends_at"
            type="datetime-local"
            label={m.status_field_ends()}
            hint={m.status_field_ends_hint()}
            defaultValue={value("ends_at")}
            error={error("ends_at")}
          />
        )}
      </div>
      <AffectedFields components={components} chosen={values.affects} />
      <FormActions>
        <Button type="submit" name="intent" value="save" size="small" busy={busy} busyLabel={m.status_publishing()}>
          {fresh ? m.status_publish() : m.status_save()}
        </Button>
      </FormActions>
    </Form>
  );
}

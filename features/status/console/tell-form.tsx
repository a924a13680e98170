import "./status-console.css";
import { type MouseEvent, useRef } from "react";
import { Form, Link } from "react-router";
import { locales, teamLocale } from "#content/locales.ts";
import { type Stage, stagesOf } from "#features/status/rules/stages.ts";
import type { StaffIncident } from "#features/status/rules/status-views.ts";
import { stageWords } from "#features/status/rules/status-words.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { ErrorSummary, FormActions } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { writtenByHand } from "./incident-values.ts";

const columns = [teamLocale, ...locales.filter((locale) => locale !== teamLocale)];

type TellFormProps = {
  incident: StaffIncident;
  values: Record<string, string>;
  failure: FormFailure | undefined;
  busy: boolean;
};

/** What is new, in every language. A stage that is chosen brings the words that are usual at it. */
export function TellForm({ incident, values, failure, busy }: TellFormProps) {
  const open = stagesOf(incident.kind).filter((stage) => stage !== "scheduled" || incident.state === "planned");
  const value = (name: string) => failure?.values[name] ?? values[name] ?? "";
  const errors = Object.entries(failure?.errors ?? {}).map(([name, message]) => ({ name, message }));
  const form = useRef<HTMLFormElement>(null);
  const keep = (event: MouseEvent) => {
    if (form.current && writtenByHand(new FormData(form.current)) && !window.confirm(m.status_template_replace())) event.preventDefault();
  };
  return (
    <section className="status-group" id="tell">
      <h2>{m.status_tell()}</h2>
      <p className="cluster status-stages">
        <span className="hint">{m.status_template()}</span>
        {open.map((stage) => (
          <Link key={stage} className="btn btn-quiet btn-compact" to={`?stage=${stage}#tell`} preventScrollReset onClick={keep}>
            {stageWords[stage]()}
          </Link>
        ))}
      </p>
      <p className="hint">{m.status_template_hint()}</p>
      <Form ref={form} method="post" className="form-stack status-form" noValidate>
        {failure ? <ErrorSummary heading={failure.message} errors={errors} attempt={failure.attempt} /> : null}
        <SelectField
          name="stage"
          label={m.status_tell_stage()}
          defaultValue={value("stage") || (incident.stage satisfies Stage)}
          error={failure?.errors.stage}
          options={open.map((stage) => ({ value: stage, label: stageWords[stage]() }))}
        />
        <div className="pair">
          {columns.map((locale) => (
            <div key={locale} lang={locale}>
              <TextareaField
                name={`text.${locale}`}
                label={m.status_tell_text({ language: languageWord[locale]() })}
                defaultValue={value(`text.${locale}`)}
                error={failure?.errors[`text.${locale}`]}
                limit={4000}
                rows={4}
              />
            </div>
          ))}
        </div>
        <FormActions>
          <Button type="submit" name="intent" value="tell" size="small" busy={busy} busyLabel={m.status_publishing()}>
            {m.status_tell_now()}
          </Button>
        </FormActions>
      </Form>
    </section>
  );
}

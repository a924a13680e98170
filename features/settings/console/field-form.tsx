// One field of tickets: what it is called, whom and where it is for, what can be chosen. Without scripts the choices are asked for too.
import { Form } from "react-router";
import { locales } from "#content/locales.ts";
import type { FieldsValue } from "#features/settings/rules/field-settings.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departments } from "#features/support/rules/departments.ts";
import { choicesMaximum, fieldAudiences, fieldKinds } from "#features/support/rules/ticket-fields.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-frame.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { fieldAudienceWords, fieldKindWords } from "./field-words.ts";

type Field = FieldsValue["fields"][number];
type FieldFormProps = {
  /** None: a new one. */
  field?: Field;
  version: number;
  title: string;
  failure: FormFailure | undefined;
  busy: boolean;
};

const emptyRows = 4;

export function FieldForm({ field, version, title, failure, busy }: FieldFormProps) {
  const text = (name: string, held: string | undefined) => ({
    name,
    defaultValue: failure?.values[name] ?? held ?? "",
    error: failure?.errors[name],
    autoComplete: "off",
  });
  const tick = (name: string, held: boolean) => ({ name, defaultChecked: failure ? failure.values[name] === "on" : held });
  const shownKind = failure?.values.kind ?? field?.kind ?? "text";
  return (
    <section className="setting-part" aria-labelledby="setting-field">
      <h2 id="setting-field">{title}</h2>
      <Form method="post" noValidate preventScrollReset className="setting-field-form" data-kind={field?.kind}>
        {/* Pressing Enter saves. */}
        <input type="hidden" name="version" value={version} />
        {field ? <input type="hidden" name="id" value={field.id} /> : null}
        {field ? (
          <p className="hint">
            {fieldKindWords[field.kind]()} · {fieldAudienceWords[field.audience]()} · {m.setting_field_id()}: <code>{field.id}</code>
          </p>
        ) : (
          <div className="setting-grid">
            <SelectField
              name="kind"
              label={m.setting_field_kind()}
              hint={m.setting_field_fixed_hint()}
              error={failure?.errors.kind}
              defaultValue={shownKind}
              options={fieldKinds.map((kind) => ({ value: kind, label: fieldKindWords[kind]() }))}
            />
            <SelectField
              name="audience"
              label={m.setting_field_audience()}
              error={failure?.errors.audience}
              defaultValue={failure?.values.audience ?? "customer"}
              options={fieldAudiences.map((audience) => ({ value: audience, label: fieldAudienceWords[audience]() }))}
            />
          </div>
        )}
        <div className="setting-grid" data-pairs>
          {locales.map((locale) => (
            <TextField
              key={locale}
              {...text(`label.${locale}`, field?.label[locale])}
              label={m.setting_field_label_in({ language: languageWord[locale]() })}
              limit={60}
            />
          ))}
          {locales.map((locale) => (
            <TextField
              key={locale}
              {...text(`hint.${locale}`, field?.hint[locale])}
              label={m.setting_field_hint_in({ language: languageWord[locale]() })}
              optional={m.account_optional()}
              limit={200}
            />
          ))}
        </div>
        <Choices {...{ field, failure, text, tick }} />
        <fieldset className="setting-grid setting-ticks">
          <legend>{m.setting_field_departments()}</legend>
          {departments.map((department) => (
            <Checkbox
              key={department}
              {...tick(`departments.${department}`, field?.departments.includes(department) ?? false)}
              label={departmentWords[department]()}
            />
          ))}
          <p className="hint">{m.setting_field_departments_hint()}</p>
        </fieldset>
        {field?.audience === "staff" ? null : (
          <Checkbox {...tick("required", field?.required ?? false)} label={m.setting_field_required()} error={failure?.errors.required} />
        )}
        <div className="row">
          <Button type="submit" size="small" name="intent" value={field ? "change" : "add"} busy={busy}>
            {field ? m.settings_save() : m.setting_field_add()}
          </Button>
          {field ? (
            <ButtonLink kind="quiet" size="small" to="/staff/admin/fields">
              {m.setting_field_back()}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </section>
  );
}

type ChoicesProps = {
  field: Field | undefined;
  failure: FormFailure | undefined;
  text: (name: string, held: string | undefined) => object & { name: string; error: string | undefined };
  tick: (name: string, held: boolean) => { name: string; defaultChecked: boolean };
};

/** Hidden by the stylesheet where another kind is chosen. */
function Choices({ field, failure, text, tick }: ChoicesProps) {
  const held = field?.choices ?? [];
  const typed = Object.keys(failure?.values ?? {}).flatMap((name) => Number(/^choices\.(\d+)\./.exec(name)?.[1] ?? -1) + 1);
  const count = Math.min(choicesMaximum, Math.max(held.length + emptyRows, ...typed));
  if (field && field.kind !== "choice") return null;
  return (
    <fieldset className="setting-choices">
      <legend>{m.setting_field_choices()}</legend>
      <p className="hint" id="field-choices">
        {m.setting_field_choices_hint()}
      </p>
      {failure?.errors.choices ? <FieldError id="field-choices-error">{failure.errors.choices}</FieldError> : null}
      {Array.from({ length: count }, (_, row) => {
        const choice = held[row];
        const number = String(row + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a form, which are their places
          <div key={row} className="setting-choice">
            <input type="hidden" name={`choices.${row}.id`} value={choice?.id ?? failure?.values[`choices.${row}.id`] ?? ""} />
            {locales.map((locale) => (
              <TextField
                key={locale}
                {...text(`choices.${row}.${locale}`, choice?.[locale])}
                label={m.setting_field_choice_in({ number, language: languageWord[locale]() })}
                required={false}
                limit={60}
              />
            ))}
            {choice ? (
              <Checkbox
                {...tick(`choices.${row}.retired`, choice.retired)}
                label={m.setting_field_choice_retired()}
                aria-label={m.setting_field_choice_retire_of({ number })}
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}

// The departments, each with its names, whether customers choose it, who works in it and who gets what comes in.
import { Form } from "react-router";
import { type Locale, locales } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import type { DepartmentsValue } from "#features/settings/rules/department-values.ts";
import { assignments } from "#features/support/rules/department-settings.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field-frame.tsx";
import type { FormFailure } from "#ui/form-failure.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { assignmentWords } from "./department-form-values.ts";

type DepartmentFormProps = {
  value: DepartmentsValue;
  version: number;
  people: readonly { id: string; name: string }[];
  failure: FormFailure | undefined;
  locale: Locale;
  busy: boolean;
};

export function DepartmentForm({ value, version, people, failure, locale, busy }: DepartmentFormProps) {
  const text = (name: string, held: string) => ({
    name,
    defaultValue: failure?.values[name] ?? held,
    error: failure?.errors[name],
    autoComplete: "off",
  });
  const tick = (name: string, held: boolean) => ({ name, defaultChecked: failure ? failure.values[name] === "on" : held });
  return (
    <section className="setting-part" aria-label={m.setting_departments()}>
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {failure?.errors.departments ? <FieldError id="field-departments">{failure.errors.departments}</FieldError> : null}
        {value.departments.map(({ id, name, about, offered, members, assign }, at) => (
          <fieldset key={id} className="setting-grid" data-pairs>
            <legend>{versionFor(name, locale)}</legend>
            {locales.map((language) => (
              <TextField
                key={language}
                {...text(`${id}.name.${language}`, name[language])}
                label={m.setting_field_label_in({ language: languageWord[language]() })}
                limit={40}
              />
            ))}
            {locales.map((language) => (
              <TextField
                key={language}
                {...text(`${id}.about.${language}`, about[language])}
                label={m.setting_department_about_in({ language: languageWord[language]() })}
                optional={m.account_optional()}
                limit={60}
              />
            ))}
            <SelectField
              name={`${id}.assign`}
              label={m.setting_department_assign()}
              hint={m.setting_department_assign_hint()}
              error={failure?.errors[`${id}.assign`]}
              defaultValue={failure?.values[`${id}.assign`] ?? assign}
              options={assignments.map((way) => ({ value: way, label: assignmentWords[way]() }))}
            />
            <TextField
              {...text(`${id}.order`, String(at + 1))}
              label={m.setting_field_order()}
              type="number"
              inputMode="numeric"
              min={1}
              max={value.departments.length}
            />
            <details className="setting-members" open={members.length > 0}>
              <summary>{m.setting_department_members({ count: String(members.length) })}</summary>
              <p className="hint">{m.setting_department_members_hint()}</p>
              <div className="setting-grid setting-ticks">
                {people.map((person) => (
                  <Checkbox key={person.id} {...tick(`${id}.members.${person.id}`, members.includes(person.id))} label={person.name} />
                ))}
              </div>
            </details>
            <Checkbox {...tick(`${id}.offered`, offered)} label={m.setting_department_offered()} />
          </fieldset>
        ))}
        <Button type="submit" size="small" name="intent" value="save" busy={busy}>
          {m.settings_save()}
        </Button>
      </Form>
    </section>
  );
}

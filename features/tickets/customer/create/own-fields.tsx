// The provider's own fields in the form: those of the chosen department. Without scripts the others are there too, under the name of the
// department they are for, and count only if it is the chosen one.
import type { ChangeEvent } from "react";
import { type Department, departments } from "#features/support/rules/departments.ts";
import { fieldsIn, fieldTextMaximum } from "#features/support/rules/ticket-fields.ts";
import { departmentWords } from "#features/tickets/customer/ticket-words.ts";
import type { FieldOffered } from "#features/tickets/rules/ticket-fields.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

type OwnName = `fields.${string}`;
/** As they were typed, beside the other fields of the form. */
export type OwnFieldTexts = { [name: OwnName]: string };

export function ownTexts(fields: readonly FieldOffered[], textOf: (name: OwnName) => string): OwnFieldTexts {
  return Object.fromEntries(fields.map(({ id }) => [`fields.${id}`, textOf(`fields.${id}`).slice(0, 1_000)]));
}

type OwnFieldsProps = {
  fields: readonly FieldOffered[];
  department: Department;
  values: OwnFieldTexts;
  errors: Record<string, string>;
  onChange: (name: OwnName, value: string) => void;
};

export function OwnFields({ fields, department, values, errors, onChange }: OwnFieldsProps) {
  const shown = fieldsIn(fields, department);
  const hidden = fields.filter((field) => !shown.includes(field));
  return (
    <>
      {shown.map((field) => {
        const name: OwnName = `fields.${field.id}`;
        return (
          <OwnField
            key={field.id}
            field={field}
            error={errors[name]}
            value={values[name] ?? ""}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
        );
      })}
      {hidden.length > 0 ? (
        <noscript>
          {hidden.map((field) => (
            <OwnField key={field.id} field={field} only defaultValue={values[`fields.${field.id}`] ?? ""} />
          ))}
        </noscript>
      ) : null}
    </>
  );
}

type OwnFieldProps = {
  field: FieldOffered;
  error?: string | undefined;
  only?: boolean;
} & ({ value: string; onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void } | { defaultValue: string });

function OwnField({ field, error, only, ...typed }: OwnFieldProps) {
  const { id, kind, label, hint, choices, required } = field;
  const whose = only ? m.ticket_fields_other({ department: namesOf(field.departments) }) : "";
  const shared = {
    name: `fields.${id}`,
    label,
    hint: [whose, hint].filter(Boolean).join(" · ") || undefined,
    error,
    ...(required ? {} : { optional: m.account_optional() }),
    ...typed,
  };
  if (kind === "choice") {
    return (
      <SelectField
        {...shared}
        required={required && !only}
        placeholder={m.ticket_field_none()}
        options={choices.map((choice) => ({ value: choice.id, label: choice.label }))}
      />
    );
  }
  const more = {
    text: { limit: fieldTextMaximum },
    number: { inputMode: "decimal" as const, limit: 20 },
    date: { type: "date" },
  }[kind];
  return <TextField {...shared} {...more} required={required && !only} autoComplete="off" />;
}

function namesOf(named: readonly Department[]): string {
  return departments
    .filter((department) => named.includes(department))
    .map((department) => departmentWords[department]())
    .join(", ");
}

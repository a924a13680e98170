// The provider's own fields of a ticket at the desk. A choice saves itself as the other lists do; what is typed has a button each.
import type { ChangeEvent } from "react";
import type { FetcherWithComponents } from "react-router";
import { fieldTextMaximum } from "#features/support/rules/ticket-fields.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import type { StaffFieldView } from "#features/tickets/rules/ticket-fields.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Property } from "./property.tsx";
import { TypedProperty } from "./typed-property.tsx";

const nameOf = ({ id }: StaffFieldView) => `fields.${id}`;
const textOf = ({ value }: StaffFieldView) => (value === null ? "" : String(value));

type ChoicesProps = {
  fields: readonly StaffFieldView[];
  pending: (name: string, value: string) => string;
  save: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** Part of the form that without scripts is saved by one button. */
export function OwnChoices({ fields, pending, save }: ChoicesProps) {
  return fields
    .filter(({ kind }) => kind === "choice")
    .map((field) => {
      const { id, choices, retired, value, text } = field;
      const offered = retired ? [] : choices;
      const isOld = value !== null && !offered.some((choice) => choice.id === value);
      return (
        <Property
          key={id}
          label={field.label}
          title={aboutOf(field)}
          name={nameOf(field)}
          value={pending(nameOf(field), textOf(field))}
          onChange={save}
        >
          <option value="">{m.console_field_empty()}</option>
          {isOld ? <option value={String(value)}>{text}</option> : null}
          {offered.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </Property>
      );
    });
}

/** As shown when the form was made: what is left as it was is no change. */
export function SeenChoices({ fields }: Pick<ChoicesProps, "fields">) {
  return fields
    .filter(({ kind }) => kind === "choice")
    .map((field) => <input key={field.id} type="hidden" name={`seen_${nameOf(field)}`} value={textOf(field)} />);
}

type TypedProps = {
  fields: readonly StaffFieldView[];
  action: string;
  fetcher: FetcherWithComponents<ConsoleOutcome>;
  /** What was refused stays in its field. */
  errors: Record<string, string>;
};

const inputs = {
  text: { limit: fieldTextMaximum },
  number: { inputMode: "decimal", limit: 20 },
  date: { type: "date" },
} as const;

export function OwnTexts({ fields, action, fetcher, errors }: TypedProps) {
  return fields.map((field) => {
    if (field.kind === "choice") return null;
    const name = nameOf(field);
    return (
      <TypedProperty
        key={name}
        id={`ticket-${name}`}
        name={name}
        label={field.label}
        title={aboutOf(field)}
        value={textOf(field)}
        action={action}
        fetcher={fetcher}
        error={errors[name]}
        {...inputs[field.kind]}
      />
    );
  });
}

/** Whom it is for, and that it is no longer asked for: shown on pointing at its name. */
function aboutOf({ audience, retired, hint }: StaffFieldView): string | undefined {
  const parts = [audience === "staff" ? m.console_field_staff() : "", retired ? m.console_field_gone() : "", hint];
  return parts.filter(Boolean).join(" · ") || undefined;
}

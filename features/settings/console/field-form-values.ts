// From the forms of the page of ticket fields to the value they make: a field is added, changed, moved, retired, used again.
import { type Locale, locales } from "#content/locales.ts";
import type { FieldsValue } from "#features/settings/rules/field-settings.ts";
import { departments } from "#features/support/rules/departments.ts";
import { choicesMaximum, type FieldAudience, type FieldKind, fieldIdOf } from "#features/support/rules/ticket-fields.ts";

type Field = FieldsValue["fields"][number];
type Typed = Readonly<Record<string, string>>;
/** The value, where in it the field stands that a form is about, and from which row of the form each of its choices came. */
export type FieldChange = { value: FieldsValue; at: number; rows: number[] };

export function changedFields(value: FieldsValue, typed: Typed): FieldChange {
  const { fields } = value;
  const at = fields.findIndex(({ id }) => id === typed.id);
  const held = fields[at];
  const same: FieldChange = { value, at, rows: [] };
  const instead = (next: Field): FieldChange => ({ ...same, value: { fields: fields.with(at, next) } });
  switch (typed.intent) {
    case "add": {
      const { field, rows } = fieldFrom(typed, undefined, fields);
      return { value: { fields: [...fields, field] }, at: fields.length, rows };
    }
    case "change": {
      if (!held) return same;
      const { field, rows } = fieldFrom(typed, held, fields);
      return { ...instead(field), rows };
    }
    case "retire":
    case "unretire":
      return held ? instead({ ...held, retired: typed.intent === "retire" }) : same;
    case "up": {
      // Past what is retired: it is not in the list that is seen.
      const above = fields.findLastIndex(({ retired }, index) => index < at && !retired);
      const other = fields[above];
      return held && other ? { ...same, value: { fields: fields.with(at, other).with(above, held) } } : same;
    }
    default:
      return same;
  }
}

const inEvery = (typed: Typed, name: string) =>
  Object.fromEntries(locales.map((locale) => [locale, (typed[`${name}.${locale}`] ?? "").trim()])) as Record<Locale, string>;

function fieldFrom(typed: Typed, held: Field | undefined, all: readonly Field[]): { field: Field; rows: number[] } {
  const label = inEvery(typed, "label");
  const kind = held?.kind ?? (typed.kind as FieldKind);
  const { choices, rows } = kind === "choice" ? choicesFrom(typed) : { choices: [], rows: [] };
  const field: Field = {
    id:
      held?.id ??
      fieldIdOf(
        label.en,
        all.map(({ id }) => id),
        "field",
      ),
    kind,
    audience: held?.audience ?? (typed.audience as FieldAudience),
    label,
    hint: inEvery(typed, "hint"),
    choices,
    departments: departments.filter((department) => typed[`departments.${department}`] === "on"),
    required: typed.required === "on",
    retired: held?.retired ?? false,
  };
  return { field, rows };
}

/** Rows with nothing in them are left out. */
function choicesFrom(typed: Typed): { choices: Field["choices"]; rows: number[] } {
  const rows = Array.from({ length: choicesMaximum + 10 }, (_, row) => row).filter(
    (row) => typed[`choices.${row}.id`] || Object.values(inEvery(typed, `choices.${row}`)).some(Boolean),
  );
  const taken = rows.flatMap((row) => typed[`choices.${row}.id`] || []);
  const choices = rows.map((row) => {
    const words = inEvery(typed, `choices.${row}`);
    const id = typed[`choices.${row}.id`] || fieldIdOf(words.en, taken, "choice");
    taken.push(id);
    return { id, ...words, retired: typed[`choices.${row}.retired`] === "on" };
  });
  return { choices, rows };
}

/** "value.fields.3.choices.1.ko" as the form calls it. */
export function typedName(field: string, { rows }: FieldChange): string {
  const own = field.replace(/^value\.fields(\.\d+\.?)?/, "");
  return own.replace(/^choices\.(\d+)/, (_, index) => `choices.${rows[Number(index)] ?? index}`) || "label.en";
}

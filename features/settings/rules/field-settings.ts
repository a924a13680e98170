// The provider's own fields of tickets as a setting: what one looks like, and what never changes about it once it is made.
import { z } from "zod";
import { forEveryLocale } from "#content/locales.ts";
import { departments } from "#features/support/rules/departments.ts";
import { choicesMaximum, fieldAudiences, fieldIdPattern, fieldKinds, fieldsMaximum } from "#features/support/rules/ticket-fields.ts";
import { typedText } from "#platform/typed-text.ts";

const id = z.string().regex(fieldIdPattern);
const label = typedText.min(1).max(60);
const hint = typedText.max(200);

const isUnique = (list: readonly { id: string }[]) => new Set(list.map((one) => one.id)).size === list.length;

const choice = z.strictObject({ id, ...forEveryLocale(() => label), retired: z.boolean().default(false) });

const field = z
  .strictObject({
    id,
    kind: z.enum(fieldKinds),
    audience: z.enum(fieldAudiences),
    label: z.strictObject(forEveryLocale(() => label)),
    hint: z.strictObject(forEveryLocale(() => hint)),
    choices: z.array(choice).max(choicesMaximum).refine(isUnique, "field_choice"),
    departments: z.array(z.enum(departments)).max(departments.length),
    required: z.boolean(),
    retired: z.boolean().default(false),
  })
  .superRefine(({ kind, choices, audience, required }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (kind === "choice" && !choices.some(({ retired }) => !retired)) refuse("choices", "ticket_field_choices_none");
    if (kind !== "choice" && choices.length > 0) refuse("choices", "field_format");
    // Nobody can be asked for what they do not see.
    if (audience === "staff" && required) refuse("required", "ticket_field_required_staff");
  });

export const fieldsValue = z
  .strictObject({
    /** In the order in which they are asked for. What is left out of a later version is retired, not deleted. */
    fields: z.array(field).max(fieldsMaximum).refine(isUnique, "field_choice"),
  })
  .meta({ id: "TicketFieldSettings" });
export type FieldsValue = z.output<typeof fieldsValue>;

/** Values point at fields and choices for good: those that a new version no longer has are retired. */
export function settleFields(before: FieldsValue, wanted: FieldsValue): FieldsValue {
  return { fields: settle(before.fields, wanted.fields, (old, young) => ({ ...young, choices: settle(old.choices, young.choices) })) };
}

function settle<T extends { id: string; retired: boolean }>(
  before: readonly T[],
  wanted: readonly T[],
  keep = (_: T, young: T) => young,
): T[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const gone = before.filter(({ id: old }) => !wanted.some((one) => one.id === old)).map((one) => ({ ...one, retired: true }));
  return [
    ...wanted.map((one) => {
      const old = known.get(one.id);
      return old ? keep(old, one) : one;
    }),
    ...gone,
  ];
}

/** Which fields would be of another kind, or for other eyes, than they were made for. */
export function turnedFields(before: FieldsValue, wanted: FieldsValue): { at: number; part: "kind" | "audience" }[] {
  return wanted.fields.flatMap((young, at) => {
    const old = before.fields.find((one) => one.id === young.id);
    if (!old) return [];
    return (["kind", "audience"] as const).filter((part) => old[part] !== young[part]).map((part) => ({ at, part }));
  });
}

export const fieldDefaults = (): FieldsValue => ({ fields: [] });

// Choices of the provider's own fields that a question names, in whatever language it is asked. Pure.
import { locales } from "#content/locales.ts";
import type { TicketField } from "./ticket-fields.ts";

const named = (text: string) => text.normalize("NFKC").toLowerCase().trim();

/** Short beginnings are the beginning of too much. */
const shortest = 2;

export function choicesNamed(fields: readonly TicketField[], question: string): { field: string; choice: string }[] {
  const asked = named(question);
  if (asked.length < shortest) return [];
  return fields.flatMap(({ id, choices }) =>
    choices
      .filter((choice) => locales.some((locale) => named(choice[locale]).includes(asked)))
      .map((choice) => ({ field: id, choice: choice.id })),
  );
}

// Choices of the provider's own fields: those a question names, and those a rule asks for or sets (`os:ubuntu`). Pure.
import { type Locale, locales } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import type { Department } from "./departments.ts";
import type { FieldValue, TicketField } from "./ticket-fields.ts";

export const chosenPattern = /^[a-z][a-z0-9_]{0,39}:[a-z][a-z0-9_]{0,39}$/;

export const fieldOf = (chosen: string): string => chosen.slice(0, chosen.indexOf(":"));

const offered = (fields: readonly TicketField[]) => fields.filter(({ kind, retired }) => kind === "choice" && !retired);

/** What a rule can name, by field, in the reader's language. */
export function fieldChoices(fields: readonly TicketField[], locale: Locale) {
  return offered(fields).map(({ id, label, choices }) => ({
    id,
    name: versionFor(label, locale),
    choices: choices.filter(({ retired }) => !retired).map((choice) => ({ id: `${id}:${choice.id}`, name: versionFor(choice, locale) })),
  }));
}

/** What can be chosen, and in which departments; none named: all of them. */
export function choicesWhere(fields: readonly TicketField[]): Map<string, readonly Department[]> {
  return new Map(
    offered(fields).flatMap(({ id, departments, choices }) =>
      choices.filter(({ retired }) => !retired).map((choice) => [`${id}:${choice.id}`, departments] as const),
    ),
  );
}

/** What is chosen in a ticket. A text that reads like a choice is none. */
export function chosenIn(fields: readonly TicketField[], rows: readonly { id: string; value: FieldValue }[]): string[] {
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]));
  return rows.filter(({ id }) => kinds.get(id) === "choice").map(({ id, value }) => `${id}:${value}`);
}

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

// Placeholders of canned replies: {customer_name}. Logic-less on purpose: a name is replaced by a text, nothing is evaluated.
export const knownPlaceholders = ["customer_name", "company", "ticket_number", "agent_name", "service", "due_time"] as const;
export type KnownPlaceholder = (typeof knownPlaceholders)[number];

const placeholder = /\{([\p{L}][\p{L}\p{N}_]{0,39})\}/gu;

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map((match) => match[1] ?? ""))];
}

/** What is known is filled in; the rest stays for the writer. A filled-in text is not looked at again. */
export function fillPlaceholders(text: string, values: Partial<Record<KnownPlaceholder, string>>): string {
  const given = new Map(Object.entries(values));
  return text.replace(placeholder, (whole, name: string) => given.get(name) || whole);
}

export function unfilledPlaceholders(text: string): string[] {
  return placeholdersOf(text);
}

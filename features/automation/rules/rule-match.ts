// Whether a rule is about something. Pure: what is known of a ticket or an enquiry in, yes or no out.
import type { Locale } from "#content/locales.ts";
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { textLooked } from "./rule-figures.ts";
import type { Channel, Condition, RuleParts } from "./rule-parts.ts";

/** What rules know of a ticket or an enquiry. Notes of colleagues are not among it. */
export type Facts = {
  department: Department | null;
  priority: Priority | null;
  language: Locale;
  channel: Channel;
  company: string;
  email: string;
  subject: string;
  text: string;
  tags: readonly string[];
  /** What is chosen in the provider's own fields: `os:ubuntu`. */
  fields: readonly string[];
  assigneeId: string | null;
  /** Whether the desk was open at that moment. */
  open: boolean;
};

export function matches({ if: conditions }: Pick<RuleParts, "if">, facts: Facts): boolean {
  return conditions.every((condition) => holds(condition, facts));
}

function holds(condition: Condition, facts: Facts): boolean {
  switch (condition.type) {
    case "department":
      return facts.department === condition.is;
    case "priority":
      return facts.priority === condition.is;
    case "language":
      return facts.language === condition.is;
    case "channel":
      return facts.channel === condition.is;
    case "company":
      return isOf(condition.is, facts);
    case "words": {
      const looked = plain(`${facts.subject}\n${facts.text.slice(0, textLooked)}`);
      return condition.any.some((word) => looked.includes(plain(word)));
    }
    case "tag":
      return facts.tags.includes(condition.is);
    case "field":
      return facts.fields.includes(condition.is);
    case "assigned":
      return (facts.assigneeId !== null) === condition.is;
    case "opening_hours":
      return facts.open === condition.is;
  }
}

/** "example.com" is also mail.example.com, and not notexample.com. */
function isOf(asked: string, { company, email }: Facts): boolean {
  const name = plain(asked).replace(/^@/, "");
  const domain = plain(email.slice(email.lastIndexOf("@") + 1));
  return domain === name || domain.endsWith(`.${name}`) || plain(company).includes(name);
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

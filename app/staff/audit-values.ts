// Values of the audit log in the reader's words, by the features that know them.
import type { Locale } from "#content/locales.ts";
import { roleWords } from "#features/accounts/team/role-words.ts";
import type { AuditEntry } from "#features/audit/audit.contract.ts";
import { statusWords } from "#features/enquiries/rules/enquiry-words.ts";
import { scopeWords } from "#features/integrations/key-words.ts";
import { departmentPartText, departmentPartValue } from "#features/settings/console/department-form-values.ts";
import { fieldPartText, fieldPartValue } from "#features/settings/console/field-words.ts";
import { settingFieldText } from "#features/settings/console/setting-words.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { priorityWords, stateWords } from "#features/tickets/console/console-words.ts";
import type { StaffField } from "#features/tickets/rules/ticket-fields.contract.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";

type Kind = Pick<AuditEntry, "kind" | "subject">;
type Known = {
  people: readonly { id: string; name: string }[];
  /** The provider's own fields of tickets, as they are called now. */
  fields: readonly Pick<StaffField, "id" | "label" | "choices">[];
};
type Words = Partial<Record<string, () => string>>;

const chatWords: Words = {
  waiting: m.audit_chat_waiting,
  active: m.audit_chat_active,
  ended: m.audit_chat_ended,
  ticket: m.audit_chat_ticket,
};

export function auditEntryWords(locale: Locale, timezone: string, { people, fields }: Known) {
  return { field, value: valueText };

  /** `fields.operating_system` in an entry about a ticket. */
  function ownField(name: string) {
    return fields.find(({ id }) => name === `fields.${id}`);
  }

  function field({ kind, subject }: Kind, name: string): string | undefined {
    if (kind === "ticket") return ownField(name)?.label;
    if (kind !== "settings") return undefined;
    // What a field of tickets is called may have changed since: its name for programs has not.
    if (subject.id === "fields") return fieldPartText({ fields: [] }, name, locale);
    return subject.id === "departments" ? departmentPartText(name, people) : settingFieldText(name, locale);
  }

  function valueText({ kind, subject }: Kind, field: string, value: string): string {
    if (kind === "settings" && subject.id === "fields") return fieldPartValue(value);
    if (kind === "settings" && subject.id === "departments") return departmentPartValue(value, people);
    if (kind === "ticket") {
      const choice = ownField(field)?.choices.find(({ id }) => id === value);
      if (choice) return choice.label;
    }
    if (field === "scopes")
      return value
        .split(", ")
        .map((scope) => (scopeWords as Words)[scope]?.() ?? scope)
        .join(" · ");
    if (field === "role") return roleWords(value);
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return formatDateTime(value, locale, timezone);
    const words: Partial<Record<string, Words>> = {
      state: kind === "chat" ? chatWords : kind === "enquiry" ? statusWords : stateWords,
      locale: languageWord,
      priority: priorityWords,
      department: departmentWords,
      disabled: { true: m.audit_yes, false: m.audit_no },
      active: { true: m.audit_yes, false: m.audit_no },
    };
    return words[field]?.[value]?.() ?? value;
  }
}

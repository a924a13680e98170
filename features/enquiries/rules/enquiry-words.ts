// Words and shapes of the enquiries console.
import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import type { StatusShape } from "#ui/status-icon.tsx";
import type { Intent } from "./enquiries.contract.ts";
import type { EnquiryStatus, EnquiryView } from "./enquiry-states.ts";
import type { EnquiryEntry } from "./staff-enquiries.contract.ts";

export const statusWords: Record<EnquiryStatus, () => string> = {
  new: m.enquiry_status_new,
  open: m.enquiry_status_open,
  answered: m.enquiry_status_answered,
  closed: m.enquiry_status_closed,
  spam: m.enquiry_status_spam,
};

export const statusShapes: Record<EnquiryStatus, StatusShape> = {
  new: "dot",
  open: "half",
  answered: "back",
  closed: "done",
  spam: "pause",
};

export const intentWords: Record<Intent, () => string> = {
  sales: m.enquiry_intent_sales,
  support: m.enquiry_intent_support,
  attack: m.enquiry_intent_attack,
  abuse: m.enquiry_intent_abuse,
  press: m.enquiry_intent_press,
  other: m.enquiry_intent_other,
};

export const viewWords: Record<EnquiryView, () => string> = {
  inbox: m.enquiries_view_inbox,
  mine: m.enquiries_view_mine,
  unassigned: m.enquiries_view_unassigned,
  answered: m.enquiries_view_answered,
  closed: m.enquiries_view_closed,
  spam: m.enquiries_view_spam,
  all: m.enquiries_view_all,
};

export const languageWords: Record<Locale, () => string> = { en: m.enquiries_language_en, ko: m.enquiries_language_ko };

/** What happened, as a phrase after the colleague's name. Answers and notes have their own look. */
export function entryWords({ kind, data }: EnquiryEntry): string {
  switch (kind) {
    case "status": {
      const to = data.to as EnquiryStatus | undefined;
      return m.enquiry_entry_status({ status: to && to in statusWords ? statusWords[to]() : "" });
    }
    case "assignee":
      if (data.rule) return m.enquiry_entry_assignee_rule({ name: data.name ?? "", rule: data.rule });
      return data.name ? m.enquiry_entry_assignee({ name: data.name }) : m.enquiry_entry_assignee_none();
    case "ticket":
      return m.enquiry_entry_ticket({ number: data.number ?? "" });
    case "invitation":
      return m.enquiry_entry_invitation();
    case "reply":
      return m.enquiry_entry_reply();
    default:
      return m.enquiry_entry_answer();
  }
}

// What has happened to a ticket, in one line for staff.

import type { Locale } from "#content/locales.ts";
import { versionFor } from "#content/versions.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { priorityCodes, stateWords } from "#features/tickets/console/console-words.ts";
import { incidentStageWords } from "#features/tickets/rules/incident-stage-words.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView, ruleDeeds, TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";

export function eventWords(
  { event, by }: Extract<MessageView, { kind: "event" }>,
  people: readonly ColleagueView[],
  locale: Locale,
): string {
  const { name } = by;
  switch (event.type) {
    case "created":
      return m.console_event_created();
    case "state":
      return m.console_event_state({ name, from: stateWords[event.from](), to: stateWords[event.to]() });
    case "closed":
      return m.console_event_closed({ name });
    case "reopened":
      return m.console_event_reopened({ name });
    case "rated":
      return m.console_event_rated({ rating: String(event.rating) });
    case "priority":
      return m.console_event_priority({ name, from: priorityCodes[event.from], to: priorityCodes[event.to] });
    case "department":
      return m.console_event_department({ name, from: departmentWords[event.from](), to: departmentWords[event.to]() });
    case "copy": {
      const texts = { added: m.ticket_event_copy_added, removed: m.ticket_event_copy_removed, left: m.ticket_event_copy_left };
      return texts[event.change]({ email: event.email });
    }
    case "incident": {
      const title = versionFor(event.title, locale);
      if (event.change === "linked") return m.console_event_incident_linked({ name, title });
      if (event.change === "unlinked") return m.console_event_incident_unlinked({ name, title });
      return m.console_event_incident_told({ title, stage: incidentStageWords[event.stage]() });
    }
    case "escalated":
      return m.console_event_escalated({ name });
    case "continued":
      return m.console_event_continued({ number: event.number });
    case "merged":
      return event.direction === "into"
        ? m.console_event_merged_into({ number: event.number, name })
        : m.console_event_merged_from({ number: event.number, name });
    case "assigned":
      if (event.to === null) return m.console_event_unassigned({ name });
      if (event.to === by.id) return m.console_event_taken({ name });
      return m.console_event_assigned({ name, to: people.find(({ id }) => id === event.to)?.name ?? m.console_somebody() });
    case "tags":
      return tagWords(event, name);
    case "service":
      return event.to ? m.console_event_service({ name, to: event.to }) : m.console_event_service_none({ name });
    case "field": {
      const text = (said: Record<string, string> | null) => (said ? versionFor(said, locale) : m.console_field_empty());
      return m.console_event_field({ name, field: versionFor(event.label, locale), from: text(event.from), to: text(event.to) });
    }
    case "unproved_mail":
      return event.direction === "here"
        ? m.console_event_unproved_here({ number: event.number })
        : m.console_event_unproved_there({ number: event.number });
    case "held":
      return m.console_event_held({ name, time: formatDateTime(new Date(event.until), locale, "Asia/Seoul") });
    case "woke":
      return m.console_event_woke();
    case "rule":
      return m.console_event_rule({ name: event.name, did: event.did.map((deed) => ruleDeedWords[deed]()).join(", ") });
    case "overdue":
      return { first: m.console_event_overdue_first, reply: m.console_event_overdue_reply, resolution: m.console_event_overdue_resolution }[
        event.clock
      ]();
  }
}

const ruleDeedWords: Record<(typeof ruleDeeds)[number], () => string> = {
  department: m.console_rule_department,
  priority: m.console_rule_priority,
  tag: m.console_rule_tag,
  field: m.console_rule_field,
  assign: m.console_rule_assign,
  reply: m.console_rule_reply,
  notify: m.console_rule_notify,
  webhook: m.console_rule_webhook,
};

function tagWords({ added, removed }: Extract<TicketEvent, { type: "tags" }>, name: string): string {
  return [
    added.length > 0 ? m.console_event_tags_added({ name, tags: added.join(", ") }) : "",
    removed.length > 0 ? m.console_event_tags_removed({ name, tags: removed.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

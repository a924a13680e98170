// What has happened to a ticket, in one line for staff.

import { departmentWords } from "#features/support/console/department-words.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { MessageView, TicketEvent } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { priorityCodes, stateWords } from "./desk-words.ts";

export function eventWords({ event, by }: Extract<MessageView, { kind: "event" }>, people: readonly ColleagueView[]): string {
  const { name } = by;
  switch (event.type) {
    case "created":
      return m.desk_event_created();
    case "state":
      return m.desk_event_state({ name, from: stateWords[event.from](), to: stateWords[event.to]() });
    case "closed":
      return m.desk_event_closed({ name });
    case "reopened":
      return m.desk_event_reopened({ name });
    case "rated":
      return m.desk_event_rated({ rating: String(event.rating) });
    case "priority":
      return m.desk_event_priority({ name, from: priorityCodes[event.from], to: priorityCodes[event.to] });
    case "department":
      return m.desk_event_department({ name, from: departmentWords[event.from](), to: departmentWords[event.to]() });
    case "continued":
      return m.desk_event_continued({ number: event.number });
    case "merged":
      return event.direction === "into"
        ? m.desk_event_merged_into({ number: event.number, name })
        : m.desk_event_merged_from({ number: event.number, name });
    case "assigned":
      if (event.to === null) return m.desk_event_unassigned({ name });
      if (event.to === by.id) return m.desk_event_taken({ name });
      return m.desk_event_assigned({ name, to: people.find(({ id }) => id === event.to)?.name ?? m.desk_somebody() });
    case "tags":
      return tagWords(event, name);
    case "service":
      return event.to ? m.desk_event_service({ name, to: event.to }) : m.desk_event_service_none({ name });
    case "overdue":
      return { first: m.desk_event_overdue_first, reply: m.desk_event_overdue_reply, resolution: m.desk_event_overdue_resolution }[
        event.clock
      ]();
  }
}

function tagWords({ added, removed }: Extract<TicketEvent, { type: "tags" }>, name: string): string {
  return [
    added.length > 0 ? m.desk_event_tags_added({ name, tags: added.join(", ") }) : "",
    removed.length > 0 ? m.desk_event_tags_removed({ name, tags: removed.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

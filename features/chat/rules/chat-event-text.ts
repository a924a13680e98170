// What happened in a chat, as a sentence for the one who reads it.
import type { Locale } from "#content/locales.ts";
import { openingText, waitText } from "#features/chat/console/chat-console-words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { ChatSide } from "./chat-channels.ts";
import type { ChatEvent, EndedByStop } from "./chat-views.ts";

type Reader = { side: ChatSide; locale: Locale; timeZone: string; now: string };

export function eventText(event: ChatEvent, reader: Reader): string {
  const staff = reader.side === "staff";
  switch (event.type) {
    case "queued":
      return (staff ? m.console_chat_event_queued : m.chat_event_queued)({ position: String(event.position) });
    case "joined":
      if (event.waited_seconds < 60) return m.chat_event_joined_soon({ name: event.name });
      return m.chat_event_joined({ name: event.name, wait: waitText(event.waited_seconds) });
    case "transferred":
      return transferText(event.from, event.to, staff);
    case "ended":
      return event.why ? stoppedText(event.why, staff) : endText(event.by, staff);
    case "ticket":
      return ticketText(event.number, event.why, staff);
    case "away":
      if (staff) return m.console_chat_event_away();
      if (event.text) return event.text;
      return event.opens_at
        ? m.chat_event_away_until({ when: openingText(event.opens_at, reader.now, reader.locale) })
        : m.chat_event_away();
    case "taken_back":
      return takenBackText(event.by, staff);
    case "rated":
      return m.chat_event_rated({ rating: String(event.rating) });
  }
}

function transferText(from: string | null, to: string | null, staff: boolean): string {
  if (!to) return staff ? m.console_chat_event_requeued() : m.chat_event_requeued();
  return from ? m.chat_event_handed({ from, to }) : m.chat_event_takes_over({ to });
}

/** The customer has nothing to do with it that they do not know: their own account stopped. */
function stoppedText(why: EndedByStop, staff: boolean): string {
  if (!staff) return m.chat_line_ended();
  return why === "leaving" ? m.console_chat_event_ended_leaving() : m.console_chat_event_ended_disabled();
}

function endText(by: "customer" | "staff" | "system", staff: boolean): string {
  if (by === "system") return m.chat_event_ended_system();
  if (by === "customer") return staff ? m.console_chat_event_ended_customer() : m.chat_event_ended_you();
  return staff ? m.console_chat_event_ended_staff() : m.chat_event_ended_staff();
}

function takenBackText(by: "customer" | "staff" | "system", staff: boolean): string {
  if (by === "customer") return staff ? m.console_chat_event_taken_back_customer() : m.chat_event_taken_back_you();
  return staff ? m.console_chat_event_taken_back_staff() : m.chat_event_taken_back_staff();
}

function ticketText(number: string, why: "asked" | "closed" | "away" | "unanswered", staff: boolean): string {
  if (staff) return m.console_chat_event_ticket({ number });
  const words = {
    asked: m.chat_event_ticket_asked,
    closed: m.chat_event_ticket_closed,
    away: m.chat_event_ticket_away,
    unanswered: m.chat_event_ticket_unanswered,
  };
  return words[why]({ number });
}

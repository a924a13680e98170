// A chat as lines of plain text, in one language: for mails and the export.

import { and, asc, eq, ne } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { chatMessages } from "#db/schema/chat.ts";
import type { ChatEvent } from "#features/chat/rules/chat-views.ts";
import { customerFilesOf } from "#features/files/file-binding.server.ts";
import { deskName } from "#features/support/rules/desk-name.ts";
import { presentPerson } from "#features/tickets/server/present-ticket.server.ts";
import { nameFor } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { namesInEvent, presentEvent } from "./chat-event-names.server.ts";
import { isChatMessage, isForCustomer } from "./chat-message-rows.server.ts";

export type ChatLine = { seq: number; at: Date; by: "customer" | "staff" | "system"; name: string; text: string };

/** What the customer may see: notes are not in it. */
export async function chatLines(db: Db, chatId: string, locale: Locale, timezone: string): Promise<ChatLine[]> {
  const reader = { kind: "customer", locale } as const;
  const rows = await db
    .select({ message: chatMessages, name: nameFor(reader), names: namesInEvent(reader) })
    .from(chatMessages)
    .leftJoin(accounts, eq(accounts.id, chatMessages.authorId))
    .where(and(eq(chatMessages.chatId, chatId), ne(chatMessages.kind, "note")))
    .orderBy(asc(chatMessages.seq));
  const seen = rows.flatMap(({ message, ...row }) => (isForCustomer(message) ? [{ message, ...row }] : []));
  const said = seen.map(({ message }) => message).filter(isChatMessage);
  const files = await customerFilesOf(db, "chat-message", said);
  return seen.map(({ message, name, names }) => {
    const person = presentPerson({ id: "", kind: "customer", locale }, { by: message.by, id: message.authorId, name });
    const text =
      message.kind === "event"
        ? eventLine(presentEvent(message, names), person.name, locale, timezone)
        : [message.body, ...(files.get(message.id) ?? []).map((file) => m.chat_line_file({ name: file.name }, { locale }))]
            .filter(Boolean)
            .join("\n");
    return { seq: message.seq, at: message.createdAt, by: message.kind === "event" ? "system" : message.by, name: person.name, text };
  });
}

function eventLine(event: ChatEvent, name: string, locale: Locale, timezone: string): string {
  const options = { locale };
  switch (event.type) {
    case "queued":
      return m.chat_line_queued({ name, position: String(event.position) }, options);
    case "joined":
      return m.chat_line_joined({ name: event.name }, options);
    case "transferred":
      return event.to
        ? m.chat_line_transferred({ from: event.from ?? deskName(locale), to: event.to }, options)
        : m.chat_line_requeued({}, options);
    case "ended":
      return m.chat_line_ended({}, options);
    case "ticket":
      return m.chat_line_ticket({ number: event.number }, options);
    case "away":
      return event.opens_at
        ? m.chat_line_away({ when: formatDateTime(new Date(event.opens_at), locale, timezone) }, options)
        : m.chat_line_away_open({}, options);
    case "taken_back":
      return m.chat_line_taken_back({ name }, options);
    case "rated":
      return m.chat_line_rated({ rating: String(event.rating) }, options);
  }
}

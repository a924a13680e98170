// A chat becomes a ticket: what nobody has answered is its first message, the rest stays the chat it came from.
import { and, asc, eq, gt } from "drizzle-orm";
import { chatMessages } from "#db/schema/chat.ts";
import type { ChatEvent } from "#features/chat/rules/chat-views.ts";
import { fromPlainText } from "#features/rich-text/plain-text.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { notifyCreated } from "#features/tickets/notices/ticket-notices.server.ts";
import { openTicket } from "#features/tickets/server/open-ticket.server.ts";
import { saveTicket, type TicketRow } from "#features/tickets/server/ticket-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import type { ChatServices } from "./chat-services.ts";
import { addChatEvent, type ChatAuthor, type ChatRow, saveChat } from "./chat-store.server.ts";

type Why = Extract<ChatEvent, { type: "ticket" }>["why"];

export type Turning = { why: Why; author: ChatAuthor; at: Date; subject?: string | undefined; department?: Department | undefined };

/** Saves the chat and tells about the ticket; about the chat the caller tells. `stored` is the chat as the database has it. */
export async function turnIntoTicket(tx: Db, services: ChatServices, stored: ChatRow, chat: ChatRow, turning: Turning): Promise<ChatRow> {
  if (chat.ticketId) throw new AppError("wrong_state");
  const { why, author, at } = turning;
  const open = await unanswered(tx, chat);
  const words = open
    .map(({ body }) => body)
    .filter(Boolean)
    .join("\n\n");
  const date = formatDate(chat.createdAt, chat.locale);
  const opened = await openTicket(tx, services, {
    customerId: chat.customerId,
    subject: turning.subject ?? chat.topic,
    department: turning.department ?? chat.department,
    priority: "normal",
    serviceId: chat.serviceId,
    body: fromPlainText(words || m.chat_ticket_body({ date, topic: chat.topic }, { locale: chat.locale })),
    files: { uploaderId: chat.customerId, draft: undefined, ids: [], unknown: "" },
    author: { by: "customer", id: chat.customerId },
    via: "chat",
    at,
  });
  const ticket: TicketRow = { ...opened.ticket, assigneeId: chat.agentId };
  if (chat.agentId) await saveTicket(tx, ticket);
  await notifyCreated(tx, services, ticket);
  const turned: ChatRow = {
    ...chat,
    state: "ticket",
    ticketId: ticket.id,
    carriedFromSeq: words ? (open[0]?.seq ?? null) : null,
    waitingSince: null,
    unansweredSince: null,
    endedAt: chat.endedAt ?? at,
    endedBy: chat.endedBy ?? author.by,
  };
  const next = await addChatEvent(tx, turned, { type: "ticket", id: ticket.id, number: ticket.number, why }, author, at);
  await saveChat(tx, stored, next);
  return next;
}

/** The customer's messages after the last answer. */
function unanswered(tx: Db, chat: ChatRow) {
  return tx
    .select({ seq: chatMessages.seq, body: chatMessages.body })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.chatId, chat.id),
        gt(chatMessages.seq, chat.staffSeq),
        eq(chatMessages.kind, "message"),
        eq(chatMessages.by, "customer"),
      ),
    )
    .orderBy(asc(chatMessages.seq));
}

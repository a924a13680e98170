// The messages a page has seen of one ticket. Whatever comes, in whatever order, each stands once and in its place.
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";

export type ThreadLog = { ticketId: string; messages: readonly MessageView[]; moreBefore: boolean };

export function mergeThread(log: ThreadLog | null, next: ThreadLog): ThreadLog {
  if (!log || log.ticketId !== next.ticketId) return next;
  const byId = new Map([...log.messages, ...next.messages].map((message) => [message.id, message]));
  const messages = [...byId.values()].sort((a, b) => a.seq - b.seq);
  const oldest = messages[0]?.seq;
  // Only who brought the oldest message knows whether there are older ones.
  const moreBefore = next.messages[0]?.seq === oldest ? next.moreBefore : log.moreBefore;
  return { ticketId: next.ticketId, messages, moreBefore };
}

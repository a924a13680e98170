// Who may do what with a chat. Pure functions; pages draw buttons by them, the API obeys them.
import { can, type StaffRole } from "#platform/api/capabilities.ts";
import { chatRatingDays } from "./chat-settings.ts";
import type { ChatState } from "./chat-states.ts";

export type ChatFacts = { state: ChatState; agentId: string | null; ticketId: string | null; endedAt: Date | null };
export type StaffFacts = { kind: "staff"; id: string; role: StaffRole; secondFactorMissing?: boolean };

export function isOpenChat(state: ChatState): boolean {
  return state === "waiting" || state === "active";
}

export function rateChatUntil(chat: ChatFacts): Date | null {
  return chat.state === "ended" && chat.endedAt ? new Date(chat.endedAt.getTime() + chatRatingDays * 86_400_000) : null;
}

export function customerMayInChat(chat: ChatFacts, now: Date) {
  const until = rateChatUntil(chat);
  return {
    send: isOpenChat(chat.state),
    close: isOpenChat(chat.state),
    rate: until !== null && now <= until,
    ticket: chat.ticketId === null,
    transcript: true,
  };
}

/** Agents see what waits, what is theirs, and what has become a ticket; administrators see all; editors see nothing. */
export function staffMaySeeChat(staff: StaffFacts, chat: ChatFacts): boolean {
  if (can(staff, "chats.supervise")) return true;
  return can(staff, "chats.answer") && (chat.state === "waiting" || chat.agentId === staff.id || chat.ticketId !== null);
}

export function staffMayInChat(staff: StaffFacts, chat: ChatFacts) {
  const mine = chat.agentId === staff.id;
  const lead = can(staff, "chats.supervise");
  const active = chat.state === "active";
  return {
    /** Only whoever has taken the chat speaks in it: the customer has one counterpart. */
    send: active && mine,
    take: chat.state === "waiting",
    assign: lead && isOpenChat(chat.state),
    transfer: active && (mine || lead),
    end: (active && (mine || lead)) || (chat.state === "waiting" && lead),
    note: staffMaySeeChat(staff, chat),
    ticket: chat.ticketId === null && (mine || lead || chat.state === "waiting"),
  };
}

// What a chat is made of, by whose eyes it is for: see tickets/server/message-rows.server.ts. Whatever speaks to the customer takes a
// CustomerChatMessage, and a note is none.
import type { chatMessages } from "#db/schema/chat.ts";

type Stored = typeof chatMessages.$inferSelect;
/** The row that a message of this kind is. */
export type ChatMessageOf<K extends Stored["kind"]> = Omit<Stored, "kind"> & { kind: K };

export type ChatMessageSent = ChatMessageOf<"message">;
export type ChatNote = ChatMessageOf<"note">;
export type ChatEventRow = ChatMessageOf<"event">;
export type ChatMessageRow = ChatMessageSent | ChatNote | ChatEventRow;
export type CustomerChatMessage = ChatMessageSent | ChatEventRow;

export function isForCustomer(message: Stored): message is CustomerChatMessage {
  return message.kind !== "note";
}

export function isChatMessage(message: Stored): message is ChatMessageSent {
  return message.kind === "message";
}

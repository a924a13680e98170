// What was written in a chat and is not stored yet survives a closed tab.
import { type Outgoing, readOutbox } from "#features/chat/rules/chat-log.ts";
import { textSlot } from "#platform/browser/browser-store.ts";
import { draftSlot } from "#platform/browser/drafts.ts";
import type { OutboxStore } from "./chat-session.ts";

const outboxes = draftSlot<readonly Outgoing[]>("chat-outbox", { version: 1, keptMs: 7 * 86_400_000, read: readOutbox });

export function keptOutbox(chatId: string): OutboxStore {
  return {
    load: () => outboxes.read(chatId) ?? [],
    save: (outbox) => void outboxes.keep(outbox.length > 0 ? outbox : null, chatId),
  };
}

export const chatDrafts = draftSlot<string>("chat-draft", {
  version: 1,
  keptMs: 7 * 86_400_000,
  read: (value) => (typeof value === "string" ? value : null),
});

export const keptSwitch = (name: "chat-sound" | "chat-desktop") => textSlot(name, "localStorage", (text) => (text === "on" ? "on" : null));

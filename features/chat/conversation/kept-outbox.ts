// What was written in a chat and is not stored yet survives a closed tab.
import { type Outgoing, readOutbox } from "#features/chat/rules/chat-log.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { readKeptFiles } from "#features/files/kept-files.ts";
import { textSlot } from "#platform/browser/browser-store.ts";
import { draftSlot } from "#platform/browser/draft-slot.ts";
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

/** The files of a message that is being written. They are on the server already and wait there for a week. */
export const chatDraftFiles = draftSlot<{ draft: string; files: FileView[] }>("chat-draft", {
  version: 2,
  keptMs: 7 * 86_400_000,
  read(value) {
    const { draft, files } = value as { draft: unknown; files: unknown };
    const kept = readKeptFiles(files);
    return kept.length > 0 ? { draft: String(draft), files: kept } : null;
  },
});

/** A note that was begun is a note again; an empty composer is for messages. */
export const keptChatMode = {
  read: (chatId: string) => (chatDrafts.read(`${chatId}:mode`) === "note" && chatDrafts.read(`${chatId}note`) ? "note" : "message"),
  keep: (chatId: string, mode: "message" | "note") => void chatDrafts.keep(mode === "note" ? mode : null, `${chatId}:mode`),
} as const;

export const keptSwitch = (name: "chat-sound" | "chat-desktop") => textSlot(name, "localStorage", (text) => (text === "on" ? "on" : null));

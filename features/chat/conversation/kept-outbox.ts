// What was written and is not stored yet survives a closed tab. A private window without storage merely forgets.
import { parseOutbox } from "#features/chat/rules/chat-log.ts";
import type { OutboxStore } from "./chat-session.ts";

export function keptOutbox(chatId: string): OutboxStore {
  const key = `chat-outbox:${chatId}`;
  return {
    load: () => parseOutbox(keptText(key)),
    save: (outbox) => keepText(key, outbox.length > 0 ? JSON.stringify(outbox) : ""),
  };
}

export function keptText(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function keepText(key: string, text: string): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Full or forbidden: the page goes on without.
  }
}

/** At log-out: what was typed belongs to the one who typed it. */
export function forgetChatTexts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (/^chat-(draft|outbox):/.test(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept, then.
  }
}

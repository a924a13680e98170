// The log as it is drawn: what is stored with its marks, then what waits in the outbox.
import type { Locale } from "#content/locales.ts";
import type { ChatSide } from "./chat-channels.ts";
import { eventText } from "./chat-event-text.ts";
import { type ChatLog, deliveryOf } from "./chat-log.ts";
import type { ChatMessageView } from "./chat-views.ts";
import type { StreamEntry } from "./stream-blocks.ts";

export type ReaderView = { side: ChatSide; name: string; locale: Locale; timeZone: string; now: string };

export function streamEntries(log: ChatLog, reader: ReaderView): StreamEntry[] {
  const stored = log.messages.map((message) => storedEntry(log, message, reader));
  const waiting = log.outbox.map<StreamEntry>(({ clientId, writtenAt, body, files, state }) => ({
    kind: "message",
    key: clientId,
    seq: null,
    side: "mine",
    note: false,
    by: reader.name,
    at: writtenAt,
    body,
    files,
    delivery: state,
  }));
  return [...stored, ...waiting];
}

function storedEntry(log: ChatLog, message: ChatMessageView, reader: ReaderView): StreamEntry {
  const { seq, created_at: at, by } = message;
  if (message.kind === "event") return { kind: "event", key: `s${seq}`, seq, at, text: eventText(message.event, reader) };
  const mine = by.role === "you";
  // A colleague speaks for the same side.
  const ours = mine || (reader.side === "staff" && by.role === "staff");
  return {
    kind: "message",
    // The bubble of the outbox becomes the stored one without being drawn anew.
    key: mine && message.client_id ? message.client_id : `s${seq}`,
    seq,
    side: ours && (mine || message.kind === "message") ? "mine" : "theirs",
    note: message.kind === "note",
    by: by.name,
    at,
    body: message.body,
    files: message.files,
    delivery: ours && message.kind === "message" ? deliveryOf(log, seq) : null,
    recent: log.recent === seq,
  };
}

// How a conversation is laid out: days, runs of one writer, events between them, the line where unread begins. Pure, for both sides.

import type { FileView } from "#features/files/files.contract.ts";
import { dayOf } from "#platform/i18n/days.ts";

/** waiting: kept on this device until there is a connection; failed: refused, needs a person. */
export type Delivery = "waiting" | "sending" | "sent" | "delivered" | "read" | "failed";

export type StreamMessage = {
  kind: "message";
  key: string;
  seq: number | null;
  side: "mine" | "theirs";
  /** For colleagues only. */
  note: boolean;
  by: string;
  at: string;
  body: string;
  files: FileView[];
  delivery: Delivery | null;
  /** Just said: it can still be taken back. */
  recent?: boolean;
};
export type StreamEvent = { kind: "event"; key: string; seq: number | null; at: string; text: string };
export type StreamEntry = StreamMessage | StreamEvent;

export type Run = { kind: "run"; key: string; side: "mine" | "theirs"; note: boolean; by: string; at: string; messages: StreamMessage[] };
export type UnreadLine = { kind: "unread"; key: string; count: number; at: string };
export type StreamBlock = Run | StreamEvent | UnreadLine;
export type StreamDay = { key: string; at: string; blocks: StreamBlock[] };

const runGapMs = 5 * 60_000;

/** `readSeq`: the last message that had been seen when the page was opened; null draws no line. */
export function streamDays(entries: readonly StreamEntry[], timeZone: string, readSeq: number | null): StreamDay[] {
  const unread = readSeq === null ? [] : entries.filter((entry) => isNews(entry, readSeq));
  const days: StreamDay[] = [];
  for (const entry of entries) {
    const key = dayOf(entry.at, timeZone);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, at: entry.at, blocks: [] };
      days.push(day);
    }
    if (entry === unread[0]) day.blocks.push({ kind: "unread", key: "unread", count: unread.length, at: entry.at });
    const last = day.blocks.at(-1);
    if (entry.kind === "event") day.blocks.push(entry);
    else if (last?.kind === "run" && continues(last, entry)) last.messages.push(entry);
    else day.blocks.push({ ...entry, kind: "run", key: entry.key, messages: [entry] });
  }
  return days;
}

function isNews(entry: StreamEntry, readSeq: number): boolean {
  return entry.kind === "message" && entry.side === "theirs" && entry.seq !== null && entry.seq > readSeq;
}

function continues(run: Run, next: StreamMessage): boolean {
  const last = run.messages.at(-1);
  return (
    run.side === next.side &&
    run.by === next.by &&
    run.note === next.note &&
    last !== undefined &&
    Date.parse(next.at) - Date.parse(last.at) < runGapMs
  );
}

// What a page knows of a chat, as pure functions: messages merged by number and client id, and the outbox of what is not stored yet.
// Whatever arrives twice, late or out of order leaves the same log.
import type { FileView } from "#features/files/files.contract.ts";
import type { ChatMarks, ChatMessageView, ChatThreadMeta } from "./chat-views.ts";

export type Outgoing = {
  clientId: string;
  body: string;
  files: FileView[];
  draft: string | null;
  writtenAt: string;
  /** waiting: for the line, or for its turn. failed: refused for good, only a person can try again. */
  state: "waiting" | "sending" | "failed";
  tries: number;
  /** Why it was refused, in the reader's language. */
  reason: string | null;
};

export type ChatLog = {
  /** Ascending by seq, each number once. */
  messages: readonly ChatMessageView[];
  /** Everything up to this number that the reader may see is in `messages` (down to the oldest page loaded). */
  through: number;
  /** The highest number heard of: when it is above `through`, something is missing. */
  heard: number;
  moreBefore: boolean;
  outbox: readonly Outgoing[];
  /** The line just said: its writer can still take it back. */
  recent: number | null;
  mine: ChatMarks;
  theirs: ChatMarks;
};

const noMarks: ChatMarks = { read: 0, read_at: null, delivered: 0 };

export const emptyLog: ChatLog = {
  messages: [],
  through: 0,
  heard: 0,
  moreBefore: false,
  outbox: [],
  recent: null,
  mine: noMarks,
  theirs: noMarks,
};

export type ChatLogAction =
  /** The newest page, or what came after `after`. `after` is what was asked: what lies before it must be known already. */
  | { type: "loaded"; after: number | null; data: readonly ChatMessageView[]; meta: ChatThreadMeta }
  | { type: "loaded-before"; data: readonly ChatMessageView[]; meta: ChatThreadMeta }
  /** An event said that this number exists. */
  | { type: "heard"; seq: number }
  | { type: "write"; message: Pick<Outgoing, "clientId" | "body" | "files" | "draft" | "writtenAt"> }
  | { type: "sending"; clientId: string }
  | { type: "sent"; clientId: string; message: ChatMessageView }
  /** It is too late to take it back, or it was taken back. */
  | { type: "settled"; seq: number }
  /** Not sent: once more later, or refused for good. */
  | { type: "not-sent"; clientId: string; forGood: boolean; reason: string | null }
  | { type: "retry"; clientId: string }
  | { type: "discard"; clientId: string }
  | { type: "restored"; outbox: readonly Outgoing[] }
  | { type: "marks"; side: "mine" | "theirs"; read?: number; readAt?: string; delivered?: number };

export function reduceChatLog(log: ChatLog, action: ChatLogAction): ChatLog {
  switch (action.type) {
    case "loaded":
      return loaded(log, action);
    case "loaded-before":
      return merge({ ...log, moreBefore: action.meta.more_before }, action.data);
    case "heard":
      return action.seq > log.heard ? { ...log, heard: action.seq } : log;
    case "write":
      if (known(log, action.message.clientId)) return log;
      return { ...log, outbox: [...log.outbox, { ...action.message, state: "waiting", tries: 0, reason: null }] };
    case "sending":
      return changed(log, action.clientId, (message) => ({ ...message, state: "sending", tries: message.tries + 1, reason: null }));
    case "sent":
      return sent(log, action.clientId, action.message);
    case "settled":
      return log.recent === action.seq ? { ...log, recent: null } : log;
    case "not-sent":
      return changed(log, action.clientId, (message) => ({
        ...message,
        state: action.forGood ? "failed" : "waiting",
        reason: action.reason,
      }));
    case "retry":
      return changed(log, action.clientId, (message) => ({ ...message, state: "waiting", reason: null }));
    case "discard":
      return { ...log, outbox: log.outbox.filter(({ clientId }) => clientId !== action.clientId) };
    case "restored": {
      const fresh = action.outbox.filter(({ clientId }) => !known(log, clientId));
      return {
        ...log,
        outbox: [
          ...fresh.map((message) => (message.state === "sending" ? { ...message, state: "waiting" as const } : message)),
          ...log.outbox,
        ],
      };
    }
    case "marks":
      return { ...log, [action.side]: later(log[action.side], action) };
  }
}

function loaded(log: ChatLog, { after, data, meta }: Extract<ChatLogAction, { type: "loaded" }>): ChatLog {
  const reaches = meta.more_after ? (data.at(-1)?.seq ?? after ?? 0) : meta.seq;
  const first = log.through === 0 && log.messages.length === 0;
  const next = merge(first && after === null ? { ...log, moreBefore: meta.more_before } : log, data);
  // A page that starts beyond what is known leaves a gap: it is merged, but the gap must still be fetched.
  const joins = first || (after !== null ? after <= log.through : !meta.more_before || (data[0]?.seq ?? meta.seq) <= log.through + 1);
  const through = joins ? Math.max(log.through, reaches) : log.through;
  return {
    ...next,
    through,
    heard: Math.max(log.heard, meta.seq),
    mine: later(log.mine, { read: meta.mine.read, readAt: meta.mine.read_at, delivered: meta.mine.delivered }),
    theirs: later(log.theirs, { read: meta.theirs.read, readAt: meta.theirs.read_at, delivered: meta.theirs.delivered }),
  };
}

function sent(log: ChatLog, clientId: string, message: ChatMessageView): ChatLog {
  const next = merge({ ...log, outbox: log.outbox.filter((waiting) => waiting.clientId !== clientId) }, [message]);
  const heard = Math.max(log.heard, message.seq);
  // Mine came right after what is known; otherwise somebody else's words lie between.
  return { ...next, heard, recent: message.seq, through: message.seq === log.through + 1 ? message.seq : log.through };
}

/** The union, each number once. What turns up among the messages leaves the outbox. */
function merge(log: ChatLog, data: readonly ChatMessageView[]): ChatLog {
  if (data.length === 0) return log;
  const bySeq = new Map(log.messages.map((message) => [message.seq, message]));
  for (const message of data) bySeq.set(message.seq, message);
  // In whatever order they arrive: what was taken back is not shown.
  for (const message of [...bySeq.values()])
    if (message.kind === "event" && message.event.type === "taken_back") bySeq.delete(message.event.seq);
  const messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  const stored = new Set(data.flatMap(({ client_id, by }) => (client_id !== null && by.role === "you" ? [client_id] : [])));
  const outbox = stored.size > 0 ? log.outbox.filter(({ clientId }) => !stored.has(clientId)) : log.outbox;
  return { ...log, messages, outbox };
}

function changed(log: ChatLog, clientId: string, change: (message: Outgoing) => Outgoing): ChatLog {
  return { ...log, outbox: log.outbox.map((message) => (message.clientId === clientId ? change(message) : message)) };
}

function later(marks: ChatMarks, given: { read?: number; readAt?: string | null; delivered?: number }): ChatMarks {
  const read = Math.max(marks.read, given.read ?? 0);
  return {
    read,
    read_at: read > marks.read ? (given.readAt ?? marks.read_at) : marks.read_at,
    delivered: Math.max(marks.delivered, given.delivered ?? 0, read),
  };
}

function known(log: ChatLog, clientId: string): boolean {
  return log.outbox.some((message) => message.clientId === clientId) || log.messages.some((message) => message.client_id === clientId);
}

/** Something was said that is not here yet. */
export function isBehind(log: ChatLog): boolean {
  return log.heard > log.through;
}

/** Strictly in the order of writing: the first that waits, unless one before it is under way. */
export function nextToSend(log: ChatLog): Outgoing | null {
  for (const message of log.outbox) {
    if (message.state === "sending") return null;
    if (message.state === "waiting") return message;
  }
  return null;
}

export type DeliveryState = "sent" | "delivered" | "read";

/** How far a message of mine has come. */
export function deliveryOf(log: Pick<ChatLog, "theirs">, seq: number): DeliveryState {
  if (seq <= log.theirs.read) return "read";
  return seq <= log.theirs.delivered ? "delivered" : "sent";
}

/** The newest message of the other side: what a read mark is set to. */
export function newestOfTheirs(log: ChatLog): number {
  return log.messages.findLast((message) => message.kind === "message" && message.by.role !== "you")?.seq ?? 0;
}

/** The number of the last thing that happened to the chat: what was known about it before is old. */
export function newestEvent(log: ChatLog): number {
  return log.messages.findLast((message) => message.kind === "event" && message.event.type !== "taken_back")?.seq ?? 0;
}

/** From the browser's store, where anything may be written. Nonsense is dropped. */
export function readOutbox(list: unknown): Outgoing[] {
  return Array.isArray(list) ? list.filter(isOutgoing) : [];
}

function isOutgoing(value: unknown): value is Outgoing {
  const entry = (typeof value === "object" && value !== null ? value : {}) as Partial<Outgoing>;
  const texts = typeof entry.clientId === "string" && typeof entry.body === "string" && typeof entry.writtenAt === "string";
  return (
    texts && Array.isArray(entry.files) && typeof entry.tries === "number" && ["waiting", "sending", "failed"].includes(String(entry.state))
  );
}

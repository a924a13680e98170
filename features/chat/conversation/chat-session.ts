// Keeps one chat's log in step with the server: fetches what is missing, sends what is written, one at a time and in order, until it is
// stored. Knows no browser and no React: pages and tests hand it the ways to fetch, send, wait and remember.

import {
  type ChatLog,
  type ChatLogAction,
  emptyLog,
  isBehind,
  newestOfTheirs,
  nextToSend,
  type Outgoing,
  reduceChatLog,
} from "#features/chat/rules/chat-log.ts";
import { takeBackSeconds } from "#features/chat/rules/chat-settings.ts";
import type { ChatMessageView, ChatThreadMeta } from "#features/chat/rules/chat-views.ts";
import { backoffMs } from "#platform/realtime/browser/backoff.ts";

/** Messages asked for at once by a page that is behind. */
const catchUp = 100;

export type ThreadPage = { data: ChatMessageView[]; meta: ChatThreadMeta };

/** A failure with a status below 500 (429 and 408 aside) is a refusal; everything else passes. */
export type ChatTransport = {
  fetchMessages(query: { after?: number; before?: number; limit?: number }): Promise<ThreadPage>;
  send(message: { client_id: string; body: string; file_ids: string[]; draft?: string }): Promise<{ data: ChatMessageView }>;
  /** Gives the number of the event that says so. */
  takeBack?(seq: number): Promise<{ data: { seq: number } }>;
  markDelivered?(seq: number): Promise<unknown>;
  markRead?(seq: number): Promise<unknown>;
};

/** One end of a chat, with what only a page says. */
export type ChatLine = ChatTransport & { notifyTyping(): Promise<unknown> };

export type OutboxStore = { load(): readonly Outgoing[]; save(outbox: readonly Outgoing[]): void };

export type ChatSessionOptions = {
  transport: ChatTransport;
  /** What the page was rendered with. */
  initial?: ThreadPage;
  store?: OutboxStore;
  newClientId?: () => string;
  wait?: (attempt: number) => number;
};

export type ChatSession = ReturnType<typeof createChatSession>;

export function createChatSession({ transport, initial, store, newClientId = randomId, wait = backoffMs }: ChatSessionOptions) {
  let log: ChatLog = emptyLog;
  let closed = false;
  let fetching = false;
  let fetchAgain = false;
  let fetchTries = 0;
  let sendTries = 0;
  let marking = false;
  const marked = { read: 0, delivered: 0, wantRead: 0 };
  const listeners = new Set<() => void>();
  const timers = new Map<"fetch" | "send" | "mark" | "settle", ReturnType<typeof setTimeout>>();

  function apply(action: ChatLogAction): void {
    const before = log;
    log = reduceChatLog(log, action);
    if (log === before) return;
    if (log.outbox !== before.outbox) store?.save(log.outbox);
    for (const listener of listeners) listener();
  }

  function later(what: "fetch" | "send" | "mark", attempt: number, work: () => void): void {
    clearTimeout(timers.get(what));
    if (!closed) timers.set(what, setTimeout(work, wait(attempt)));
  }

  /** Everything after what is known, page by page. Called on every (re)connect, on return to the page, and when something was heard. */
  async function sync(): Promise<void> {
    if (closed) return;
    if (fetching) {
      fetchAgain = true;
      return;
    }
    fetching = true;
    clearTimeout(timers.get("fetch"));
    try {
      do {
        fetchAgain = false;
        const { through } = log;
        const after = log.messages.length === 0 && through === 0 ? null : through;
        const page = await transport.fetchMessages(after === null ? {} : { after, limit: catchUp });
        if (closed) return;
        apply({ type: "loaded", after, ...page });
        fetchAgain ||= page.meta.more_after || (isBehind(log) && log.through > through);
      } while (fetchAgain);
      fetchTries = isBehind(log) ? fetchTries + 1 : 0;
      // What was heard of is not there, not even after asking: no reason to ask without pause.
      if (isBehind(log)) later("fetch", fetchTries, () => void sync());
      void mark();
    } catch (error) {
      if (!isRefusal(error)) later("fetch", fetchTries++, () => void sync());
    } finally {
      fetching = false;
    }
    void flush();
  }

  async function flush(): Promise<void> {
    const next = closed ? null : nextToSend(log);
    if (!next) return;
    clearTimeout(timers.get("send"));
    const { clientId, body, files, draft } = next;
    apply({ type: "sending", clientId });
    try {
      const file_ids = files.map(({ id }) => id);
      const { data } = await transport.send({ client_id: clientId, body, file_ids, ...(draft ? { draft } : {}) });
      sendTries = 0;
      apply({ type: "sent", clientId, message: data });
      clearTimeout(timers.get("settle"));
      timers.set(
        "settle",
        setTimeout(() => apply({ type: "settled", seq: data.seq }), takeBackSeconds * 1000),
      );
      if (isBehind(log)) void sync();
      void flush();
    } catch (error) {
      const forGood = isRefusal(error);
      apply({ type: "not-sent", clientId, forGood, reason: forGood && error instanceof Error ? error.message : null });
      if (forGood) void flush();
      else later("send", sendTries++, () => void flush());
    }
  }

  /** Marks lag behind and are never in a hurry: one request at a time carries the newest. */
  async function mark(): Promise<void> {
    const delivered = newestOfTheirs(log);
    const read = Math.min(marked.wantRead, delivered);
    const wantRead = read > Math.max(marked.read, log.mine.read) && transport.markRead;
    const wantDelivered = delivered > Math.max(marked.delivered, log.mine.delivered, wantRead ? read : 0) && transport.markDelivered;
    if (closed || marking || (!wantRead && !wantDelivered)) return;
    marking = true;
    try {
      if (wantRead) {
        await transport.markRead?.(read);
        marked.read = read;
        apply({ type: "marks", side: "mine", read });
      } else {
        await transport.markDelivered?.(delivered);
        marked.delivered = delivered;
        apply({ type: "marks", side: "mine", delivered });
      }
      marking = false;
      void mark();
    } catch (error) {
      marking = false;
      if (!isRefusal(error)) later("mark", 1, () => void mark());
    }
  }

  if (store) apply({ type: "restored", outbox: store.load() });
  if (initial) apply({ type: "loaded", after: null, ...initial });

  return {
    log: () => log,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sync,
    /** An event said that this number exists. */
    hear(seq: number): void {
      apply({ type: "heard", seq });
      if (isBehind(log)) void sync();
    },
    /** Into the outbox, and out of it as soon as the line allows. */
    write(message: { body: string; files?: Outgoing["files"]; draft?: string | null }): string {
      const clientId = newClientId();
      const { body, files = [], draft = null } = message;
      apply({ type: "write", message: { clientId, body, files, draft, writtenAt: new Date().toISOString() } });
      void flush();
      return clientId;
    },
    retry(clientId: string): void {
      apply({ type: "retry", clientId });
      void flush();
    },
    discard(clientId: string): void {
      apply({ type: "discard", clientId });
    },
    /** The line just said. Fails when it is too late. */
    async takeBack(): Promise<void> {
      const { recent } = log;
      if (recent === null || !transport.takeBack) return;
      apply({ type: "settled", seq: recent });
      const { data } = await transport.takeBack(recent);
      apply({ type: "heard", seq: data.seq });
      if (isBehind(log)) void sync();
    },
    /** The line is back: what waits for its timer goes now. */
    hurry(): void {
      fetchTries = 0;
      sendTries = 0;
      void sync();
    },
    async loadBefore(): Promise<void> {
      const before = log.messages[0]?.seq;
      if (before === undefined || !log.moreBefore) return;
      const page = await transport.fetchMessages({ before });
      apply({ type: "loaded-before", ...page });
    },
    /** The reader has the end of the chat before their eyes. */
    seen(): void {
      marked.wantRead = newestOfTheirs(log);
      void mark();
    },
    theirMark(kind: "read" | "delivered", seq: number): void {
      apply({ type: "marks", side: "theirs", [kind]: seq, ...(kind === "read" ? { readAt: new Date().toISOString() } : {}) });
    },
    close(): void {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      listeners.clear();
    },
  };
}

function isRefusal(error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  // A session that ended (401) is no verdict on the message: it waits for the next log-in.
  return typeof status === "number" && status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

function randomId(): string {
  return crypto.randomUUID();
}

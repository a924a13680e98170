// The browser's side: one connection however many components listen, and a call to fetch whatever may have been missed.
import type Pusher from "pusher-js";
import type { Channel, Members } from "pusher-js";
import type { ClientSettings } from "#platform/realtime/driver.ts";
import { createAuthBatcher } from "./auth-batcher.ts";
import { backoffMs } from "./backoff.ts";
import type { ConnectionStateStore } from "./connection-state.ts";
import { keepConnected } from "./keep-connected.ts";

export type EventMeta = { userId?: string | number };
export type Handlers = Record<string, (data: unknown, meta: EventMeta) => void>;
export type PresentMember = { id: string; info: unknown };
export type ResyncReason = "subscribed" | "visible" | "poll";
export type SubscribeOptions = {
  /** Events are hints, not the record: fetch everything after the last known sequence number. */
  onResync?(reason: ResyncReason): void;
  /** Presence channels only: everybody present, whenever it changes. */
  onMembers?(members: PresentMember[]): void;
};

/** The page, as far as it matters here. */
export type Page = { isHidden(): boolean; onVisible(listener: () => void): () => void };

export type RealtimeClientOptions = {
  load(): Promise<typeof Pusher>;
  fetch: typeof fetch;
  settingsUrl: string;
  authUrl: string;
  state: ConnectionStateStore;
  page: Page;
  /** The site no longer knows the session that listens. */
  onSessionEnded?(): void;
  pollMs?: number;
  lingerMs?: number;
};

type Listener = SubscribeOptions & { handlers: Handlers };
type Entry = { listeners: Set<Listener>; channel: Channel | null; bound: Set<string> };

const outcomes = ["pusher:subscription_succeeded", "pusher:subscription_error"];
const membership = ["pusher:subscription_succeeded", "pusher:member_added", "pusher:member_removed"];

export function createRealtimeClient(options: RealtimeClientOptions) {
  const { load, fetch, settingsUrl, authUrl, state, page, onSessionEnded, pollMs = 45_000, lingerMs = 15_000 } = options;
  const entries = new Map<string, Entry>();
  let pusher: Pusher | null = null;
  let keeper: ReturnType<typeof keepConnected> | null = null;
  /** Grows with every start and stop, so that a start that was overtaken notices. */
  let era = 0;
  let running = false;
  let failedStarts = 0;
  let linger: ReturnType<typeof setTimeout> | undefined;
  let restart: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  async function start(): Promise<void> {
    const mine = ++era;
    running = true;
    stopWatching ??= page.onVisible(onVisible);
    if (poll === undefined) schedulePoll();
    try {
      const [settings, Library] = await Promise.all([fetchSettings(), load()]);
      if (mine === era) connect(settings, Library);
    } catch {
      if (mine === era) startLater();
    }
  }

  async function fetchSettings(): Promise<ClientSettings> {
    const response = await fetch(settingsUrl, { headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(`Realtime settings: ${response.status}`);
    const body = await response.json();
    return body.data;
  }

  function connect({ key, cluster, wsHost, wsPort, wssPort, forceTLS }: ClientSettings, Library: typeof Pusher): void {
    const current = new Library(key, {
      cluster,
      wsHost,
      wsPort,
      wssPort,
      forceTLS,
      // Anything else falls back to Pusher's own hosts with our key.
      enabledTransports: ["ws"],
      pongTimeout: 10_000,
      channelAuthorization: {
        customHandler: createAuthBatcher({
          fetch,
          url: authUrl,
          isCurrent: (id) => current.connection.socket_id === id,
          onEnded: onSessionEnded,
        }),
      },
    });
    pusher = current;
    keeper = keepConnected({ pusher: current, isHidden: page.isHidden, report, onRefused: startLater });
    for (const [name, entry] of entries) attach(name, entry);
  }

  function report(next: Parameters<ConnectionStateStore["set"]>[0]): void {
    if (next === "live") failedStarts = 0;
    state.set(next);
  }

  /** New settings may help, a new key for instance. */
  function startLater(): void {
    drop();
    running = true;
    state.set("offline");
    restart = setTimeout(start, backoffMs(3 + failedStarts++));
  }

  /** Lets go of the connection, not of the listeners. */
  function drop(): void {
    era++;
    running = false;
    clearTimeout(restart);
    keeper?.stop();
    keeper = null;
    pusher = null;
    for (const entry of entries.values()) entry.channel = null;
  }

  function attach(name: string, entry: Entry): void {
    if (!pusher) return;
    const channel = pusher.subscribe(name);
    entry.channel = channel;
    entry.bound.clear();
    for (const event of membership) channel.bind(event, () => passMembers(entry, channel));
    for (const event of outcomes) channel.bind(event, () => settle(name, entry, event));
    bindEvents(entry);
  }

  /** Once per event, not with bind_global, which leaves out who sent it. */
  function bindEvents({ channel, bound, listeners }: Entry): void {
    const wanted = new Set([...listeners].flatMap(({ handlers }) => Object.keys(handlers)));
    for (const event of wanted) {
      if (!channel || bound.has(event)) continue;
      bound.add(event);
      channel.bind(event, (data: unknown, metadata?: { user_id?: string | number }) => {
        for (const listener of [...listeners]) listener.handlers[event]?.(data, { userId: metadata?.user_id });
      });
    }
  }

  function passMembers(entry: Entry, channel: Channel): void {
    for (const listener of [...entry.listeners]) listener.onMembers?.(present(channel));
  }

  function settle(name: string, entry: Entry, event: string): void {
    // Everybody left while the subscription was under way; pusher-js forgets a cancelled one when it reconnects.
    if (entry.listeners.size === 0) detach(name, entry);
    else if (event === "pusher:subscription_succeeded") resync([entry], "subscribed");
  }

  function detach(name: string, entry: Entry): void {
    entries.delete(name);
    pusher?.unsubscribe(name);
    entry.channel = null;
  }

  /** Hidden tabs stay quiet: becoming visible makes up for it. */
  function resync(which: Iterable<Entry>, reason: ResyncReason): void {
    if (page.isHidden()) return;
    for (const entry of [...which]) for (const listener of [...entry.listeners]) listener.onResync?.(reason);
  }

  function onVisible(): void {
    if (keeper) {
      keeper.hurry();
    } else if (running) {
      clearTimeout(restart);
      void start();
    }
    resync(entries.values(), "visible");
    askAgain();
  }

  /** A refused authorisation is only tried again when asked for: there may be a session now. */
  function askAgain(): void {
    if (page.isHidden()) return;
    for (const [name, { channel, listeners }] of entries)
      if (channel && !channel.subscribed && !channel.subscriptionPending && listeners.size > 0) pusher?.subscribe(name);
  }

  function schedulePoll(): void {
    poll = setTimeout(
      () => {
        const deaf = [...entries].filter(([, { channel }]) => !(channel?.subscribed && state.get() === "live"));
        resync(
          deaf.map(([, entry]) => entry),
          "poll",
        );
        askAgain();
        schedulePoll();
      },
      pollMs * (0.75 + Math.random() / 2),
    );
  }

  function subscribe(name: string, handlers: Handlers, subscribeOptions: SubscribeOptions = {}): () => void {
    clearTimeout(linger);
    const entry = entries.get(name) ?? { listeners: new Set<Listener>(), channel: null, bound: new Set<string>() };
    entries.set(name, entry);
    const listener = { ...subscribeOptions, handlers };
    entry.listeners.add(listener);
    if (!running) void start();
    else if (!entry.channel) attach(name, entry);
    else bindEvents(entry);
    if (entry.channel?.subscribed) queueMicrotask(() => welcome(entry, listener));
    return () => release(name, entry, listener);
  }

  /** A latecomer to a channel that is already live. */
  function welcome(entry: Entry, listener: Listener): void {
    if (!entry.listeners.has(listener) || !entry.channel?.subscribed) return;
    listener.onMembers?.(present(entry.channel));
    if (!page.isHidden()) listener.onResync?.("subscribed");
  }

  function release(name: string, entry: Entry, listener: Listener): void {
    if (!entry.listeners.delete(listener) || entry.listeners.size > 0) return;
    if (!entry.channel?.subscriptionPending) detach(name, entry);
    // Not at once: the next page usually listens again.
    clearTimeout(linger);
    linger = setTimeout(() => {
      if ([...entries.values()].every(({ listeners }) => listeners.size === 0)) close();
    }, lingerMs);
  }

  function close(): void {
    drop();
    entries.clear();
    clearTimeout(linger);
    clearTimeout(poll);
    poll = undefined;
    stopWatching?.();
    stopWatching = undefined;
    state.set("connecting");
  }

  return {
    subscribe,
    close,
    /** A client event to the other subscribers; false while it cannot be sent. Nothing is queued. */
    trigger(name: string, event: string, data: object): boolean {
      const channel = entries.get(name)?.channel;
      return channel?.subscribed === true && channel.trigger(event, data);
    },
    /** Sent along with requests, so that their author is left out of the events they cause. */
    socketId: (): string | undefined => (state.get() === "live" ? pusher?.connection.socket_id : undefined),
  };
}

function present(channel: Channel): PresentMember[] {
  const list: PresentMember[] = [];
  (channel as Channel & { members?: Members }).members?.each((member: PresentMember) => list.push(member));
  return list;
}

export type RealtimeClient = ReturnType<typeof createRealtimeClient>;

// The browser client with the real pusher-js against a real gateway; only the page and the site's two routes are played.
import PusherClient from "pusher-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerAuthRequest, readAuthRequest, type Verdict } from "#platform/realtime/channel-auth.ts";
import { createEmbeddedDriver } from "#platform/realtime/driver.ts";
import { app, pause, type Site, startSite, until } from "#platform/realtime/gateway-fixture.ts";
import { backoffMs } from "./backoff.ts";
import { createConnectionState } from "./connection-state.ts";
import { createRealtimeClient, type RealtimeClient } from "./realtime-client.ts";

let site: Site;
let client: RealtimeClient;
let state: ReturnType<typeof createConnectionState>;
let requests: { url: string; channels: string[] }[];
let decide: (channel: string) => Verdict;
/** Status the auth route answers with instead of doing its work. */
let failWith: number[];
let hidden: boolean;
let becomeVisible: () => void;
let settingsChange: object;

beforeEach(async () => {
  site = await startSite();
  state = createConnectionState();
  requests = [];
  failWith = [];
  hidden = false;
  settingsChange = {};
  decide = (channel) => (channel.startsWith("presence-") ? { user_id: "me", user_info: { name: "Me" } } : true);
  client = make();
});

afterEach(async () => {
  vi.useRealTimers();
  client.close();
  await site.stop();
});

function make(options: { pollMs?: number; lingerMs?: number } = {}): RealtimeClient {
  const page = {
    isHidden: () => hidden,
    onVisible(listener: () => void) {
      becomeVisible = () => {
        hidden = false;
        listener();
      };
      return () => {};
    },
  };
  const load = async () => PusherClient;
  return createRealtimeClient({ load, fetch: siteRoutes, settingsUrl: "/realtime", authUrl: "/realtime/auth", state, page, ...options });
}

const siteRoutes: typeof fetch = async (url, init) => {
  const driver = createEmbeddedDriver({ gateway: site.gateway, key: app.key });
  const asked = init?.body ? readAuthRequest(JSON.parse(String(init.body))) : null;
  requests.push({ url: String(url), channels: asked?.channels ?? [] });
  if (!asked) return Response.json({ data: { ...driver.clientSettings(`http://127.0.0.1:${site.port}/realtime`), ...settingsChange } });
  const status = failWith.shift();
  if (status) return new Response("{}", { status });
  return Response.json(await answerAuthRequest(asked, decide, driver.authorize));
};

const authRequests = () => requests.filter(({ url }) => url === "/realtime/auth");

describe("the browser client", () => {
  test("goes live, receives events, and asks for what was missed once subscribed", async () => {
    const onMessage = vi.fn();
    const onResync = vi.fn();
    expect(state.get()).toBe("connecting");
    client.subscribe("private-a", { message: onMessage }, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the first resync");
    expect([state.get(), onResync.mock.calls]).toEqual(["live", [["subscribed"]]]);
    await site.gateway.publish("private-a", "message", { seq: 1 });
    await until(() => onMessage.mock.calls.length === 1, "the message");
    expect(onMessage.mock.calls[0]?.[0]).toEqual({ seq: 1 });
  });

  test("asks for all channels of one turn in one request", async () => {
    const done = vi.fn();
    for (const name of ["private-a", "private-b", "presence-c"]) client.subscribe(name, {}, { onResync: done });
    await until(() => done.mock.calls.length === 3, "three subscriptions");
    expect(authRequests().map(({ channels }) => channels.sort())).toEqual([["presence-c", "private-a", "private-b"]]);
  });

  test("shares one channel between listeners and leaves it with the last", async () => {
    const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()];
    const stopFirst = client.subscribe("private-a", { message: first }, { onResync: late });
    const stopSecond = client.subscribe("private-a", { message: second });
    await until(() => late.mock.calls.length === 1, "the subscription");
    client.subscribe("private-a", { other: late }, { onResync: late })();
    const stopLate = client.subscribe("private-a", {}, { onResync: late });
    await until(() => late.mock.calls.length === 2, "the latecomer's resync");
    stopFirst();
    stopLate();
    await site.gateway.publish("private-a", "message", {});
    await until(() => second.mock.calls.length === 1, "the message");
    expect(first).not.toHaveBeenCalled();
    stopSecond();
    stopSecond();
    await until(() => site.gateway.stats().channels === 0, "the unsubscription");
    expect(site.gateway.stats().connections).toBe(1);
  });

  test("survives the double effects of strict mode, and leaving before it has arrived", async () => {
    const onResync = vi.fn();
    client.subscribe("private-a", {}, { onResync })();
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the subscription");
    client.subscribe("private-b", {})();
    await pause(100);
    expect(site.gateway.stats()).toMatchObject({ connections: 1, channels: 1 });
    expect(onResync).toHaveBeenCalledTimes(1);
  });

  test("lists members and relays typing with its author", async () => {
    const onMembers = vi.fn();
    const onTyping = vi.fn();
    client.subscribe("presence-a", { "client-typing": onTyping }, { onMembers });
    await until(() => onMembers.mock.calls.length === 1, "the roster");
    expect(onMembers.mock.calls[0]?.[0]).toEqual([{ id: "me", info: { name: "Me" } }]);
    decide = () => ({ user_id: "you", user_info: { name: "You" } });
    state = createConnectionState();
    const other = make();
    const there = vi.fn();
    other.subscribe("presence-a", {}, { onResync: there });
    await until(() => there.mock.calls.length === 1 && onMembers.mock.calls.length === 2, "the other one");
    expect(onMembers.mock.calls[1]?.[0]).toHaveLength(2);
    expect(other.trigger("presence-a", "client-typing", { on: true })).toBe(true);
    await until(() => onTyping.mock.calls.length === 1, "typing");
    expect(onTyping.mock.calls[0]).toEqual([{ on: true }, { userId: "you" }]);
    expect(other.trigger("presence-b", "client-typing", {})).toBe(false);
    other.close();
    await until(() => onMembers.mock.calls.length === 3, "the leaving");
    expect(onMembers.mock.calls[2]?.[0]).toHaveLength(1);
  });

  test("waits out passing trouble of the auth route", async () => {
    failWith = [503];
    const onResync = vi.fn();
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the subscription");
    expect(authRequests()).toHaveLength(2);
  });

  test("polls, and asks again, while a channel is refused", async () => {
    client = make({ pollMs: 100 });
    decide = () => false;
    const onResync = vi.fn();
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.some(([reason]) => reason === "poll"), "the poll");
    expect(onResync.mock.calls.some(([reason]) => reason === "subscribed")).toBe(false);
    decide = () => true;
    await until(() => onResync.mock.calls.some(([reason]) => reason === "subscribed"), "the subscription");
    await pause(50);
    const calls = onResync.mock.calls.length;
    await pause(300);
    expect(onResync).toHaveBeenCalledTimes(calls);
  });

  test("comes back after a revocation with a new socket and a new authorisation", async () => {
    const onResync = vi.fn();
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the subscription");
    const before = client.socketId() ?? "";
    await site.gateway.noteOwner(before, "account:1", "session:1");
    await site.gateway.closeOwnerSockets("account:1");
    await until(() => onResync.mock.calls.length === 2, "the second subscription");
    expect(client.socketId()).not.toBe(before);
    expect(authRequests()).toHaveLength(2);
  });

  test("says that it is reconnecting while the server is away, and is back within seconds", async () => {
    const onResync = vi.fn();
    const states: string[] = [];
    state.subscribe(() => states.push(state.get()));
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the subscription");
    const { port } = site;
    await site.stop();
    await until(() => state.get() === "reconnecting", "reconnecting");
    expect(client.trigger("private-a", "client-x", {})).toBe(false);
    expect(client.socketId()).toBeUndefined();
    await pause(1_500);
    site = await startSite({}, port);
    const restarted = Date.now();
    await until(() => onResync.mock.calls.length === 2, "the return", 12_000);
    // pusher-js by itself would have waited for fifteen seconds.
    expect(Date.now() - restarted).toBeLessThan(11_000);
    expect(states).toEqual(["live", "reconnecting", "live"]);
  });

  test("does not hammer a server that is full", async () => {
    await site.stop();
    site = await startSite({ limits: { connections: 0 } });
    client.subscribe("private-a", {});
    await pause(3_500);
    expect(site.gateway.stats().refused[4100]).toBeLessThanOrEqual(2);
  });

  test("goes offline when refused, and fetches its settings anew", async () => {
    settingsChange = { key: "retired-key" };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    client.subscribe("private-a", {});
    await vi.waitFor(() => expect(state.get()).toBe("offline"), { timeout: 5_000 });
    settingsChange = {};
    await vi.advanceTimersByTimeAsync(12_000);
    await vi.waitFor(() => expect(state.get()).toBe("live"), { timeout: 5_000 });
  });

  test("tries again at once when the reader returns to a page without settings", async () => {
    settingsChange = { key: "retired-key" };
    client.subscribe("private-a", {});
    await until(() => state.get() === "offline", "the refusal");
    settingsChange = {};
    becomeVisible();
    await until(() => state.get() === "live", "the connection", 2_000);
  });

  test("stays quiet while hidden and makes up for it when visible", async () => {
    client = make({ pollMs: 50 });
    hidden = true;
    decide = () => false;
    const onResync = vi.fn();
    client.subscribe("private-a", {}, { onResync });
    await until(() => authRequests().length === 1, "the connection");
    await pause(200);
    expect(onResync).not.toHaveBeenCalled();
    expect(authRequests()).toHaveLength(1);
    becomeVisible();
    expect(onResync.mock.calls[0]).toEqual(["visible"]);
  });

  test("hangs up some time after the last listener, and at once at logout", async () => {
    client = make({ lingerMs: 100 });
    const onResync = vi.fn();
    const stop = client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the subscription");
    stop();
    expect(site.gateway.stats().connections).toBe(1);
    await until(() => site.gateway.stats().connections === 0, "the hanging up");
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 2, "the new connection");
    client.close();
    expect(state.get()).toBe("connecting");
    await until(() => site.gateway.stats().connections === 0, "the hanging up");
    await pause(1_300);
    expect(site.gateway.stats().connections).toBe(0);
  });

  test("does not rise again when logout meets a server that sends it away", async () => {
    const onResync = vi.fn();
    client.subscribe("private-a", {}, { onResync });
    await until(() => onResync.mock.calls.length === 1, "the subscription");
    await site.gateway.noteOwner(client.socketId() ?? "", "account:1", "session:1");
    await site.gateway.closeOwnerSockets("account:1", 4100);
    await until(() => state.get() === "reconnecting", "the close");
    client.close();
    await pause(1_300);
    expect(site.gateway.stats().connections).toBe(0);
    expect(state.get()).toBe("connecting");
  });

  test("drops an authorisation that comes back for a socket that is gone", async () => {
    const states: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const original = decide;
    decide = (channel) => (authRequests().length === 1 ? (held.then(() => true) as unknown as Verdict) : original(channel));
    client.subscribe("private-a", { "pusher:subscription_error": () => states.push("error") }, { onResync: () => states.push("ok") });
    await until(() => authRequests().length === 1, "the first request");
    await site.gateway.noteOwner(client.socketId() ?? "", "account:1", "session:1");
    await site.gateway.closeOwnerSockets("account:1");
    await until(() => states.length === 1, "the second subscription");
    release();
    await pause(50);
    expect(states).toEqual(["ok"]);
  });
});

test("delays double up to half a minute and differ", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => backoffMs(attempt, () => 0.5))).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  expect([backoffMs(0, () => 0), backoffMs(0, () => 1)]).toEqual([800, 1200]);
});

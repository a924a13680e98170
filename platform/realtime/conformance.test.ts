// The gateway as the real libraries see it: pusher-js on one side, the official server library on the other.
import type PusherClient from "pusher-js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { browserFor, heard, libraryFor, pause, RawClient, type Site, startSite, until } from "./gateway-fixture.ts";

let site: Site;
const browsers: PusherClient[] = [];

beforeEach(async () => {
  site = await startSite();
});

afterEach(async () => {
  for (const browser of browsers.splice(0)) browser.disconnect();
  await site.stop();
});

function browser(...rest: Parameters<typeof browserFor> extends [Site, ...infer Rest] ? Rest : never): PusherClient {
  const client = browserFor(site, ...rest);
  browsers.push(client);
  return client;
}

describe("pusher-js", () => {
  test("connects and gets a socket id the server library accepts", async () => {
    const client = browser();
    await heard(client.connection, "connected");
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/);
    expect(() => libraryFor(site).authorizeChannel(client.connection.socket_id, "private-a")).not.toThrow();
  });

  test("joins a private channel and receives what the server library triggers", async () => {
    const channel = browser().subscribe("private-a");
    await heard(channel, "pusher:subscription_succeeded");
    const event = heard(channel, "message");
    await libraryFor(site).trigger("private-a", "message", { text: "안녕", seq: 1 });
    expect(await event).toEqual({ text: "안녕", seq: 1 });
  });

  test("is authorised alike by the gateway and by the server library", async () => {
    const channel = browser(({ socketId, channelName }, done) => {
      done(null, libraryFor(site).authorizeChannel(socketId, channelName, { user_id: "u9", user_info: { name: "Nine" } }));
    }).subscribe("presence-a");
    const members = await heard<{ count: number; me: unknown }>(channel, "pusher:subscription_succeeded");
    expect(members).toMatchObject({ count: 1, me: { id: "u9", info: { name: "Nine" } } });
  });

  test("is told when its signature is wrong", async () => {
    const channel = browser(({ socketId }, done) => {
      queueMicrotask(() => done(null, site.gateway.authorize(socketId, "private-other")));
    }).subscribe("private-a");
    expect(await heard(channel, "pusher:subscription_error")).toMatchObject({ type: "AuthError", status: 401 });
  });

  test("is refused a public channel", async () => {
    const client = browser();
    await heard(client.connection, "connected");
    expect(await heard(client.subscribe("news"), "pusher:subscription_error")).toMatchObject({ status: 401 });
  });

  test("sees members come and go", async () => {
    const channel = browser().subscribe("presence-a");
    const members = await heard<{ count: number }>(channel, "pusher:subscription_succeeded");
    const added = heard(channel, "pusher:member_added");
    const other = await RawClient.open(site);
    await other.join(site, "presence-a", "u2", { name: "Two" });
    expect(await added).toEqual({ id: "u2", info: { name: "Two" } });
    expect(members.count).toBe(2);
    const removed = heard(channel, "pusher:member_removed");
    other.ws.close();
    expect(await removed).toMatchObject({ id: "u2" });
    expect(members.count).toBe(1);
  });

  test("sends client events to the others, with its user id", async () => {
    const channel = browser().subscribe("presence-a");
    await heard(channel, "pusher:subscription_succeeded");
    const other = await RawClient.open(site);
    await other.join(site, "presence-a", "u2");
    channel.trigger("client-typing", { on: true });
    expect(await other.next("client-typing")).toEqual({ event: "client-typing", channel: "presence-a", data: { on: true }, user_id: "u1" });
    const typed = new Promise((resolve) => channel.bind("client-typing", (data: unknown, meta: unknown) => resolve([data, meta])));
    other.send("client-typing", { on: false }, "presence-a");
    expect(await typed).toEqual([{ on: false }, { user_id: "u2" }]);
  });

  test("hears 4301 as an error and stays connected", async () => {
    const client = browser();
    const channel = client.subscribe("private-a");
    await heard(channel, "pusher:subscription_succeeded");
    const error = heard(client.connection, "error");
    for (let i = 0; i < 11; i++) channel.trigger("client-x", { i });
    expect(await error).toMatchObject({ type: "PusherError", data: { code: 4301 } });
    expect(client.connection.state).toBe("connected");
  });

  test("hears nothing more after it unsubscribed", async () => {
    const client = browser();
    const channel = client.subscribe("private-a");
    const kept = client.subscribe("private-b");
    await Promise.all([heard(channel, "pusher:subscription_succeeded"), heard(kept, "pusher:subscription_succeeded")]);
    let heardAfter = 0;
    channel.bind("message", () => heardAfter++);
    client.unsubscribe("private-a");
    await until(() => site.gateway.stats().channels === 1, "the unsubscription");
    const marker = heard(kept, "message");
    await site.gateway.publish(["private-a", "private-b"], "message", {});
    await marker;
    expect(heardAfter).toBe(0);
  });

  test("pings an idle connection and is satisfied with the pong", async () => {
    const quick = await startSite({ limits: { activityTimeoutSeconds: 0.1 } });
    const client = browserFor(quick);
    browsers.push(client);
    const pongs: unknown[] = [];
    client.connection.bind("message", (frame: { event: string }) => frame.event === "pusher:pong" && pongs.push(frame));
    await until(() => pongs.length >= 2, "two pongs");
    expect(client.connection.state).toBe("connected");
    client.disconnect();
    await quick.stop();
  });

  test.each([4200, 1001])("comes back and subscribes again after a close with %i", async (code) => {
    const client = browser();
    const channel = client.subscribe("private-a");
    await heard(channel, "pusher:subscription_succeeded");
    const first = client.connection.socket_id;
    await site.gateway.noteOwner(first, "account:1", "session:1");
    const again = heard(channel, "pusher:subscription_succeeded");
    await site.gateway.closeOwnerSockets("account:1", code);
    await again;
    expect(client.connection.socket_id).not.toBe(first);
    const event = heard(channel, "message");
    await site.gateway.publish("private-a", "message", { seq: 2 });
    expect(await event).toEqual({ seq: 2 });
  });

  test("gives up on an unknown key", async () => {
    const stranger = new (browser().constructor as typeof PusherClient)("no-such-key", {
      cluster: "mt1",
      wsHost: "127.0.0.1",
      wsPort: site.port,
      forceTLS: false,
      enabledTransports: ["ws"],
    });
    const error = heard(stranger.connection, "error");
    await heard(stranger.connection, "disconnected");
    expect(await error).toMatchObject({ error: { data: { code: 4001 } } });
  });
});

describe("server events", () => {
  test("leave out the socket they are told to", async () => {
    const [author, reader] = await Promise.all([RawClient.open(site), RawClient.open(site)]);
    await Promise.all([author.join(site, "private-a"), reader.join(site, "private-a")]);
    await libraryFor(site).trigger("private-a", "message", { n: 1 }, { socket_id: author.socketId });
    await site.gateway.publish("private-a", "message", { n: 2 }, { exceptSocketId: author.socketId });
    await site.gateway.publish("private-a", "done", {});
    await Promise.all([author.next("done"), reader.next("done")]);
    expect(author.count("message")).toBe(0);
    expect(reader.frames.filter((frame) => frame.event === "message").map((frame) => frame.data)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test("are refused with bad names, too many channels or too much data", async () => {
    const { gateway } = site;
    await expect(gateway.publish("public", "x", {})).rejects.toThrow("channel name");
    await expect(gateway.publish([], "x", {})).rejects.toThrow("number of channels");
    await expect(gateway.publish("private-a", "pusher:error", {})).rejects.toThrow("event name");
    await expect(gateway.publish("private-a", "x", {}, { exceptSocketId: "me" })).rejects.toThrow("socket id");
    await expect(gateway.publish("private-a", "x", { text: "x".repeat(10_300) })).rejects.toThrow("exceeds");
  });

  test("arrive in order at a large audience that is served in slices", async () => {
    const sliced = await startSite({ limits: { fanOutSlice: 3 } });
    const readers = await Promise.all(Array.from({ length: 10 }, () => RawClient.open(sliced)));
    await Promise.all(readers.map((reader) => reader.join(sliced, "private-a")));
    const leaver = readers.shift();
    for (let n = 0; n < 20; n++) {
      void sliced.gateway.publish("private-a", "n", { n });
      if (n === 5) leaver?.send("pusher:unsubscribe", { channel: "private-a" });
      if (n % 4 === 0) await pause(0);
    }
    await Promise.all(readers.map((reader) => reader.next("n", undefined, 19)));
    const order = readers.map((reader) =>
      reader.frames.filter((frame) => frame.event === "n").map((frame) => (frame.data as { n: number }).n),
    );
    expect(order).toEqual(readers.map(() => Array.from({ length: 20 }, (_, n) => n)));
    await sliced.stop();
  });
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { answerAuthRequest, readAuthRequest } from "./channel-auth.ts";
import { createDatabaseBus } from "./database-bus.ts";
import { createEmbeddedDriver } from "./driver.ts";
import { app, RawClient, startSite } from "./gateway-fixture.ts";
import { createPusherDriver } from "./pusher-driver.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function site() {
  const started = await startSite();
  endings.push(started.stop);
  return started;
}

async function engine(status: number, body: string, delayMs = 0): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(status);
    response.write(" ");
    setTimeout(() => response.end(body), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function external(port: number) {
  return createPusherDriver({ ...app, host: "127.0.0.1", port, useTLS: false });
}

describe("both drivers", () => {
  test("publish to the same clients and sign alike", async () => {
    const { gateway, port, ...rest } = await site();
    const client = await RawClient.open({ gateway, port, ...rest });
    const drivers = [createEmbeddedDriver({ gateway, key: app.key }), external(port)];
    const [embedded, library] = drivers.map((driver) => driver.authorize(client.socketId, "presence-a", { user_id: "u1" }));
    expect(library).toEqual(embedded);
    client.send("pusher:subscribe", { channel: "presence-a", ...library });
    await client.next("pusher_internal:subscription_succeeded");
    for (const driver of drivers) {
      await driver.publish("presence-a", "skipped", {}, { exceptSocketId: client.socketId });
      await driver.publish(["presence-a"], "message", { from: "driver" });
    }
    await client.next("message", undefined, 1);
    expect(client.count("skipped")).toBe(0);
  });

  test("tell browsers where to connect", async () => {
    const { gateway } = await site();
    const embedded = createEmbeddedDriver({ gateway, key: app.key });
    const base = { key: app.key, cluster: "mt1" };
    expect(embedded.clientSettings("http://127.0.0.1:3000/realtime")).toEqual({
      ...base,
      wsHost: "127.0.0.1",
      wsPort: 3000,
      wssPort: 3000,
      forceTLS: false,
    });
    const behindProxy = createEmbeddedDriver({ gateway, key: app.key, originOf: () => "https://www.example.kr" });
    const expected = { ...base, wsHost: "www.example.kr", wsPort: 80, wssPort: 443, forceTLS: true };
    expect(behindProxy.clientSettings("http://10.0.0.5:3000/realtime")).toEqual(expected);
    const hosted = createPusherDriver({ ...app, cluster: "ap1" }).clientSettings("http://x/");
    expect(hosted).toEqual({ key: app.key, cluster: "ap1", wsHost: "ws-ap1.pusher.com", wsPort: 80, wssPort: 443, forceTLS: true });
    expect(external(6001).clientSettings("http://x/")).toMatchObject({ wsHost: "127.0.0.1", wsPort: 6001, forceTLS: false });
  });
});

describe("the pusher driver", () => {
  test("takes an error in a body of status 200 for what it is", async () => {
    const port = await engine(200, '{"error":"The secret authentication failed","code":401}');
    await expect(external(port).publish("private-a", "x", {})).rejects.toThrow("The secret authentication failed");
  });

  test("rejects on bad statuses and dead engines without showing the signed address", async () => {
    const failure = await external(await engine(500, "oops"))
      .publish("private-a", "x", {})
      .catch((error) => error);
    expect(failure.message).toContain("status 500");
    expect(JSON.stringify([failure.message, failure.stack, { ...failure }])).not.toContain("auth_signature");
    await expect(external(9).publish("private-a", "x", {})).rejects.toThrow("no answer");
  });

  test("does not wait for a body that never ends", async () => {
    const started = Date.now();
    await expect(external(await engine(200, "{}", 10_000)).publish("private-a", "x", {})).rejects.toThrow("no answer");
    expect(Date.now() - started).toBeLessThan(4_000);
  });
});

describe("the auth route's two halves", () => {
  const authorize = (socketId: string, channel: string, member?: object) => ({
    auth: `${socketId}/${channel}/${JSON.stringify(member) ?? ""}`,
  });

  test("read one channel, several, and nothing else", () => {
    expect(readAuthRequest({ socket_id: "1.2", channel_name: "private-a" })).toEqual({
      socketId: "1.2",
      channels: ["private-a"],
      batch: false,
    });
    expect(readAuthRequest({ socket_id: "1.2", channel_names: ["a", "b"] })).toEqual({
      socketId: "1.2",
      channels: ["a", "b"],
      batch: true,
    });
    for (const body of [
      null,
      [],
      "x",
      {},
      { socket_id: "x", channel_name: "a" },
      { socket_id: "1.2", channel_names: [] },
      { socket_id: "1.2", channel_names: [1] },
    ]) {
      expect(readAuthRequest(body)).toBeNull();
    }
    expect(readAuthRequest({ socket_id: "1.2", channel_names: Array(101).fill("a") })).toBeNull();
  });

  test("answer each channel by the policy's verdict", async () => {
    const decide = (channel: string) => (channel === "private-no" ? false : channel === "presence-a" ? { user_id: "u" } : true);
    const batch = { socketId: "1.2", channels: ["private-a", "private-no", "presence-a"], batch: true };
    expect(await answerAuthRequest(batch, decide, authorize)).toEqual({
      channels: { "private-a": { auth: "1.2/private-a/" }, "private-no": null, "presence-a": { auth: '1.2/presence-a/{"user_id":"u"}' } },
    });
    expect(await answerAuthRequest({ ...batch, channels: ["private-no"], batch: false }, decide, authorize)).toBeNull();
    expect(await answerAuthRequest({ ...batch, channels: ["private-a"], batch: false }, decide, authorize)).toEqual({
      auth: "1.2/private-a/",
    });
  });
});

test("the product's event bus carries the gateways' messages and nothing else reaches them", async () => {
  const handlers = new Set<(payload: unknown) => void>();
  const shouted: unknown[] = [];
  const bus = createDatabaseBus({
    async publishTransient(topic, payload) {
      shouted.push([topic, payload]);
      for (const handler of handlers) handler(payload);
    },
    subscribe(topic, handler) {
      if (topic === "realtime") handlers.add(handler);
      return () => handlers.delete(handler);
    },
  });
  const received: unknown[] = [];
  const stop = bus.subscribe((message) => received.push(message));
  const message = { topic: "realtime", from: "1", payload: "[]" };
  await bus.publish(message);
  for (const handler of handlers) handler({ ticket: 1 });
  stop();
  await bus.publish(message);
  expect(received).toEqual([message]);
  expect(shouted).toHaveLength(2);
});

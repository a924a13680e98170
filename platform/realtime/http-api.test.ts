// The HTTP API, called by the official library and by those who should not.
import { createHash, createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { app, libraryFor, RawClient, type Site, startSite } from "./gateway-fixture.ts";

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

type Forgery = {
  method?: string;
  path?: string;
  body?: string;
  age?: number;
  key?: string;
  secret?: string;
  md5?: string;
  version?: string;
};

function call({ method = "POST", path = `/apps/${app.appId}/events`, body = event(), ...forged }: Forgery = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - (forged.age ?? 0);
  const md5 = forged.md5 ?? createHash("md5").update(body).digest("hex");
  const query = `auth_key=${forged.key ?? app.key}&auth_timestamp=${timestamp}&auth_version=${forged.version ?? "1.0"}&body_md5=${md5}`;
  const signature = createHmac("sha256", forged.secret ?? app.secret)
    .update(`${method}\n${path}\n${query}`)
    .digest("hex");
  const sent = method === "GET" ? undefined : body;
  return fetch(`http://127.0.0.1:${site.port}${path}?${query}&auth_signature=${signature}`, { method, body: sent });
}

function event(changes: object = {}): string {
  return JSON.stringify({ name: "message", channels: ["private-a"], data: "{}", ...changes });
}

describe("a signature", () => {
  test("that is right is taken", async () => {
    const response = await call();
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect((await call({ age: 590 })).status).toBe(200);
  });

  test.each([
    ["another secret", { secret: "wrong" }],
    ["another key", { key: "wrong" }],
    ["eleven minutes of age", { age: 660 }],
    ["a time in the future", { age: -660 }],
    ["a digest of another body", { md5: createHash("md5").update("{}").digest("hex") }],
    ["another version", { version: "2.0" }],
  ])("is refused with %s", async (_, forged) => {
    expect((await call(forged)).status).toBe(401);
  });

  test("is needed at all, and fits one path and method only", async () => {
    const base = `http://127.0.0.1:${site.port}/apps/${app.appId}`;
    expect((await fetch(`${base}/channels`)).status).toBe(401);
    expect((await fetch(`${base}/events?%zz=1`, { method: "POST", body: event() })).status).toBe(400);
    const query = libraryFor(site).createSignedQueryString({ method: "GET", path: `/apps/${app.appId}/channels` });
    expect((await fetch(`${base}/channels?${query}`)).status).toBe(200);
    expect((await fetch(`${base}/channels/presence-a/users?${query}`)).status).toBe(401);
  });
});

describe("requests", () => {
  test("for other apps and other paths are told apart", async () => {
    expect((await call({ path: "/apps/7/events" })).status).toBe(404);
    expect((await call({ path: `/apps/${app.appId}/nothing` })).status).toBe(404);
    expect(await site.gateway.handleHttp(new Request("http://x/api/user"))).toBeNull();
  });

  test.each([
    ["no JSON", "{", 400],
    ["no name", event({ name: undefined }), 400],
    ["data that is no string", event({ data: {} }), 400],
    ["a public channel", event({ channels: ["news"] }), 400],
    ["no channel", event({ channels: [] }), 400],
    ["101 channels", event({ channels: Array.from({ length: 101 }, (_, i) => `private-${i}`) }), 400],
    ["a protocol event", event({ name: "pusher:error" }), 400],
    ["a socket id that is none", event({ socket_id: "me" }), 400],
    ["11 kB of data", event({ data: JSON.stringify("x".repeat(11_000)) }), 413],
    ["a body of 1 MB", "x".repeat(1_000_000), 413],
  ])("are refused with %s", async (_, body, status) => {
    expect((await call({ body })).status).toBe(status);
  });
});

describe("the official library", () => {
  test("triggers batches in order", async () => {
    const client = await RawClient.open(site);
    await client.join(site, "private-a");
    await libraryFor(site).triggerBatch([1, 2, 3].map((n) => ({ channel: "private-a", name: "n", data: { n } })));
    await client.next("n", undefined, 2);
    expect(client.frames.filter((frame) => frame.event === "n").map((frame) => frame.data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const eleven = Array.from({ length: 11 }, () => ({ channel: "private-a", name: "n", data: {} }));
    await expect(libraryFor(site).triggerBatch(eleven)).rejects.toMatchObject({ status: 413 });
  });

  test("tools low: a batch is sent whole or not at all", async () => {
    const client = await RawClient.open(site);
    await client.join(site, "private-a");
    const good = { channel: "private-a", name: "n", data: { n: 1 } };
    for (const bad of [
      { ...good, channel: "news" },
      { ...good, name: "pusher:error" },
      { ...good, data: "x".repeat(11_000) },
    ]) {
      await expect(libraryFor(site).triggerBatch([good, bad])).rejects.toMatchObject({ status: expect.any(Number) });
    }
    await libraryFor(site).triggerBatch([{ ...good, data: { n: 2 } }]);
    await client.next("n");
    expect(client.frames.filter((frame) => frame.event === "n").map((frame) => frame.data)).toEqual([{ n: 2 }]);
  });

  test("tools low: a trigger is answered with the info it asks for; kinds of channels that are missing are named", async () => {
    const client = await RawClient.open(site);
    await client.join(site, "presence-a", 7);
    const info = { info: "user_count,subscription_count" };
    const told = await libraryFor(site).trigger("presence-a", "x", {}, info);
    expect(await told.json()).toEqual({ channels: { "presence-a": { user_count: 1, subscription_count: 1 } } });
    const batch = await libraryFor(site).triggerBatch([{ channel: "presence-a", name: "x", data: {}, info: "user_count" }]);
    expect(await batch.json()).toEqual({ batch: [{ user_count: 1 }] });
    await expect(libraryFor(site).trigger("private-a", "x", {}, { info: "user_count" })).rejects.toMatchObject({ status: 400 });
    for (const [channel, word] of [
      ["news", "public channels"],
      ["private-encrypted-a", "private-encrypted-"],
      ["cache-a", "cache-"],
      ["presence-cache-a", "presence-cache-"],
    ] as const) {
      const answer = await call({ body: event({ channels: [channel] }) });
      expect([answer.status, (await answer.json()).error], channel).toEqual([400, expect.stringContaining(word)]);
    }
  });

  test("learns which channels are occupied and by whom", async () => {
    const client = await RawClient.open(site);
    await client.join(site, "private-a");
    await client.join(site, "presence-a", 7);
    const get = async (path: string, params = {}) => (await libraryFor(site).get({ path, params })).json();
    expect(await get("/channels")).toEqual({ channels: { "private-a": {}, "presence-a": {} } });
    expect(await get("/channels", { filter_by_prefix: "presence-", info: "user_count" })).toEqual({
      channels: { "presence-a": { user_count: 1 } },
    });
    expect(await get("/channels/presence-a", { info: "user_count,subscription_count" })).toEqual({
      occupied: true,
      user_count: 1,
      subscription_count: 1,
    });
    expect(await get("/channels/private-b")).toEqual({ occupied: false });
    expect(await get("/channels/presence-a/users")).toEqual({ users: [{ id: "7" }] });
    await expect(get("/channels", { info: "user_count" })).rejects.toMatchObject({ status: 400 });
    await expect(get("/channels/private-a/users")).rejects.toMatchObject({ status: 400 });
  });

  test("ends a user's connections for good", async () => {
    const client = await RawClient.open(site);
    await site.gateway.noteOwner(client.socketId, "42", "session:1");
    await libraryFor(site).terminateUserConnections("42");
    expect((await client.whenClosed()).code).toBe(4009);
  });

  test("is refused with a wrong secret", async () => {
    await expect(libraryFor(site, { secret: "wrong" }).trigger("private-a", "x", {})).rejects.toMatchObject({ status: 401 });
  });
});

// Who gets in, who is sent away, and with which code.
import { request as httpRequest } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { addressGroup } from "./admission.ts";
import { app, connectDeaf, pause, RawClient, type Site, startSite, until } from "./gateway-fixture.ts";

let site: Site;
afterEach(() => site.stop());

describe("an upgrade", () => {
  test.each([
    ["another app", "/app/nobody?protocol=7", {}, 4001],
    ["an old protocol", `/app/${app.key}?protocol=5`, {}, 4007],
    ["no protocol", `/app/${app.key}`, {}, 4008],
    ["a foreign origin", `/app/${app.key}?protocol=7`, { origin: "https://evil.example" }, 4009],
    ["an opaque origin", `/app/${app.key}?protocol=7`, { origin: "null" }, 4009],
  ])("is accepted and then closed for %s", async (_, path, headers, code) => {
    site = await startSite();
    const client = new RawClient(site.port, { path, headers });
    expect((await client.whenClosed()).code).toBe(code);
    expect(client.frames).toEqual([]);
    expect(site.gateway.stats()).toMatchObject({ connections: 0, refused: { [code]: 1 } });
  });

  test("is open to the site's own pages without any setting", async () => {
    site = await startSite();
    await RawClient.open(site, { headers: { origin: `http://127.0.0.1:${site.port}` } });
  });

  test("follows the list of origins, or the function that decides", async () => {
    site = await startSite({ allowedOrigins: ["https://www.example.kr"] });
    await RawClient.open(site, { headers: { origin: "https://www.example.kr" } });
    const plain = new RawClient(site.port, { headers: { origin: "http://www.example.kr" } });
    expect((await plain.whenClosed()).code).toBe(4009);
    await site.stop();
    site = await startSite({ isOriginAllowed: (origin) => origin.endsWith(".example.kr") });
    await RawClient.open(site, { headers: { origin: "https://a.example.kr" } });
  });

  test("of somebody else's path is left alone", async () => {
    site = await startSite();
    for (const path of ["/", "/app", "/app/", "/app/a/b", "/@vite/hmr"]) {
      const status = await new Promise((resolve) => {
        const headers = { connection: "Upgrade", upgrade: "websocket" };
        httpRequest({ host: "127.0.0.1", port: site.port, path, headers }, (response) => resolve(response.statusCode)).end();
      });
      expect(status).toBe(418);
    }
  });

  test("that is not a proper WebSocket handshake gives its place back", async () => {
    site = await startSite({ limits: { connections: 1 } });
    await new Promise((resolve) => {
      const headers = { connection: "Upgrade", upgrade: "websocket" };
      httpRequest({ host: "127.0.0.1", port: site.port, path: `/app/${app.key}?protocol=7`, headers }, resolve).end();
    });
    await RawClient.open(site);
  });
});

describe("capacity", () => {
  test("of the process is kept with 4100, and a place that is given back can be taken", async () => {
    site = await startSite({ limits: { connections: 2 } });
    const first = await RawClient.open(site);
    await RawClient.open(site);
    expect((await new RawClient(site.port).whenClosed()).code).toBe(4100);
    first.ws.close();
    await until(() => site.gateway.stats().connections === 1, "the place");
    await RawClient.open(site);
  });

  test("of one address is kept with 4100 and leaves others alone", async () => {
    site = await startSite({ limits: { connectionsPerAddress: 1 }, clientAddress: (request) => String(request.headers["x-address"]) });
    const from = (address: string) => ({ headers: { "x-address": address } });
    await RawClient.open(site, from("203.0.113.7"));
    expect((await new RawClient(site.port, from("203.0.113.7")).whenClosed()).code).toBe(4100);
    await RawClient.open(site, from("203.0.113.8"));
    await RawClient.open(site, from("2001:db8:1:2::1"));
    expect((await new RawClient(site.port, from("2001:db8:1:2:ffff::9")).whenClosed()).code).toBe(4100);
    await RawClient.open(site, from("2001:db8:1:3::1"));
  });

  test("is also a matter of pace", async () => {
    site = await startSite({ limits: { openBurst: 3, openPerSecond: 0.1 } });
    for (let i = 0; i < 3; i++) (await RawClient.open(site)).ws.close();
    expect((await new RawClient(site.port).whenClosed()).code).toBe(4100);
  });

  test("of one account is kept with 4100", async () => {
    site = await startSite({ limits: { connectionsPerOwner: 2 } });
    const clients = await Promise.all([RawClient.open(site), RawClient.open(site), RawClient.open(site)]);
    for (const [i, client] of clients.entries()) await site.gateway.noteOwner(client.socketId, "account:1", `session:${i}`);
    expect((await clients[2]?.whenClosed())?.code).toBe(4100);
    await Promise.all(clients.slice(0, 2).map((client) => client.settle()));
  });

  test("groups addresses as networks hand them out", () => {
    expect(addressGroup("::ffff:192.0.2.1")).toBe("192.0.2.1");
    expect(addressGroup("2001:0db8::1")).toBe("2001:db8:0:0::/64");
    expect(addressGroup("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
    expect(addressGroup("::1")).toBe("0:0:0:0::/64");
  });
});

describe("owners", () => {
  test("lose the sockets of one session, or all of them, and keep nobody else's", async () => {
    site = await startSite();
    const [phone, laptop, stranger] = await Promise.all([RawClient.open(site), RawClient.open(site), RawClient.open(site)]);
    await site.gateway.noteOwner(phone.socketId, "account:1", "session:phone");
    await site.gateway.noteOwner(laptop.socketId, "account:1", "session:laptop");
    await site.gateway.noteOwner(stranger.socketId, "account:2", "session:other");
    await site.gateway.closeOwnerSockets("session:phone");
    expect((await phone.whenClosed()).code).toBe(4200);
    await laptop.settle();
    await site.gateway.closeUserSockets("account:1");
    expect((await laptop.whenClosed()).code).toBe(4200);
    await stranger.settle();
  });

  test("hear nothing more from the moment of revocation, even if the client does not hang up", async () => {
    site = await startSite();
    const client = await RawClient.open(site);
    await client.join(site, "private-a");
    await site.gateway.noteOwner(client.socketId, "account:1", "session:1");
    await site.gateway.closeOwnerSockets("account:1");
    await site.gateway.publish("private-a", "secret", {});
    await client.whenClosed();
    expect(client.count("secret")).toBe(0);
  });

  test("cannot hand a socket on: another session starts over", async () => {
    site = await startSite();
    const client = await RawClient.open(site);
    await site.gateway.noteOwner(client.socketId, "account:1", "session:1");
    await site.gateway.noteOwner(client.socketId, "account:1", "session:1");
    await client.settle();
    await site.gateway.noteOwner(client.socketId, "account:2", "session:2");
    expect((await client.whenClosed()).code).toBe(4200);
  });

  test("are only noted for real socket ids", async () => {
    site = await startSite();
    await expect(site.gateway.noteOwner("x", "account:1", "session:1")).rejects.toThrow("socket id");
    await site.gateway.noteOwner("1.1", "account:1", "session:1");
  });
});

describe("abuse", () => {
  test("by an oversized message ends with 1009", async () => {
    site = await startSite();
    const client = await RawClient.open(site);
    client.ws.send("x".repeat(20_000));
    expect((await client.whenClosed()).code).toBe(1009);
  });

  test("by too much client event data is answered in band", async () => {
    site = await startSite();
    const client = await RawClient.open(site);
    await client.join(site, "private-a");
    client.send("client-x", { text: "x".repeat(11_000) }, "private-a");
    expect((await client.next("pusher:error")).data).toMatchObject({ code: 4301 });
    await client.settle();
  });

  test("tools 12: by client events that nobody has declared is refused, by name and by channel", async () => {
    site = await startSite({ clientEvents: [] });
    const client = await RawClient.open(site);
    await client.join(site, "private-a");
    client.send("client-x", {}, "private-a");
    expect((await client.next("pusher:error")).data).toMatchObject({ code: 4301 });
    await site.stop();
    site = await startSite({ clientEvents: [{ channels: /^private-room-/, event: "client-typing" }] });
    const [anna, ben] = await Promise.all([RawClient.open(site), RawClient.open(site)]);
    for (const channel of ["private-a", "private-room-1"]) await Promise.all([anna.join(site, channel), ben.join(site, channel)]);
    anna.send("client-typing", { on: true }, "private-a");
    anna.send("client-x", {}, "private-room-1");
    anna.send("client-typing", { on: true }, "private-room-1");
    expect(await ben.next("client-typing")).toMatchObject({ channel: "private-room-1" });
    expect([ben.count("client-typing"), ben.count("client-x")]).toEqual([1, 0]);
  });

  test("by a client event that carries bare text hands that text on as it is", async () => {
    site = await startSite();
    const [anna, ben] = await Promise.all([RawClient.open(site), RawClient.open(site)]);
    await Promise.all([anna.join(site, "private-a"), ben.join(site, "private-a")]);
    for (const text of ["\ufffd", "", "{", "한글"]) anna.send("client-x", text, "private-a");
    anna.send("client-x", { last: true }, "private-a");
    await ben.next("client-x", "private-a", 4);
    expect(ben.frames.filter(({ event }) => event === "client-x").map(({ data }) => data)).toEqual([
      "\ufffd",
      "",
      "{",
      "한글",
      { last: true },
    ]);
  });

  test("by binary or broken frames harms nobody", async () => {
    site = await startSite();
    const [client, other] = await Promise.all([RawClient.open(site), RawClient.open(site)]);
    client.ws.send(Buffer.from([0, 1, 2]));
    client.ws.send("not json");
    await client.next("pusher:error", undefined, 1);
    await client.settle();
    const broken = await connectDeaf(site);
    broken.write(Buffer.from([0xff, 0xff, 0x00, 0x01, 0x02]));
    await other.settle();
  });

  test("by flooding ends with 4100", async () => {
    site = await startSite({ limits: { frameBurst: 20, framesPerSecond: 1 } });
    const client = await RawClient.open(site);
    for (let i = 0; i < 40; i++) client.send("pusher:ping", {});
    expect((await client.whenClosed()).code).toBe(4100);
  });

  test("by not reading ends the reader, not the process", async () => {
    site = await startSite({ limits: { bufferBytes: 64 * 1024, closeMs: 200 } });
    const deaf = await connectDeaf(site);
    const socketId = /"socket_id\\":\\"(\d+\.\d+)/.exec(deaf.received())?.[1] ?? "";
    const reader = await RawClient.open(site);
    await reader.join(site, "private-a");
    deaf.write(
      maskedText(
        JSON.stringify({ event: "pusher:subscribe", data: { channel: "private-a", ...site.gateway.authorize(socketId, "private-a") } }),
      ),
    );
    await until(() => deaf.received().includes("subscription_succeeded"), "the subscription");
    deaf.deafen();
    for (let i = 0; i < 2_000 && site.gateway.stats().slowReaders === 0; i++) {
      await site.gateway.publish("private-a", "bulk", { text: "x".repeat(10_000) });
      if (i % 50 === 0) await pause(1);
    }
    expect(site.gateway.stats().slowReaders).toBe(1);
    await until(() => site.gateway.stats().connections === 1, "the end of the slow reader");
    await reader.settle();
    deaf.end();
  });
});

describe("shutdown", () => {
  test("sends everybody away with a code to come back, spread over time, and lets nobody in", async () => {
    site = await startSite();
    const clients = await Promise.all(Array.from({ length: 10 }, () => RawClient.open(site)));
    const started = Date.now();
    const times: number[] = [];
    for (const client of clients) client.ws.on("close", () => times.push(Date.now() - started));
    const closing = site.gateway.close({ code: 4200, spreadMs: 300 });
    expect((await new RawClient(site.port).whenClosed()).code).toBe(4100);
    await closing;
    await Promise.all(clients.map((client) => client.whenClosed()));
    expect(clients.map((client) => client.closed?.code)).toEqual(Array(10).fill(4200));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(150);
  });
});

function maskedText(text: string): Buffer {
  const body = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length);
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), body]);
}

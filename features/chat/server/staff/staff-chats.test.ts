// What staff read of chats, and stop reading: all of them page by page, and nothing live of a chat that went to somebody else.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import { online, sayIn, startOne, startTaken } from "#features/chat/server/chat-fixture.ts";
import { download, draft, upload } from "#features/files/file-fixture.ts";
import { networkOf } from "#platform/network-of.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

type Ear = { heard: string[]; closed: () => number | undefined; end: () => void };

describe.each(oneEngine)("staff's chats on %s", (engine) => {
  let bench: ApiBench;
  let site: Server;
  let agent: Person;
  let second: Person;
  let third: Person;
  let admin: Person;
  const as = ({ token }: Person) => ({ token });

  beforeAll(async () => {
    bench = await apiBench(engine);
    [agent, second, third, admin] = await Promise.all([
      bench.person({ role: "agent" }),
      bench.person({ role: "agent" }),
      bench.person({ role: "agent" }),
      bench.person({ role: "admin" }),
    ]);
    site = createServer();
    site.on("upgrade", (request, socket, head) => bench.services.realtime.gateway?.handleUpgrade(request, socket, head));
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
  });
  // Before each: on a slow machine the 45 seconds after which somebody counts as gone pass within the file.
  beforeEach(async () => {
    for (const one of [agent, second]) await online(bench, one, { seats: 10 });
  });
  afterAll(async () => {
    site.close();
    await bench.dispose();
  });

  /** A socket on the chat's channel. */
  async function listen(person: Person, chatId: string, channel = `private-chat-${chatId}`): Promise<Ear> {
    const { port } = site.address() as AddressInfo;
    const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${bench.services.secrets.realtimeKey}?protocol=7`);
    const heard: string[] = [];
    let code: number | undefined;
    ws.on("close", (closed) => {
      code = closed;
    });
    await new Promise<void>((resolve, reject) => {
      ws.on("error", reject);
      ws.on("message", async (data) => {
        const frame = JSON.parse(String(data));
        if (frame.event === "pusher:connection_established") {
          const asked = { socket_id: JSON.parse(frame.data).socket_id, channel_name: channel };
          const { body } = await bench.call("POST", "/realtime/auth", asked, as(person));
          ws.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth: body.auth } }));
        } else if (frame.event === "pusher_internal:subscription_succeeded") resolve();
        else heard.push(frame.event);
      });
    });
    return { heard, closed: () => code, end: () => ws.terminate() };
  }

  test("a new agent: the former one and whoever looked on lose their line at once, the two who talk keep theirs", async () => {
    const customer = await bench.person();
    const chat = await startOne(bench, customer);
    const ears = {
      customer: await listen(customer, chat.id),
      agent: await listen(agent, chat.id),
      onlooker: await listen(third, chat.id),
    };
    await bench.call("POST", `/staff/chats/${chat.id}/take`, {}, as(agent));
    await expect.poll(() => ears.onlooker.closed()).toBe(4200);
    await sayIn(bench, customer, "customer", chat.id, "Are you there?");
    await expect.poll(() => ears.agent.heard).toContain("chat.message");

    const next = await listen(admin, chat.id);
    await bench.call("POST", `/staff/chats/${chat.id}/transfer`, { agent: second.id }, as(agent));
    await expect.poll(() => ears.agent.closed()).toBe(4200);
    // Who may still see it asks again; who may not is refused.
    await expect.poll(() => next.closed()).toBe(4200);
    const ask = async (person: Person) =>
      (await bench.call("POST", "/realtime/auth", { socket_id: "1.2", channel_name: `private-chat-${chat.id}` }, as(person))).status;
    expect([await ask(admin), await ask(second), await ask(agent), await ask(third)]).toEqual([200, 200, 403, 403]);
    const before = ears.agent.heard.length;
    await sayIn(bench, second, "staff", chat.id, "Now with me.");
    await expect.poll(() => ears.customer.heard.filter((event) => event === "chat.message").length).toBe(2);
    expect(ears.customer.closed()).toBeUndefined();
    expect(ears.agent.heard).toHaveLength(before);
    for (const ear of [...Object.values(ears), next]) ear.end();
  });

  test("administrators page through every chat, each once, while they move", async () => {
    for (let n = 0; n < 5; n++) await startTaken(bench, await bench.person(), agent);
    const seen: string[] = [];
    let cursor = "";
    for (let page = 0; page < 10; page++) {
      const { body } = await bench.call("GET", `/staff/chats?view=all&limit=2${cursor && `&cursor=${cursor}`}`, undefined, as(admin));
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      // What was seen already comes to the front again: the pages behind are not disturbed.
      if (page === 0) await bench.call("POST", `/staff/chats/${seen[0]}/notes`, { client_id: `note-${engine}`, body: "moved" }, as(admin));
      cursor = body.meta.next_cursor ? encodeURIComponent(body.meta.next_cursor) : "";
      if (!cursor) break;
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect((await bench.call("GET", "/staff/chats?view=all", undefined, as(agent))).status).toBe(403);
  });

  test("asking whether somebody is there is limited for each network", async () => {
    const { availability } = chatLimits;
    await bench.services.limits.consume(availability, networkOf("198.51.100.7"), availability.points);
    const refused = await bench.call("GET", "/chat/availability", undefined, { address: "198.51.100.7" });
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await bench.call("GET", "/chat/availability", undefined, { address: "198.51.100.8" })).status).toBe(200);
  });

  test("security low: the files of a chat go to those who may open the chat", async () => {
    const customer = await bench.person();
    const chat = await startTaken(bench, customer, agent);
    const sent = (await upload(bench, customer, "config.txt", "hostname r1")).body.data.id;
    expect((await sayIn(bench, customer, "customer", chat.id, "Here it is", { file_ids: [sent], draft })).status).toBe(201);
    const statusFor = async (person: Person) => (await download(bench, person, `/files/${sent}`)).status;
    expect(await Promise.all([customer, agent, admin, second].map(statusFor))).toEqual([200, 200, 200, 404]);
    await bench.call("POST", `/staff/chats/${chat.id}/transfer`, { agent: second.id }, as(agent));
    expect(await Promise.all([agent, second].map(statusFor))).toEqual([404, 200]);
    await bench.call("POST", `/staff/chats/${chat.id}/ticket`, {}, as(second));
    expect(await Promise.all([agent, second].map(statusFor))).toEqual([200, 200]);
  });

  test("desk 8: a chat handed over rings for the colleague: event, bell, unread mark and figure, until they read it", async () => {
    const customer = await bench.person({ name: "Kim Seoyeon" });
    const chat = await startTaken(bench, customer, agent);
    const bell = async (person: Person) => (await bench.call("GET", "/notifications", undefined, as(person))).body;
    const counts = async (person: Person) => (await bench.call("GET", "/staff/chats/counts", undefined, as(person))).body.data;
    const item = async () =>
      (await bench.call("GET", "/staff/chats?view=mine", undefined, as(second))).body.data.find(({ id }: { id: string }) => id === chat.id);
    // The former agent has read everything: the colleague has not.
    await bench.call("POST", `/staff/chats/${chat.id}/read`, { seq: 1000 }, as(agent));
    const [before, ear] = [await counts(second), await listen(second, chat.id, `private-staff-${second.id}`)];
    expect((await bell(agent)).data.filter(({ about }: { about: { id: string } }) => about.id === chat.id)).toEqual([]);
    await bench.call("POST", `/staff/chats/${chat.id}/transfer`, { agent: second.id, note: "Wants the limit raised" }, as(agent));
    await expect.poll(() => ear.heard).toEqual(expect.arrayContaining(["chat.handed", "notification"]));
    const rung = await bell(second);
    expect(rung.meta.unread).toBeGreaterThan(0);
    expect(rung.data[0]).toMatchObject({ kind: "staff_chat_handed", href: `/staff/chat/${chat.id}`, about: { kind: "chat", id: chat.id } });
    expect(rung.data[0].text).toContain("Kim Seoyeon");
    expect((await item()).unread).toBe(1);
    expect((await counts(second)).unread).toBe(before.unread + 1);
    await bench.call("POST", `/staff/chats/${chat.id}/read`, { seq: 1000 }, as(second));
    expect((await item()).unread).toBe(0);
    expect((await counts(second)).unread).toBe(before.unread);
    expect((await bell(second)).data[0].read).toBe(true);
    // Who takes a chat themselves is told nothing.
    const own = await startTaken(bench, await bench.person(), second);
    expect((await bell(second)).data.some(({ about }: { about: { id: string } }) => about.id === own.id)).toBe(false);
    ear.end();
  });
});

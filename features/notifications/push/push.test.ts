// Pushes to staff: sealed for one browser, signed with a key that all replicas share, to public addresses only, and never to whoever left.
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { pushDevices } from "#db/schema/notifications.ts";
import { waitGoalSeconds } from "#features/chat/rules/chat-settings.ts";
import { online, startOne } from "#features/chat/server/chat-fixture.ts";
import { watchOne } from "#features/chat/server/chat-jobs.server.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { resolver } from "#platform/outside-fetch.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { freePort } from "#tests/fixtures/free-port.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { isVouchedFor, pushReceiver } from "./push-receiver-fixture.ts";

describe.each(oneEngine)("pushes on %s", (engine) => {
  let bench: ApiBench;
  let service: Awaited<ReturnType<typeof pushReceiver>>;
  let admin: Person;
  let agent: Person;
  let ann: Person;
  beforeAll(async () => {
    service = await pushReceiver();
    bench = await apiBench(engine, { WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${service.port}` });
    admin = await bench.person({ role: "admin", name: "Yoon Sera" });
    agent = await bench.person({ role: "agent", name: "Park Dohyun", locale: "ko" });
    ann = await bench.person({ name: "Ann Lee" });
  });
  afterAll(async () => {
    await bench.dispose();
    await service.stop();
  });

  const as = (person: Person, method: string, path: string, body?: unknown) => bench.call(method, path, body, { token: person.token });
  const turnOn = async (person: Person, path: string) => {
    const device = service.device(path);
    const { status, body } = await as(person, "POST", "/staff/push/devices", device.body);
    expect(status).toBe(201);
    return { ...device, path, state: body.data };
  };
  const at = (path: string) => service.got.filter((one) => one.path === path);
  const arrives = (path: string, count = 1) => vi.waitFor(() => expect(at(path)).toHaveLength(count), { timeout: 30_000, interval: 50 });
  const assign = (id: string, to: Person) => as(admin, "PATCH", `/staff/tickets/${id}`, { assignee: to.id });
  /** What was sent before it has left as well. */
  const settled = async (path: string) => {
    const other = await bench.person({ role: "agent" });
    await turnOn(other, path);
    await assign((await openOne(bench, ann)).id, other);
    await arrives(path);
  };

  test("a ticket's number and subject reach the browser they were sealed for, signed for its push service, and nothing else", async () => {
    const device = await turnOn(agent, "/one");
    const ticket = await openOne(bench, ann, { subject: "Router in rack 12" });
    await assign(ticket.id, agent);
    await arrives("/one");
    const [got] = at("/one");
    if (!got) throw new Error("nothing came");
    expect(got.body.toString("latin1")).not.toContain("Router");
    expect(device.read(got)).toEqual({
      title: `${ticket.number} 티켓이 배정되었습니다`,
      text: "Router in rack 12",
      url: `/staff/tickets/${ticket.id}`,
      tag: `ticket-${ticket.id}`,
      lang: "ko",
    });
    expect(got.headers).toMatchObject({ ttl: "3600", "content-encoding": "aes128gcm", urgency: "high" });
    expect(isVouchedFor(got, device.state.public_key, `http://127.0.0.1:${service.port}`)).toBe(true);
  });

  test("a mention is pushed, a chat that waits too long as well, without anybody's name", async () => {
    const device = await turnOn(agent, "/chat");
    const ticket = await openOne(bench, ann);
    const note = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "@Park Dohyun please" }] }] };
    await as(admin, "POST", `/staff/tickets/${ticket.id}/notes`, { body: note });
    await arrives("/chat");
    await online(bench, agent);
    const chat = await startOne(bench, ann);
    await watchOne(bench.services, chat.id, new Date(Date.now() + (waitGoalSeconds + 5) * 1_000));
    await arrives("/chat", 2);
    const words = at("/chat").map((one) => device.read(one));
    expect(words[0]?.title).toContain(ticket.number);
    expect(words[1]).toMatchObject({ title: "대기 중인 상담이 있습니다", text: "", url: `/staff/chat/${chat.id}` });
    expect(JSON.stringify(words)).not.toMatch(/Ann Lee|Sera|please/);
  });

  test("what is turned off, quiet hours and a log-out are kept to", async () => {
    const person = await bench.person({ role: "agent" });
    await turnOn(person, "/quiet");
    const send = async () => assign((await openOne(bench, ann)).id, person);
    const changed = (body: object) => as(person, "PATCH", "/staff/push", body);
    expect((await changed({ kinds: { assigned: false } })).body.data.kinds).toEqual({
      due: true,
      assigned: false,
      mentioned: true,
      chat: true,
    });
    await send();
    await settled(`/settled-1`);
    // The whole day.
    expect((await changed({ kinds: { assigned: true }, quiet: { from: "09:00", until: "09:00" } })).body.data.quiet).toEqual({
      from: "09:00",
      until: "09:00",
    });
    await send();
    await settled(`/settled-2`);
    expect(at("/quiet")).toEqual([]);
    await changed({ quiet: null });
    await send();
    await arrives("/quiet");
    await as(person, "POST", "/logout");
    await send();
    await settled(`/settled-3`);
    expect(at("/quiet")).toHaveLength(1);
  });

  test("a session that was left alone for too long gets nothing, a device that is gone is forgotten", async () => {
    const { orm } = bench.services.database;
    const idle = await bench.person({ role: "agent" });
    await turnOn(idle, "/idle");
    await orm
      .update(sessions)
      .set({ lastSeenAt: new Date(Date.now() - 3 * 3_600_000) })
      .where(eq(sessions.accountId, idle.id));
    await assign((await openOne(bench, ann)).id, idle);
    const gone = await bench.person({ role: "agent" });
    await turnOn(gone, "/gone");
    service.answer("/gone", 410);
    await assign((await openOne(bench, ann)).id, gone);
    await arrives("/gone");
    await vi.waitFor(async () => expect(await orm.$count(pushDevices, eq(pushDevices.accountId, gone.id))).toBe(0));
    expect(at("/idle")).toEqual([]);
  });

  test("private and odd addresses, and keys that are none, are refused", async () => {
    const { keys } = service.device("/").body;
    const add = (endpoint: string, over: object = {}) => as(admin, "POST", "/staff/push/devices", { endpoint, keys, ...over });
    const real = resolver.lookup;
    resolver.lookup = (host, _options, answer) =>
      answer(null, [{ address: host.startsWith("inside") ? "10.0.0.9" : "93.184.216.34", family: 4 }]);
    try {
      for (const endpoint of [
        "http://push.example/one",
        "https://127.0.0.1/one",
        `https://127.0.0.1:${await freePort()}/one`,
        "https://[::1]/one",
        "https://169.254.169.254/latest",
        "https://inside.example/one",
        "https://user:secret@push.example/one",
        "https://push.example:8443/one",
        "not an address",
      ]) {
        const { status, body } = await add(endpoint);
        expect([endpoint, status, Object.keys(body.errors ?? {})]).toEqual([endpoint, 422, ["endpoint"]]);
      }
      expect((await add("https://push.example/one", { keys: { ...keys, auth: "short" } })).status).toBe(422);
      expect((await add("https://push.example/one")).status).toBe(201);
    } finally {
      resolver.lookup = real;
    }
    const { devices } = (await as(admin, "GET", "/staff/push")).body.data;
    expect(devices).toMatchObject([{ this_session: true }]);
    // Nobody removes a colleague's.
    await as(agent, "DELETE", `/staff/push/devices/${devices[0].id}`);
    expect((await as(admin, "GET", "/staff/push")).body.data.devices).toHaveLength(1);
    await as(admin, "DELETE", `/staff/push/devices/${devices[0].id}`);
    expect((await as(admin, "GET", "/staff/push")).body.data.devices).toEqual([]);
    expect((await as(ann, "GET", "/staff/push")).status).toBe(403);
  });
});

test("the worker shows pushes and does nothing else: no page passes through it, nothing is kept", () => {
  const worker = readFileSync("public/staff/push-worker.js", "utf8");
  expect([...worker.matchAll(/addEventListener\("(\w+)"/g)].map(([, name]) => name)).toEqual(["install", "push", "notificationclick"]);
  expect(worker).not.toMatch(/caches|indexedDB|fetch\(|importScripts|claim\(/);
  expect(worker.length).toBeLessThan(2_500);
});

// Two gateways, one bus: to a client it must not matter which of them it is connected to.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Bus, type BusMessage, createMemoryBus } from "./bus.ts";
import { pause, RawClient, type Site, startSite, until } from "./gateway-fixture.ts";
import { eventForBus } from "./relay.ts";

let seoul: Site;
let busan: Site;
let bus: Bus;
/** Drops the messages it says true for. */
let lose: (message: BusMessage) => boolean;
const limits = { heartbeatMs: 50, replicaDeadMs: 600 };

beforeEach(async () => {
  const memory = createMemoryBus();
  lose = () => false;
  bus = { publish: async (message) => (lose(message) ? undefined : memory.publish(message)), subscribe: memory.subscribe };
  seoul = await startSite({ bus, limits });
  busan = await startSite({ bus, limits });
  await until(() => seoul.gateway.stats().replicas === 2 && busan.gateway.stats().replicas === 2, "the replicas to meet");
});

afterEach(async () => {
  await Promise.all([seoul.stop(), busan.stop()]);
});

async function pair(channel: string, first?: string, second?: string): Promise<[RawClient, RawClient]> {
  const [a, b] = await Promise.all([RawClient.open(seoul), RawClient.open(busan)]);
  await a.join(seoul, channel, first);
  await b.join(busan, channel, second);
  return [a, b];
}

async function users(site: Site, channel: string): Promise<string[]> {
  const client = await RawClient.open(site);
  const { data } = await client.join(site, channel, "observer");
  client.ws.close();
  return (data as { presence: { ids: string[] } }).presence.ids.filter((id) => id !== "observer").sort();
}

describe("across replicas", () => {
  test("server events arrive once everywhere and leave out their author", async () => {
    const [a, b] = await pair("private-a");
    await seoul.gateway.publish("private-a", "message", { n: 1 });
    await busan.gateway.publish("private-a", "message", { n: 2 }, { exceptSocketId: a.socketId });
    await seoul.gateway.publish("private-a", "done", {});
    await Promise.all([a.next("done"), b.next("done")]);
    expect([a.count("message"), b.count("message")]).toEqual([1, 2]);
  });

  test("an event written in a transaction is delivered once by every replica", async () => {
    const [a, b] = await pair("private-a");
    await bus.publish(eventForBus(["private-a"], "message", { n: 1 }, b.socketId));
    await bus.publish(eventForBus(["private-a"], "done", {}));
    await Promise.all([a.next("done"), b.next("done")]);
    expect([a.count("message"), b.count("message")]).toEqual([1, 0]);
  });

  test("events longer than the bus allows arrive whole", async () => {
    const [, b] = await pair("private-a");
    const text = `"큰\\따옴표"🙂`.repeat(300);
    await seoul.gateway.publish("private-a", "message", { text });
    expect((await b.next("message")).data).toEqual({ text });
  });

  test("client events cross with the author's id", async () => {
    const [a, b] = await pair("presence-a", "anna", "ben");
    a.send("client-typing", { on: true }, "presence-a");
    expect(await b.next("client-typing")).toMatchObject({ data: { on: true }, user_id: "anna" });
    expect(a.count("client-typing")).toBe(0);
  });

  test("presence is one roster, told of once per person", async () => {
    const [a, b] = await pair("presence-a", "anna", "ben");
    expect((await a.next("pusher_internal:member_added")).data).toEqual({ user_id: "ben" });
    const second = await RawClient.open(busan);
    await second.join(busan, "presence-a", "anna");
    await second.settle();
    expect(await users(busan, "presence-a")).toEqual(["anna", "ben"]);
    a.ws.close();
    await pause(50);
    expect(b.frames.filter((frame) => JSON.stringify(frame.data) === '{"user_id":"anna"}')).toEqual([]);
    second.ws.close();
    await until(
      () => b.frames.some((f) => f.event.endsWith("member_removed") && JSON.stringify(f.data).includes("anna")),
      "anna's leaving",
    );
  });

  test("a replica that starts late learns who is present", async () => {
    await pair("presence-a", "anna", "ben");
    const late = await startSite({ bus, limits });
    await until(() => late.gateway.stats().replicas === 3, "the replicas");
    await pause(30);
    expect(await users(late, "presence-a")).toEqual(["anna", "ben"]);
    await late.stop();
  });

  test("lost messages are made up for at the next heartbeat", async () => {
    const [, b] = await pair("presence-a", "anna", "ben");
    await b.settle();
    lose = (message) => message.payload.includes('"t":"join"');
    const chris = await RawClient.open(seoul);
    await chris.join(seoul, "presence-a", "chris");
    await until(() => b.frames.some((frame) => JSON.stringify(frame.data) === '{"user_id":"chris"}'), "chris");
    expect(await users(busan, "presence-a")).toEqual(["anna", "ben", "chris"]);
  });

  test("the members of a dead replica vanish, and come back if it was only silent", async () => {
    const [a, b] = await pair("presence-a", "anna", "ben");
    await a.next("pusher_internal:member_added");
    const from = a.socketId.split(".")[0];
    lose = (message) => message.from === from;
    expect((await b.next("pusher_internal:member_removed")).data).toEqual({ user_id: "anna" });
    expect(busan.gateway.stats().replicas).toBe(1);
    lose = () => false;
    expect((await b.next("pusher_internal:member_added")).data).toEqual({ user_id: "anna" });
  });

  test("the members of a replica that says goodbye vanish at once", async () => {
    const [, b] = await pair("presence-a", "anna", "ben");
    await seoul.gateway.close({ spreadMs: 0 });
    expect((await b.next("pusher_internal:member_removed")).data).toEqual({ user_id: "anna" });
    await until(() => busan.gateway.stats().replicas === 1, "the goodbye", 200);
  });

  test("owners are noted and closed wherever their sockets are", async () => {
    const [a, b] = await pair("private-a");
    await busan.gateway.noteOwner(a.socketId, "account:1", "session:1");
    await seoul.gateway.noteOwner(b.socketId, "account:1", "session:2");
    await busan.gateway.closeOwnerSockets("session:1");
    expect((await a.whenClosed()).code).toBe(4200);
    await b.settle();
    await seoul.gateway.closeOwnerSockets("account:1");
    expect((await b.whenClosed()).code).toBe(4200);
  });

  test("a bus that fails is reported to the publisher and does not stop local delivery", async () => {
    const client = await RawClient.open(seoul);
    await client.join(seoul, "private-a");
    const working = bus.publish;
    bus.publish = async () => Promise.reject(new Error("down"));
    await expect(seoul.gateway.publish("private-a", "message", {})).rejects.toThrow("down");
    await client.next("message");
    bus.publish = working;
  });

  test("nonsense on the bus is ignored", async () => {
    const client = await RawClient.open(seoul);
    for (const payload of ["", "null", "{}", "[null,1]", '[{"t":"what"}]', '[{"t":"roster"}]', "part 1 1 2 x", '[{"t":"event"}]']) {
      await bus.publish({ topic: "realtime", from: "99", payload });
      await bus.publish({ topic: "elsewhere", from: "99", payload });
    }
    await client.settle();
  });
});

import { describe, expect, test } from "vitest";
import { type BusMessage, busPayloadBytes, createMemoryBus } from "./bus.ts";
import { pause, until } from "./gateway-fixture.ts";
import { createRelay, type RelayMessage } from "./relay.ts";

function relays(deliver?: (message: BusMessage) => void) {
  const bus = createMemoryBus();
  const carried: BusMessage[] = [];
  bus.subscribe((message) => carried.push(message));
  const received: RelayMessage[] = [];
  const options = { onMessage: (_: string, message: RelayMessage) => received.push(message), onError: () => {} };
  const sender = createRelay({ bus, replica: "1", onMessage: () => expect.unreachable(), onError: () => {} });
  const receiver = createRelay({ bus: deliver ? { publish: bus.publish, subscribe: () => () => {} } : bus, replica: "2", ...options });
  return { bus, carried, received, sender, receiver };
}

const event = (n: number, size = 10): RelayMessage => ({
  t: "client",
  channel: "private-a",
  event: "client-x",
  data: { n, text: "\"'".repeat(size / 2) },
});

describe("the relay", () => {
  test("lets what is sent in one turn travel together, within the limit, in order", async () => {
    const { carried, received, sender } = relays();
    await Promise.all(Array.from({ length: 300 }, (_, n) => sender.send(event(n))));
    await until(() => received.length === 300, "all messages");
    expect(received.map((message) => (message as { data: { n: number } }).data.n)).toEqual(Array.from({ length: 300 }, (_, n) => n));
    expect(carried.length).toBeLessThan(30);
    expect(Math.max(...carried.map(({ payload }) => busPayloadBytes(payload)))).toBeLessThanOrEqual(7_500);
  });

  test("cuts what is too long and puts it together again, between others and in any script", async () => {
    const { carried, received, sender } = relays();
    const long: RelayMessage = { t: "client", channel: "private-a", event: "client-x", data: '한글 🙂 " \\ '.repeat(2_000) };
    await Promise.all([sender.send(event(1)), sender.send(long), sender.send(event(2))]);
    await until(() => received.length === 3, "all messages");
    expect(received[1]).toEqual(long);
    expect(carried.length).toBeGreaterThan(5);
    expect(Math.max(...carried.map(({ payload }) => busPayloadBytes(payload)))).toBeLessThanOrEqual(7_500);
  });

  test("drops a message of which a part was lost, and only that one", async () => {
    const { bus, received } = relays();
    for (const payload of ["part 1 0 3 [{", "part 1 2 3 }]", 'part 2 0 2 [{"t":', 'part 2 1 2 "bye"}]']) {
      await bus.publish({ topic: "realtime", from: "3", payload });
    }
    await pause(20);
    expect(received).toEqual([{ t: "bye" }]);
  });

  test("tells the sender of a bus that fails and goes on with the next", async () => {
    const { bus, received, sender } = relays();
    const working = bus.publish;
    bus.publish = async () => Promise.reject(new Error("down"));
    await expect(sender.send(event(1))).rejects.toThrow("down");
    bus.publish = working;
    await sender.send(event(2));
    await until(() => received.length === 1, "the second");
  });

  test("gives up on new messages when far too many wait", async () => {
    const { bus, sender } = relays();
    bus.publish = () => new Promise(() => {});
    for (let n = 0; n < 20_000; n++) void sender.send(event(n)).catch(() => {});
    await expect(sender.send(event(0))).rejects.toThrow("keep up");
  });
});

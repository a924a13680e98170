import { describe, expect, test } from "vitest";
import { createMemoryBus } from "./bus.ts";
import { createHub } from "./hub.ts";
import { defaultLimits, type Limits } from "./limits.ts";
import { Connection } from "./protocol.ts";
import { authorizeChannel, isAuthorized, sign } from "./signatures.ts";

const credentials = { key: "278d425bdf160c739803", secret: "7ad3773142a6692b25b8" };

/** A hub without any transport: what connections send is kept in lists. */
function stage(limits: Partial<Limits> = {}, mayTrigger: (channel: string, event: string) => boolean = () => true) {
  const clock = { now: 1_000_000 };
  const hub = createHub({
    replica: "1",
    credentials,
    limits: { ...defaultLimits, ...limits },
    bus: createMemoryBus(),
    now: () => clock.now,
    mayTrigger,
    onSocketMessage() {},
    onBusError() {},
  });
  let ids = 0;
  function connect() {
    const sent: { event: string; channel?: string; data: unknown; user_id?: unknown }[] = [];
    const closes: number[] = [];
    const peer = {
      send(frame: string | Buffer) {
        sent.push(JSON.parse(String(frame)));
      },
      close(code: number) {
        closes.push(code);
      },
    };
    const connection = new Connection(`1.${++ids}`, hub.rooms, peer);
    const say = (event: string, data: unknown, channel?: string) => connection.receive(JSON.stringify({ event, data, channel }));
    const join = (channel: string, userId?: string | number) => {
      const member = userId === undefined ? undefined : { user_id: userId };
      say("pusher:subscribe", { channel, ...authorizeChannel(credentials, connection.socketId, channel, member) });
    };
    const events = () => sent.map((frame) => frame.event);
    const last = () => sent.at(-1);
    return { connection, sent, closes, say, join, events, last };
  }
  return { clock, connect };
}

describe("signatures", () => {
  test("follow the documented example", () => {
    expect(sign("7ad3773142a6692b25b8", "1234.1234:private-foobar")).toBe(
      "58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4",
    );
    expect(authorizeChannel(credentials, "1234.1234", "private-foobar").auth).toBe(
      "278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4",
    );
  });

  test("are not given for anything but private and presence channels", () => {
    for (const channel of ["public", "private-", "private-a:b", "private-a%", "private-encrypted-a", "#server-to-user-1", "private-\n"]) {
      expect(() => authorizeChannel(credentials, "1.2", channel)).toThrow();
    }
    expect(() => authorizeChannel(credentials, "1.2:private-x", "private-a")).toThrow("socket id");
    expect(() => authorizeChannel(credentials, "1.2", "presence-a")).toThrow("member");
  });

  test("of one channel or member do not open another", () => {
    const { auth, channel_data } = authorizeChannel(credentials, "1.2", "presence-a", { user_id: "u1" });
    expect(isAuthorized(credentials, "1.2", "presence-a", auth, channel_data)).toBe(true);
    expect(isAuthorized(credentials, "1.3", "presence-a", auth, channel_data)).toBe(false);
    expect(isAuthorized(credentials, "1.2", "presence-b", auth, channel_data)).toBe(false);
    expect(isAuthorized(credentials, "1.2", "presence-a", auth, '{"user_id":"u2"}')).toBe(false);
    expect(isAuthorized(credentials, "1.2", "presence-a", auth)).toBe(false);
  });
});

describe("a connection", () => {
  test("is greeted with a socket id and an activity timeout inside a JSON string", () => {
    const { connect } = stage();
    const { connection, sent } = connect();
    connection.greet();
    expect(sent[0]).toEqual({ event: "pusher:connection_established", data: '{"socket_id":"1.1","activity_timeout":30}' });
  });

  test("gets a pong for a ping and nothing for a pong", () => {
    const { say, events } = stage().connect();
    say("pusher:ping", {});
    say("pusher:pong", {});
    expect(events()).toEqual(["pusher:pong"]);
  });

  test("tools 12: that nobody has vouched for is closed after half a minute, however busily it pings", () => {
    const { clock, connect } = stage();
    const [stranger, guest, left] = [connect(), connect(), connect()];
    guest.join("private-a");
    left.join("private-a");
    for (const { connection } of [stranger, guest, left]) connection.checkAlive();
    left.say("pusher:unsubscribe", { channel: "private-a" });
    for (let seconds = 0; seconds < 30; seconds += 10) {
      for (const { connection, closes } of [stranger, guest, left]) {
        connection.checkAlive();
        expect(closes).toEqual([]);
      }
      clock.now += 10_000;
      stranger.say("pusher:ping", {});
    }
    for (const { connection } of [stranger, guest, left]) connection.checkAlive();
    // A code after which the client waits before it comes back.
    expect([stranger.closes, guest.closes, left.closes]).toEqual([[4100], [], [4100]]);
  });

  test("is asked for a sign of life after a minute of silence and closed with 4201 without one", () => {
    const { clock, connect } = stage();
    const quiet = connect();
    const alive = connect();
    for (const { join, sent } of [quiet, alive]) {
      join("private-a");
      sent.length = 0;
    }
    clock.now += 60_000;
    quiet.connection.checkAlive();
    alive.connection.checkAlive();
    expect(quiet.events()).toEqual(["pusher:ping"]);
    alive.say("pusher:pong", {});
    clock.now += 30_000;
    quiet.connection.checkAlive();
    alive.connection.checkAlive();
    expect(quiet.closes).toEqual([4201]);
    expect(alive.closes).toEqual([]);
  });

  test("is not joined twice by a repeated subscribe", () => {
    const { join, events } = stage().connect();
    join("private-a");
    join("private-a");
    expect(events()).toEqual(["pusher_internal:subscription_succeeded"]);
  });

  test.each([
    ["a public channel", { channel: "news" }],
    ["no signature", { channel: "private-a" }],
    ["a foreign signature", { channel: "private-a", auth: `${credentials.key}:${"0".repeat(64)}` }],
    ["a signature of a wrong type", { channel: "private-a", auth: { length: 85 } }],
    [
      "a presence channel without member",
      { channel: "presence-a", auth: `${credentials.key}:${sign(credentials.secret, "1.1:presence-a")}` },
    ],
    ["channel_data that is no member", signed("presence-a", '{"user_info":{}}')],
    ["channel_data that is not JSON", signed("presence-a", "{")],
    ["an oversized member", signed("presence-a", JSON.stringify({ user_id: "u", user_info: "x".repeat(1100) }))],
    ["an oversized user id", signed("presence-a", JSON.stringify({ user_id: "u".repeat(129) }))],
  ])("is refused with %s", (_, data) => {
    const { say, last, connection } = stage().connect();
    say("pusher:subscribe", data);
    expect(last()?.event).toBe("pusher:subscription_error");
    expect(JSON.parse(String(last()?.data))).toMatchObject({ type: "AuthError", status: 401 });
    expect(connection.channels.size).toBe(0);
  });

  test("has a limited number of channels", () => {
    const { join, last } = stage({ channelsPerConnection: 2 }).connect();
    for (const name of ["private-a", "private-b", "private-c"]) join(name);
    expect(JSON.parse(String(last()?.data))).toMatchObject({ type: "LimitReached" });
  });

  test("that floods is closed with 4100", () => {
    const { say, closes } = stage({ frameBurst: 10, framesPerSecond: 1 }).connect();
    for (let i = 0; i < 20; i++) say("pusher:pong", {});
    expect(closes).toEqual([4100]);
  });

  test("survives what is not a frame", () => {
    const { connection, sent, closes, join } = stage().connect();
    join("private-a");
    sent.length = 0;
    const deep = `{"event":"client-x","channel":"private-a","data":${"[".repeat(4000)}${"]".repeat(4000)}}`;
    for (const text of ["", "{", "null", "[]", "1", '{"event":1}', '{"event":"x"}', '{"event":"pusher:subscribe"}', deep])
      connection.receive(text);
    expect(sent).toHaveLength(9);
    expect(sent.map((frame) => frame.data)).toEqual(Array(9).fill({ code: 4300, message: "Malformed message" }));
    expect(closes).toEqual([]);
  });
});

test("brackets inside strings are only text", () => {
  const { connect } = stage();
  const [anna, ben] = [connect(), connect()];
  anna.join("private-a");
  ben.join("private-a");
  anna.say("client-x", { text: '["[{\\'.repeat(50) }, "private-a");
  expect(ben.last()).toMatchObject({ event: "client-x", data: { text: '["[{\\'.repeat(50) } });
});

describe("presence", () => {
  test("tells of a person's first and last connection only, and never the newcomer", () => {
    const { connect } = stage();
    const [anna, anna2, ben] = [connect(), connect(), connect()];
    ben.join("presence-a", "ben");
    anna.join("presence-a", "anna");
    anna2.join("presence-a", "anna");
    anna.connection.end();
    expect(ben.events()).toEqual(["pusher_internal:subscription_succeeded", "pusher_internal:member_added"]);
    expect(anna2.events()).toEqual(["pusher_internal:subscription_succeeded"]);
    anna2.say("pusher:unsubscribe", { channel: "presence-a" });
    expect(ben.last()).toEqual({ event: "pusher_internal:member_removed", channel: "presence-a", data: '{"user_id":"anna"}' });
  });

  test("keeps the JSON type of a user id but takes 7 and '7' for one person", () => {
    const { connect } = stage();
    const [one, two, three] = [connect(), connect(), connect()];
    one.join("presence-a", "x");
    two.join("presence-a", 7);
    expect(one.last()?.data).toBe('{"user_id":7}');
    three.join("presence-a", "7");
    expect(one.events().filter((event) => event.endsWith("member_added"))).toHaveLength(1);
    expect(JSON.parse(String(three.last()?.data)).presence).toEqual({ ids: ["x", "7"], hash: { x: null, "7": null }, count: 2 });
  });

  test("treats a member called __proto__ as a name like any other", () => {
    const { join, last } = stage().connect();
    join("presence-a", "__proto__");
    expect(last()?.data).toBe('{"presence":{"ids":["__proto__"],"hash":{"__proto__":null},"count":1}}');
  });

  test("has a limited number of members, counting people", () => {
    const { connect } = stage({ presenceMembers: 1 });
    const [one, again, other] = [connect(), connect(), connect()];
    one.join("presence-a", "u1");
    again.join("presence-a", "u1");
    other.join("presence-a", "u2");
    expect(again.last()?.event).toBe("pusher_internal:subscription_succeeded");
    expect(other.last()?.event).toBe("pusher:subscription_error");
  });
});

describe("client events", () => {
  test("reach the others, unwrapped, and name their author on presence channels", () => {
    const { connect } = stage();
    const [anna, ben] = [connect(), connect()];
    anna.join("presence-a", "anna");
    ben.join("presence-a", "ben");
    const before = anna.sent.length;
    anna.say("client-typing", { on: true }, "presence-a");
    expect(ben.last()).toEqual({ event: "client-typing", channel: "presence-a", data: { on: true }, user_id: "anna" });
    expect(anna.sent).toHaveLength(before);
  });

  test("carry no author on private channels, whatever the sender claims", () => {
    const { connect } = stage();
    const [anna, ben] = [connect(), connect()];
    anna.join("private-a");
    ben.join("private-a");
    anna.connection.receive('{"event":"client-x","channel":"private-a","data":{},"user_id":"boss"}');
    expect(ben.last()).toEqual({ event: "client-x", channel: "private-a", data: {} });
  });

  test("over ten in a second are rejected with 4301 and the connection stays", () => {
    const { clock, connect } = stage();
    const [anna, ben] = [connect(), connect()];
    anna.join("private-a");
    ben.join("private-a");
    for (let i = 0; i < 12; i++) anna.say("client-x", { i }, "private-a");
    expect(ben.events().filter((event) => event === "client-x")).toHaveLength(10);
    expect(anna.last()).toMatchObject({ event: "pusher:error", data: { code: 4301 } });
    clock.now += 1_000;
    anna.say("client-x", {}, "private-a");
    expect(ben.events().filter((event) => event === "client-x")).toHaveLength(11);
    expect(anna.closes).toEqual([]);
  });

  test.each([
    ["a channel not joined", "client-x", {}, "private-b"],
    ["no channel", "client-x", {}, undefined],
    ["an empty name", "client-", {}, "private-a"],
    ["a long name", `client-${"x".repeat(200)}`, {}, "private-a"],
    ["no data", "client-x", undefined, "private-a"],
    ["too much data", "client-x", { text: "x".repeat(10_300) }, "private-a"],
    ["a name the site forbids", "client-forbidden", {}, "private-a"],
  ])("are rejected with %s", (_, event, data, channel) => {
    const { connect } = stage({}, (_channel, name) => name !== "client-forbidden");
    const [anna, ben] = [connect(), connect()];
    anna.join("private-a");
    ben.join("private-a");
    anna.say(event, data, channel);
    expect(anna.last()).toMatchObject({ event: "pusher:error", data: { code: 4301 } });
    expect(ben.sent).toHaveLength(1);
  });
});

function signed(channel: string, channelData: string) {
  return { channel, channel_data: channelData, auth: `${credentials.key}:${sign(credentials.secret, `1.1:${channel}:${channelData}`)}` };
}

test("security low: a socket that subscribes to nothing is given up, and one that left its last channel after the same time", () => {
  const { clock, connect } = stage({ unsubscribedMs: 60_000, silenceMs: 3_600_000 });
  const [idle, listener] = [connect(), connect()];
  listener.join("private-a");
  for (const { connection } of [idle, listener]) connection.checkAlive();
  clock.now += 60_000;
  for (const { connection } of [idle, listener]) connection.checkAlive();
  expect([idle.closes.length, listener.closes.length]).toEqual([1, 0]);
  listener.say("pusher:unsubscribe", { channel: "private-a" });
  listener.connection.checkAlive();
  expect(listener.closes).toEqual([]);
  clock.now += 60_000;
  listener.connection.checkAlive();
  expect(listener.closes).toHaveLength(1);
});

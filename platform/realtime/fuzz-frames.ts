// Hostile input for tests and benchmarks: valid frames bent out of shape, repeatable from a seed.

export type FuzzSocket = { socketId: string; auth(channel: string): string };

const nasty: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "x",
  "\u0000",
  "\ud800",
  "한글",
  [],
  {},
  [[]],
  { length: 1e9 },
  { toString: 1 },
  { __proto__: null, constructor: { prototype: 1 } },
  "__proto__",
  "private-",
  "presence-",
  "private-a%",
  "#server-to-user-1",
  "a".repeat(300),
];
const events = [
  "pusher:subscribe",
  "pusher:subscribe",
  "client-x",
  "client-x",
  "pusher:unsubscribe",
  "pusher:ping",
  "pusher:pong",
  "pusher:signin",
  "pusher_internal:member_added",
  "client-",
  "client-x",
  "constructor",
];
const names = ["private-a", "presence-a", "private-b", "public", "private-encrypted-a", "presence-__proto__"];

/** Deterministic, so that a failing frame can be found again (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function fuzzFrame(random: () => number, socket: FuzzSocket): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = (value: unknown) => (random() < 0.9 ? value : pick(nasty));
  const channel = pick(names);
  const member = JSON.stringify({ user_id: maybe("u1"), user_info: maybe({ name: "x" }) });
  const channelData = channel.startsWith("presence-") ? maybe(member) : undefined;
  const signed = typeof channelData === "string" ? socket.auth(`${channel}:${channelData}`) : socket.auth(channel);
  const frame = {
    event: maybe(pick(events)),
    channel: random() < 0.7 ? maybe(channel) : undefined,
    data: maybe({ channel: maybe(channel), auth: maybe(signed), channel_data: channelData }),
  };
  const kind = random();
  if (kind < 0.5) return JSON.stringify(frame);
  if (kind < 0.6) return JSON.stringify(pick(nasty)) ?? "undefined";
  if (kind < 0.65) return `{"event":"client-x","channel":"private-a","data":${"[".repeat(3000)}${"]".repeat(3000)}}`;
  return damage(JSON.stringify(frame), random);
}

function damage(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const kind = random();
  if (kind < 0.3) return text.slice(0, at);
  if (kind < 0.6) return text.slice(0, at) + String.fromCharCode(Math.floor(random() * 0xffff)) + text.slice(at + 1);
  if (kind < 0.8) return text.slice(at) + text.slice(0, at);
  return Array.from({ length: 20 }, () => String.fromCharCode(Math.floor(random() * 256))).join("");
}

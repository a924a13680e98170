// How many connections a process and an address may hold, and how fast an address may open them.
import type { Limits } from "./limits.ts";
import { fullBucket, type TokenBucket, takeToken } from "./token-bucket.ts";

type Visitor = { open: number; pace: TokenBucket };

export function createAdmission(limits: Limits, now: () => number) {
  const visitors = new Map<string, Visitor>();
  let total = 0;

  /** Takes a place and returns the way to give it back, or null if there is none. */
  function enter(address: string): (() => void) | null {
    const key = addressGroup(address);
    const visitor = visitors.get(key) ?? { open: 0, pace: fullBucket(limits.openBurst, now()) };
    visitors.set(key, visitor);
    const paced = takeToken(visitor.pace, now(), limits.openPerSecond, limits.openBurst);
    if (!paced || total >= limits.connections || visitor.open >= limits.connectionsPerAddress) return null;
    total++;
    visitor.open++;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      total--;
      visitor.open--;
    };
  }

  /** Forgets addresses that hold nothing and have had time to refill. */
  function sweep(): void {
    const refilled = now() - (limits.openBurst / limits.openPerSecond) * 1000;
    for (const [key, visitor] of visitors) if (visitor.open === 0 && visitor.pace.at < refilled) visitors.delete(key);
  }

  return { enter, sweep, total: () => total };
}

/** One household gets a whole IPv6 /64, so the caps count it as one address. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const gap = Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

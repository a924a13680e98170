// Delivery to many connections without holding up the event loop, and never out of order.
import type { Connection } from "./protocol.ts";

type Job = { targets: Connection[]; next: number; channel: string; frame: Buffer; except: string | undefined };

export type FanOut = (targets: ReadonlySet<Connection>, channel: string, frame: string, except?: string) => number;

export function createFanOut(slice: number): FanOut {
  // One queue for all channels: a second event must not overtake a large one that is still being delivered.
  const queue: Job[] = [];

  function work(): void {
    let budget = slice;
    while (budget > 0) {
      const job = queue[0];
      if (!job) return;
      const end = Math.min(job.targets.length, job.next + budget);
      budget -= end - job.next;
      for (; job.next < end; job.next++) {
        const target = job.targets[job.next];
        // Whoever left in the meantime is not told any more.
        if (target && target.socketId !== job.except && target.channels.has(job.channel)) target.send(job.frame);
      }
      if (job.next >= job.targets.length) queue.shift();
    }
    if (queue.length > 0) setImmediate(work);
  }

  return function fanOut(targets, channel, frame, except) {
    if (targets.size === 0) return 0;
    const bytes = Buffer.from(frame);
    if (queue.length === 0 && targets.size <= slice) {
      for (const target of targets) if (target.socketId !== except) target.send(bytes);
    } else {
      queue.push({ targets: [...targets], next: 0, channel, frame: bytes, except });
      if (queue.length === 1) work();
    }
    return targets.size;
  };
}

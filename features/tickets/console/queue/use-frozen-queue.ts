// The rows on screen, renewed by hints. They keep their places while somebody has a hand on them.
import { useEffect, useRef, useState } from "react";
import { realtimeEvents, supportChannel } from "#features/realtime/channels.ts";
import { useLive } from "#features/realtime/use-live.ts";
import { useRefresh } from "#ui/console/use-refresh.ts";
import { freshQueue, renewQueue } from "./frozen-queue.ts";
import type { QueueData } from "./queue-data.ts";
import { writeAddress } from "./queue-query.ts";

export function useHeldQueue(loaded: QueueData, isHeld: () => boolean) {
  const where = writeAddress(loaded.address);
  const { data, refresh } = useRefresh<QueueData>(`/staff/tickets/live${where}`, 500);
  useLive(supportChannel, { [realtimeEvents.ticketChanged]: refresh }, refresh);

  const same = data && writeAddress(data.address) === where;
  const newest = same && data.now > loaded.now ? data : loaded;
  const [shown, setShown] = useState(() => ({ where, from: newest, queue: freshQueue(newest.items) }));
  const held = useRef(isHeld);
  held.current = isHeld;

  useEffect(() => {
    setShown((before) => {
      if (before.from === newest) return before;
      const queue = before.where === where ? renewQueue(before.queue, newest.items, held.current()) : freshQueue(newest.items);
      return { where, from: newest, queue };
    });
  }, [newest, where]);

  // A new address is drawn at once, not after an effect.
  const current = shown.where === where ? shown.queue : freshQueue(newest.items);
  return {
    ...current,
    next: newest.next,
    countedAt: newest.now,
    release: () => setShown({ where, from: newest, queue: freshQueue(newest.items) }),
  };
}

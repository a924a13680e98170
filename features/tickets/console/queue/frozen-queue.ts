// The queue under somebody's hands: rows are renewed where they stand, and nothing moves until they ask for it.
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";

export type FrozenRow = { item: QueueItem /** It has left the view since it was drawn. */; gone: boolean };
export type FrozenQueue = { rows: FrozenRow[] /** Tickets that belong here now and are not drawn, or stand elsewhere. */; waiting: number };

export function freshQueue(items: readonly QueueItem[]): FrozenQueue {
  return { rows: items.map((item) => ({ item, gone: false })), waiting: 0 };
}

/** `hold`: somebody points at, has selected or writes about a row. Otherwise the newest order is simply shown. */
export function renewQueue(shown: FrozenQueue, fresh: readonly QueueItem[], hold: boolean): FrozenQueue {
  if (!hold || shown.rows.length === 0) return freshQueue(fresh);
  const byId = new Map(fresh.map((item) => [item.id, item]));
  const rows = shown.rows.map(({ item }) => {
    const newer = byId.get(item.id);
    return newer ? { item: newer, gone: false } : { item, gone: true };
  });
  const drawn = new Set(rows.map(({ item }) => item.id));
  return { rows, waiting: fresh.filter(({ id }) => !drawn.has(id)).length + rows.filter(({ gone }) => gone).length };
}

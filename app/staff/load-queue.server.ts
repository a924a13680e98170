// One page of the queue as its address asks for it.

import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { type QueueAddress, readAddress, writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";

export type QueuePage = { address: QueueAddress; items: QueueItem[]; next: string | null; now: string };

export async function loadQueue(context: Readonly<RouterContextProvider>, url: URL): Promise<QueuePage> {
  const address = readAddress(url.searchParams);
  const now = new Date().toISOString();
  const answer = await context
    .get(apiContext)
    .get<{ data: QueueItem[]; meta: { next_cursor: string | null } }>(`/staff/tickets${writeAddress(address)}`);
  return { address, items: answer.data, next: answer.meta.next_cursor, now };
}

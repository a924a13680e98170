// One page of the queue as its address asks for it.
import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { type QueueAddress, readAddress } from "#features/tickets/console/queue/queue-query.ts";
import type { QueueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { listQueue } from "#features/tickets/rules/staff-tickets.contract.ts";
import type { CallInput } from "#platform/api/api-call.ts";

export type QueuePage = { address: QueueAddress; items: QueueItem[]; next: string | null; more: boolean; now: string };

export async function loadQueue(context: Readonly<RouterContextProvider>, url: URL): Promise<QueuePage> {
  const address = readAddress(url.searchParams);
  const now = new Date().toISOString();
  // Whatever of an address is none of the queue's values has been left out by now.
  const query = address as NonNullable<CallInput<typeof listQueue>["query"]>;
  const answer = await context.get(apiContext).call(listQueue, { query });
  return { address, items: answer.data, next: answer.meta.next_cursor, more: answer.meta.more_match, now };
}

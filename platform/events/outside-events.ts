// What other programs can be told of, by webhook. Noted in the transaction that does it: what was not committed is not told, and what was
// committed is told even after a restart. Ids and states only; whoever needs more asks the API.
import { and, arrayContains, isNull } from "drizzle-orm";
import { webhookDeliveries, webhooks } from "#db/schema/integrations.ts";
import type { Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { newId } from "#platform/random-token.server.ts";
import type { DirectEvent, OutsideEvent } from "./outside-event-names.ts";

export const deliverJob = "deliver-webhook";

type Data = Record<string, string | number | null>;

export async function tellOutside(tx: Db, { jobs }: { jobs: Jobs }, event: OutsideEvent, data: Data): Promise<void> {
  const listening = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(isNull(webhooks.disabledAt), arrayContains(webhooks.events, [event])));
  for (const { id } of listening) await queueDelivery(tx, jobs, id, event, data);
}

/** One delivery to one receiver. */
export async function queueDelivery(tx: Db, jobs: Jobs, webhookId: string, event: OutsideEvent | DirectEvent, data: Data): Promise<string> {
  const id = newId();
  const body = JSON.stringify({ id, type: event, created_at: new Date().toISOString(), data });
  await tx.insert(webhookDeliveries).values({ id, webhookId, event, body });
  await jobs.send(tx, deliverJob, { deliveryId: id });
  return id;
}

// Webhooks as they are set up. An address is judged when it is saved, and again by every connection (webhook-delivery.server.ts).
import { and, desc, eq, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { webhookDeliveries, webhooks } from "#db/schema/integrations.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import { decodeCursor, encodeCursor, isMoment } from "#platform/api/cursor.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { OutsideEvent } from "#platform/events/outside-event-names.ts";
import { deliverJob, queueDelivery } from "#platform/events/outside-events.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { AddressRefused, isTrusted, refuseTarget } from "#platform/outside-fetch.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId, newToken } from "#platform/random-token.server.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import type { Vault } from "#platform/vault/vault.ts";
import type { DeliveryView, WebhookView } from "./webhooks.contract.ts";

const webhooksMaximum = 20;
const pageLength = 30;

export async function listWebhooks(db: Db, id?: string): Promise<WebhookView[]> {
  const rows = await db
    .select({ hook: webhooks, owner: accounts.name })
    .from(webhooks)
    .innerJoin(accounts, eq(accounts.id, webhooks.ownerId))
    .where(id ? eq(webhooks.id, id) : undefined)
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id));
  return rows.map(({ hook, owner }) => ({
    id: hook.id,
    url: hook.url,
    events: hook.events,
    owner: { id: hook.ownerId, name: owner },
    state: hook.disabledAt ? (hook.disabledByFailure ? "failed" : "off") : hook.failingSince ? "failing" : "active",
    failing_since: hook.failingSince?.toISOString() ?? null,
    created_at: hook.createdAt.toISOString(),
  }));
}

export async function readWebhook(db: Db, id: string): Promise<WebhookView> {
  const [found] = await listWebhooks(db, id);
  if (!found) throw new AppError("not_found");
  return found;
}

/** Before the transaction, because a name has to be looked up: https, and nothing but public addresses behind it. */
export async function checkUrl(
  config: Pick<Config, "WEBHOOK_PRIVATE_TARGETS">,
  text: string | undefined,
  locale: Locale,
): Promise<string | undefined> {
  if (text === undefined) return undefined;
  const refuse = (word: string) => new AppError("invalid", { fields: { url: [word] } });
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw refuse(m.webhook_url_invalid({}, { locale }));
  if (isTrusted(config, url)) return url.href;
  if (url.protocol !== "https:") throw refuse(m.webhook_url_https({}, { locale }));
  try {
    await refuseTarget(url);
  } catch (error) {
    throw refuse(error instanceof AddressRefused ? m.webhook_url_private({}, { locale }) : m.webhook_url_unknown({}, { locale }));
  }
  return url.href;
}

export async function createWebhook(
  tx: Db,
  { vault }: { vault: Vault },
  { viewer, locale }: { viewer: StaffViewer; locale: Locale },
  { url, events }: { url: string; events: OutsideEvent[] },
): Promise<WebhookView & { secret: string }> {
  if ((await tx.$count(webhooks)) >= webhooksMaximum) {
    throw new AppError("invalid", { fields: { url: [m.webhook_too_many({ count: String(webhooksMaximum) }, { locale })] } });
  }
  const id = newId();
  const secret = `whsec_${newToken()}`;
  await tx.insert(webhooks).values({ id, ownerId: viewer.id, url, events, secret: vault.seal(secret, placeOf("webhooks.secret", id)) });
  noteChange(tx, "url", null, url);
  noteChange(tx, "events", null, events);
  return { ...(await readWebhook(tx, id)), secret };
}

export async function changeWebhook(
  tx: Db,
  id: string,
  change: { url?: string | undefined; events?: OutsideEvent[] | undefined; active?: boolean | undefined },
): Promise<WebhookView> {
  const [before] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for("update");
  if (!before) throw new AppError("not_found");
  const { url, events, active } = change;
  await tx
    .update(webhooks)
    .set({
      ...(url ? { url } : {}),
      ...(events ? { events } : {}),
      // On again, its days of failure are forgiven.
      ...(active === undefined
        ? {}
        : { disabledAt: active ? null : (before.disabledAt ?? new Date()), disabledByFailure: false, failingSince: null }),
    })
    .where(eq(webhooks.id, id));
  if (url) noteChange(tx, "url", before.url, url);
  if (events) noteChange(tx, "events", before.events, events);
  if (active !== undefined) noteChange(tx, "active", before.disabledAt === null, active);
  return readWebhook(tx, id);
}

export async function removeWebhook(tx: Db, id: string): Promise<void> {
  const [gone] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ url: webhooks.url });
  if (!gone) throw new AppError("not_found");
  noteChange(tx, "url", gone.url, null);
}

export async function listDeliveries(db: Db, webhookId: string, cursor: string | undefined) {
  await readWebhook(db, webhookId);
  const from = decodeCursor(cursor, isMoment);
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        from
          ? sql`(date_trunc('milliseconds', ${webhookDeliveries.createdAt}), ${webhookDeliveries.id}) < (${from.value}::timestamptz, ${from.id})`
          : undefined,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', ${webhookDeliveries.createdAt}) desc`, desc(webhookDeliveries.id))
    .limit(pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    data: shown.map(present),
    meta: { next_cursor: last && rows.length > pageLength ? encodeCursor({ value: last.createdAt.toISOString(), id: last.id }) : null },
  };
}

export async function pingWebhook(tx: Db, { jobs }: { jobs: Jobs }, id: string): Promise<DeliveryView> {
  await activeWebhook(tx, id);
  return readDelivery(tx, id, await queueDelivery(tx, jobs, id, "ping", {}));
}

/** The same words again. What still waits is sent by its own turn. */
export async function resendDelivery(tx: Db, { jobs }: { jobs: Jobs }, id: string, deliveryId: string): Promise<DeliveryView> {
  await activeWebhook(tx, id);
  const { state } = await readDelivery(tx, id, deliveryId);
  if (state === "waiting") throw new AppError("wrong_state");
  await tx.update(webhookDeliveries).set({ state: "waiting" }).where(eq(webhookDeliveries.id, deliveryId));
  await jobs.send(tx, deliverJob, { deliveryId });
  return readDelivery(tx, id, deliveryId);
}

async function activeWebhook(tx: Db, id: string): Promise<void> {
  const { state } = await readWebhook(tx, id);
  if (state === "off" || state === "failed") throw new AppError("wrong_state");
}

async function readDelivery(tx: Db, webhookId: string, id: string): Promise<DeliveryView> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .for("update");
  if (!row) throw new AppError("not_found");
  return present(row);
}

function present(row: typeof webhookDeliveries.$inferSelect): DeliveryView {
  return {
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    problem: row.problem,
    body: row.body,
    tried_at: row.triedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

// Sends what waits. Signed with the webhook's secret over `timestamp.body`; to public addresses only, judged at the moment of connecting;
// no redirect is followed. What fails is tried again with growing pauses, and a receiver that is away for days is turned off.
import { createHmac } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { brand } from "#content/brand.ts";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { webhookDeliveries, webhooks } from "#db/schema/integrations.ts";
import type { Config } from "#platform/config.ts";
import type { Database, Db } from "#platform/db/database.ts";
import { deliverJob } from "#platform/events/outside-events.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { AddressRefused, isTrusted, outsideRequest } from "#platform/outside-fetch.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import type { Vault } from "#platform/vault/vault.ts";
import { webhookOffMail } from "./webhook.email.ts";
import { disabledAfterDays, keptDays, retries } from "./webhook-figures.ts";

export type WebhookServices = {
  config: Config;
  database: Database;
  jobs: Jobs;
  log: Log;
  mail: Mailer;
  vault: Vault;
  origin: (locale: Locale) => string;
};

type Problem = NonNullable<(typeof webhookDeliveries.$inferSelect)["problem"]>;
type Outcome = { status: number | null; problem: Problem | null };

const timeoutMs = 10_000;

export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
}

/** One attempt. Throws where another is to follow. */
export async function deliver(services: WebhookServices, deliveryId: string, lastAttempt: boolean): Promise<void> {
  const { database, vault } = services;
  const db = database.orm;
  const [found] = await db
    .select({ delivery: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, deliveryId));
  // Removed meanwhile, or sent already by a job that was cut off before it could say so.
  if (found?.delivery.state !== "waiting") return;
  const { delivery, hook } = found;
  if (hook.disabledAt) return note(db, delivery.id, { status: null, problem: "off" }, "failed");
  const secret = vault.open(hook.secret, placeOf("webhooks.secret", hook.id));
  const outcome = await attempt(services.config, hook.url, secret, delivery);
  const arrived = outcome.problem === null;
  const ended = arrived ? "delivered" : lastAttempt ? "failed" : "waiting";
  await db.transaction(async (tx) => {
    await note(tx, delivery.id, outcome, ended);
    if (arrived) await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, hook.id));
    else await noteFailure(tx, services, hook.id);
  });
  if (ended === "waiting") throw new Error(`webhook delivery ${delivery.id}: ${outcome.problem} ${outcome.status ?? ""}`);
}

async function attempt(config: Config, address: string, secret: string, { id, body }: { id: string; body: string }): Promise<Outcome> {
  const url = new URL(address);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1=${signatureOf(secret, timestamp, body)}`,
  };
  try {
    const { status } = await outsideRequest(
      url,
      { method: "POST", headers, body, timeoutMs, agentName: `${brand.name.en} webhook` },
      isTrusted(config, url),
    );
    if (status >= 200 && status < 300) return { status, problem: null };
    return { status, problem: status >= 300 && status < 400 ? "redirect" : "status" };
  } catch (error) {
    if (error instanceof AddressRefused) return { status: null, problem: "refused" };
    const name = (error as { name?: string }).name;
    return { status: null, problem: name === "TimeoutError" || name === "AbortError" ? "timeout" : "unreachable" };
  }
}

async function note(db: Db, id: string, { status, problem }: Outcome, state: "waiting" | "delivered" | "failed"): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state, status, problem, attempts: sql`${webhookDeliveries.attempts} + 1`, triedAt: new Date() })
    .where(eq(webhookDeliveries.id, id));
}

/** Since when, and whether that is long enough: then it is turned off, once, and its owner gets a mail. */
async function noteFailure(tx: Db, services: WebhookServices, id: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
    .where(eq(webhooks.id, id));
  const [off] = await tx
    .update(webhooks)
    .set({ disabledAt: new Date(), disabledByFailure: true })
    .where(
      and(
        eq(webhooks.id, id),
        sql`${webhooks.disabledAt} is null`,
        sql`${webhooks.failingSince} < now() - make_interval(days => ${disabledAfterDays})`,
      ),
    )
    .returning();
  if (!off) return;
  services.log.warn({ webhook: id }, "a webhook was turned off after days of failure");
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, off.ownerId));
  if (!owner || owner.disabledAt) return;
  const { email, locale } = owner;
  const mail = await composeMail(webhookOffMail({ url: off.url, id, locale, origin: services.origin(locale), days: disabledAfterDays }));
  await services.mail.send(tx, { to: email, locale, ...mail });
}

export function defineWebhookJobs(services: WebhookServices): void {
  services.jobs.define({
    name: deliverJob,
    data: z.object({ deliveryId: z.string() }),
    retries,
    retryDelaySeconds: 30,
    concurrency: 4,
    work: ({ deliveryId }, { lastAttempt }) => deliver(services, deliveryId, lastAttempt),
  });
  services.jobs.define({
    name: "sweep-webhooks",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 60,
    cron: "47 * * * *",
    async work() {
      const over = sql`now() - make_interval(days => ${keptDays})`;
      await services.database.orm.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, over));
    },
  });
}

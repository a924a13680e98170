// Telling browsers that something changed. The event is part of the writing transaction: it is sent if and only if that commits.
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { RealtimeDriver } from "#platform/realtime/driver.ts";
import { clearingForBus, eventForBus, REALTIME_TOPIC } from "#platform/realtime/relay.ts";

export type RealtimeServices = { bus: EventBus; jobs: Jobs; realtime: { driver: RealtimeDriver; gateway: unknown } };

export type Announcement = { channels: string[]; event: string; data: object; exceptSocketId?: string | undefined };

const publishJob = "publish-realtime";

/** Inside the transaction that changes something. */
export async function announce(db: Db, services: RealtimeServices, { channels, event, data, exceptSocketId }: Announcement): Promise<void> {
  if (services.realtime.gateway) {
    await services.bus.publish(db, REALTIME_TOPIC, eventForBus(channels, event, data, exceptSocketId));
  } else {
    await services.jobs.send(db, publishJob, { channels, event, data, ...(exceptSocketId ? { exceptSocketId } : {}) });
  }
}

/** The same as `announce` sends, for publishingParts: where channels and data are only known to the database. One of many … */
export function announcementSql(channels: SQL, event: string, data: SQL, exceptSocketId: SQL): SQL {
  return sql`json_build_object('t', 'event', 'channels', ${channels}, 'event', ${event}::text, 'data', (${data})::text, 'except', ${exceptSocketId})`;
}

/** … that travel together: `messages` is a JSON list of them. */
export function announcementsSql(messages: SQL): SQL {
  return sql`json_build_object('topic', ${REALTIME_TOPIC}::text, 'from', '', 'payload', (${messages})::text)`;
}

/** Inside the transaction that takes somebody's right to listen: only sockets of `keep` stay. External engines cannot; events are thin. */
export async function dismissOthers(
  db: Db,
  services: RealtimeServices,
  channels: readonly string[],
  keep: readonly string[],
): Promise<void> {
  if (services.realtime.gateway) await services.bus.publish(db, REALTIME_TOPIC, clearingForBus(channels, keep));
}

/** For what may be lost, such as typing: not stored, not waited for by any transaction. */
export async function publishTransient(services: RealtimeServices, { channels, event, data, exceptSocketId }: Announcement): Promise<void> {
  await services.realtime.driver.publish(channels, event, data, exceptSocketId ? { exceptSocketId } : {});
}

/** An external engine is told by a job, after the commit, by one replica. */
export function defineRealtimeJobs(services: RealtimeServices): void {
  if (services.realtime.gateway) return;
  services.jobs.define({
    name: publishJob,
    data: z.object({
      channels: z.array(z.string()),
      event: z.string(),
      data: z.record(z.string(), z.unknown()),
      exceptSocketId: z.string().optional(),
    }),
    // Clients fetch what they missed anyway: an engine that is away for long is not flooded afterwards.
    retries: 3,
    retryDelaySeconds: 1,
    concurrency: 4,
    work: (announcement) => publishTransient(services, announcement),
  });
}

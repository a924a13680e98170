// Events between replicas. A durable event is a row plus NOTIFY in the writer's transaction: it exists if and only if the row was
// committed. A listener that lost its connection catches up from the table. `shout` is for what may be lost (typing, presence).
import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Database, Db } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";

const channel = "aranode_bus";
// Postgres refuses NOTIFY payloads of 8000 bytes and more.
const inlineLimit = 7_500;
// Rows may become visible out of id order; looking back this far on catch-up finds the late ones.
const lookBackSeconds = 120;

export type BusHandler = (payload: unknown) => void | Promise<void>;

type Notice = { id?: number; from?: string; topic: string; payload?: unknown };

export type EventBus = {
  replica: string;
  /** Inside a transaction: delivered after commit to every replica, this one included. */
  publish(db: Db, topic: string, payload: unknown): Promise<void>;
  /** Best effort, not stored; payload must stay small. */
  publishTransient(topic: string, payload: unknown): Promise<void>;
  subscribe(topic: string, handler: BusHandler): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
  sweep(olderThanHours: number): Promise<number>;
};

/**
 * For one statement that writes and publishes at once: a part for its WITH, which takes one event from each row of `source`,
 * and an expression for its SELECT, which notifies of all of them and must be read at least once.
 */
export function publishingParts(topic: string, payload: SQL, source: SQL): { part: SQL; notify: SQL } {
  return {
    part: sql`published_event as (insert into bus_events (topic, payload) select ${topic}::text, (${payload})::jsonb from ${source} returning id, payload)`,
    notify: sql`(select count(pg_notify(${channel}, case when octet_length(payload::text) < ${inlineLimit}
      then json_build_object('id', id, 'topic', ${topic}::text, 'payload', payload)::text
      else json_build_object('id', id, 'topic', ${topic}::text)::text end)) from published_event)`,
  };
}

export function createEventBus(database: Database, log: Log): EventBus {
  const replica = randomUUID();
  const handlers = new Map<string, Set<BusHandler>>();
  const seen = new Map<number, number>();
  let stopListening: (() => Promise<void>) | undefined;
  let startedAt = new Date();
  let connections = 0;

  async function deliver(topic: string, payload: unknown) {
    for (const handler of handlers.get(topic) ?? []) {
      try {
        await handler(payload);
      } catch (error) {
        log.error({ err: error, topic }, "an event handler failed");
      }
    }
  }

  async function deliverStored(id: number, topic: string, payload: unknown) {
    if (seen.has(id)) return;
    seen.set(id, Date.now());
    if (seen.size > 20_000) for (const [old, at] of seen) if (at < Date.now() - 2 * lookBackSeconds * 1000) seen.delete(old);
    await deliver(topic, payload);
  }

  async function onNotice(text: string) {
    const notice = JSON.parse(text) as Notice;
    if (notice.id === undefined) return deliver(notice.topic, notice.payload);
    if (notice.payload !== undefined) return deliverStored(notice.id, notice.topic, notice.payload);
    const [row] = await database.query<{ payload: unknown }>("select payload from bus_events where id = $1", [notice.id]);
    if (row) await deliverStored(notice.id, notice.topic, row.payload);
  }

  async function catchUp() {
    const rows = await database.query<{ id: string; topic: string; payload: unknown }>(
      "select id, topic, payload from bus_events where created_at > greatest($1::timestamptz, now() - make_interval(secs => $2)) order by id",
      [startedAt.toISOString(), lookBackSeconds * 5],
    );
    for (const row of rows) await deliverStored(Number(row.id), row.topic, row.payload);
  }

  return {
    replica,
    async publish(db, topic, payload) {
      const json = JSON.stringify(payload);
      // The sub-select stores the row and notifies in one statement of the caller's transaction.
      await db.execute(sql`
        with stored as (insert into bus_events (topic, payload) values (${topic}, ${json}::jsonb) returning id)
        select pg_notify(${channel}, case when octet_length(${json}) < ${inlineLimit}
          then json_build_object('id', id, 'topic', ${topic}::text, 'payload', ${json}::json)::text
          else json_build_object('id', id, 'topic', ${topic}::text)::text end) from stored`);
    },
    async publishTransient(topic, payload) {
      await database.query("select pg_notify($1, $2)", [channel, JSON.stringify({ from: replica, topic, payload } satisfies Notice)]);
    },
    subscribe(topic, handler) {
      const set = handlers.get(topic) ?? new Set();
      handlers.set(topic, set.add(handler));
      return () => set.delete(handler);
    },
    async start() {
      startedAt = new Date();
      stopListening = await database.listen(
        channel,
        (text) => void onNotice(text).catch((error) => log.error({ err: error }, "an event could not be read")),
        () => {
          connections += 1;
          if (connections > 1) void catchUp().catch((error) => log.error({ err: error }, "event catch-up failed"));
        },
      );
    },
    async stop() {
      await stopListening?.().catch(() => {});
      stopListening = undefined;
    },
    async sweep(olderThanHours) {
      const rows = await database.query("delete from bus_events where created_at < now() - make_interval(hours => $1) returning 1", [
        olderThanHours,
      ]);
      return rows.length;
    },
  };
}

// Durable background work on pg-boss. A job is enqueued in the transaction that makes it necessary, so neither exists without the other.
import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { type ConstructorOptions, fromDrizzle, fromPglite, PgBoss, type QueueResult } from "pg-boss";
import type { z } from "zod";
import type { Database, Db } from "#platform/db/database.ts";
import { patience } from "#platform/db/postgres-pool.ts";
import { expectedFailure } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { currentCause, during } from "#platform/observe/steps.ts";

export type JobDefinition<T = unknown> = {
  name: string;
  data: z.ZodType<T>;
  /** Tries after the first, with exponential back-off from `retryDelaySeconds`. */
  retries: number;
  retryDelaySeconds: number;
  /** Cron in KST for recurring work: one runner at a time across replicas. */
  cron?: string;
  concurrency?: number;
  /** How long one try may take before it counts as failed; 15 minutes unless told. */
  expireSeconds?: number;
  work: (data: T, job: { id: string; attempt: number; lastAttempt: boolean }) => Promise<void>;
};

/** Of one queue: due and not begun, at work, given up; and for how long the oldest is due. */
export type QueueState = { name: string; waiting: number; active: number; failed: number; oldestSeconds: number };

export type Jobs = {
  /** Of every queue that has work. */
  queues(): Promise<QueueState[]>;
  define<T>(job: JobDefinition<T>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** `once` makes a second job with the same key impossible while the first waits. */
  send(db: Db, name: string, data: object, options?: { startAfter?: Date | number; once?: string }): Promise<void>;
};

// A job wakes its worker when its transaction commits. For delayed jobs, retries and what a lost notice left behind, one question for
// all queues is asked every two seconds: workers that poll one by one keep an idle process busy.
const wakeChannel = "jobs_wake";
const lookEveryMs = 2_000;
const workerPollSeconds = 300;
const noJob = "00000000-0000-0000-0000-000000000000";
/** Of every cron. */
const timezone = "Asia/Seoul";
/** In a job's data, beside what it is about: the trace it belongs to. */
const causeKey = "$cause";

/** The library's tables and these queues, without anybody at work: what a restore puts waiting work into. */
export async function prepareQueues(
  database: Database & { client?: unknown },
  databaseUrl: string | undefined,
  names: readonly string[],
): Promise<void> {
  const boss = openBoss(database, databaseUrl, { supervise: false, schedule: false });
  boss.on("error", () => {});
  await boss.start();
  for (const name of names) await boss.createQueue(name);
  await boss.stop({ graceful: true, timeout: 8_000 });
}

function openBoss(database: Database & { client?: unknown }, databaseUrl: string | undefined, options: ConstructorOptions = {}): PgBoss {
  // A worker that died leaves its job without a heartbeat; the supervisor of any replica gives it to the next one.
  const shared = { schema: "jobs", persistWarnings: false, superviseIntervalSeconds: 15, monitorIntervalSeconds: 15, ...options } as const;
  const impatient = { connectionTimeoutMillis: patience.connectSeconds * 1_000, query_timeout: 30_000 };
  return database.kind === "pglite"
    ? new PgBoss({ ...shared, backend: "pglite", db: fromPglite(database.client as never) })
    : new PgBoss({ ...shared, connectionString: databaseUrl as string, max: 4, ...impatient });
}

export function createJobs(database: Database & { client?: unknown }, databaseUrl: string | undefined, log: Log): Jobs {
  const definitions: JobDefinition[] = [];
  const workers = new Map<string, Promise<string | undefined>>();
  let stopListening: (() => Promise<void>) | undefined;
  let looking: NodeJS.Timeout | undefined;
  const boss = openBoss(database, databaseUrl);
  /** The embedded database tells of a job while the transaction that sent it ends: its worker belongs to neither that nor its trace. */
  const outside = AsyncLocalStorage.snapshot();
  // While the disk is nearly full taking a job is refused, too: work waits, and the disk has been spoken of already.
  boss.on("error", complain);

  function complain(error: unknown) {
    // The library hands on copies, which are no longer errors of our own class.
    const id = expectedFailure(error)?.id ?? (error as { id?: unknown }).id;
    if (id !== "disk_full") log.error({ err: error }, "jobs");
  }

  /** A queue gets its worker with its first job: fifty of them that each look for work would make the start of a process slow. */
  function wake(name: string) {
    const definition = definitions.find((known) => known.name === name);
    if (!definition || !looking) return;
    const worker = workers.get(name);
    // A new worker looks by itself.
    if (worker) void worker.then((id) => id && boss.notifyWorker(id));
    else workers.set(name, outside(startWorker, definition));
  }

  async function lookForDue() {
    try {
      const due = await database.query<{ name: string }>(
        "select distinct name from jobs.job where state < 'active' and start_after <= now()",
      );
      for (const { name } of due) wake(name);
    } catch (error) {
      complain(error);
    }
    if (looking) looking = setTimeout(lookForDue, lookEveryMs);
  }

  /** `queue`, `kept`: its queue and its cron as an earlier start left them. */
  async function prepare(definition: JobDefinition, queue: QueueResult | undefined, kept: string | undefined) {
    const options = {
      retryLimit: definition.retries,
      retryDelay: definition.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 3_600,
      heartbeatSeconds: 20,
      ...(definition.expireSeconds ? { expireInSeconds: definition.expireSeconds } : {}),
    };
    // A queue of an earlier start keeps its old settings otherwise.
    const changed = queue && Object.entries(options).some(([key, value]) => queue[key as keyof QueueResult] !== value);
    if (!queue) await boss.createQueue(definition.name, options);
    if (changed) await boss.updateQueue(definition.name, options);
    // The library looks a queue up when it first needs it. That must not be while a job is sent: on the embedded database the transaction
    // that sends it holds the only connection.
    if (!queue || changed) await boss.getJobById(definition.name, noJob);
    if (definition.cron && definition.cron !== kept) await boss.schedule(definition.name, definition.cron, {}, { tz: timezone });
  }

  async function startWorker(definition: JobDefinition): Promise<string | undefined> {
    const { name, concurrency = 1 } = definition;
    const options = {
      pollingIntervalSeconds: workerPollSeconds,
      includeMetadata: true,
      batchSize: 1,
      localConcurrency: concurrency,
    } as const;
    try {
      return await boss.work(name, options, async (batch) => {
        for (const job of batch) {
          const attempt = job.retryCount + 1;
          const { [causeKey]: cause, ...data } = (job.data ?? {}) as Record<string, unknown>;
          const step = { kind: "job", name, about: { attempt }, cause: cause as string | undefined } as const;
          await during(step, () =>
            definition.work(definition.data.parse(data), { id: job.id, attempt, lastAttempt: job.retryCount >= job.retryLimit }),
          );
          // Where there was one job there may be more: look again at once, not after the polling interval.
          wake(name);
        }
      });
    } catch (error) {
      // The next look at what is due tries again.
      workers.delete(name);
      complain(error);
    }
  }

  return {
    define: (definition) => void definitions.push(definition as JobDefinition),
    async start() {
      await boss.start();
      // The embedded database has one process at a time: what is still marked as running was cut off with the last one.
      if (database.kind === "pglite")
        await database.query("update jobs.job set state = 'retry', start_after = now() where state = 'active'");
      // Other replicas' jobs are theirs while they give signs of life; those of a dead one need not wait for the supervisor's next round.
      else await boss.supervise(undefined, { reindex: false });
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      const kept = new Map(
        (await boss.getSchedules()).filter(({ timezone: zone }) => zone === timezone).map(({ name, cron }) => [name, cron]),
      );
      for (const definition of definitions) await prepare(definition, queues.get(definition.name), kept.get(definition.name));
      stopListening = await database.listen(wakeChannel, wake);
      looking = setTimeout(lookForDue);
    },
    async stop() {
      clearTimeout(looking);
      looking = undefined;
      await stopListening?.();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
    queues: () =>
      database.query<QueueState>(
        `select name, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
           count(*) filter (where state = 'active')::int as active, count(*) filter (where state = 'failed')::int as failed,
           coalesce(extract(epoch from max(now() - start_after) filter (where state < 'active' and start_after <= now())), 0)::float as "oldestSeconds"
         from jobs.job where state <= 'active' or state = 'failed' group by name`,
      ),
    async send(db, name, data, options = {}) {
      const cause = currentCause();
      await boss.send(name, cause ? { ...data, [causeKey]: cause } : data, {
        db: fromDrizzle(db as never, sql),
        ...(options.startAfter !== undefined ? { startAfter: options.startAfter } : {}),
        ...(options.once ? { singletonKey: options.once } : {}),
      });
      if (options.startAfter === undefined) await db.execute(sql`select pg_notify(${wakeChannel}, ${name})`);
    },
  };
}

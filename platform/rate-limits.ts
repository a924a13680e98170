// Limits that hold across replicas and restarts: a row per key in the shared database. While it cannot be written to, this process
// counts by itself: reading goes on, and nobody gets around a limit by waiting for a bad moment.
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#platform/db/database.ts";
import { AppError, expectedFailure } from "#platform/errors.ts";

export type Limit = { name: string; points: number; seconds: number };

export type RateLimits = {
  /** Takes a point; refuses with `rate_limited` and the time to wait when none is left. */
  consume(limit: Limit, key: string, points?: number): Promise<void>;
  /** Takes a point where one is left and says whether it was; for work that is left out rather than refused. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** Refuses when the limit is used up, without taking a point. */
  check(limit: Limit, key: string): Promise<void>;
  reset(limit: Limit, key: string): Promise<void>;
};

type State = { taken: number; waitMs: number };
type Row = { points: number; expire: string };

// A window never ends later than it would if it began now: a clock that was set back does not make anybody wait for a day.
const take = `insert into rate_limits as known (key, points, expire) values ($1, $2, $4)
  on conflict (key) do update set
    points = case when known.expire <= $3 then excluded.points else known.points + excluded.points end,
    expire = case when known.expire <= $3 then excluded.expire else least(known.expire, excluded.expire) end
  returning points, expire`;

export function createRateLimits(database: Database, now = Date.now): RateLimits {
  const spares = new Map<string, RateLimiterMemory>();

  function spareOf({ name, points, seconds }: Limit): RateLimiterMemory {
    const spare = spares.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    spares.set(name, spare);
    return spare;
  }

  async function orSpare<T>(work: () => Promise<T>, spare: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (expectedFailure(error)?.status === 503) return spare();
      throw error;
    }
  }

  function stateOf(limit: Limit, row: Row): State {
    return { taken: row.points, waitMs: Math.min(Number(row.expire) - now(), limit.seconds * 1000) };
  }

  async function taken(limit: Limit, key: string, points: number): Promise<State> {
    const [row] = await orSpare(
      async () => database.query<Row>(take, [`${limit.name}:${key}`, points, now(), now() + limit.seconds * 1000]),
      async () => [],
    );
    if (row) return stateOf(limit, row);
    const spare = await spareOf(limit)
      .consume(key, points)
      .catch((refused) => refused as RateLimiterRes);
    return { taken: spare.consumedPoints, waitMs: spare.msBeforeNext };
  }

  async function known(limit: Limit, key: string): Promise<State | null> {
    const spare = await spareOf(limit).get(key);
    const rows = await orSpare(
      () => database.query<Row>("select points, expire from rate_limits where key = $1 and expire > $2", [`${limit.name}:${key}`, now()]),
      async () => [],
    );
    const states = rows.map((row) => stateOf(limit, row));
    if (spare) states.push({ taken: spare.consumedPoints, waitMs: spare.msBeforeNext });
    return states.sort((a, b) => b.taken - a.taken)[0] ?? null;
  }

  function refuse({ waitMs }: State): never {
    throw new AppError("rate_limited", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  return {
    async consume(limit, key, points = 1) {
      const state = await taken(limit, key, points);
      if (state.taken > limit.points) refuse(state);
    },
    async allows(limit, key) {
      return (await taken(limit, key, 1)).taken <= limit.points;
    },
    async check(limit, key) {
      const state = await known(limit, key);
      if (state && state.taken >= limit.points) refuse(state);
    },
    async reset(limit, key) {
      await spareOf(limit).delete(key);
      await orSpare(
        () => database.query("delete from rate_limits where key = $1", [`${limit.name}:${key}`]),
        async () => [],
      );
    },
  };
}

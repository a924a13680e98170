// Limits that hold across replicas and restarts: rate-limiter-flexible on the shared database.
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

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

export function createRateLimits(database: Database): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const client = {
    query: async (query: { text: string; values: unknown[] }) => {
      const rows = await database.query(query.text, query.values ?? []);
      return { rows, rowCount: rows.length };
    },
  };

  function limiterOf(limit: Limit): RateLimiterPostgres {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: client,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  function refuse(state: RateLimiterRes): never {
    throw new AppError("rate_limited", { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
  }

  return {
    async consume(limit, key, points = 1) {
      try {
        await limiterOf(limit).consume(key, points);
      } catch (error) {
        if (error instanceof RateLimiterRes) refuse(error);
        throw error;
      }
    },
    async allows(limit, key) {
      try {
        await limiterOf(limit).consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
    async check(limit, key) {
      const state = await limiterOf(limit).get(key);
      if (state && state.consumedPoints >= limit.points) refuse(state);
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

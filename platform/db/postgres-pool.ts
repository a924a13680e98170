// Connections to a Postgres server that may be gone, or frozen: nobody waits for it longer than `answerMs`. Connections on which nothing
// is heard any more are thrown away together with what waits for them; the next statement starts on fresh ones.
import postgres from "postgres";
import { AppError } from "#platform/errors.ts";
import { during } from "#platform/observe/steps.ts";
import { createReadyStatements } from "./ready-statements.ts";
import { isBrokenOff, isDiskFull, isUnreachable } from "./unreachable.ts";

/** The server gives up on a statement a little before we give up on the server. */
export const patience = {
  answerMs: 7_000,
  statementMs: 6_000,
  connectSeconds: 5,
  restMs: 1_000,
  reconnectSeconds: 0.2,
  finishSeconds: 30,
} as const;

/** Rarer words are found wherever they stand; see find-tickets.server.ts for what is found of more common ones. */
const wordsFound = 10_000;

/** `readOnly`: the server refuses every write of these connections. */
export type PoolOptions = { max?: number; statementMs?: number; readOnly?: boolean };

type Sql = postgres.Sql;
type Pool = { sql: Sql; heardAt: number };
type Statements = Pick<Sql, "unsafe"> & Partial<Pick<postgres.TransactionSql, "savepoint">>;
/** `over`: committed, taken back, or its connection is gone. The library would write on all the same: into nothing, which ends the process
 * (porsager/postgres#1208), or into the transaction of whoever got its place (#1216). */
type Life = { over: boolean };

export function createPostgresPool(url: string, { max = 10, statementMs = patience.statementMs, readOnly = false }: PoolOptions = {}) {
  const answerMs = statementMs + (patience.answerMs - patience.statementMs);
  const ears = postgres(url, {
    max,
    onnotice: () => {},
    idle_timeout: 60,
    connect_timeout: patience.connectSeconds,
    // Never the library's 20 s: a server that is back is found at once.
    backoff: (() => patience.reconnectSeconds) as never,
    // A word that stands in a million messages is not looked up a million times: an index of words hands out about so many and stops.
    connection: {
      statement_timeout: statementMs,
      gin_fuzzy_search_limit: wordsFound,
      // A statement that is kept ready (ready-statements.ts) is planned for the values it is given: a rare word and a common one, a day and a
      // year are not read the same way, and a plan made for any value would look cheap and stay.
      plan_cache_mode: "force_custom_plan",
      ...(readOnly ? { default_transaction_read_only: true } : {}),
    },
  });
  // Settings that were read once are taken as they are, with what the query builder has changed in them.
  const open = (): Pool => ({ sql: postgres(ears.options as never), heardAt: performance.now() });
  let pool = open();
  let restUntil = 0;
  /** Statements and transactions that hold a connection or wait for one. */
  let asking = 0;
  let ending = false;
  const keepReady = createReadyStatements();

  function current(): Pool {
    if (performance.now() < restUntil) throw new AppError("unavailable");
    return pool;
  }

  /** For a moment nobody tries: a page that asks twice does not wait twice. */
  function rest(): void {
    restUntil = performance.now() + patience.restMs;
  }

  function giveUp(silent: Pool): void {
    rest();
    replace(silent, 0);
  }

  function replace(old: Pool, graceSeconds: number): void {
    if (old !== pool || ending) return;
    pool = open();
    void old.sql.end({ timeout: graceSeconds }).catch(() => {});
  }

  async function answered<T>(from: Pool, waiting: PromiseLike<T>, onLate?: () => void): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const verdict = () => {
        onLate?.();
        reject(new AppError("unavailable"));
        // Where others were answered meanwhile, only this one is stuck.
        if (performance.now() - from.heardAt >= answerMs) giveUp(from);
      };
      // A process that was busy itself hears first what has come in meanwhile.
      timer = setTimeout(() => {
        timer = setTimeout(verdict, 50);
      }, answerMs);
    });
    try {
      const answer = await Promise.race([waiting, late]);
      from.heardAt = performance.now();
      // The first connection has learnt the types of arrays for all. Each would ask anew, and the library leaves nobody to catch it
      // when the server dies during that question.
      (ears.options as { fetch_types: boolean }).fetch_types = false;
      return answer;
    } catch (error) {
      if (isDiskFull(error)) throw new AppError("disk_full", { cause: error });
      if (!isUnreachable(error)) throw error;
      if ((error as { code?: string }).code === "CONNECT_TIMEOUT") rest();
      // The library keeps what it had not written yet and never writes again on that connection. The others may finish their work.
      if (isBrokenOff(error)) replace(from, patience.finishSeconds);
      throw new AppError("unavailable", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The part of the library that the query builder calls: a statement, read as objects or as lists; inside a transaction `on` it. */
  function statements(from: () => Pool, on?: Statements, life: Life = { over: false }) {
    const start = async <T>(text: string, values: unknown[] | undefined, settings: object | undefined, lists: boolean): Promise<T> => {
      const used = from();
      if (life.over) throw new AppError("unavailable");
      return during({ kind: "statement", name: "", about: { "db.query.text": text } }, () =>
        on ? ask<T>(used, text, values, settings, lists) : counted(() => ask<T>(used, text, values, settings, lists)),
      );
    };
    const ask = async <T>(
      used: Pool,
      text: string,
      values: unknown[] | undefined,
      settings: object | undefined,
      lists: boolean,
    ): Promise<T> => {
      const query = (on ?? used.sql).unsafe(text, values as never[], { ...settings, prepare: keepReady(text) });
      // What waits for a connection is taken back, so that it cannot happen after its failure was told.
      const takeBack = () => (query as { state?: object | null }).state ?? query.cancel();
      const waiting = (lists ? query.values() : query) as unknown as PromiseLike<T>;
      return answered(used, on ? whileAlive(life, waiting) : waiting, takeBack);
    };
    return {
      unsafe: (text: string, values?: unknown[], settings?: object) => ({
        // biome-ignore lint/suspicious/noThenProperty: a statement runs when it is awaited, as in the library itself
        then: <A, B>(done?: (rows: postgres.RowList<postgres.Row[]>) => A, failed?: (error: unknown) => B) =>
          start<postgres.RowList<postgres.Row[]>>(text, values, settings, false).then(done, failed),
        values: () => start<unknown[][]>(text, values, settings, true),
      }),
      async savepoint(work: (inner: unknown) => Promise<unknown>) {
        if (life.over) throw new AppError("unavailable");
        const cutOff = Promise.withResolvers<never>();
        const whole = on?.savepoint?.((inner) => {
          const done = work(statements(from, inner, life));
          done.catch((error) => life.over && cutOff.reject(error));
          return untilOver(life, done);
        });
        return Promise.race([whileAlive(life, Promise.resolve(whole)), cutOff.promise]);
      },
    };
  }

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    asking += 1;
    try {
      return await work();
    } finally {
      asking -= 1;
    }
  }

  /** Waiting ends before it has begun and after its work is done; how long the work takes is its own affair. */
  const begin = <T>(work: (tx: ReturnType<typeof statements>) => Promise<T>): Promise<T> => counted(() => transaction(work));

  async function transaction<T>(work: (tx: ReturnType<typeof statements>) => Promise<T>): Promise<T> {
    const used = current();
    const begun = Promise.withResolvers<void>();
    const worked = Promise.withResolvers<void>();
    const life: Life = { over: false };
    let tooLate = false;
    const whole = used.sql.begin((tx) => {
      begun.resolve();
      if (tooLate) throw new AppError("unavailable");
      return untilOver(life, work(statements(() => used, tx, life)).finally(worked.resolve));
    }) as Promise<T>;
    const end = () => {
      life.over = true;
    };
    const settled = whole.then(end, end);
    await answered(used, Promise.race([begun.promise, whole]), () => {
      tooLate = true;
    });
    await Promise.race([worked.promise, settled]);
    return answered(used, whole);
  }

  return {
    client: { ...statements(current), begin, options: ears.options },
    listen: ears.listen,
    use: () => ({ size: max, busy: Math.min(asking, max), waiting: Math.max(0, asking - max) }),
    async end() {
      ending = true;
      await Promise.all([pool.sql.end({ timeout: 5 }), ears.end({ timeout: 1 })]);
    },
  };
}

async function whileAlive<T>(life: Life, waiting: PromiseLike<T>): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (isBrokenOff(error)) life.over = true;
    throw error;
  }
}

/** The library has ended a transaction whose connection is gone by itself; the commit or rollback it would send next must not follow. */
function untilOver<T>(life: Life, done: Promise<T>): Promise<T> {
  return done.finally(() => (life.over ? new Promise(() => {}) : undefined));
}

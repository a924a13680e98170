// One interface over embedded PGlite and a Postgres server: Drizzle queries, raw SQL, transactions, LISTEN/NOTIFY.
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { DiskLevel } from "#platform/disk-space.ts";

/** What queries and commands take first: the database itself or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Row = Record<string, unknown>;

/** Raw SQL with $1 parameters, one statement at a time. */
export type Run = <T extends Row = Row>(text: string, values?: unknown[]) => Promise<T[]>;

export type Database = {
  kind: "pglite" | "postgres";
  orm: Db;
  /** Raw SQL with $1 parameters; without parameters several statements may stand in one text. */
  query<T extends Row = Row>(text: string, values?: unknown[]): Promise<T[]>;
  /** Calls `onNotice` for each NOTIFY, and `onConnect` after every (re)connection so that the listener can catch up. */
  listen(channel: string, onNotice: (payload: string) => void, onConnect?: () => void): Promise<() => Promise<void>>;
  /** All migrations, or those of a folder that has fewer. */
  migrate(folder?: string): Promise<void>;
  /** One transaction apart from everybody's. `snapshot` only reads, and sees one moment however long it takes. */
  apart<T>(kind: "snapshot" | "load", work: (run: Run) => Promise<T>): Promise<T>;
  /** Connections there are, those at work, and how many ask for one that is not free. */
  use(): { size: number; busy: number; waiting: number };
  /** The embedded database only reads while the disk is nearly full, and rests while it is full. */
  guardDisk?(level: () => DiskLevel): void;
  close(): Promise<void>;
};

export const migrationsFolder = "db/migrations";

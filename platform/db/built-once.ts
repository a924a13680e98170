// A statement that every page sends with the same text and other values is written once, not for each request: putting together the text of
// a long one takes the query builder longer than the database takes to answer it.
import { type Placeholder, sql } from "drizzle-orm";
import type { Db } from "./database.ts";

type Value = string | number | boolean | null | Date;
type Statement = PromiseLike<unknown[]> & { prepare(name: string): { execute(values: Record<string, unknown>): Promise<unknown> } };

/** The places in a statement at which its values will stand. */
export type Given<Name extends string> = Record<Name, Placeholder>;

/** `build` says where the values belong (`given.id`), every call says which they are. A transaction has it written anew. */
export function builtOnce<Name extends string, Built extends Statement>(
  build: (db: Db, given: Given<Name>) => Built,
): (db: Db, values: Record<Name, Value>) => Promise<Awaited<Built>> {
  const written = new WeakMap<Db, ReturnType<Statement["prepare"]>>();
  const given = new Proxy({} as Given<Name>, { get: (_, name) => sql.placeholder(String(name)) });
  return (db, values) => {
    const statement = written.get(db) ?? build(db, given).prepare("");
    written.set(db, statement);
    return statement.execute(Object.fromEntries(Object.entries(values).map(asDriver))) as Promise<Awaited<Built>>;
  };
}

/** The query builder turns what stands in a statement into what the driver takes, but not what comes later. */
function asDriver([name, value]: [string, unknown]): [string, unknown] {
  return [name, value instanceof Date ? value.toISOString() : value];
}

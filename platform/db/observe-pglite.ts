// Every statement of the embedded database is a step that can be measured, whoever sends it: the query builder, the jobs, raw SQL.
import type { PGlite, Transaction } from "@electric-sql/pglite";
import { during } from "#platform/observe/steps.ts";

/** What is given back says how many are in line: there is one connection. */
export function observePglite(client: PGlite): () => { size: number; busy: number; waiting: number } {
  const { query, exec, transaction } = client;
  let asking = 0;

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    asking += 1;
    try {
      return await work();
    } finally {
      asking -= 1;
    }
  }

  const statement = <T>(text: string, work: () => Promise<T>) =>
    during({ kind: "statement", name: "", about: { "db.query.text": text } }, work);

  function observed(tx: Transaction): Transaction {
    const inside = tx.query;
    return Object.assign(tx, { query: (...given: Parameters<Transaction["query"]>) => statement(given[0], () => inside.apply(tx, given)) });
  }

  Object.assign(client, {
    query: (...given: Parameters<PGlite["query"]>) => counted(() => statement(given[0], () => query.apply(client, given))),
    exec: (...given: Parameters<PGlite["exec"]>) => counted(() => statement(given[0], () => exec.apply(client, given))),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      counted(() => transaction.call(client, (tx) => work(observed(tx))) as Promise<T>),
  });
  return () => ({ size: 1, busy: Math.min(asking, 1), waiting: Math.max(0, asking - 1) });
}

// Every statement a request runs, and how the database finds the rows of tickets and messages for it.
import type postgres from "postgres";
import type { Database } from "#platform/db/database.ts";

type Statement = { text: string; values: unknown[] };
type PlanNode = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: PlanNode[] };
type Watched = { $client: { options: { debug?: ((connection: number, text: string, values: unknown[]) => void) | false } } };

export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const { options } = (database.orm as unknown as Watched).$client;
  const statements: Statement[] = [];
  options.debug = (_connection, text, values) => statements.push({ text, values: [...values] });
  try {
    await work();
  } finally {
    options.debug = false;
  }
  return statements.filter(({ text }) => text.startsWith("select") && /"ticket(s|_messages)"/.test(text));
}

/** The indexes used, and the tables read from end to end. */
export async function readPlans(sql: postgres.Sql, statements: Statement[]): Promise<{ indexes: Set<string>; scanned: string[] }> {
  const indexes = new Set<string>();
  const scanned: string[] = [];
  for (const { text, values } of statements) {
    const explained = await sql.unsafe(`explain (analyze, buffers, format json) ${text}`, values as never[]);
    const [{ "QUERY PLAN": answer }] = explained as unknown as [{ "QUERY PLAN": [{ Plan: PlanNode }] }];
    const plan = answer[0].Plan;
    if (process.env.BENCH_PLANS) console.log(JSON.stringify({ text, values, plan }, null, 1));
    const visit = (node: PlanNode): void => {
      if (node["Index Name"]) indexes.add(node["Index Name"]);
      const table = node["Relation Name"];
      if (node["Node Type"] === "Seq Scan" && (table === "tickets" || table === "ticket_messages")) scanned.push(table);
      for (const child of node.Plans ?? []) visit(child);
    };
    visit(plan);
  }
  return { indexes, scanned };
}

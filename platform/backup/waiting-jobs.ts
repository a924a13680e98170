// Work that waits is part of the data: a mail that was promised leaves after a restore too. The library's own tables are not copied, it
// makes them again; only what waits is, in the columns that say what is to be done and when. Work that was running is done again.
import type { Run } from "#platform/db/database.ts";
import type { TableShape } from "./table-shape.ts";

const columns = [
  { name: "id", type: "uuid" },
  { name: "name", type: "text" },
  { name: "priority", type: "integer" },
  { name: "data", type: "jsonb" },
  { name: "state", type: "jobs.job_state" },
  { name: "retry_limit", type: "integer" },
  { name: "retry_count", type: "integer" },
  { name: "retry_delay", type: "integer" },
  { name: "retry_backoff", type: "boolean" },
  { name: "retry_delay_max", type: "integer" },
  { name: "singleton_key", type: "text" },
  { name: "start_after", type: "timestamp with time zone" },
  { name: "created_on", type: "timestamp with time zone" },
  { name: "keep_until", type: "timestamp with time zone" },
  { name: "heartbeat_seconds", type: "integer" },
];

export const waitingJobs = {
  name: "jobs.job",
  /** The library's own housekeeping is not ours to carry. */
  only: "state < 'completed' and name not like '\\_\\_pgboss%'",
  text: (column: string) => (column === "state" ? "(case when state = 'active' then 'retry' else state end)::text" : `"${column}"::text`),
  async shape(run: Run): Promise<TableShape | undefined> {
    const [there] = await run<{ there: boolean }>("select to_regclass('jobs.job') is not null as there");
    return there?.there ? { name: waitingJobs.name, columns } : undefined;
  },
  async queues(run: Run): Promise<string[]> {
    return (await run<{ name: string }>(`select distinct name from jobs.job where ${waitingJobs.only} order by 1`)).map(({ name }) => name);
  },
};

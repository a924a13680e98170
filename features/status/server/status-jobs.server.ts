// Pages that were stored yesterday, or before planned work began, tell of another time: they are dropped when that time comes.
import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { type StatusServices, statusMomentJob } from "./incidents.server.ts";

type JobServices = StatusServices & { database: Database };

export function defineStatusJobs({ jobs, bus, database }: JobServices): void {
  const dropPages = () => bus.publish(database.orm, "pages", { tag: "status" });
  jobs.define({ name: statusMomentJob, data: z.object({}), retries: 5, retryDelaySeconds: 10, work: dropPages });
  // A new day is a new line in every ribbon.
  jobs.define({ name: "status-day", data: z.object({}), retries: 3, retryDelaySeconds: 30, cron: "0 0 * * *", work: dropPages });
}

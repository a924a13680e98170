// The platform's own housekeeping: what has been delivered and what has run out is dropped.
import { z } from "zod";
import type { Services } from "./service-list.ts";

export function definePlatformJobs({ jobs, bus, database }: Services) {
  jobs.define({
    name: "sweep-platform",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 60,
    cron: "27 * * * *",
    async work() {
      await bus.sweep(24);
      await database.query("delete from rate_limits where expire < $1", [Date.now()]);
    },
  });
}

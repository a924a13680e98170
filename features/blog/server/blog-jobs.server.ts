// Scheduled texts appear at their time. The job of the appointment does it; a sweep each minute finds what was missed.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import type { Database } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Log } from "#platform/log.ts";
import { sweepDeletedPosts } from "./delete-post.server.ts";
import { overdueVersions, publishDue } from "./publish-post.server.ts";

type Needs = { database: Database; bus: EventBus; jobs: Jobs; log: Log };
const appointment = z.object({ post: z.string(), locale: z.enum(locales), revision: z.int() });

export function defineBlogJobs({ database, bus, jobs, log }: Needs): void {
  async function keep({ post, locale, revision }: z.output<typeof appointment>) {
    const outcome = await database.orm.transaction((tx) => publishDue(tx, bus, post, locale, revision));
    if (outcome === "refused") log.warn({ post, locale, revision }, "a scheduled post could not be published and waits for its editor");
  }
  jobs.define({ name: "publish-post", data: appointment, retries: 5, retryDelaySeconds: 5, work: keep });
  jobs.define({
    name: "publish-overdue-posts",
    data: z.object({}),
    retries: 1,
    retryDelaySeconds: 10,
    cron: "* * * * *",
    async work() {
      for (const due of await overdueVersions(database.orm)) await keep(due);
    },
  });
  jobs.define({
    name: "sweep-deleted-posts",
    data: z.object({}),
    retries: 1,
    retryDelaySeconds: 60,
    cron: "17 4 * * *",
    async work() {
      while ((await database.orm.transaction((tx) => sweepDeletedPosts(tx))) > 0);
    },
  });
}

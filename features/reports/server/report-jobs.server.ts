// Every hour: the sums that the usual periods are made of, so that nobody waits for them in the morning.
import { z } from "zod";
import { mailWeeklyReport, type WeeklyServices } from "#features/reports/notices/weekly-report.server.ts";
import { addDays, dayStart, lastDays, periodBefore, piecesOf } from "#features/reports/rules/report-days.ts";
import type { Database } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { backlogAt, prepareBlocks } from "./report-blocks.server.ts";

export const usualDays = [7, 30, 90];

export async function prepareReports(database: Database, now = new Date()): Promise<void> {
  for (const days of usualDays) {
    const period = lastDays(days, now);
    const periods = [period, periodBefore(period)];
    const blocks = periods.flatMap((one) => [...piecesOf(one, now, true).blocks, ...piecesOf(one, now, false).blocks]);
    // A few at a time: none of these transactions is long.
    for (let from = 0; from < blocks.length; from += 8) await prepareBlocks(database.orm, blocks.slice(from, from + 8));
    for (const { from, to } of periods) {
      await backlogAt(database.orm, dayStart(from));
      if (to < period.to) await backlogAt(database.orm, dayStart(addDays(to, 1)));
    }
  }
}

export function defineReportJobs(services: WeeklyServices & { jobs: Jobs }): void {
  const { database, jobs } = services;
  jobs.define({
    name: "mail-weekly-report",
    data: z.object({}),
    retries: 3,
    retryDelaySeconds: 600,
    cron: "30 8 * * 1",
    work: () => mailWeeklyReport(services),
  });
  jobs.define({
    name: "prepare-reports",
    data: z.object({}),
    retries: 1,
    retryDelaySeconds: 300,
    cron: "7 * * * *",
    work: () => prepareReports(database),
  });
}

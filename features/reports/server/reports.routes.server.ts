import * as calls from "#features/reports/rules/reports.contract.ts";
import type { HasFields } from "#features/tickets/server/ticket-services.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Db } from "#platform/db/database.ts";
import { readReport } from "./read-report.server.ts";
import { reportCsv } from "./report-csv.server.ts";
import { listEntries } from "./report-entries.server.ts";

/** A long period that nobody asked for yet is counted from its history. */
const reading = { name: "reports", points: 120, seconds: 600 };

export function reportRoutes(router: ApiRouter, { readOnlyDb, fields }: { readOnlyDb: Db } & HasFields): void {
  endpoint(router, calls.readReport, async ({ db, query, viewer, limits, locale }) => {
    await limits.consume(reading, viewer.id);
    return { data: await readReport(db, query, new Date(), readOnlyDb, { fields: fields(), locale }) };
  });

  endpoint(router, calls.listReportEntries, async ({ query, viewer, limits }) => {
    await limits.consume(reading, viewer.id);
    return listEntries(readOnlyDb, query, new Date(), fields());
  });

  endpoint(router, calls.exportReport, async ({ db, query, viewer, limits, locale }) => {
    await limits.consume(reading, viewer.id);
    const report = await readReport(db, query, new Date(), readOnlyDb, { fields: fields(), locale });
    return new Response(reportCsv(report), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="report-${report.from}-${report.to}.csv"`,
        "cache-control": "private, no-store",
      },
    });
  });
}

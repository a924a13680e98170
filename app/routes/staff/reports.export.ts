// The report as a spreadsheet: the API's answer, passed on.
import { apiContext } from "#app/context.ts";
import { readReportAddress } from "#features/reports/console/report-address.ts";
import { daysMaximum } from "#features/reports/rules/report-names.ts";
import { exportReport } from "#features/reports/rules/reports.contract.ts";
import type { Route } from "./+types/reports.export";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { period, split, field } = readReportAddress(url.searchParams, daysMaximum, new Date());
  return context.get(apiContext).call(exportReport, { query: { ...period, ...(split ? { split } : {}), ...(field ? { field } : {}) } });
}

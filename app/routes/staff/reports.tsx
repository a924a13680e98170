import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { readReportAddress, reportPath } from "#features/reports/console/report-address.ts";
import { ReportScreen } from "#features/reports/console/report-screen.tsx";
import { lastDays } from "#features/reports/rules/report-days.ts";
import { daysMaximum } from "#features/reports/rules/report-names.ts";
import { readReport } from "#features/reports/rules/reports.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/reports";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.report_title() };
export const meta = () => accountMeta(m.report_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = new Date();
  const address = readReportAddress(url.searchParams, daysMaximum, now);
  const { split, field, page, period } = address;
  const query = { ...period, ...(split ? { split, page } : {}), ...(field ? { field } : {}) };
  const report = await context.get(apiContext).call(readReport, { query });
  const sheet = new URLSearchParams({ ...period, ...(split ? { by: split } : {}), ...(field ? { field } : {}) });
  return {
    report: report.data,
    address,
    today: lastDays(1, now).to,
    longest: daysMaximum,
    exportTo: `${reportPath}/export?${sheet}`,
  };
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { locale } = useOutletContext<StaffLayoutData>();
  return <ReportScreen {...loaderData} locale={locale} />;
}

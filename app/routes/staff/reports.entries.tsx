import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { entriesPath, entriesQueryOf, readReportAddress, reportAddress } from "#features/reports/console/report-address.ts";
import { ReportEntries } from "#features/reports/console/report-entries.tsx";
import { knownKeys } from "#features/reports/console/report-words.ts";
import { reportZone } from "#features/reports/rules/report-days.ts";
import { daysMaximum, splits } from "#features/reports/rules/report-names.ts";
import { listReportEntries } from "#features/reports/rules/reports.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/reports.entries";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.report_title() };
export const meta = () => accountMeta(m.report_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const address = readReportAddress(url.searchParams, daysMaximum, new Date());
  const query = entriesQueryOf(url.searchParams, address, knownKeys);
  const page = await context.get(apiContext).call(listReportEntries, { query });
  const next = new URLSearchParams(url.searchParams);
  next.set("cursor", page.meta.next_cursor ?? "");
  // Back to the split it was chosen from.
  const split = splits.find((one) => query[one] !== undefined) ?? null;
  return {
    entries: page.data,
    list: query.list,
    ...address.period,
    back: reportAddress(address, { split, field: query.field?.split(":")[0] ?? null }),
    next: page.meta.next_cursor ? `${entriesPath}?${next}` : null,
    zone: reportZone,
  };
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  const { locale } = useOutletContext<StaffLayoutData>();
  return <ReportEntries {...loaderData} locale={locale} />;
}

import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { keptYears } from "#app/session/kept-years.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { listTeam } from "#features/accounts/team/team.contract.ts";
import { readAccessRecord } from "#features/audit/access-record.contract.ts";
import { AccessRecordList, recordPath } from "#features/audit/access-record-list.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/team.record";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.record_title() };
export const meta = () => accountMeta(m.record_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [staff, customer, cursor] = ["staff", "customer", "cursor"].map((name) => url.searchParams.get(name) ?? "");
  const asked = { ...(staff ? { staff } : {}), ...(customer ? { customer } : {}) };
  const [record, team] = await Promise.all([
    api.call(readAccessRecord, { query: { ...asked, ...(cursor ? { cursor } : {}) } }),
    api.call(listTeam),
  ]);
  const address = (more: Record<string, string>) => `${recordPath}?${new URLSearchParams({ ...asked, ...more })}`;
  const { next_cursor: next } = record.meta;
  return {
    entries: record.data,
    colleagues: team.data.map(({ id, name }) => ({ id, name })),
    asked: { staff: staff ?? "", customer: customer ?? "" },
    older: next ? address({ cursor: next }) : null,
    newest: cursor ? address({}) : null,
    kept: keptYears(context, "accessYears"),
    timezone: context.get(viewerContext).timezone,
    now: new Date().toISOString(),
  };
}

export default function AccessRecord({ loaderData }: Route.ComponentProps) {
  const { locale } = useOutletContext<StaffLayoutData>();
  return <AccessRecordList {...loaderData} locale={locale} />;
}

import { useOutletContext } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { keptYears } from "#app/session/kept-years.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { auditEntryWords } from "#app/staff/audit-values.ts";
import { checkAuditLog, readAuditLog } from "#features/audit/audit.contract.ts";
import { auditFilterOf, auditPath, readAuditAddress, writeAuditAddress } from "#features/audit/audit-address.ts";
import { AuditList } from "#features/audit/audit-list.tsx";
import { listStaffTicketFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import { can } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/admin.audit";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.audit_title() };
export const meta = () => accountMeta(m.audit_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const viewer = context.get(viewerContext);
  const { timezone } = viewer;
  const address = readAuditAddress(url.searchParams);
  const cursor = url.searchParams.get("cursor") ?? "";
  const [page, proof, fields] = await Promise.all([
    api.call(readAuditLog, { query: { ...auditFilterOf(address, timezone), ...(cursor ? { cursor } : {}) } }),
    url.searchParams.has("check") ? api.call(checkAuditLog) : null,
    can(viewer, listStaffTicketFields.access) ? api.call(listStaffTicketFields) : null,
  ]);
  const { next_cursor: next, people } = page.meta;
  return {
    entries: page.data,
    people,
    fields: fields?.data ?? [],
    address,
    proof: proof?.data ?? null,
    older: next ? auditPath + writeAuditAddress(address, { cursor: next }) : null,
    newest: cursor ? auditPath + writeAuditAddress(address) : null,
    kept: keptYears(context, "auditYears"),
    timezone,
    now: new Date().toISOString(),
  };
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { locale } = useOutletContext<StaffLayoutData>();
  const { fields, ...list } = loaderData;
  return <AuditList {...list} locale={locale} words={auditEntryWords(locale, list.timezone, { people: list.people, fields })} />;
}

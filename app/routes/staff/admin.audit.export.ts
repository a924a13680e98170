// The chosen part of the audit log as a spreadsheet: the API's answer, passed on.
import { apiContext } from "#app/context.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { exportAuditLog } from "#features/audit/audit.contract.ts";
import { auditFilterOf, readAuditAddress } from "#features/audit/audit-address.ts";
import type { Route } from "./+types/admin.audit.export";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = auditFilterOf(readAuditAddress(url.searchParams), context.get(viewerContext).timezone);
  return context.get(apiContext).call(exportAuditLog, { query });
}

import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Secrets } from "#platform/secrets.ts";
import * as calls from "./audit.contract.ts";
import { checkedMaximum } from "./audit-actions.ts";
import { chainKey } from "./audit-chain.server.ts";
import { checkAudit } from "./audit-check.server.ts";
import { exportAudit, listAudit } from "./audit-list.server.ts";

/** A large part of the log is read each time. */
const checks = { name: "audit-checks", points: 20, seconds: 600 };
const exports = { name: "audit-exports", points: 20, seconds: 3600 };

export function auditRoutes(router: ApiRouter, { secrets }: { secrets: Secrets }): void {
  const key = chainKey(secrets);
  endpoint(router, calls.readAuditLog, ({ db, query }) => listAudit(db, query));

  endpoint(router, calls.exportAuditLog, async ({ db, query, viewer, limits }) => {
    await limits.consume(exports, viewer.id);
    const name = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
    return new Response(exportAudit(db, query), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      },
    });
  });

  endpoint(router, calls.checkAuditLog, async ({ db, viewer, limits }) => {
    await limits.consume(checks, viewer.id);
    const proof = await checkAudit(db, key, { newest: checkedMaximum });
    if (!proof.holds) return { data: { holds: false, entries: 0, first: 0, head: null, fault: { seq: proof.seq, kind: proof.fault } } };
    return { data: { holds: true, entries: proof.entries, first: proof.from, head: proof.head, fault: null } };
  });
}

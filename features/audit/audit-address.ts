// The filters of the log as they stand in the address of its page.
import type { AuditFilter } from "./audit.contract.ts";
import { type AuditKind, auditKinds } from "./audit-actions.ts";

export const auditPath = "/staff/admin/audit";

/** `what`: one action by its name, or `kind.` and a kind for all of its actions. */
export type AuditAddress = { staff: string; what: string; subject: string; from: string; to: string };

const names = ["staff", "what", "subject", "from", "to"] as const;

export function readAuditAddress(search: URLSearchParams): AuditAddress {
  return Object.fromEntries(names.map((name) => [name, (search.get(name) ?? "").trim().slice(0, 200)])) as AuditAddress;
}

export function writeAuditAddress(address: AuditAddress, more: Record<string, string> = {}): string {
  const given = new URLSearchParams(
    [...names.map((name) => [name, address[name]]), ...Object.entries(more)].filter(([, value]) => value) as [string, string][],
  );
  return given.size > 0 ? `?${given}` : "";
}

/** What the API is asked. What is no day, id or action is left out: an address typed by hand shows the log, not an error. */
export function auditFilterOf({ staff, what, subject, from, to }: AuditAddress, zone: string): Partial<AuditFilter> {
  const kind = what.startsWith("kind.") ? auditKinds.find((known) => known === what.slice(5)) : undefined;
  return {
    ...(/^[\w-]{8,64}$/.test(staff) ? { staff } : {}),
    ...(kind ? { kind } : {}),
    ...(/^[A-Za-z]{1,60}$/.test(what) ? { action: what } : {}),
    ...(subject ? { subject } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    zone,
  };
}

export function kindValue(kind: AuditKind): string {
  return `kind.${kind}`;
}

function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

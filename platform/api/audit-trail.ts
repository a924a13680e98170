// What staff change is written down in the transaction that changes it. The work notes old and new values where it knows them; the frame
// of the command writes the entry last, because entries stand in one chain and whoever writes one makes the next writer wait.
import type { Db } from "#platform/db/database.ts";
import type { ApiCall } from "./api-call.ts";

/** A field, what it was and what it is; null where it was not there. */
export type Change = readonly [field: string, from: string | null, to: string | null];

type Value = string | number | boolean | Date | null | undefined | readonly string[];

export type Deed = {
  call: Pick<ApiCall, "id" | "path">;
  by: { id: string; keyId: string | null };
  subjectId: string;
  changes: readonly Change[];
  address: string;
  userAgent: string;
};

export type AuditTrail = {
  /** The last thing a transaction does: nothing may be locked after it. */
  write(tx: Db, deed: Deed): Promise<void>;
};

/** Stands for a colleague where nobody was logged in. */
export const commandLine = "command line";

const valueMaximum = 300;
const noted = new WeakMap<Db, Change[]>();

/** Says what changes, in the transaction that changes it. Values that are the same are no change; what customers wrote does not belong here. */
export function noteChange(tx: Db, field: string, from: Value, to: Value): void {
  const change: Change = [field, textOf(from), textOf(to)];
  if (change[1] === change[2]) return;
  noted.set(tx, [...(noted.get(tx) ?? []), change]);
}

export function changesNoted(tx: Db): readonly Change[] {
  return noted.get(tx) ?? [];
}

function textOf(value: Value): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object") return value.length > 0 ? value.join(", ").slice(0, valueMaximum) : null;
  return String(value).slice(0, valueMaximum);
}

/** Whom or what a call was about: its address says so, or the thing it made; else the caller's own account. */
export function subjectOf(made: { params: unknown; answer: unknown; viewerId: string }): string {
  const named = (made.params as { id?: unknown } | undefined)?.id;
  const answered = (made.answer as { data?: { id?: unknown } } | null | undefined)?.data?.id;
  return [named, answered].find((id) => typeof id === "string") ?? made.viewerId;
}

// The audit log for those who answer for the console: who changed what, on whom, from which value to which, from where.
import { z } from "zod";
import { apiCall, bytes, one, pageOf } from "#platform/api/api-call.ts";
import { cursorField, idField, searchField } from "#platform/api/call-fields.ts";
import { each, nobody, showsIn } from "#platform/api/shown-data.ts";
import { isTimeZone } from "#platform/i18n/time-zones.ts";
import { auditKinds } from "./audit-actions.ts";

/** Two years, as the trigger of the database says too. */
export const auditDays = 730;

const auditEntry = z
  .object({
    seq: z.number().int(),
    at: z.iso.datetime(),
    by: z.object({ id: z.string(), name: z.string().nullable() }),
    /** The API key it was done with; null for a session in a browser. */
    key: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
    /** The id of the call. */
    action: z.string(),
    kind: z.enum(auditKinds),
    subject: z.object({ id: z.string(), name: z.string().nullable() }),
    changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    address: z.string(),
    browser: z.string(),
    hash: z.string(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.output<typeof auditEntry>;

const filter = {
  staff: idField.optional(),
  kind: z.enum(auditKinds).optional(),
  action: z
    .string()
    .regex(/^[A-Za-z]{1,60}$/)
    .optional(),
  /** An id, a ticket or enquiry number, an e-mail address, or the name of a colleague. */
  subject: searchField.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Where the days begin. */
  zone: z.string().max(60).refine(isTimeZone, "field_choice").default("Asia/Seoul"),
};
export const auditQuery = z.object({ ...filter, cursor: cursorField.optional() });
export const auditFilter = z.object(filter);
export type AuditFilter = z.output<typeof auditFilter>;

const auditPage = pageOf(auditEntry, { people: z.array(z.object({ id: z.string(), name: z.string() })) });

const access = "audit.read";
const tag = "Audit log";

export const readAuditLog = apiCall({
  id: "readAuditLog",
  method: "get",
  path: "/staff/audit",
  access,
  tag,
  summary: "Who changed what, newest first; by person, kind, action, subject and day",
  query: auditQuery,
  shows: showsIn("record.read", auditPage, ({ data }) =>
    each(
      "customer",
      data.filter(({ kind }) => kind === "customer"),
      ({ subject }) => subject.id,
    ),
  ),
  answer: auditPage,
});

export const exportAuditLog = apiCall({
  id: "exportAuditLog",
  method: "get",
  path: "/staff/audit/export",
  access,
  tag,
  summary: "The same as CSV, oldest first, with the hashes of the chain; subjects by their ids",
  query: auditFilter,
  shows: nobody("ids of what was changed, names of colleagues only"),
  answer: bytes("text/csv"),
});

const auditProof = z
  .object({
    holds: z.boolean(),
    /** How many entries were proved, beginning with which. */
    entries: z.number().int(),
    first: z.number().int(),
    /** The newest entry and its hash: written down elsewhere, it proves later that nothing was cut off. */
    head: z.object({ seq: z.number().int(), hash: z.string() }).nullable(),
    /** The first entry that does not hold, and how. */
    fault: z.object({ seq: z.number().int(), kind: z.enum(["altered", "missing", "head", "checkpoint"]) }).nullable(),
  })
  .meta({ id: "AuditProof" });
export type AuditProofView = z.output<typeof auditProof>;

export const checkAuditLog = apiCall({
  id: "checkAuditLog",
  method: "get",
  path: "/staff/audit/check",
  access,
  tag,
  summary: "Prove the newest 100,000 entries: each as it was written, none missing; else the first that is not",
  shows: nobody("figures about the log"),
  answer: one(auditProof),
});

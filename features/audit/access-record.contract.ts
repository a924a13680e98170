// The record for those who look after the team: who of the staff looked at whose data, and who changed what about a colleague.
import { z } from "zod";
import { apiCall, pageOf } from "#platform/api/api-call.ts";
import { cursorField, idField } from "#platform/api/call-fields.ts";
import { accessActions, each, showsIn } from "#platform/api/shown-data.ts";

/** What administrators do to a colleague's account; the owner's own doings are in the owner's log. */
export const teamDeeds = [
  "staff-invited",
  "role-changed",
  "names-changed",
  "access-ended",
  "access-restored",
  "two-factor-reset",
  "sso-separated",
] as const;

const accessEntry = z
  .object({
    id: z.string(),
    action: z.enum([...accessActions, ...teamDeeds]),
    by: z.object({ id: z.string(), name: z.string().nullable() }),
    /** `stranger`: the sender of an enquiry without an account, or an account that has been erased. */
    about: z.object({ kind: z.enum(["customer", "colleague", "stranger"]), id: z.string(), name: z.string().nullable() }),
    address: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "AccessEntry" });
export type AccessEntry = z.output<typeof accessEntry>;

export const readAccessRecord = apiCall({
  id: "readAccessRecord",
  method: "get",
  path: "/staff/access-record",
  access: "team.manage",
  tag: "Team",
  summary: "Who looked at whose data and who changed a colleague's account, newest first; of one colleague, or about one customer",
  query: z.object({ staff: idField.optional(), customer: idField.optional(), cursor: cursorField.optional() }),
  shows: showsIn("record.read", pageOf(accessEntry), ({ data }) =>
    each(
      "customer",
      data.filter(({ about }) => about.kind === "customer"),
      ({ about }) => about.id,
    ),
  ),
  answer: pageOf(accessEntry),
});

// The team behind the desk: who is in it and what an administrator may change about a colleague.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { emailField, nameField } from "#features/accounts/rules/accounts.contract.ts";

export const staffRoles = ["agent", "editor", "admin"] as const;

export const inviteBody = z.strictObject({
  email: emailField,
  name: nameField,
  role: z.enum(staffRoles),
  locale: z.enum(locales).default("ko"),
});

export const colleagueBody = z
  .strictObject({ role: z.enum(staffRoles).optional(), disabled: z.boolean().optional() })
  .refine((body) => body.role !== undefined || body.disabled !== undefined);

export const colleagueView = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Invited: has not chosen a password yet. */
  state: z.enum(["active", "invited", "disabled"]),
  two_factor: z.boolean(),
  /** The newest of the colleague's sessions. */
  last_seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type ColleagueView = z.output<typeof colleagueView>;
export const teamAnswer = z.strictObject({ data: z.array(colleagueView) });
export const colleagueAnswer = z.strictObject({ data: colleagueView });

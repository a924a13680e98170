// The team behind the desk: who is in it and what an administrator may change about a colleague.
import { z } from "zod";
import { locales, teamLocale } from "#content/locales.ts";
import { emailField, nameField, namesField } from "#features/accounts/rules/accounts.contract.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { staffRole } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";

export const inviteBody = z.strictObject({
  email: emailField,
  name: nameField,
  /** As customers read it in a language, where it is another one. */
  names: namesField.optional(),
  role: staffRole,
  locale: z.enum(locales).default(teamLocale),
});

export const colleagueBody = z
  .strictObject({ role: staffRole.optional(), disabled: z.boolean().optional(), names: namesField.optional() })
  .refine((body) => body.role !== undefined || body.disabled !== undefined || body.names !== undefined);

export const colleagueView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** As customers read it in a language, where it is another one. */
    names: z.partialRecord(z.enum(locales), z.string()),
    email: z.string(),
    /** Nobody without one can do anything. */
    role: staffRole.nullable(),
    /** Invited: has neither chosen a password nor logged in at the provider yet. */
    state: z.enum(["active", "invited", "disabled"]),
    /** Known at the single sign-on provider: the role comes from there at every log-in. */
    single_sign_on: z.boolean(),
    two_factor: z.boolean(),
    /** Theirs until their access ends. */
    open_tickets: z.int(),
    open_chats: z.int(),
    /** The newest of the colleague's sessions. */
    last_seen_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "TeamMember" });
export type ColleagueView = z.output<typeof colleagueView>;

const tag = "Team";
const access = "team.manage";
const params = z.strictObject({ id: z.string().max(60) });
/** Mails an administrator can cause: a stolen session must not become a mail cannon. */
const invitations = { name: "staff-invitations", points: 30, seconds: 3600 } as const;

export const listTeam = apiCall({
  id: "listTeam",
  method: "get",
  path: "/staff/team",
  access,
  tag,
  summary: "All colleagues",
  shows: nobody("colleagues, no customers"),
  answer: one(z.array(colleagueView)),
});

export const inviteColleague = apiCall({
  id: "inviteColleague",
  method: "post",
  path: "/staff/team",
  access,
  freshFactor: true,
  tag,
  summary: "Invite a colleague by mail",
  body: inviteBody,
  status: 201,
  limit: invitations,
  shows: nobody("colleagues, no customers"),
  answer: one(colleagueView),
});

export const changeColleague = apiCall({
  id: "changeColleague",
  method: "patch",
  path: "/staff/team/{id}",
  access,
  freshFactor: true,
  tag,
  summary: "Change a colleague's role or names, end or restore access",
  params,
  body: colleagueBody,
  shows: nobody("colleagues, no customers"),
  answer: one(colleagueView),
});

export const inviteColleagueAgain = apiCall({
  id: "inviteColleagueAgain",
  method: "post",
  path: "/staff/team/{id}/invitation",
  access,
  freshFactor: true,
  tag,
  summary: "Send the invitation again",
  params,
  limit: invitations,
  shows: nobody("colleagues, no customers"),
  answer: one(colleagueView),
});

export const resetColleagueTwoFactor = apiCall({
  id: "resetColleagueTwoFactor",
  method: "delete",
  path: "/staff/team/{id}/two-factor",
  access,
  freshFactor: true,
  tag,
  summary: "Turn a colleague's second factor off",
  params,
  shows: nobody("colleagues, no customers"),
  answer: one(colleagueView),
});

export const separateColleague = apiCall({
  id: "separateColleague",
  method: "delete",
  path: "/staff/team/{id}/single-sign-on",
  access,
  freshFactor: true,
  tag,
  summary: "Forget who a colleague is at the single sign-on provider; the next log-in there connects the account anew by its address",
  params,
  shows: nobody("colleagues, no customers"),
  answer: one(colleagueView),
});

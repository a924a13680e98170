// The team, for administrators.
import { z } from "zod";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { colleagueAnswer, colleagueBody, inviteBody, teamAnswer } from "./team.contract.ts";
import { changeColleague, inviteAgain, inviteColleague, listTeam, resetColleagueTwoFactor } from "./team.server.ts";

const tag = "Team";
const params = z.strictObject({ id: z.string().max(60) });
/** Mails an administrator can cause: a stolen session must not become a mail cannon. */
const invitations = { name: "staff-invitations", points: 30, seconds: 3600 } as const;

export function teamRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(
    router,
    { method: "get", path: "/staff/team", access: "staff:admin", summary: "All colleagues", tag, answer: teamAnswer },
    async ({ db }) => ({ data: await listTeam(db) }),
  );
  endpoint(
    router,
    {
      method: "post",
      path: "/staff/team",
      access: "staff:admin",
      summary: "Invite a colleague by mail",
      tag,
      body: inviteBody,
      status: 201,
      limit: invitations,
      answer: colleagueAnswer,
    },
    async ({ c, body }) => ({ data: await inviteColleague(services, body, callerOf(c)) }),
  );
  endpoint(
    router,
    {
      method: "patch",
      path: "/staff/team/{id}",
      access: "staff:admin",
      summary: "Change a colleague's role, end or restore access",
      tag,
      params,
      body: colleagueBody,
      answer: colleagueAnswer,
    },
    async ({ c, viewer, params, body }) => ({ data: await changeColleague(services, viewer, params.id, body, callerOf(c)) }),
  );
  endpoint(
    router,
    {
      method: "post",
      path: "/staff/team/{id}/invitation",
      access: "staff:admin",
      summary: "Send the invitation again",
      tag,
      params,
      limit: invitations,
      answer: colleagueAnswer,
    },
    async ({ c, viewer, params }) => ({ data: await inviteAgain(services, viewer, params.id, callerOf(c)) }),
  );
  endpoint(
    router,
    {
      method: "delete",
      path: "/staff/team/{id}/two-factor",
      access: "staff:admin",
      summary: "Turn a colleague's second factor off",
      tag,
      params,
      answer: colleagueAnswer,
    },
    async ({ c, viewer, params }) => ({ data: await resetColleagueTwoFactor(services, viewer, params.id, callerOf(c)) }),
  );
}

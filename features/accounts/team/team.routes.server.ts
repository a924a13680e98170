// The team, for administrators.
import { z } from "zod";
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { colleagueAnswer, colleagueBody, inviteBody, teamAnswer } from "./team.contract.ts";
import { changeColleague, inviteAgain, inviteColleague, listTeam, resetColleagueTwoFactor } from "./team.server.ts";

const tag = "Team";
const params = z.strictObject({ id: z.string().max(60) });
/** Mails an administrator can cause: a stolen session must not become a mail cannon. */
const invitations = { name: "staff-invitations", points: 30, seconds: 3600 } as const;

export function teamRoutes(router: ApiRouter, services: AccountServices) {
  oldEndpoint(
    router,
    { method: "get", path: "/staff/team", access: "team.manage", summary: "All colleagues", tag, answer: teamAnswer },
    async ({ db }) => ({ data: await listTeam(db) }),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/team",
      access: "team.manage",
      summary: "Invite a colleague by mail",
      tag,
      body: inviteBody,
      status: 201,
      limit: invitations,
      answer: colleagueAnswer,
    },
    async ({ c, body }) => ({ data: await inviteColleague(services, body, callerOf(c)) }),
  );
  oldEndpoint(
    router,
    {
      method: "patch",
      path: "/staff/team/{id}",
      access: "team.manage",
      summary: "Change a colleague's role, end or restore access",
      tag,
      params,
      body: colleagueBody,
      answer: colleagueAnswer,
    },
    async ({ c, viewer, params, body }) => ({ data: await changeColleague(services, viewer, params.id, body, callerOf(c)) }),
  );
  oldEndpoint(
    router,
    {
      method: "post",
      path: "/staff/team/{id}/invitation",
      access: "team.manage",
      summary: "Send the invitation again",
      tag,
      params,
      limit: invitations,
      answer: colleagueAnswer,
    },
    async ({ c, viewer, params }) => ({ data: await inviteAgain(services, viewer, params.id, callerOf(c)) }),
  );
  oldEndpoint(
    router,
    {
      method: "delete",
      path: "/staff/team/{id}/two-factor",
      access: "team.manage",
      summary: "Turn a colleague's second factor off",
      tag,
      params,
      answer: colleagueAnswer,
    },
    async ({ c, viewer, params }) => ({ data: await resetColleagueTwoFactor(services, viewer, params.id, callerOf(c)) }),
  );
}

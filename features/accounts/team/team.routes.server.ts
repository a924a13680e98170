// The team, for those who look after it.
import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as calls from "./team.contract.ts";
import { changeColleague, inviteAgain, inviteColleague, listTeam, resetColleagueTwoFactor } from "./team.server.ts";

export function teamRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(router, calls.listTeam, async ({ db }) => ({ data: await listTeam(db) }));

  endpoint(router, calls.inviteColleague, async ({ c, viewer, body }) => ({
    data: await inviteColleague(services, viewer, body, callerOf(c)),
  }));

  endpoint(router, calls.changeColleague, async ({ c, viewer, params, body }) => ({
    data: await changeColleague(services, viewer, params.id, body, callerOf(c)),
  }));

  endpoint(router, calls.inviteColleagueAgain, async ({ c, viewer, params }) => ({
    data: await inviteAgain(services, viewer, params.id, callerOf(c)),
  }));

  endpoint(router, calls.resetColleagueTwoFactor, async ({ viewer, params }) => ({
    data: await resetColleagueTwoFactor(services, viewer, params.id),
  }));
}

// The team, for those who look after it.
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as calls from "./team.contract.ts";
import { changeColleague, inviteAgain, inviteColleague, listTeam, resetColleagueTwoFactor, separateColleague } from "./team.server.ts";

export function teamRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(router, calls.listTeam, async ({ db }) => ({ data: await listTeam(db) }));

  command(router, calls.inviteColleague, {}, async (tx, { actor, body }) => ({ data: await inviteColleague(tx, services, actor, body) }));

  command(router, calls.changeColleague, {}, async (tx, { actor, params, body }) => ({
    data: await changeColleague(tx, services, actor, params.id, body),
  }));

  command(router, calls.inviteColleagueAgain, {}, async (tx, { actor, params }) => ({
    data: await inviteAgain(tx, services, actor, params.id),
  }));

  command(router, calls.resetColleagueTwoFactor, {}, async (tx, { actor, params }) => ({
    data: await resetColleagueTwoFactor(tx, services, actor, params.id),
  }));

  command(router, calls.separateColleague, {}, async (tx, { actor, params }) => ({
    data: await separateColleague(tx, services, actor, params.id),
  }));
}

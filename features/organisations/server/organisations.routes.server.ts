// An organisation's people, for themselves.
import * as calls from "#features/organisations/rules/organisations.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import {
  changeMember,
  foundOrganisation,
  inviteMember,
  joinOrganisation,
  removeMember,
  renameOrganisation,
  withdrawInvitation,
} from "./organisation-commands.server.ts";
import { readPlace } from "./organisation-place.server.ts";
import { acceptRequest, askToJoin, confirmDomain, dropRequest } from "./organisation-requests.server.ts";
import type { OrganisationServices } from "./organisation-services.ts";

/** Each rings at every owner. */
const asking = { name: "organisation-ask", points: 5, seconds: 86_400 };
const limit = { name: "organisation-change", points: 60, seconds: 60 };

export function organisationRoutes(router: ApiRouter, services: OrganisationServices): void {
  endpoint(router, calls.readOrganisation, async ({ db, viewer, query }) => ({ data: await readPlace(db, viewer, query.token) }));

  command(router, calls.foundOrganisation, { limit }, async (tx, { actor, body }) => {
    await foundOrganisation(tx, actor, body);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.renameOrganisation, { limit }, async (tx, { actor, body }) => {
    await renameOrganisation(tx, actor, body.name);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.inviteMember, {}, async (tx, { actor, body }) => {
    await inviteMember(tx, services, actor, body);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.withdrawInvitation, { limit }, async (tx, { actor, params }) => {
    await withdrawInvitation(tx, actor, params.id);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.joinOrganisation, { limit }, async (tx, { actor, params, body }) => {
    await joinOrganisation(tx, services, actor, params.id, body);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.changeMember, { limit }, async (tx, { actor, params, body }) => {
    await changeMember(tx, services, actor, params.id, body.role);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.removeMember, { limit }, async (tx, { actor, params }) => {
    await removeMember(tx, services, actor, params.id);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.confirmDomain, { limit }, async (tx, { actor, body }) => {
    await confirmDomain(tx, actor, body);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.askToJoin, { limit: asking }, async (tx, { actor, body }) => {
    await askToJoin(tx, services, actor, body.organisation);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.acceptRequest, { limit }, async (tx, { actor, params, body }) => {
    await acceptRequest(tx, services, actor, params.id, body.role);
    return { data: await readPlace(tx, actor.viewer) };
  });

  command(router, calls.dropRequest, { limit }, async (tx, { actor, params }) => {
    await dropRequest(tx, actor, params.id);
    return { data: await readPlace(tx, actor.viewer) };
  });
}

// Where somebody stands: in an organisation, or with invitations and organisations they may ask.
import type { PlaceView } from "#features/organisations/rules/organisations.contract.ts";
import type { CustomerViewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { suggestionsFor } from "./organisation-requests.server.ts";
import { linkState, provedAddress, readOrganisation, receivedAt } from "./organisation-store.server.ts";

export async function readPlace(db: Db, viewer: Pick<CustomerViewer, "id">, token?: string): Promise<PlaceView> {
  const email = await provedAddress(db, viewer.id);
  const [organisation, received, suggestions] = await Promise.all([
    readOrganisation(db, viewer.id, email),
    email ? receivedAt(db, email) : [],
    suggestionsFor(db, viewer.id, email),
  ]);
  const link = token ? await linkState(db, token, email) : null;
  return { organisation, received, suggestions: organisation ? [] : suggestions, link };
}

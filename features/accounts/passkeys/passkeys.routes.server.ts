import { type AccountServices, callerOf } from "#features/accounts/server/account-services.ts";
import { type CommandCall, command } from "#platform/api/command.ts";
import { type ApiRouter, done, endpoint } from "#platform/api/endpoint.ts";
import { askForPasskey } from "./check-passkey.server.ts";
import { logInByPasskey } from "./passkey-log-in.server.ts";
import * as calls from "./passkeys.contract.ts";
import { addPasskey, beginPasskey, checkNewPasskey, listPasskeys, removePasskey, renamePasskey } from "./passkeys.server.ts";

export function passkeyRoutes(router: ApiRouter, services: AccountServices) {
  endpoint(router, calls.askPasskey, async ({ body }) => ({ data: await askForPasskey(services, body.origin) }));

  endpoint(router, calls.logInByPasskey, async ({ c, viewer, body }) => logInByPasskey(services, callerOf(c), body, viewer));

  endpoint(router, calls.listPasskeys, async ({ db, viewer }) => ({ data: await listPasskeys(db, viewer.id) }));

  endpoint(router, calls.beginPasskey, async ({ viewer, body }) => ({ data: await beginPasskey(services, viewer, body.origin) }));

  const before = ({ viewer, body }: CommandCall<typeof calls.addPasskey>) => checkNewPasskey(services, viewer, body.passkey);
  command(router, calls.addPasskey, { before, secret: true }, async (tx, { actor, body, proved }) => ({
    data: await addPasskey(tx, services, actor, body.name, proved),
  }));

  command(router, calls.renamePasskey, {}, async (tx, { viewer, params, body }) => ({
    data: await renamePasskey(tx, viewer, params.id, body.name),
  }));

  command(router, calls.removePasskey, {}, async (tx, { actor, params }) => {
    await removePasskey(tx, services, actor, params.id);
    return done;
  });
}

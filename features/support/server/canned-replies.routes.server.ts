// The desk's canned replies: looked up, added, changed, removed.
import * as calls from "#features/support/rules/canned-replies.contract.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { dropCanned, listCanned, saveCanned } from "./canned-replies.server.ts";

export function cannedReplyRoutes(router: ApiRouter): void {
  endpoint(router, calls.listCannedReplies, async ({ db, query }) => ({ data: await listCanned(db, query) }));

  command(router, calls.createCannedReply, {}, async (tx, { viewer, body }) => ({ data: await saveCanned(tx, viewer, null, body) }));

  command(router, calls.changeCannedReply, {}, async (tx, { viewer, params, body }) => ({
    data: await saveCanned(tx, viewer, params.id, body),
  }));

  command(router, calls.removeCannedReply, {}, async (tx, { params }) => {
    await dropCanned(tx, params.id);
    return null;
  });
}

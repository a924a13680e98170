// The desk's canned replies: looked up, added, changed, removed.
import * as calls from "#features/support/rules/canned-replies.contract.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { dropCanned, listCanned, saveCanned } from "./canned-replies.server.ts";

export function cannedReplyRoutes(router: ApiRouter): void {
  endpoint(router, calls.listCannedReplies, async ({ db, query }) => ({ data: await listCanned(db, query) }));

  endpoint(router, calls.createCannedReply, async ({ db, viewer, body }) => ({ data: await saveCanned(db, viewer, null, body) }));

  endpoint(router, calls.changeCannedReply, async ({ db, viewer, params, body }) => ({
    data: await saveCanned(db, viewer, params.id, body),
  }));

  endpoint(router, calls.removeCannedReply, async ({ db, params }) => {
    await dropCanned(db, params.id);
    return null;
  });
}

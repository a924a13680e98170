// The bell of whoever is signed in.
import type { RealtimeServices } from "#features/realtime/announce.server.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as calls from "./notifications.contract.ts";
import { changeStaffPreferences, listNotices, markNoticesRead, readStaffPreferences } from "./notifications.server.ts";

export function notificationRoutes(router: ApiRouter, services: RealtimeServices): void {
  endpoint(router, calls.listNotices, ({ db, viewer, locale, query }) => listNotices(db, viewer, locale, query));

  command(router, calls.markNoticesRead, {}, async (tx, { viewer, body }) => ({
    data: { unread: await markNoticesRead(tx, services, viewer, body) },
  }));

  endpoint(router, calls.readStaffPreferences, async ({ db, viewer }) => ({ data: await readStaffPreferences(db, viewer.id) }));

  command(router, calls.changeStaffPreferences, {}, async (tx, { viewer, body }) => {
    await changeStaffPreferences(tx, viewer.id, body.mails);
    return { data: await readStaffPreferences(tx, viewer.id) };
  });
}

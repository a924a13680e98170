// The bell of whoever is signed in.
import type { RealtimeServices } from "#features/realtime/announce.server.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import * as calls from "./notifications.contract.ts";
import { changeStaffPreferences, listNotices, markNoticesRead, readStaffPreferences } from "./notifications.server.ts";

export function notificationRoutes(router: ApiRouter, services: RealtimeServices): void {
  endpoint(router, calls.listNotices, ({ db, viewer, locale, query }) => listNotices(db, viewer, locale, query));

  endpoint(router, calls.markNoticesRead, async ({ db, viewer, body }) => ({
    data: { unread: await db.transaction((tx) => markNoticesRead(tx, services, viewer, body)) },
  }));

  endpoint(router, calls.readStaffPreferences, async ({ db, viewer }) => ({ data: await readStaffPreferences(db, viewer.id) }));

  endpoint(router, calls.changeStaffPreferences, async ({ db, viewer, body }) => {
    await changeStaffPreferences(db, viewer.id, body.mails);
    return { data: await readStaffPreferences(db, viewer.id) };
  });
}

// The bell of whoever is signed in.

import type { RealtimeNeeds } from "#features/realtime/announce.server.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { listNoticesQuery, readNoticesBody, staffPreferencesBody } from "./notifications.contract.ts";
import { changeStaffPreferences, listNotices, markNoticesRead, readStaffPreferences } from "./notifications.server.ts";

const tag = "Notifications";

export function notificationRoutes(router: ApiRouter, services: RealtimeNeeds): void {
  endpoint(
    router,
    {
      method: "get",
      path: "/notifications",
      access: "signed-in",
      tag,
      summary: "What the bell shows, newest first",
      query: listNoticesQuery,
    },
    ({ db, viewer, locale, query }) => listNotices(db, viewer, locale, query),
  );

  endpoint(
    router,
    {
      method: "post",
      path: "/notifications/read",
      access: "signed-in",
      tag,
      summary: "Mark as read: ids, a ticket's, or all",
      body: readNoticesBody,
    },
    async ({ db, viewer, body }) => ({ data: { unread: await db.transaction((tx) => markNoticesRead(tx, services, viewer, body)) } }),
  );

  endpoint(
    router,
    { method: "get", path: "/staff/notification-preferences", access: "staff", tag, summary: "Which mails I get" },
    async ({ db, viewer }) => ({ data: await readStaffPreferences(db, viewer.id) }),
  );

  endpoint(
    router,
    {
      method: "patch",
      path: "/staff/notification-preferences",
      access: "staff",
      tag,
      summary: "Choose which mails I get",
      body: staffPreferencesBody,
    },
    async ({ db, viewer, body }) => {
      await changeStaffPreferences(db, viewer.id, body.mails);
      return { data: await readStaffPreferences(db, viewer.id) };
    },
  );
}

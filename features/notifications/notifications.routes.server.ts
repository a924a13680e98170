// The bell of whoever is signed in.
import type { Locale } from "#content/locales.ts";
import type { RealtimeServices } from "#features/realtime/announce.server.ts";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, type CallOf, endpoint } from "#platform/api/endpoint.ts";
import type { Config } from "#platform/config.ts";
import type { Secrets } from "#platform/secrets.ts";
import * as calls from "./notifications.contract.ts";
import { changeStaffPreferences, listNotices, markNoticesRead, readStaffPreferences } from "./notifications.server.ts";
import * as push from "./push/push.contract.ts";
import { addDevice, changePush, checkEndpoint, readPush, removeDevice } from "./push/push.server.ts";
import { kindOf, noticeSettings, unsubscribe } from "./unsubscribe.server.ts";

type Needs = RealtimeServices & { config: Config; secrets: Secrets; origin: (locale: Locale) => string };

export function notificationRoutes(router: ApiRouter, services: Needs): void {
  endpoint(router, calls.listNotices, ({ db, viewer, locale, query }) => listNotices(db, viewer, locale, query));

  command(router, calls.markNoticesRead, {}, async (tx, { viewer, body }) => ({
    data: { unread: await markNoticesRead(tx, services, viewer, body) },
  }));

  command(router, calls.unsubscribe, {}, async (tx, { params }) => {
    await unsubscribe(tx, services.secrets.signing, params);
    return { success: true } as const;
  });
  endpoint(router, calls.openUnsubscribe, async ({ db, params, locale }) => {
    const kind = await kindOf(db, services.secrets.signing, params);
    return new Response(null, { status: 303, headers: { location: noticeSettings(services, { kind, locale }) } });
  });

  endpoint(router, push.readPush, async ({ db, viewer }) => ({ data: await readPush(db, services.secrets, viewer) }));
  command(router, push.changePush, {}, async (tx, { viewer, body }) => {
    await changePush(tx, viewer, body);
    return { data: await readPush(tx, services.secrets, viewer) };
  });
  const checked = {
    before: ({ body, locale }: CallOf<typeof push.addPushDevice>) => checkEndpoint(services.config, body.endpoint, locale),
  };
  command(router, push.addPushDevice, checked, async (tx, { viewer, body }) => {
    await addDevice(tx, viewer, body);
    return { data: await readPush(tx, services.secrets, viewer) };
  });
  command(router, push.removePushDevice, {}, async (tx, { viewer, params }) => {
    await removeDevice(tx, viewer, params.id);
    return null;
  });

  endpoint(router, calls.readStaffPreferences, async ({ db, viewer }) => ({ data: await readStaffPreferences(db, viewer) }));

  command(router, calls.changeStaffPreferences, {}, async (tx, { viewer, body }) => {
    await changeStaffPreferences(tx, viewer.id, body.mails);
    return { data: await readStaffPreferences(tx, viewer) };
  });
}

// One's own pushes: occasions, quiet hours, devices. An address is judged when it is given, and again by every connection.
import { and, asc, eq, notInArray } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { sessions } from "#db/schema/accounts.ts";
import { pushDevices, pushSettings } from "#db/schema/notifications.ts";
import { describeBrowser } from "#features/accounts/rules/describe-browser.ts";
import type { StaffViewer } from "#platform/api/viewer.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { isTrusted, refuseTarget } from "#platform/outside-fetch.ts";
import { m } from "#platform/paraglide/messages.js";
import { newId } from "#platform/random-token.server.ts";
import { publicPushKey, type Secrets } from "#platform/secrets.ts";
import type { addDeviceBody, changePushBody, PushState } from "./push.contract.ts";
import { clockOf, devicesMaximum, minutesOf, pushKinds } from "./push-rules.ts";

export async function readPush(db: Db, secrets: Secrets, viewer: StaffViewer): Promise<PushState> {
  const [settings] = await db.select().from(pushSettings).where(eq(pushSettings.accountId, viewer.id));
  const devices = await db.select().from(pushDevices).where(eq(pushDevices.accountId, viewer.id)).orderBy(asc(pushDevices.createdAt));
  const { quietFrom: from = null, quietUntil: until = null } = settings ?? {};
  return {
    public_key: publicPushKey(secrets),
    kinds: Object.fromEntries(pushKinds.map((kind) => [kind, settings?.kinds[kind] ?? true])) as PushState["kinds"],
    quiet: from === null || until === null ? null : { from: clockOf(from), until: clockOf(until) },
    devices: devices.map(({ id, userAgent, createdAt, sessionId }) => ({
      id,
      ...describeBrowser(userAgent),
      created_at: createdAt.toISOString(),
      this_session: sessionId === viewer.sessionId,
    })),
  };
}

export async function changePush(tx: Db, viewer: StaffViewer, body: z.output<typeof changePushBody>): Promise<void> {
  const [before] = await tx.select().from(pushSettings).where(eq(pushSettings.accountId, viewer.id));
  const given = Object.entries(body.kinds ?? {}).filter((entry): entry is [string, boolean] => entry[1] !== undefined);
  const kinds = { ...before?.kinds, ...Object.fromEntries(given) };
  const { quiet } = body;
  const hours =
    quiet === undefined ? {} : { quietFrom: quiet ? minutesOf(quiet.from) : null, quietUntil: quiet ? minutesOf(quiet.until) : null };
  await tx
    .insert(pushSettings)
    .values({ accountId: viewer.id, kinds, ...hours })
    .onConflictDoUpdate({ target: pushSettings.accountId, set: { kinds, ...hours } });
}

/** Before the transaction, because a name has to be looked up: https, and nothing but public addresses behind it. */
export async function checkEndpoint(config: Pick<Config, "WEBHOOK_PRIVATE_TARGETS">, text: string, locale: Locale): Promise<void> {
  const refuse = () => new AppError("invalid", { fields: { endpoint: [m.push_endpoint_refused({}, { locale })] } });
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw refuse();
  if (isTrusted(config, url)) return;
  if (url.protocol !== "https:" || url.port) throw refuse();
  await refuseTarget(url).catch(() => {
    throw refuse();
  });
}

/** The same browser asked again is the same device, whoever had it before. */
export async function addDevice(tx: Db, viewer: StaffViewer, { endpoint, keys }: z.output<typeof addDeviceBody>): Promise<void> {
  const [session] = await tx.select({ userAgent: sessions.userAgent }).from(sessions).where(eq(sessions.id, viewer.sessionId));
  if (!session) throw new AppError("unauthenticated");
  const mine = { accountId: viewer.id, sessionId: viewer.sessionId, ...keys, userAgent: session.userAgent };
  await tx
    .insert(pushDevices)
    .values({ id: newId(), endpoint, ...mine })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: mine });
  // The oldest make room.
  const newest = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, viewer.id))
    .orderBy(asc(pushDevices.createdAt));
  const rows = await newest;
  const kept = rows.slice(-devicesMaximum).map(({ id }) => id);
  if (rows.length > kept.length)
    await tx.delete(pushDevices).where(and(eq(pushDevices.accountId, viewer.id), notInArray(pushDevices.id, kept)));
}

export async function removeDevice(tx: Db, viewer: StaffViewer, id: string): Promise<void> {
  await tx.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.accountId, viewer.id)));
}

// How a browser gets onto the realtime gateway: its settings, and the signature for each channel.

import { and, eq, gt } from "drizzle-orm";
import { sessions } from "#db/schema/accounts.ts";
import { plainBody } from "#platform/api/body-limit.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { readBytes, readJson } from "#platform/api/read-json.ts";
import { AppError } from "#platform/errors.ts";
import { answerAuthRequest, readAuthRequest } from "#platform/realtime/channel-auth.ts";
import type { RealtimeDriver } from "#platform/realtime/driver.ts";
import { type ChannelRule, decideChannel } from "./channel-rule.ts";
import * as calls from "./realtime.contract.ts";

export type RealtimeRouteServices = { realtime: { driver: RealtimeDriver } };

// A page with a few channels, many tabs, and everybody coming back after a restart.
const authLimit = { name: "realtime-auth", points: 300, seconds: 60 };

export function realtimeRoutes(router: ApiRouter, { realtime }: RealtimeRouteServices, rules: readonly ChannelRule[]): void {
  endpoint(router, calls.readRealtimeSettings, async ({ c, query }) => ({
    data: realtime.driver.clientSettings(query.page ?? c.req.url),
  }));

  endpoint(router, calls.authorizeChannels, async ({ c, db, viewer, limits }) => {
    await limits.consume(authLimit, viewer.sessionId);
    const request = readAuthRequest(await readFormOrJson(c.req.raw));
    if (!request) throw new AppError("malformed");
    await realtime.driver.noteOwner(request.socketId, viewer.id, viewer.sessionId);
    // Asked again now that the socket is known to be theirs: a session revoked in between signs nothing.
    const alive = and(eq(sessions.id, viewer.sessionId), gt(sessions.expiresAt, new Date()));
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(alive);
    if (!session) throw new AppError("unauthenticated");
    const answer = await answerAuthRequest(request, (channel) => decideChannel(rules, db, viewer, channel), realtime.driver.authorize);
    if (!answer) throw new AppError("forbidden");
    return answer;
  });
}

async function readFormOrJson(request: Request): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return readJson(request);
  const text = new TextDecoder().decode(await readBytes(request, plainBody));
  const form = new URLSearchParams(text);
  return { socket_id: form.get("socket_id"), channel_name: form.get("channel_name") };
}

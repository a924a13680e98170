// How a browser gets onto the realtime gateway: its settings, and the signature for each channel.

import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { sessions } from "#db/schema/accounts.ts";
import { plainBody } from "#platform/api/body-limit.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import { readBytes, readJson } from "#platform/api/read-json.ts";
import { AppError } from "#platform/errors.ts";
import { answerAuthRequest, readAuthRequest } from "#platform/realtime/channel-auth.ts";
import type { RealtimeDriver } from "#platform/realtime/driver.ts";
import { decideChannel } from "./channel-policy.server.ts";

export type RealtimeRouteNeeds = { realtime: { driver: RealtimeDriver } };

const tag = "Realtime";
// A page with a few channels, many tabs, and everybody coming back after a restart.
const authLimit = { name: "realtime-auth", points: 300, seconds: 60 };

const settingsQuery = z.strictObject({
  /** The address of the page that will connect; it counts where it is one of the site's own. */
  page: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
});

export function realtimeRoutes(router: ApiRouter, { realtime }: RealtimeRouteNeeds): void {
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/realtime",
      access: "public",
      tag,
      summary: "What the browser's realtime client is created with",
      query: settingsQuery,
    },
    async ({ c, query }) => ({ data: realtime.driver.clientSettings(query.page ?? c.req.url) }),
  );

  oldEndpoint(
    router,
    {
      method: "post",
      path: "/realtime/auth",
      access: "signed-in",
      tag,
      summary: "Sign one channel (channel_name) or several (channel_names)",
    },
    async ({ c, db, viewer, limits }) => {
      await limits.consume(authLimit, viewer.sessionId);
      const request = readAuthRequest(await readFormOrJson(c.req.raw));
      if (!request) throw new AppError("malformed");
      await realtime.driver.noteOwner(request.socketId, viewer.id, viewer.sessionId);
      // Asked again now that the socket is known to be theirs: a session revoked in between signs nothing.
      const alive = and(eq(sessions.id, viewer.sessionId), gt(sessions.expiresAt, new Date()));
      const [session] = await db.select({ id: sessions.id }).from(sessions).where(alive);
      if (!session) throw new AppError("unauthenticated");
      const answer = await answerAuthRequest(request, (channel) => decideChannel(db, viewer, channel), realtime.driver.authorize);
      if (!answer) throw new AppError("forbidden");
      return answer;
    },
  );
}

async function readFormOrJson(request: Request): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return readJson(request);
  const text = new TextDecoder().decode(await readBytes(request, plainBody));
  const form = new URLSearchParams(text);
  return { socket_id: form.get("socket_id"), channel_name: form.get("channel_name") };
}

// How a browser gets onto the realtime gateway: its settings, and the signature for each channel.
import { z } from "zod";
import { apiCall, one } from "#platform/api/api-call.ts";
import { nobody } from "#platform/api/shown-data.ts";

const tag = "Realtime";

export const readRealtimeSettings = apiCall({
  id: "readRealtimeSettings",
  method: "get",
  path: "/realtime",
  access: "public",
  tag,
  summary: "What the browser's realtime client is created with",
  query: z.strictObject({
    /** The address of the page that will connect; it counts where it is one of the site's own. */
    page: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional(),
  }),
  answer: one(
    z
      .object({
        key: z.string(),
        cluster: z.string(),
        wsHost: z.string().optional(),
        wsPort: z.int().optional(),
        wssPort: z.int().optional(),
        forceTLS: z.boolean(),
      })
      .meta({ id: "RealtimeSettings" }),
  ),
});

const channelAuth = z.object({ auth: z.string(), channel_data: z.string().optional() });

export const authorizeChannels = apiCall({
  id: "authorizeChannels",
  method: "post",
  path: "/realtime/auth",
  access: "signed-in",
  tag,
  summary: "Sign one channel (channel_name) or several (channel_names); JSON or a form",
  streamed: {
    type: "application/x-www-form-urlencoded",
    orJson: true,
    fields: z.object({
      socket_id: z.string(),
      channel_name: z.string().optional(),
      channel_names: z.array(z.string()).max(100).optional(),
    }),
  },
  shows: nobody("signatures; what is heard on channels are ids and numbers"),
  answer: z.union([channelAuth, z.object({ channels: z.record(z.string(), channelAuth.nullable()) })]),
  browser: true,
});

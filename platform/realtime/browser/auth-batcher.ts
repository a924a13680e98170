// Authorisation in the browser: all channels asked for in one turn go to the site in one request.
import type { ChannelAuthorizationHandler } from "pusher-js";
import { createBatcher } from "#platform/batcher.ts";
import { type BatchAnswer, channelsPerRequest } from "#platform/realtime/channel-auth.ts";
import type { ChannelAuth } from "#platform/realtime/signatures.ts";
import { backoffMs } from "./backoff.ts";

type AuthBatcherOptions = {
  fetch: typeof fetch;
  url: string;
  /** False once the socket was replaced: its signatures are worthless then, and pusher-js would send them anyway. */
  isCurrent(socketId: string): boolean;
  /** The session that asks is over. */
  onEnded?(): void;
};

const attempts = 4;

export function createAuthBatcher({ fetch, url, isCurrent, onEnded }: AuthBatcherOptions): ChannelAuthorizationHandler {
  let current: { socketId: string; ask: (channel: string) => Promise<ChannelAuth | null> } | undefined;

  function askerOf(socketId: string) {
    if (current?.socketId !== socketId) {
      const work = async (channels: readonly string[]) => {
        const answer = await request(socketId, [...new Set(channels)]);
        return channels.map((channel) => answer?.channels[channel] ?? null);
      };
      current = { socketId, ask: createBatcher({ max: channelsPerRequest, work, turn: () => Promise.resolve() }) };
    }
    return current.ask;
  }

  /** pusher-js never asks twice for a refused channel, so passing trouble is waited out here. */
  async function request(socketId: string, channels: string[]): Promise<BatchAnswer | null> {
    for (let attempt = 0; attempt < attempts && isCurrent(socketId); attempt++) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt - 1)));
      const response = await fetch(url, {
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ socket_id: socketId, channel_names: channels }),
      }).catch(() => null);
      if (response?.ok) return await response.json().catch(() => null);
      if (response?.status === 401) onEnded?.();
      const passing = response === null || response.status === 429 || response.status >= 500;
      if (!passing) return null;
    }
    return null;
  }

  return async function authorize({ socketId, channelName }, done) {
    const auth = await askerOf(socketId)(channelName);
    if (!isCurrent(socketId)) return;
    if (auth) done(null, auth);
    else done(new Error(`Not authorised for ${channelName}`), null);
  };
}

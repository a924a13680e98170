// Authorisation in the browser: all channels asked for in one turn go to the site in one request.
import type { ChannelAuthorizationCallback, ChannelAuthorizationHandler } from "pusher-js";
import type { BatchAnswer } from "#platform/realtime/channel-auth.ts";
import { backoffMs } from "./backoff.ts";

type Waiting = { channel: string; done: ChannelAuthorizationCallback };

type AuthBatcherOptions = {
  fetch: typeof fetch;
  url: string;
  /** False once the socket was replaced: its signatures are worthless then, and pusher-js would send them anyway. */
  isCurrent(socketId: string): boolean;
};

const attempts = 4;

export function createAuthBatcher({ fetch, url, isCurrent }: AuthBatcherOptions): ChannelAuthorizationHandler {
  const waiting = new Map<string, Waiting[]>();

  async function flush(socketId: string): Promise<void> {
    const asked = waiting.get(socketId) ?? [];
    waiting.delete(socketId);
    const answer = await request(socketId, [...new Set(asked.map(({ channel }) => channel))]);
    if (!isCurrent(socketId)) return;
    for (const { channel, done } of asked) {
      const auth = answer?.channels[channel];
      if (auth) done(null, auth);
      else done(new Error(`Not authorised for ${channel}`), null);
    }
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
      const passing = response === null || response.status === 429 || response.status >= 500;
      if (!passing) return null;
    }
    return null;
  }

  return function authorize({ socketId, channelName }, done) {
    const asked = waiting.get(socketId);
    if (asked) {
      asked.push({ channel: channelName, done });
    } else {
      waiting.set(socketId, [{ channel: channelName, done }]);
      queueMicrotask(() => void flush(socketId));
    }
  };
}

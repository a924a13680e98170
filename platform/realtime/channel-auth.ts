// Both halves of POST /realtime/auth: one channel as pusher-js asks, or several at once as our browser client does.
import { isRecord, isSocketId, type Member } from "./frames.ts";
import type { ChannelAuth } from "./signatures.ts";

export type AuthRequest = { socketId: string; channels: string[]; batch: boolean };

/** `null` for a channel that is refused; unknown and forbidden look the same. */
export type BatchAnswer = { channels: Record<string, ChannelAuth | null> };

/** What a policy says of a channel: no, yes, or yes and shown to the others as this member. */
export type Verdict = false | true | Member;

export const channelsPerRequest = 100;

/** Reads a decoded JSON body or form; null if it is neither of the two shapes. */
export function readAuthRequest(body: unknown): AuthRequest | null {
  if (!isRecord(body) || !isSocketId(body.socket_id)) return null;
  if (typeof body.channel_name === "string") return { socketId: body.socket_id, channels: [body.channel_name], batch: false };
  const names: unknown = body.channel_names;
  if (!Array.isArray(names) || names.length === 0 || names.length > channelsPerRequest) return null;
  return names.every((name) => typeof name === "string") ? { socketId: body.socket_id, channels: names, batch: true } : null;
}

/** Signs what the policy allows. Null means 403: a single channel was refused. */
export async function answerAuthRequest(
  request: AuthRequest,
  decide: (channel: string) => Verdict | Promise<Verdict>,
  authorize: (socketId: string, channel: string, member?: Member) => ChannelAuth,
): Promise<ChannelAuth | BatchAnswer | null> {
  const entries = await Promise.all(
    request.channels.map(async (channel) => {
      const verdict = await decide(channel);
      const auth = verdict === false ? null : authorize(request.socketId, channel, verdict === true ? undefined : verdict);
      return [channel, auth] as const;
    }),
  );
  return request.batch ? { channels: Object.fromEntries(entries) } : (entries[0]?.[1] ?? null);
}

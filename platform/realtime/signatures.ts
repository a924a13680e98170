// Signatures of the Pusher protocol: HMAC-SHA256 in hex with the app's secret.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { isChannel, isPresence, isSocketId, type Member } from "./frames.ts";
import { RealtimeInputError } from "./input-error.ts";

export type Credentials = { key: string; secret: string };
export type ChannelAuth = { auth: string; channel_data?: string };

export function sign(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

export function md5(body: string | Uint8Array): string {
  return createHash("md5").update(body).digest("hex");
}

export function equalText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** What the site hands to a browser that may join a channel. Throws on names that must never be signed. */
export function authorizeChannel(credentials: Credentials, socketId: string, channel: string, member?: Member): ChannelAuth {
  if (!isSocketId(socketId)) throw new RealtimeInputError(400, "Invalid socket id");
  if (!isChannel(channel)) throw new RealtimeInputError(400, "Invalid channel name");
  if (isPresence(channel) !== (member !== undefined))
    throw new RealtimeInputError(400, "A member belongs to presence channels, and only to them");
  if (!member) return { auth: `${credentials.key}:${sign(credentials.secret, `${socketId}:${channel}`)}` };
  const channelData = JSON.stringify(member);
  return { auth: `${credentials.key}:${sign(credentials.secret, `${socketId}:${channel}:${channelData}`)}`, channel_data: channelData };
}

export function isAuthorized(credentials: Credentials, socketId: string, channel: string, auth: string, channelData?: string): boolean {
  const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
  return equalText(auth, `${credentials.key}:${sign(credentials.secret, text)}`);
}

// Pusher protocol 7 on the wire: names, codes, and frames that are either well formed or null.

export const closeCodes = {
  goingAway: 1001,
  unknownApp: 4001,
  badVersion: 4007,
  noVersion: 4008,
  unauthorized: 4009,
  overCapacity: 4100,
  reconnect: 4200,
  noPong: 4201,
} as const;

export const errorCodes = { malformed: 4300, clientEventRejected: 4301 } as const;

export type Frame = { event: string; channel?: string; data: unknown };
export type Member = { user_id: string | number; user_info?: unknown };

const socketIdPattern = /^\d{1,20}\.\d{1,20}$/;
const channelPattern = /^(private|presence)-[A-Za-z0-9_\-=@,.;]+$/;
// Both prefixes promise a feature this gateway does not have; silence about it would break the promise.
const unsupportedPattern = /^(private|presence)-(encrypted|cache)-/;
const channelLength = 164;
const nameLength = 200;
const userIdLength = 128;
const frameDepth = 24;
const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [34, 92, 91, 93, 123, 125];

export function isSocketId(value: unknown): value is string {
  return typeof value === "string" && socketIdPattern.test(value);
}

/** True for the only channels served: private- and presence-. */
export function isChannel(value: unknown): value is string {
  return typeof value === "string" && value.length <= channelLength && channelPattern.test(value) && !unsupportedPattern.test(value);
}

/** In words, for whoever publishes. */
export function channelProblem(channel: unknown): string {
  const kind = /^(private-encrypted-|(?:private-|presence-)?cache-)/.exec(String(channel))?.[1];
  if (kind) return `Invalid channel name: ${kind}… is not supported by this server, use private- or presence-`;
  if (typeof channel === "string" && !/^(private|presence)-/.test(channel)) {
    return "Invalid channel name: public channels are not supported by this server, use private- or presence-";
  }
  return "Invalid channel name";
}

export function isPresence(channel: string): boolean {
  return channel.startsWith("presence-");
}

export function isClientEvent(name: string): boolean {
  return name.startsWith("client-") && name.length > 7 && name.length <= nameLength;
}

/** Names a server may publish: the protocol keeps its own two prefixes. */
export function isServerEvent(name: unknown): name is string {
  return typeof name === "string" && name.length > 0 && name.length <= nameLength && !/^pusher(_internal)?:/.test(name);
}

/** Members are the same person when their ids read the same, whatever the JSON type. */
export function memberKey(id: string | number): string {
  return String(id);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Linear, and before any parsing: a few kilobytes of brackets cost JSON.stringify some twenty milliseconds. */
function isShallow(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === backslash && quoted) at++;
    else if (char === quote) quoted = !quoted;
    else if (!quoted && (char === openBracket || char === openBrace) && ++depth > frameDepth) return false;
    else if (!quoted && (char === closeBracket || char === closeBrace)) depth--;
  }
  return true;
}

export function parseFrame(text: string): Frame | null {
  const value = isShallow(text) ? parseJson(text) : undefined;
  if (!isRecord(value) || typeof value.event !== "string") return null;
  if (value.channel !== undefined && typeof value.channel !== "string") return null;
  return { event: value.event, channel: value.channel, data: value.data };
}

export function parseMember(channelData: string, infoBytes: number): Member | null {
  const value = parseJson(channelData);
  if (!isRecord(value)) return null;
  const { user_id, user_info } = value;
  if (typeof user_id !== "string" && typeof user_id !== "number") return null;
  const key = memberKey(user_id);
  if (key === "" || key.length > userIdLength) return null;
  if (user_info !== undefined && Buffer.byteLength(JSON.stringify(user_info)) > infoBytes) return null;
  return user_info === undefined ? { user_id } : { user_id, user_info };
}

/** A frame as the server sends it: `data` is a JSON string inside the JSON. */
export function serverFrame(event: string, data: string, channel?: string): string {
  return JSON.stringify({ event, channel, data });
}

/** A relayed client event keeps its data unwrapped and names its author on presence channels. */
export function clientFrame(event: string, channel: string, data: unknown, userId?: string | number): string {
  return JSON.stringify({ event, channel, data, user_id: userId });
}

export function errorFrame(code: number | null, message: string): string {
  return JSON.stringify({ event: "pusher:error", data: { code, message } });
}

export function presenceData(members: readonly Member[]): string {
  const ids = members.map((member) => memberKey(member.user_id));
  // fromEntries defines own properties, so a member called "__proto__" is only a member.
  const hash = Object.fromEntries(members.map((member) => [memberKey(member.user_id), member.user_info ?? null]));
  return JSON.stringify({ presence: { ids, hash, count: members.length } });
}

// One client's conversation with the gateway, free of transport: text goes in through receive(), answers leave through the peer.
import {
  closeCodes,
  errorCodes,
  errorFrame,
  type Frame,
  isChannel,
  isClientEvent,
  isPresence,
  isRecord,
  type Member,
  memberKey,
  parseFrame,
  parseMember,
  presenceData,
  serverFrame,
} from "./frames.ts";
import type { Limits } from "./limits.ts";
import { type Credentials, isAuthorized } from "./signatures.ts";
import { fullBucket, type TokenBucket, takeToken } from "./token-bucket.ts";

export type Peer = { send(frame: string | Buffer): void; close(code: number, reason: string): void };

/** What a connection asks of the gateway that holds it. */
export type Rooms = {
  credentials: Credentials;
  limits: Limits;
  now(): number;
  /** Adds the connection, welcomes it with everybody present (itself included), then tells the others. */
  join(connection: Connection, channel: string, member: Member | null, welcome: (members: Member[]) => void): void;
  leave(connection: Connection, channel: string): void;
  members(channel: string): Member[];
  mayTrigger(channel: string, event: string): boolean;
  relay(connection: Connection, channel: string, event: string, data: unknown): void;
};

export class Connection {
  readonly socketId: string;
  /** Channels joined; on presence channels with the member this connection stands for. */
  readonly channels = new Map<string, Member | null>();
  /** Account and session, once the site has said whose socket this is. */
  owners: readonly string[] = [];
  readonly #rooms: Rooms;
  readonly #peer: Peer;
  readonly #frames: TokenBucket;
  #events: TokenBucket | null = null;
  #open = true;
  #heardAt: number;
  #pingedAt = 0;
  /** Since when there has been no channel, as far as was looked. */
  #emptySince: number | null;

  constructor(socketId: string, rooms: Rooms, peer: Peer) {
    this.socketId = socketId;
    this.#rooms = rooms;
    this.#peer = peer;
    this.#heardAt = rooms.now();
    this.#emptySince = this.#heardAt;
    this.#frames = fullBucket(rooms.limits.frameBurst, this.#heardAt);
  }

  get isOpen(): boolean {
    return this.#open;
  }

  greet(): void {
    const greeting = { socket_id: this.socketId, activity_timeout: this.#rooms.limits.activityTimeoutSeconds };
    this.send(serverFrame("pusher:connection_established", JSON.stringify(greeting)));
  }

  send(frame: string | Buffer): void {
    if (this.#open) this.#peer.send(frame);
  }

  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.end();
    this.#peer.close(code, reason);
  }

  /** The transport is gone, or about to be: leave every channel. */
  end(): void {
    if (!this.#open) return;
    this.#open = false;
    for (const channel of [...this.channels.keys()]) this.#rooms.leave(this, channel);
  }

  /** Handles one message. Whatever a client sends, this never throws. */
  receive(text: string): void {
    if (!this.#open) return;
    const now = this.#rooms.now();
    this.#heardAt = now;
    this.#pingedAt = 0;
    const { framesPerSecond, frameBurst } = this.#rooms.limits;
    if (!takeToken(this.#frames, now, framesPerSecond, frameBurst)) {
      this.close(closeCodes.overCapacity, "Too many messages");
      return;
    }
    const frame = parseFrame(text);
    try {
      if (!frame || !this.#dispatch(frame)) this.#complain(errorCodes.malformed, "Malformed message");
    } catch {
      // No input is known to lead here; should one be found, it is the sender's problem and nobody else's.
      this.#complain(errorCodes.malformed, "Malformed message");
    }
  }

  /** Called now and then: asks a silent client for a sign of life, and gives up on one that stays silent or wants nothing. */
  checkAlive(): void {
    const now = this.#rooms.now();
    const { silenceMs, pongMs, unsubscribedMs } = this.#rooms.limits;
    // Subscribing takes a signature, and that a session: whoever has none by then holds a place for nothing.
    this.#emptySince = this.channels.size > 0 ? null : (this.#emptySince ?? now);
    if (this.#emptySince !== null && now - this.#emptySince >= unsubscribedMs) {
      this.close(closeCodes.overCapacity, "No channel was subscribed");
      return;
    }
    if (this.#pingedAt > 0) {
      if (now - this.#pingedAt >= pongMs) this.close(closeCodes.noPong, "Pong reply not received");
    } else if (now - this.#heardAt >= silenceMs) {
      this.#pingedAt = now;
      this.send(serverFrame("pusher:ping", "{}"));
    }
  }

  /** False if the frame makes no sense. */
  #dispatch(frame: Frame): boolean {
    const { event, data } = frame;
    if (event.startsWith("client-")) {
      this.#trigger(frame);
    } else if (event === "pusher:ping") {
      this.send(serverFrame("pusher:pong", "{}"));
    } else if (event === "pusher:subscribe" || event === "pusher:unsubscribe") {
      if (!isRecord(data) || typeof data.channel !== "string") return false;
      if (event === "pusher:subscribe") this.#subscribe(data.channel, data.auth, data.channel_data);
      else if (this.channels.has(data.channel)) this.#rooms.leave(this, data.channel);
    } else {
      return event === "pusher:pong";
    }
    return true;
  }

  #subscribe(channel: string, auth: unknown, channelData: unknown): void {
    if (this.channels.has(channel)) return;
    const verdict = this.#judge(channel, auth, typeof channelData === "string" ? channelData : undefined);
    if ("error" in verdict) {
      this.send(serverFrame("pusher:subscription_error", JSON.stringify(verdict), channel.slice(0, 200)));
      return;
    }
    const { member } = verdict;
    this.#rooms.join(this, channel, member, (members) => {
      this.send(serverFrame("pusher_internal:subscription_succeeded", member ? presenceData(members) : "{}", channel));
    });
  }

  #judge(channel: string, auth: unknown, channelData?: string): Refusal | { member: Member | null } {
    const { credentials, limits, members } = this.#rooms;
    if (!isChannel(channel)) return denied("Only private and presence channels are served");
    if (this.channels.size >= limits.channelsPerConnection) return full("Too many channels");
    if (typeof auth !== "string" || !isAuthorized(credentials, this.socketId, channel, auth, channelData)) {
      return denied("The signature does not fit this channel and socket");
    }
    if (!isPresence(channel)) return { member: null };
    const member = parseMember(channelData ?? "", limits.memberInfoBytes);
    if (!member) return denied("channel_data does not describe a member");
    const present = members(channel);
    const known = present.some((other) => memberKey(other.user_id) === memberKey(member.user_id));
    return known || present.length < limits.presenceMembers ? { member } : full("The channel is full");
  }

  #trigger({ event, channel = "", data }: Frame): void {
    const reason = this.#objection(event, channel, data);
    if (reason) this.#complain(errorCodes.clientEventRejected, `Client event rejected - ${reason}`);
    else this.#rooms.relay(this, channel, event, data);
  }

  #objection(event: string, channel: string, data: unknown): string | null {
    const { limits, now, mayTrigger } = this.#rooms;
    const rate = limits.clientEventsPerSecond;
    this.#events ??= fullBucket(rate, now());
    if (!takeToken(this.#events, now(), rate, rate)) return `more than ${rate} per second`;
    if (!isClientEvent(event)) return "invalid event name";
    if (!this.channels.has(channel)) return "not subscribed to this channel";
    if (!mayTrigger(channel, event)) return "not enabled for this channel";
    if (data === undefined) return "no data";
    return Buffer.byteLength(JSON.stringify(data)) > limits.eventBytes ? `data exceeds ${limits.eventBytes} bytes` : null;
  }

  #complain(code: number, message: string): void {
    this.send(errorFrame(code, message));
  }
}

type Refusal = { type: string; error: string; status: number };

function denied(error: string): Refusal {
  return { type: "AuthError", error, status: 401 };
}

function full(error: string): Refusal {
  return { type: "LimitReached", error, status: closeCodes.overCapacity };
}

// The other gateways: a heartbeat each, their members, and a fresh roster whenever something was missed.
import { type Member, memberKey } from "./frames.ts";
import type { RelayMessage } from "./relay.ts";
import type { Roster, Seating } from "./roster.ts";

type ReplicasOptions = {
  id: string;
  roster: Roster;
  deadMs: number;
  now(): number;
  send(message: RelayMessage): void;
  onAdded(seating: Seating): void;
  onRemoved(seating: Seating): void;
};

const everyone = "*";

export function createReplicas({ id, roster, deadMs, now, send, onAdded, onRemoved }: ReplicasOptions) {
  /** rev counts a replica's presence changes; -1 until its roster is known. */
  const peers = new Map<string, { heardAt: number; rev: number }>();
  let rev = 0;
  let beatAt = now();

  function hello(): void {
    send({ t: "alive", rev });
    send({ t: "ask", to: everyone });
  }

  /** Says that this replica lives, and buries those that have been silent for too long. */
  function beat(): void {
    send({ t: "alive", rev });
    // After a pause of our own, it is we who have not listened.
    const stalled = now() - beatAt >= deadMs / 2;
    beatAt = now();
    for (const [peer, { heardAt }] of peers) if (!stalled && now() - heardAt >= deadMs) drop(peer);
  }

  function drop(peer: string): void {
    peers.delete(peer);
    for (const seating of roster.replace(peer, []).removed) onRemoved(seating);
  }

  /** Alone, there is nobody to tell; the revision makes a later peer ask. */
  function changed(message: (rev: number) => RelayMessage): void {
    rev++;
    if (peers.size > 0) send(message(rev));
  }

  function receive(from: string, message: RelayMessage): void {
    if (message.t === "bye") {
      drop(from);
      return;
    }
    const peer = peers.get(from) ?? { heardAt: 0, rev: -1 };
    peers.set(from, peer);
    peer.heardAt = now();
    if (message.t === "ask") {
      if (message.to === id || message.to === everyone) send({ t: "roster", rev, seats: roster.heldBy(id) });
    } else if (message.t === "roster") {
      peer.rev = message.rev;
      const { added, removed } = roster.replace(from, message.seats);
      for (const seating of removed) onRemoved(seating);
      for (const seating of added) onAdded(seating);
    } else if (message.t === "alive") {
      if (message.rev !== peer.rev) send({ t: "ask", to: from });
    } else if (message.t === "join" || message.t === "leave") {
      const missed = peer.rev < 0 || message.rev > peer.rev + 1;
      if (missed) send({ t: "ask", to: from });
      if (missed || message.rev <= peer.rev) return;
      peer.rev = message.rev;
      applyChange(from, message);
    }
  }

  function applyChange(from: string, message: Extract<RelayMessage, { t: "join" | "leave" }>): void {
    const { channel } = message;
    if (message.t === "join") {
      if (roster.join(from, channel, message.member).first) onAdded({ channel, member: message.member });
      return;
    }
    const { last } = roster.leave(from, channel, message.user, true);
    if (last) onRemoved({ channel, member: last });
  }

  return {
    hello,
    beat,
    receive,
    count: () => peers.size,
    joined: (channel: string, member: Member) => changed((rev) => ({ t: "join", channel, member, rev })),
    left: (channel: string, member: Member) => changed((rev) => ({ t: "leave", channel, user: memberKey(member.user_id), rev })),
    bye: () => send({ t: "bye" }),
  };
}

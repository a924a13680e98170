// Who is present where, merged from all replicas. A person is held by every replica that has a connection of theirs.
import { type Member, memberKey } from "./frames.ts";

type Seat = { member: Member; holders: Map<string, number> };
export type Seating = { channel: string; member: Member };

export type Roster = ReturnType<typeof createRoster>;

export function createRoster() {
  const channels = new Map<string, Map<string, Seat>>();

  /** Counts one more connection; tells whether it is the replica's first and whether it is the first anywhere. */
  function join(replica: string, channel: string, member: Member): { firstHere: boolean; first: boolean } {
    const seats = channels.get(channel) ?? new Map<string, Seat>();
    channels.set(channel, seats);
    const key = memberKey(member.user_id);
    const seat = seats.get(key) ?? { member, holders: new Map<string, number>() };
    seats.set(key, seat);
    const count = seat.holders.get(replica) ?? 0;
    const first = seat.holders.size === 0;
    seat.holders.set(replica, count + 1);
    return { firstHere: count === 0, first };
  }

  /** Counts one connection less, or all of the replica's; the mirror image of join. */
  function leave(replica: string, channel: string, key: string, all = false): { lastHere: boolean; last: Member | null } {
    const seats = channels.get(channel);
    const seat = seats?.get(key);
    const count = seat?.holders.get(replica) ?? 0;
    if (!seats || !seat || count === 0) return { lastHere: false, last: null };
    if (count > 1 && !all) {
      seat.holders.set(replica, count - 1);
      return { lastHere: false, last: null };
    }
    seat.holders.delete(replica);
    if (seat.holders.size > 0) return { lastHere: true, last: null };
    seats.delete(key);
    if (seats.size === 0) channels.delete(channel);
    return { lastHere: true, last: seat.member };
  }

  function members(channel: string): Member[] {
    return [...(channels.get(channel)?.values() ?? [])].map((seat) => seat.member);
  }

  /** Everybody this replica holds. */
  function heldBy(replica: string): Seating[] {
    const held: Seating[] = [];
    for (const [channel, seats] of channels) {
      for (const seat of seats.values()) if (seat.holders.has(replica)) held.push({ channel, member: seat.member });
    }
    return held;
  }

  /** Replaces all that is known of a replica (nothing, if it is gone) and reports who appeared and who vanished. */
  function replace(replica: string, seatings: readonly Seating[]): { added: Seating[]; removed: Seating[] } {
    const name = ({ channel, member }: Seating) => `${channel}:${memberKey(member.user_id)}`;
    const wanted = new Set(seatings.map(name));
    const known = new Set<string>();
    const removed: Seating[] = [];
    for (const seating of heldBy(replica)) {
      known.add(name(seating));
      if (wanted.has(name(seating))) continue;
      const { last } = leave(replica, seating.channel, memberKey(seating.member.user_id), true);
      if (last) removed.push(seating);
    }
    const fresh = seatings.filter((seating) => !known.has(name(seating)));
    const added = fresh.filter((seating) => join(replica, seating.channel, seating.member).first);
    return { added, removed };
  }

  return { join, leave, members, heldBy, replace, channels: () => channels.keys() };
}

// Who may listen to what. Each feature declares the rules of its own channels; server/channel-rules.ts puts them together. A name that no
// rule knows is refused, and so is one that does not exist.
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import type { Verdict } from "#platform/realtime/channel-auth.ts";

/** Exact names only: an id is matched as a whole, never as a pattern. */
export type ChannelRule = { name: RegExp; decide: (db: Db, viewer: Viewer, id: string) => Verdict | Promise<Verdict> };

export async function decideChannel(rules: readonly ChannelRule[], db: Db, viewer: Viewer, channel: string): Promise<Verdict> {
  for (const rule of rules) {
    const id = rule.name.exec(channel)?.[1];
    if (id !== undefined) return rule.decide(db, viewer, id);
  }
  return false;
}

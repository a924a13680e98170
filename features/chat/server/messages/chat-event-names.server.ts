// Events name colleagues by their id; whoever reads them later reads the name as the chat's header writes it, in their own language. What
// was stored before ids were, or is about somebody who is gone, keeps the words of its day.
import { inArray } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import type { ChatEvent } from "#features/chat/rules/chat-views.ts";
import { nameFor } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import type { ChatMessageRow } from "./chat-message-rows.server.ts";

type Joined = Extract<ChatEvent, { type: "joined" }>;
type Transferred = Extract<ChatEvent, { type: "transferred" }>;

/** As it is stored: nobody can be named without the id. */
export type StoredChatEvent =
  | Exclude<ChatEvent, Joined | Transferred>
  | (Joined & { agent_id: string })
  | (Transferred & { from_id: string | null; to_id: string | null });

/** From a time when only names were stored. */
type EverStored =
  | Exclude<StoredChatEvent, Joined | Transferred>
  | (Joined & { agent_id?: string })
  | (Transferred & { from_id?: string | null; to_id?: string | null });

export type NamesInEvents = ReadonlyMap<string, string>;

export async function namesInEvents(
  db: Db,
  reader: { kind: "customer" | "staff"; locale: Locale },
  rows: readonly Pick<ChatMessageRow, "event">[],
): Promise<NamesInEvents> {
  const ids = [...new Set(rows.flatMap(({ event }) => (event ? idsIn(event as EverStored) : [])))];
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: accounts.id, name: nameFor(reader) })
    .from(accounts)
    .where(inArray(accounts.id, ids));
  return new Map(people.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

function idsIn(event: EverStored): string[] {
  const ids = event.type === "joined" ? [event.agent_id] : event.type === "transferred" ? [event.from_id, event.to_id] : [];
  return ids.flatMap((id) => id ?? []);
}

export function presentEvent({ event }: Pick<ChatMessageRow, "event">, names: NamesInEvents): ChatEvent {
  const stored = event as unknown as EverStored;
  const named = (id: string | null | undefined, then: string) => (id && names.get(id)) || then;
  if (stored.type === "joined") {
    return { type: "joined", name: named(stored.agent_id, stored.name), waited_seconds: stored.waited_seconds };
  }
  if (stored.type !== "transferred") return stored;
  const { from, from_id, to, to_id } = stored;
  return { type: "transferred", from: from && named(from_id, from), to: to && named(to_id, to) };
}

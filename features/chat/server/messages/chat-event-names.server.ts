// Events name colleagues by their id; whoever reads them later reads the name as the chat's header writes it, in their own language. What
// was stored before ids were, or is about somebody who is gone, keeps the words of its day.
import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { chatMessages } from "#db/schema/chat.ts";
import type { ChatEvent } from "#features/chat/rules/chat-views.ts";
import { nameFor } from "#platform/db/account-name.ts";
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

export type NamesInEvent = Record<string, string | null> | null;

const who = alias(accounts, "who");

/** Read with the row: a page of a chat asks no question more for them. */
export function namesInEvent(reader: { kind: "customer" | "staff"; locale: Locale }): SQL<NamesInEvent> {
  const { event } = chatMessages;
  return sql`case when ${event} is not null then (
    select jsonb_object_agg(${who.id}, ${nameFor(reader, who)}) from ${accounts} ${who}
    where ${who.id} in (${event} ->> 'agent_id', ${event} ->> 'from_id', ${event} ->> 'to_id')
  ) end`;
}

export function presentEvent({ event }: Pick<ChatMessageRow, "event">, names: NamesInEvent): ChatEvent {
  const stored = event as unknown as EverStored;
  const named = (id: string | null | undefined, then: string) => (id && names?.[id]) || then;
  if (stored.type === "joined") {
    return { type: "joined", name: named(stored.agent_id, stored.name), waited_seconds: stored.waited_seconds };
  }
  if (stored.type !== "transferred") return stored;
  const { from, from_id, to, to_id } = stored;
  return { type: "transferred", from: from && named(from_id, from), to: to && named(to_id, to) };
}

// Who sits at the desk, who waits, and what a customer who comes now is told.

import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Versions } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { agentPresence, chats } from "#db/schema/chat.ts";
import { availabilityState, describeHours, expectedWaitSeconds, type PresenceFigures } from "#features/chat/rules/availability.ts";
import { agentWindowSeconds, waitLimitSeconds } from "#features/chat/rules/chat-settings.ts";
import type { PresenceState } from "#features/chat/rules/chat-states.ts";
import type { AgentPresenceView, AvailabilityView, ChatPresenceView, ChatQueueView } from "#features/chat/rules/chat-views.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import type { DeskRules } from "#features/support/rules/support-settings.ts";
import type { HasDesk } from "#features/tickets/server/ticket-services.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";
import type { ChatRow } from "./chat-store.server.ts";

const measuredChats = 20;

export type AgentSeat = { id: string; name: string; names: Versions; status: PresenceState; seats: number; taken: number };

const takenBy = sql<number>`(select count(*)::int from ${chats} held where held.agent_id = ${accounts.id} and held.state = 'active')`;

function statusNow(row: { status: PresenceState | null; pingedAt: Date | null }, now: Date): PresenceState {
  if (!row.status || !row.pingedAt) return "offline";
  return row.pingedAt.getTime() > now.getTime() - agentWindowSeconds * 1000 ? row.status : "offline";
}

/** Everybody who may take chats, the absent too. */
export async function listSeats(db: Db, rules: DeskRules, now: Date): Promise<AgentSeat[]> {
  const rows = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      names: accounts.names,
      status: agentPresence.status,
      seats: agentPresence.seats,
      pingedAt: agentPresence.pingedAt,
      taken: takenBy,
    })
    .from(accounts)
    .leftJoin(agentPresence, eq(agentPresence.accountId, accounts.id))
    .where(and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("chats.answer")), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.name), asc(accounts.id));
  return rows.map(({ id, name, names, seats, taken, ...row }) => ({
    id,
    name,
    names,
    status: statusNow(row, now),
    seats: Math.min(seats ?? rules.seats, rules.seatsMaximum),
    taken,
  }));
}

export async function presenceFigures(db: Db, rules: DeskRules, now: Date): Promise<PresenceFigures> {
  const [[online], [queue], [handled]] = await Promise.all([
    db
      .select({
        agents: sql<number>`count(*)::int`,
        seats: sql<number>`coalesce(sum(least(${agentPresence.seats}, ${rules.seatsMaximum}::int)), 0)::int`,
        taken: sql<number>`coalesce(sum(${takenBy}), 0)::int`,
      })
      .from(agentPresence)
      .innerJoin(accounts, and(eq(accounts.id, agentPresence.accountId), isNull(accounts.disabledAt)))
      .where(and(eq(agentPresence.status, "online"), gt(agentPresence.pingedAt, new Date(now.getTime() - agentWindowSeconds * 1000)))),
    db.select({ waiting: sql<number>`count(*)::int` }).from(chats).where(eq(chats.state, "waiting")),
    db.select({ seconds: sql<string | null>`avg(extract(epoch from lately.ended_at - lately.taken_at))` }).from(
      sql`(select ${chats.endedAt}, ${chats.takenAt} from ${chats} where ${chats.takenAt} is not null and ${chats.endedAt} is not null
          order by ${chats.takenAt} desc limit ${measuredChats}) lately`,
    ),
  ]);
  return {
    agentsOnline: online?.agents ?? 0,
    seats: online?.seats ?? 0,
    taken: online?.taken ?? 0,
    waiting: queue?.waiting ?? 0,
    handlingSeconds: handled?.seconds ? Number(handled.seconds) : null,
  };
}

export function presentAvailability({ calendar, rules }: Desk, figures: PresenceFigures, now: Date): AvailabilityView {
  return {
    state: availabilityState(figures, calendar, now),
    agents_online: figures.agentsOnline,
    waiting: figures.waiting,
    expected_wait_seconds: expectedWaitSeconds(figures, figures.waiting + 1),
    hours: describeHours(calendar, now),
    greeting: rules.chatGreeting,
    closed_text: rules.chatClosed,
    now: now.toISOString(),
  };
}

/** Those who came first are first, also when they were sent back into the queue. */
export async function queuePlace(db: Db, chat: ChatRow): Promise<{ ahead: number; behind: number; open: number }> {
  const mine = sql`(${chat.createdAt.toISOString()}::timestamptz, ${chat.id})`;
  const [row] = await db
    .select({
      ahead: sql<number>`(count(*) filter (where ${chats.state} = 'waiting' and (${chats.createdAt}, ${chats.id}) < ${mine}))::int`,
      behind: sql<number>`(count(*) filter (where ${chats.state} = 'waiting' and (${chats.createdAt}, ${chats.id}) > ${mine}))::int`,
      open: sql<number>`(count(*) filter (where ${chats.state} = 'active'))::int`,
    })
    .from(chats)
    .where(sql`${chats.state} in ('waiting', 'active')`);
  return row ?? { ahead: 0, behind: 0, open: 0 };
}

export async function presentQueue(db: Db, chat: ChatRow, figures: PresenceFigures): Promise<ChatQueueView | null> {
  if (chat.state !== "waiting") return null;
  const { ahead, behind, open } = await queuePlace(db, chat);
  const since = chat.waitingSince ?? chat.createdAt;
  return {
    position: ahead + 1,
    ahead,
    behind,
    expected_wait_seconds: expectedWaitSeconds(figures, ahead + 1),
    waiting_since: since.toISOString(),
    ticket_at: new Date(since.getTime() + waitLimitSeconds * 1000).toISOString(),
    agents_online: figures.agentsOnline,
    chats_open: open,
  };
}

export async function readAvailability(db: Db, services: HasDesk, staffId: string, now: Date): Promise<ChatPresenceView> {
  const desk = services.desk();
  const [seats, figures] = await Promise.all([listSeats(db, desk.rules, now), presenceFigures(db, desk.rules, now)]);
  const view = ({ names: _, ...seat }: AgentSeat): AgentPresenceView => ({ ...seat, you: seat.id === staffId });
  const mine = seats.find((seat) => seat.id === staffId) ?? {
    id: staffId,
    name: "",
    names: {},
    status: "offline",
    seats: desk.rules.seats,
    taken: 0,
  };
  return {
    // Whoever is away still holds their chats; whoever is gone and holds none is not at the desk.
    agents: seats.filter((seat) => seat.status !== "offline" || seat.taken > 0).map(view),
    seats: figures.seats,
    taken: figures.taken,
    waiting: figures.waiting,
    seats_maximum: desk.rules.seatsMaximum,
    you: view(mine),
    availability: presentAvailability(desk, figures, now),
  };
}

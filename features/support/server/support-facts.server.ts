// The history that reports are made of: each row is written with what it tells of, in the same transaction, with what was true then.
import { and, eq, gte, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import type { chats } from "#db/schema/chat.ts";
import { supportFacts } from "#db/schema/reports.ts";
import type { tickets } from "#db/schema/tickets.ts";
import type { Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";

type Fact = typeof supportFacts.$inferInsert;
type TicketThen = Pick<typeof tickets.$inferSelect, "id" | "customerId" | "department" | "assigneeId" | "via" | "createdAt">;
type ChatThen = typeof chats.$inferSelect;

const languageOf = (customerId: string) =>
  sql<Fact["language"]>`(select ${accounts.locale} from ${accounts} where ${accounts.id} = ${customerId})`;

function ofTicket({ id, customerId, department, assigneeId, via }: TicketThen, at: Date) {
  const language = languageOf(customerId) as unknown as Fact["language"];
  return { id: newId(), at, ticketId: id, department, personId: assigneeId, language, channel: via };
}

const secondsBetween = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));

export async function noteOpened(tx: Db, ticket: TicketThen, at: Date): Promise<void> {
  await tx.insert(supportFacts).values({ ...ofTicket(ticket, at), personId: null, kind: "opened" });
}

/** The first answer in public, and whether it came in time. */
export async function noteAnswered(tx: Db, ticket: TicketThen, authorId: string | null, kept: boolean, at: Date): Promise<void> {
  const seconds = secondsBetween(ticket.createdAt, at);
  await tx.insert(supportFacts).values({ ...ofTicket(ticket, at), personId: authorId, kind: "answered", seconds, kept });
}

/** Solved since it was opened or last reopened. Whoever closed it stands for an assignee where there is none. */
export async function noteSolved(tx: Db, ticket: TicketThen, closerId: string | null, kept: boolean, at: Date): Promise<void> {
  const before = and(eq(supportFacts.ticketId, ticket.id), eq(supportFacts.kind, "reopened"));
  const [reopened] = await tx
    .select({ at: sql<Date | string | null>`max(${supportFacts.at})` })
    .from(supportFacts)
    .where(before);
  const seconds = secondsBetween(reopened?.at ? new Date(reopened.at) : ticket.createdAt, at);
  const personId = ticket.assigneeId ?? closerId;
  await tx.insert(supportFacts).values({ ...ofTicket(ticket, at), personId, kind: "solved", seconds, kept });
}

export async function noteTurn(tx: Db, ticket: TicketThen, kind: "merged" | "reopened", at: Date): Promise<void> {
  await tx.insert(supportFacts).values({ ...ofTicket(ticket, at), kind });
}

/** One rating for each closing: a second one takes the place of the first. */
export async function noteRated(tx: Db, ticket: TicketThen, closedAt: Date | null, rating: number, at: Date): Promise<void> {
  const same = and(eq(supportFacts.ticketId, ticket.id), eq(supportFacts.kind, "rated"), gte(supportFacts.at, closedAt ?? at));
  await tx.delete(supportFacts).where(same);
  await tx.insert(supportFacts).values({ ...ofTicket(ticket, at), kind: "rated", rating });
}

/** What a change of a chat adds to the history: taken, ended, rated. */
export async function noteChat(tx: Db, before: ChatThen, after: ChatThen): Promise<void> {
  const { id: chatId, department, agentId: personId, locale: language } = after;
  const then = (at: Date) => ({ id: newId(), at, chatId, department, personId, language, channel: "chat" as const });
  const facts: Fact[] = [];
  if (!before.takenAt && after.takenAt) facts.push({ ...then(after.takenAt), kind: "chat_taken", seconds: after.waitedSeconds ?? 0 });
  if (!before.endedAt && after.endedAt) {
    const seconds = after.takenAt ? secondsBetween(after.takenAt, after.endedAt) : null;
    facts.push({ ...then(after.endedAt), kind: "chat_ended", seconds });
  }
  if (after.ratedAt && after.rating && after.ratedAt.getTime() !== before.ratedAt?.getTime()) {
    await tx.delete(supportFacts).where(and(eq(supportFacts.chatId, chatId), eq(supportFacts.kind, "rated")));
    facts.push({ ...then(after.ratedAt), kind: "rated", rating: after.rating });
  }
  if (facts.length > 0) await tx.insert(supportFacts).values(facts);
}

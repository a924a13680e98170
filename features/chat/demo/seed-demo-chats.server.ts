// Sample chats for the demo accounts, written through the store that real ones go through. A customer who has a chat is left alone.
import { eq, inArray, sql } from "drizzle-orm";
import { accounts } from "#db/schema/accounts.ts";
import { chats } from "#db/schema/chat.ts";
import { type DemoChat, type DemoChatLine, demoChats } from "#db/seed/demo-chats.ts";
import { addChatEvent, addChatMessage, type ChatAuthor, type ChatRow, saveChat } from "#features/chat/server/chat-store.server.ts";
import { demoMoment } from "#features/tickets/demo/demo-moments.ts";
import type { Database, Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";

const idOf = (name: string) => `demo-${name}`;

/** How many chats were written. */
export async function seedDemoChats({ database }: { database: Database }, now = new Date()): Promise<number> {
  return database.orm.transaction(async (tx) => {
    // Replicas that start together: the second finds what the first has written.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('demo-chats', 0))`);
    const ids = demoChats.flatMap(({ customer, agent }) => [idOf(customer), idOf(agent)]);
    const people = await tx.select({ id: accounts.id, name: accounts.name }).from(accounts).where(inArray(accounts.id, ids));
    const nameOf = new Map(people.map(({ id, name }) => [id, name]));
    let written = 0;
    for (const story of demoChats) {
      const both = nameOf.has(idOf(story.customer)) && nameOf.has(idOf(story.agent));
      const [known] = await tx
        .select({ id: chats.id })
        .from(chats)
        .where(eq(chats.customerId, idOf(story.customer)))
        .limit(1);
      if (known || !both) continue;
      await notifyChat(tx, story, nameOf.get(idOf(story.agent)) ?? "", now);
      written += 1;
    }
    return written;
  });
}

async function notifyChat(tx: Db, story: DemoChat, agentName: string, now: Date): Promise<void> {
  const start = demoMoment(story.at, now);
  const [stored] = await tx
    .insert(chats)
    .values({
      id: `demo-chat-${story.customer}`,
      customerId: idOf(story.customer),
      topic: story.topic,
      department: "technical",
      locale: story.locale,
      state: "waiting",
      lastBy: "customer",
      lastAt: start,
      waitingSince: start,
      toldSeconds: 180,
      createdAt: start,
      updatedAt: start,
    })
    .returning();
  if (!stored) throw new Error("The sample chat was not stored");
  const customer: ChatAuthor = { by: "customer", id: idOf(story.customer) };
  const agent: ChatAuthor = { by: "staff", id: idOf(story.agent) };
  let chat = await addChatEvent(tx, stored, { type: "queued", position: 1, expected_wait_seconds: 180 }, customer, start);
  for (const line of story.lines) chat = await playDemoLine(tx, chat, line, { customer, agent, agentName, start });
  // It is long over: everything has been seen.
  const seen = {
    customerReadSeq: chat.publicSeq,
    staffReadSeq: chat.publicSeq,
    customerDeliveredSeq: chat.publicSeq,
    staffDeliveredSeq: chat.publicSeq,
  };
  await saveChat(tx, stored, { ...chat, ...seen, unseenSince: null, unansweredSince: null });
}

type Telling = { customer: ChatAuthor; agent: ChatAuthor; agentName: string; start: Date };

async function playDemoLine(tx: Db, chat: ChatRow, line: DemoChatLine, { customer, agent, agentName, start }: Telling): Promise<ChatRow> {
  const at = new Date(start.getTime() + line.minute * 60_000);
  const say = async (author: ChatAuthor, kind: "message" | "note", body: string) => {
    const files = { ids: [], draft: undefined, unknown: "" };
    return (await addChatMessage(tx, chat, { kind, author, clientId: newId(), body, files, at })).chat;
  };
  if ("customer" in line) return say(customer, "message", line.customer);
  if ("agent" in line) return say(agent, "message", line.agent);
  if ("note" in line) return say(agent, "note", line.note);
  if ("joined" in line) {
    const waited = line.minute * 60;
    const taken: ChatRow = { ...chat, state: "active", agentId: agent.id, takenAt: at, waitingSince: null, waitedSeconds: waited };
    return addChatEvent(tx, taken, { type: "joined", name: agentName, agent_id: agent.id ?? "", waited_seconds: waited }, agent, at);
  }
  if ("ended" in line) {
    const over: ChatRow = { ...chat, state: "ended", endedAt: at, endedBy: line.ended };
    return addChatEvent(tx, over, { type: "ended", by: line.ended }, line.ended === "customer" ? customer : agent, at);
  }
  return addChatEvent(tx, { ...chat, rating: line.rating, ratedAt: at }, { type: "rated", rating: line.rating }, customer, at);
}

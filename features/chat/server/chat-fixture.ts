// What tests of chats start from: an agent at the desk, a chat, something said in it.
import { eq } from "drizzle-orm";
import { chats } from "#db/schema/chat.ts";
import { chatLimits } from "#features/chat/rules/chat-settings.ts";
import type { Answer, ApiBench, Person } from "#tests/fixtures/api-bench.ts";

let made = 0;

export const clientId = () => `test-message-${String(++made).padStart(6, "0")}`;

export const newChat = (over: object = {}) => ({
  topic: "BGP session on ICN2-ER2",
  department: "technical",
  client_id: clientId(),
  body: "Our IPv4 session has been idle since 13:40.",
  ...over,
});

export async function online(bench: ApiBench, agent: Person, over: object = {}): Promise<void> {
  const answer = await bench.call("PUT", "/staff/presence", { status: "online", ...over }, { token: agent.token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

export async function startOne(bench: ApiBench, customer: Person, over: object = {}): Promise<Answer["body"]["data"]> {
  await bench.services.limits.reset(chatLimits.start, customer.id);
  const answer = await bench.call("POST", "/chat", newChat(over), { token: customer.token });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}

/** Waiting, taken by the agent. */
export async function startTaken(bench: ApiBench, customer: Person, agent: Person, over: object = {}): Promise<Answer["body"]["data"]> {
  const chat = await startOne(bench, customer, over);
  const taken = await bench.call("POST", `/staff/chats/${chat.id}/take`, {}, { token: agent.token });
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body));
  return chat;
}

export function sayIn(
  bench: ApiBench,
  person: Person,
  side: "customer" | "staff",
  chatId: string,
  body: string,
  over: object = {},
): Promise<Answer> {
  const path = side === "customer" ? `/chat/${chatId}/messages` : `/staff/chats/${chatId}/messages`;
  return bench.call("POST", path, { client_id: clientId(), body, ...over }, { token: person.token });
}

/** Changes the row as if time had passed. */
export async function touch(bench: ApiBench, chatId: string, changes: Partial<typeof chats.$inferInsert>): Promise<void> {
  await bench.services.database.orm.update(chats).set(changes).where(eq(chats.id, chatId));
}

export function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}

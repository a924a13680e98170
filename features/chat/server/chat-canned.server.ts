// The desk's canned replies, filled in for a chat. They are kept with tickets; a chat has no number and no due time.
import { eq, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { type Versions, versionFor } from "#content/versions.ts";
import { accounts } from "#db/schema/accounts.ts";
import { cannedReplies, customerServices } from "#db/schema/tickets.ts";
import type { FilledChatReply } from "#features/chat/rules/staff-chat.contract.ts";
import { fillPlaceholders, unfilledPlaceholders } from "#features/support/rules/canned-text.ts";
import { nameOf } from "#platform/db/account-name.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { ChatRow } from "./chat-store.server.ts";

export async function fillCannedForChat(
  db: Db,
  agent: { name: string; names?: Versions },
  chat: ChatRow,
  id: string,
  language?: Locale,
): Promise<FilledChatReply> {
  const [row] = await db.select().from(cannedReplies).where(eq(cannedReplies.id, id));
  if (!row) throw new AppError("not_found");
  const [customer] = await db.select().from(accounts).where(eq(accounts.id, chat.customerId));
  const [service] = chat.serviceId ? await db.select().from(customerServices).where(eq(customerServices.id, chat.serviceId)) : [];
  const locale = language ?? chat.locale;
  const text = fillPlaceholders(versionFor(row.body, locale), {
    customer_name: customer ? nameOf(customer, locale) : "",
    company: customer?.company ?? "",
    agent_name: nameOf(agent, locale),
    service: service ? `${versionFor(service.name, locale)} (${service.code})` : "",
  });
  await db
    .update(cannedReplies)
    .set({ used: sql`${cannedReplies.used} + 1` })
    .where(eq(cannedReplies.id, id));
  return { language: locale, text, unfilled: unfilledPlaceholders(text) };
}

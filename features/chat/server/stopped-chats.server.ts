// An account stops, and its chats do not go on without it: a colleague's go back to the queue, a customer's end.
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { agentPresence, chats } from "#db/schema/chat.ts";
import { notifyConsole } from "#features/chat/notices/chat-notices.server.ts";
import { isOpenChat } from "#features/chat/rules/chat.policy.ts";
import { leavesDuty, type StopPart } from "#platform/account-stop.ts";
import type { ChatServices } from "./chat-services.ts";
import { lockChat, systemAuthor } from "./chat-store.server.ts";
import { endChat } from "./customer-chat.server.ts";
import { backIntoQueue } from "./staff/staff-chat.server.ts";

export function stopChats(services: ChatServices): StopPart {
  return async (tx, stop) => {
    if (stop.kind === "staff") {
      // Their row first: whoever takes a chat holds it, too, and is waited for.
      const there = and(eq(agentPresence.accountId, stop.id), ne(agentPresence.status, "offline"));
      const left = await tx.update(agentPresence).set({ status: "offline", changedAt: new Date() }).where(there).returning();
      if (left.length > 0) await notifyConsole(tx, services, stop.id, "offline");
      if (!leavesDuty(stop, "chats.answer")) return;
    }
    const theirs = stop.kind === "staff" ? eq(chats.agentId, stop.id) : eq(chats.customerId, stop.id);
    const open = await tx
      .select({ id: chats.id })
      .from(chats)
      .where(and(theirs, inArray(chats.state, ["waiting", "active"])))
      .orderBy(asc(chats.id));
    for (const { id } of open) {
      const chat = await lockChat(tx, id);
      if (!isOpenChat(chat.state)) continue;
      if (stop.kind === "customer")
        await endChat(tx, services, chat, systemAuthor, { why: stop.why === "leaving" ? "leaving" : "disabled" });
      else if (chat.state === "active" && chat.agentId === stop.id) await backIntoQueue(tx, services, chat, systemAuthor);
    }
  };
}

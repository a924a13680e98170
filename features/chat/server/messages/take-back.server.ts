// A line is taken back by its writer, within seconds of saying it. Its words and files are deleted; in their place a numbered event says
// that something was taken back, so that whoever has drawn the line already, or was not connected, loses it in the same way.
import { and, desc, eq, gt, min } from "drizzle-orm";
import { chatMessages } from "#db/schema/chat.ts";
import { files } from "#db/schema/files.ts";
import { notifyMessage } from "#features/chat/notices/chat-notices.server.ts";
import { isOpenChat } from "#features/chat/rules/chat.policy.ts";
import type { ChatSide } from "#features/chat/rules/chat-channels.ts";
import { takeBackSeconds } from "#features/chat/rules/chat-settings.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import { addChatEvent, type ChatRow, saveChat } from "#features/chat/server/chat-store.server.ts";
import { toSnippet } from "#features/rich-text/plain-text.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

type TakingBack = { side: ChatSide; authorId: string; seq: number; socketId?: string | undefined };

/** `before` is locked by the caller, who has seen that the reader may be in it. Gives the number of the event. */
export async function takeBackLine(
  tx: Db,
  services: ChatServices,
  before: ChatRow,
  { side, authorId, seq, socketId }: TakingBack,
): Promise<number> {
  if (!isOpenChat(before.state)) throw new AppError("wrong_state");
  const at = new Date();
  const own = and(
    eq(chatMessages.chatId, before.id),
    eq(chatMessages.seq, seq),
    eq(chatMessages.kind, "message"),
    eq(chatMessages.authorId, authorId),
    gt(chatMessages.createdAt, new Date(at.getTime() - takeBackSeconds * 1000)),
  );
  const [gone] = await tx.delete(chatMessages).where(own).returning({ id: chatMessages.id });
  if (!gone) throw new AppError("undo_expired");
  await tx.delete(files).where(and(eq(files.boundKind, "chat-message"), eq(files.boundId, gone.id)));
  const author = { by: side, id: authorId } as const;
  const noted = await addChatEvent(tx, before, { type: "taken_back", seq, by: side }, author, at);
  const chat = { ...noted, ...(await countersOf(tx, before)) };
  await saveChat(tx, before, chat);
  await notifyMessage(tx, services, chat, { kind: "event", by: side }, socketId);
  return chat.lastSeq;
}

/** As if it had never been said: who spoke last, who waits for an answer, what the customer has not seen. */
async function countersOf(tx: Db, chat: ChatRow): Promise<Partial<ChatRow>> {
  const said = (by: ChatSide, after: number) =>
    and(eq(chatMessages.chatId, chat.id), eq(chatMessages.kind, "message"), eq(chatMessages.by, by), gt(chatMessages.seq, after));
  const newest = async (by: ChatSide) => {
    const [row] = await tx.select().from(chatMessages).where(said(by, 0)).orderBy(desc(chatMessages.seq)).limit(1);
    return row;
  };
  const first = async (by: ChatSide, after: number) => {
    const [row] = await tx
      .select({ at: min(chatMessages.createdAt) })
      .from(chatMessages)
      .where(said(by, after));
    return row?.at ?? null;
  };
  const [customer, staff] = [await newest("customer"), await newest("staff")];
  const [customerSeq, staffSeq] = [customer?.seq ?? 0, staff?.seq ?? 0];
  const last = customerSeq > staffSeq ? customer : staff;
  return {
    customerSeq,
    staffSeq,
    unansweredSince: await first("customer", staffSeq),
    unseenSince: await first("staff", Math.max(customerSeq, chat.customerReadSeq)),
    ...(last ? { lastBy: last.by, lastText: toSnippet(last.body), lastAt: last.createdAt } : { lastBy: "system", lastText: "" }),
  };
}

// Saying something: once per client id, at a human pace, numbered in the transaction.
import type { z } from "zod";
import type { sendBody } from "#features/chat/rules/chat.contract.ts";
import { unseenJob } from "#features/chat/rules/chat-job-kinds.ts";
import { unseenMailSeconds } from "#features/chat/rules/chat-settings.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import { addChatMessage, type ChatAuthor, type ChatRow, checkDuplicateAndRate } from "#features/chat/server/chat-store.server.ts";
import { filesOf } from "#features/files/file-binding.server.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { ChatMessageOf } from "./chat-message-rows.server.ts";

export type MessageToSend<Kind extends "message" | "note"> = {
  /** Locked by the caller, saved by the caller. */
  chat: ChatRow;
  input: z.output<typeof sendBody>;
  author: ChatAuthor;
  kind: Kind;
  at: Date;
  /** Words for a file that is not there. */
  unknownFile: string;
  /** The chat takes nothing new; what it has taken already is still answered. */
  refuse?: boolean;
};

export type SentMessage<Kind extends "message" | "note"> = {
  chat: ChatRow;
  message: ChatMessageOf<Kind>;
  files: FileView[];
  replayed: boolean;
};

/** The first reply of a burst starts the clock; the mail two minutes later carries all of them. */
export async function scheduleUnseenMail(tx: Db, services: ChatServices, chat: ChatRow, at: Date): Promise<ChatRow> {
  if (!chat.unseenSince || (chat.unseenJobAt && chat.unseenJobAt > at)) return chat;
  // The job rounds up, so that it never finds that it is a moment too early.
  const unseenJobAt = new Date(chat.unseenSince.getTime() + unseenMailSeconds * 1000 + 100);
  await services.jobs.send(tx, unseenJob, { chatId: chat.id }, { startAfter: unseenJobAt });
  return { ...chat, unseenJobAt };
}

export async function sendMessage<Kind extends "message" | "note">(
  tx: Db,
  services: ChatServices,
  draft: MessageToSend<Kind>,
): Promise<SentMessage<Kind>> {
  const { chat, input, author, at, kind } = draft;
  const earlier = await checkDuplicateAndRate(
    tx,
    chat,
    { author, clientId: input.client_id, kind, at },
    services.config.CHAT_MESSAGES_PER_MINUTE,
  );
  if (earlier) {
    const files = (await filesOf(tx, "chat-message", [earlier.id])).get(earlier.id) ?? [];
    return { chat, message: earlier, files, replayed: true };
  }
  if (draft.refuse) throw new AppError("wrong_state");
  const files = { ids: input.file_ids, draft: input.draft, unknown: draft.unknownFile };
  const added = await addChatMessage(tx, chat, { kind, author, clientId: input.client_id, body: input.body, files, at });
  return { ...added, chat: await scheduleUnseenMail(tx, services, added.chat, at), replayed: false };
}

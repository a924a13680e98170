// A message of either side: stored, the chat brought up to date, and told to whoever looks.
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { notifyMessage } from "#features/chat/notices/chat-notices.server.ts";
import type { sendBody } from "#features/chat/rules/chat.contract.ts";
import type { ChatServices } from "#features/chat/server/chat-services.ts";
import { type ChatAuthor, type ChatRow, saveChat } from "#features/chat/server/chat-store.server.ts";
import type { Db } from "#platform/db/database.ts";
import { m } from "#platform/paraglide/messages.js";
import { type SentMessage, sendMessage } from "./chat-messages.server.ts";

type Saying = {
  chat: ChatRow;
  input: z.output<typeof sendBody>;
  author: ChatAuthor;
  reader: { locale: Locale };
  refuse: boolean;
  socketId?: string | undefined;
};

export async function sayInChat(tx: Db, services: ChatServices, saying: Saying): Promise<SentMessage<"message">> {
  const { chat, input, author, reader, refuse, socketId } = saying;
  const unknownFile = m.ticket_file_unknown({}, reader);
  const said = await sendMessage(tx, services, { kind: "message", chat, input, author, at: new Date(), unknownFile, refuse });
  if (said.replayed) return said;
  await saveChat(tx, chat, said.chat);
  await notifyMessage(tx, services, said.chat, said.message, socketId);
  return said;
}

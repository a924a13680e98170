// The jobs of the chat, and what they carry.
import { z } from "zod";

/** A chat that has waited for the goal, or for the limit. */
export const waitJob = "chat-wait";
export const waitData = z.object({ chatId: z.string(), since: z.string() });

/** Looks for replies that the customer has not seen for two minutes. */
export const unseenJob = "chat-unseen";
export const unseenData = z.object({ chatId: z.string() });

export const transcriptJob = "chat-transcript";
export const transcriptData = z.object({ chatId: z.string(), accountId: z.string(), mailId: z.string() });

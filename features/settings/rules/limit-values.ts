// How much a message, its files and a customer's files may hold, as staff set it. More than the server takes cannot be set.
import { z } from "zod";
import { type MessageLimits, presetLimits } from "#features/support/rules/message-limits.ts";
import { type LimitFigure, messageLimitRanges } from "./setting-figures.ts";

const figure = (name: LimitFigure) => z.coerce.number().int().min(messageLimitRanges[name].from).max(messageLimitRanges[name].to);

export const limitsValue = z
  .strictObject({
    ticket_characters: figure("ticket_characters"),
    chat_characters: figure("chat_characters"),
    files_per_message: figure("files_per_message"),
    file_megabytes: figure("file_megabytes"),
    /** All files of one customer together. */
    customer_megabytes: figure("customer_megabytes"),
  })
  .meta({ id: "LimitSettings" });
export type LimitsValue = z.output<typeof limitsValue>;

export function limitDefaults(): LimitsValue {
  return {
    ticket_characters: presetLimits.ticketCharacters,
    chat_characters: presetLimits.chatCharacters,
    files_per_message: presetLimits.filesPerMessage,
    file_megabytes: presetLimits.fileMegabytes,
    customer_megabytes: presetLimits.customerMegabytes,
  };
}

export function messageLimitsOf(value: LimitsValue): MessageLimits {
  return {
    ticketCharacters: value.ticket_characters,
    chatCharacters: value.chat_characters,
    filesPerMessage: value.files_per_message,
    fileMegabytes: value.file_megabytes,
    customerMegabytes: value.customer_megabytes,
  };
}

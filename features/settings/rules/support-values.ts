// How the desk works with tickets and chats, and what is asked of whoever uses the console, as staff set it.
import { z } from "zod";
import { type Locale, locales } from "#content/locales.ts";
import { type DeskRules, deskRules } from "#features/support/rules/support-settings.ts";
import { inEveryLanguage } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";
import { type SupportFigure, supportLimits } from "./setting-figures.ts";

const text = typedText.max(supportLimits.text).overwrite((given) => given.replace(/\s+/g, " "));
const figure = (name: SupportFigure) => z.coerce.number().int().min(supportLimits[name].from).max(supportLimits[name].to);

export const supportValue = z
  .strictObject({
    auto_close_days: figure("auto_close_days"),
    /** Days before the closing. */
    closing_notice_days: figure("closing_notice_days"),
    reopen_days: figure("reopen_days"),
    undo_seconds: figure("undo_seconds"),
    chat_seats: figure("chat_seats"),
    chat_seats_maximum: figure("chat_seats_maximum"),
    /** Empty: the product's own sentence. */
    chat_greeting: inEveryLanguage(text),
    chat_closed: inEveryLanguage(text),
    /** Asked of all staff, also where the configuration leaves it to them; the other way round it has no effect. */
    staff_two_factor: z.enum(["configured", "required"]),
    /** Languages that staff may choose. */
    console_languages: z
      .array(z.enum(locales))
      .min(1)
      .overwrite((given) => locales.filter((locale) => given.includes(locale))),
  })
  .refine((value) => value.closing_notice_days < value.auto_close_days, { path: ["closing_notice_days"], error: "field_closing_notice" })
  .refine((value) => value.chat_seats <= value.chat_seats_maximum, { path: ["chat_seats"], error: "field_seats" })
  .meta({ id: "SupportSettings" });
export type SupportValue = z.output<typeof supportValue>;

export function supportDefaults(): SupportValue {
  const copied = (given: Readonly<Record<Locale, string>>) => ({ ...given });
  return {
    auto_close_days: deskRules.autoCloseDays,
    closing_notice_days: deskRules.closingNoticeDays,
    reopen_days: deskRules.reopenDays,
    undo_seconds: deskRules.undoSeconds,
    chat_seats: deskRules.seats,
    chat_seats_maximum: deskRules.seatsMaximum,
    chat_greeting: copied(deskRules.chatGreeting),
    chat_closed: copied(deskRules.chatClosed),
    staff_two_factor: "configured",
    console_languages: [...deskRules.consoleLanguages],
  };
}

export function deskRulesOf(value: SupportValue): DeskRules {
  return {
    autoCloseDays: value.auto_close_days,
    closingNoticeDays: value.closing_notice_days,
    reopenDays: value.reopen_days,
    undoSeconds: value.undo_seconds,
    seats: value.chat_seats,
    seatsMaximum: value.chat_seats_maximum,
    chatGreeting: value.chat_greeting,
    chatClosed: value.chat_closed,
    consoleLanguages: value.console_languages,
  };
}

/** A setting only tightens what the configuration asks. */
export function staffTwoFactor(configured: "optional" | "required", value: SupportValue): "optional" | "required" {
  return value.staff_two_factor === "required" ? "required" : configured;
}

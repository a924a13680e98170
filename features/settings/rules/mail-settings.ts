// Who mails come from and what stands under them, as staff set it. The sender's address itself stays with the configuration: mail servers
// prove it, and whoever may use the console must not be able to write in somebody else's name.
import { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { forEveryLocale } from "#content/locales.ts";
import { inEveryLanguage } from "#platform/api/call-fields.ts";
import { typedText } from "#platform/typed-text.ts";
import { senderNameMaximum, signatureMaximum } from "./setting-figures.ts";

const email = z.email().max(254);

/** A name, nothing that reads as an address: mail programs show it in place of the address. */
const senderName = typedText.max(senderNameMaximum).refine((text) => !/[\p{Cc}<>@"\\]/u.test(text), "field_sender_name");

export const mailValue = z
  .strictObject({
    /** Empty: as MAIL_FROM has it. */
    sender: inEveryLanguage(senderName),
    /** Where answers go to mails that name no address of their own; empty: to the sender. */
    reply_to: typedText.toLowerCase().refine((text) => text === "" || email.safeParse(text).success, "field_email"),
    signature: inEveryLanguage(typedText.max(signatureMaximum).overwrite((text) => text.replace(/\r\n?/g, "\n"))),
  })
  .meta({ id: "MailSettings" });
export type MailValue = z.output<typeof mailValue>;

export function mailDefaults(): MailValue {
  return { sender: forEveryLocale(() => ""), reply_to: "", signature: forEveryLocale(() => "") };
}

type MailConfig = { MAIL_FROM: string; MAIL_DOMAINS: readonly string[] };

/** Domains that a reply address may have. */
export function mailDomains({ MAIL_FROM, MAIL_DOMAINS }: MailConfig): string[] {
  const given = MAIL_DOMAINS.length > 0 ? MAIL_DOMAINS : [/@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? ""];
  return given.filter(Boolean).map((domain) => domain.toLowerCase());
}

export function isAllowedAddress(address: string, domains: readonly string[]): boolean {
  return domains.includes(address.split("@").at(-1) ?? "");
}

/** An address whose domain the configuration no longer allows is not used, whatever was saved. */
export function senderOf({ sender, reply_to }: MailValue, locale: Locale, domains: readonly string[]) {
  return { name: sender[locale], replyTo: isAllowedAddress(reply_to, domains) ? reply_to : "" };
}

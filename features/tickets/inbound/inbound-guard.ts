// Mails that no person wrote to us: answering them would start a conversation of machines.
import type { Email } from "postal-mime";

const robots = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|listserv|majordomo)([+=-].*)?@/i;

/** Why the mail is left alone, or null. */
export function automatic(mail: Email, own: { address: string; domain: string }): string | null {
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = header("auto-submitted")?.split(/[;\s]/)[0];
  if (submitted && submitted !== "no") return "auto_submitted";
  if (/^(bulk|list|junk|auto[_-]reply)/.test(header("precedence") ?? "")) return "precedence";
  if (
    ["x-autoreply", "x-autorespond", "x-auto-response", "list-id", "list-unsubscribe", "feedback-id"].some(
      (name) => header(name) !== undefined,
    )
  ) {
    return "list_or_autoreply";
  }
  if (header("return-path") === "<>" || /^multipart\/report/.test(header("content-type") ?? "")) return "bounce";
  const from = mail.from?.address?.toLowerCase() ?? "";
  if (robots.test(from) || from === own.address) return "robot";
  // One of our own mails, come back.
  if ((mail.messageId ?? "").toLowerCase().endsWith(`@${own.domain}>`)) return "own_mail";
  return null;
}

/** The receiving server's verdict, which it puts on top of whatever the sender wrote. No verdict is no objection. */
export function forged(mail: Email): boolean {
  const verdict = mail.headers.find(({ key }) => key === "authentication-results")?.value.toLowerCase() ?? "";
  if (/\bdmarc=(fail|permerror)\b/.test(verdict)) return true;
  return /\bspf=(fail|hardfail)\b/.test(verdict) && !/\bdkim=pass\b/.test(verdict);
}

/**
 * Whether the sender is who the mail says. Only the receiving server's own verdict counts, and only where it is named (INBOUND_MAIL_SERVER):
 * anybody can write a header that says "pass". A pass of DMARC is about the very address that is shown as the sender.
 */
export function provedBy(mail: Email, server: string | undefined): boolean {
  if (!server) return false;
  const own = mail.headers.find(({ key, value }) => key === "authentication-results" && serverOf(value) === server.toLowerCase());
  return own !== undefined && /(?:^|[;\s])dmarc\s?=\s?pass(?:[;\s]|$)/i.test(own.value);
}

function serverOf(verdict: string): string {
  return (verdict.split(";")[0] ?? "").trim().split(/\s/)[0]?.toLowerCase() ?? "";
}

/** The one address the mail claims to be from. Two of them, or a header that can be read in two ways, is nobody's. */
export function senderOf(mail: Email): string | null {
  const [header, ...others] = mail.headers.filter(({ key }) => key === "from");
  if (!header || others.length > 0 || header.value.length > 2_000) return null;
  const words = header.value.replace(/"(?:[^"\\]|\\.)*"/g, " ").split(/[\s<>,;:"()]/);
  const found = words.filter((word) => word.indexOf("@") > 0 && !word.endsWith("@"));
  const address = mail.from?.address?.trim().toLowerCase();
  return address && found.length > 0 && found.every((one) => one.toLowerCase() === address) ? address : null;
}

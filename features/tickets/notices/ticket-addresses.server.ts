// Addresses and ids that tie mails to a ticket. Lower case only: mail systems do not keep case before the @.
import { createHmac, timingSafeEqual } from "node:crypto";
import { ticketNumbering } from "#content/ticket-number.ts";

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

export function mailDomain(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1]?.toLowerCase() ?? "localhost";
}

/**
 * reply+ar-2026-000482-<signature>@domain: worth something only together with the own address of whom it was made for as sender. That is
 * a customer's id, or for an enquiry (e-2026-000123) and a side conversation (s-…) the address that was given.
 */
export function replyAddress(secret: string, from: string, number: string, personId: string): string {
  return `reply+${number.toLowerCase()}-${signature(secret, number, personId)}@${mailDomain(from)}`;
}

/** The ticket or enquiry number and signature of an address we may have made; whether it is genuine is another question. */
const replyTo = new RegExp(`^reply\\+(${ticketNumbering.pattern}|e-\\d{4}-\\d{6,9}|s-[a-z2-7]{16})-([a-z2-7]{20})@`, "i");

export function parseReplyAddress(address: string): { number: string; signature: string } | null {
  const match = replyTo.exec(address.trim().toLowerCase());
  return match?.[1] && match[2] ? { number: match[1].toUpperCase(), signature: match[2] } : null;
}

export function isGenuine(secret: string, number: string, personId: string, given: string): boolean {
  const own = Buffer.from(signature(secret, number, personId));
  const other = Buffer.from(given);
  return own.length === other.length && timingSafeEqual(own, other);
}

/** Every mail about a ticket refers to the same root, so that mail clients show them as one conversation. */
export function threadHeaders(from: string, ticketId: string, mailId: string): Record<string, string> {
  const root = `<ticket.${ticketId}@${mailDomain(from)}>`;
  return { "message-id": `<ticket.${ticketId}.${mailId}@${mailDomain(from)}>`, references: root, "in-reply-to": root };
}

function signature(secret: string, number: string, personId: string): string {
  const bytes = createHmac("sha256", secret).update(`reply:${number}:${personId}`).digest();
  let text = "";
  // 20 letters of 5 bits: 100 bits.
  for (let n = 0; n < 20; n++) {
    const bit = n * 5;
    const pair = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    text += alphabet[(pair >> (11 - (bit & 7))) & 31];
  }
  return text;
}

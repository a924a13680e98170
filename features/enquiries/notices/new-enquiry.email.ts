// To the team, about a new enquiry. Everything in it was typed by a stranger: plain text, escaped in HTML, no link is made of it.

import { teamLocale } from "#content/locales.ts";
import type { Enquiry } from "#features/enquiries/rules/enquiries.contract.ts";
import type { OutgoingMail } from "#platform/mail/mailer.ts";
import { m } from "#platform/paraglide/messages.js";

export function newEnquiryMail(to: string, reference: string, enquiry: Omit<Enquiry, "website" | "consent">): OutgoingMail {
  const locale = teamLocale;
  const lines: [string, string | undefined][] = [
    [m.enquiry_mail_intent({}, { locale }), m[`enquiry_intent_${enquiry.intent}`]({}, { locale })],
    [m.enquiry_mail_name({}, { locale }), enquiry.name],
    [m.enquiry_mail_company({}, { locale }), enquiry.company],
    [m.enquiry_mail_email({}, { locale }), enquiry.email],
    [m.enquiry_mail_phone({}, { locale }), enquiry.phone],
    [m.enquiry_mail_service({}, { locale }), enquiry.service],
    [m.enquiry_mail_config({}, { locale }), enquiry.config],
  ];
  const given = lines.filter(([, value]) => value);
  const text = `${given.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${enquiry.message}\n`;
  const rows = given
    .map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value ?? "")}</td></tr>`)
    .join("");
  return {
    to,
    locale,
    subject: m.enquiry_mail_subject({ reference }, { locale }),
    text,
    html: `<!doctype html><html lang="${locale}"><body><table cellpadding="6">${rows}</table><p style="white-space:pre-wrap">${escapeHtml(enquiry.message)}</p></body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

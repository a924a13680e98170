// Captured mails, shown like a mail client, to whoever may use the demo (the caller has looked); mails are untrusted HTML and stay in a sandbox.
import { defaultLocale } from "#content/locales.ts";
import { formatDateTime, shortDateTime } from "#platform/i18n/format.ts";
import type { CapturedMail } from "#platform/mail/mailer.ts";
import type { Services } from "#server/service-list.ts";
import { mailboxStyles } from "./dev-mailbox-styles.ts";

const page =
  "default-src 'none'; style-src 'self'; frame-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// No scripts, no origin, no network; links open outside.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

export async function devMailbox(request: Request, services: Services): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith("/dev/mailbox") || request.method !== "GET") return undefined;
  if (pathname === "/dev/mailbox.css") return answer(mailboxStyles, "text/css", page);
  const mails = await services.mail.captured();
  if (pathname === "/dev/mailbox.json") {
    return Response.json(
      mails.map(({ to, subject, text, html, date }) => ({ to, subject, text, html, date })),
      { headers: { "cache-control": "no-store", "content-security-policy": page } },
    );
  }
  const shown = /^\/dev\/mailbox\/([\w-]+)\.html$/.exec(pathname);
  if (shown) {
    const mail = mails.find(({ id }) => id === shown[1]);
    if (!mail) return answer("Not found", "text/plain", page, 404);
    const html = mail.html.replace(/<head([^>]*)>/i, '<head$1><base target="_blank">');
    return answer(html, "text/html", mailPolicy, 200, { "x-frame-options": "SAMEORIGIN" });
  }
  if (pathname !== "/dev/mailbox") return undefined;
  const wanted = searchParams.get("to")?.toLowerCase();
  const listed = wanted ? mails.filter((mail) => mail.to === wanted) : mails;
  const open = listed.find(({ id }) => id === searchParams.get("mail")) ?? listed[0];
  return answer(mailboxPage(listed, open, searchParams.get("view") === "text", wanted), "text/html", page);
}

function mailboxPage(mails: CapturedMail[], open: CapturedMail | undefined, asText: boolean, wanted: string | undefined): string {
  const href = (query: Record<string, string>) =>
    escaped(`/dev/mailbox?${new URLSearchParams({ ...(wanted ? { to: wanted } : {}), ...query })}`);
  const rows = mails.map(
    (mail) =>
      `<li><a href="${href({ mail: mail.id })}"${mail === open ? ' aria-current="true"' : ""}><span class="to">${escaped(mail.to)}</span><time datetime="${escaped(mail.date)}">${escaped(shortDateTime(mail.date, defaultLocale))}</time><span class="subject">${escaped(mail.subject)}</span></a></li>`,
  );
  const body = open ? opened(open, asText, href) : '<p class="empty">No mail yet. Sign up or ask for a reset link, then reload.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Captured mails (${mails.length})</title><link rel="stylesheet" href="/dev/mailbox.css"></head><body><header><h1>Captured mails</h1><p>${wanted ? `To ${escaped(wanted)} · <a href="/dev/mailbox">all</a>` : "Without SMTP_URL mails end here"}</p><a class="reload" href="${href({})}">Reload</a></header><nav aria-label="Mails"><ol>${rows.join("")}</ol></nav><main>${body}</main></body></html>`;
}

function opened(mail: CapturedMail, asText: boolean, href: (query: Record<string, string>) => string): string {
  const tab = (label: string, view: string, current: boolean) =>
    `<a href="${href({ mail: mail.id, view })}"${current ? ' aria-current="true"' : ""}>${label}</a>`;
  const content = asText
    ? `<pre>${linked(mail.text)}</pre>`
    : `<iframe title="${escaped(mail.subject)}" src="/dev/mailbox/${escaped(mail.id)}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const when = formatDateTime(new Date(mail.date), defaultLocale);
  return `<h2>${escaped(mail.subject)}</h2><dl><dt>To</dt><dd><a href="${escaped(`/dev/mailbox?${new URLSearchParams({ to: mail.to })}`)}">${escaped(mail.to)}</a></dd><dt>Date</dt><dd>${escaped(when)}</dd></dl><p class="tabs">${tab("HTML", "html", !asText)}${tab("Text", "text", asText)}</p>${content}`;
}

function linked(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function answer(body: string, type: string, policy: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-store",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

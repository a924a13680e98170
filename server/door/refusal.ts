// A refusal in its shortest form: JSON for programs, one sentence for scripts of pages, a small page for readers.
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { brand } from "#content/brand.ts";
import { defaultLocale, type Locale, locales } from "#content/locales.ts";
import { type ErrorBody, messageOf } from "#platform/api/error-answer.ts";
import type { AppError } from "#platform/errors.ts";
import { acceptedLocale, chooseLocale } from "#platform/i18n/request-locale.ts";
import { m } from "#platform/paraglide/messages.js";
import { isForScripts } from "./body-limits.ts";
import { closedPolicy } from "./security-headers.ts";

const style =
  "body{font:18px/1.6 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem;color-scheme:light dark}h1{font-size:1.25rem}p{margin:1rem 0}";
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; frame-ancestors 'none'`;

export type Refused = { error: AppError; path: string; allow?: readonly string[] | undefined; requestId: string };
export type Refusal = { status: number; headers: Record<string, string>; body: string };

export function refusal(req: IncomingMessage, forcedHosts: ReadonlyMap<string, Locale>, refused: Refused): Refusal {
  const { error, path, allow, requestId } = refused;
  const isApi = path === "/api" || path.startsWith("/api/");
  const locale = isApi ? acceptedLocale(req.headers["accept-language"]) : localeOf(req, forcedHosts);
  const message = messageOf(error, locale, requestId);
  const answer = (type: string, policy: string, body: string): Refusal => ({
    status: error.status,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-length": String(Buffer.byteLength(body)),
      "content-language": locale,
      "content-security-policy": policy,
      "cache-control": "no-store",
      "x-request-id": requestId,
      ...(allow ? { allow: allow.join(", ") } : {}),
      ...(error.retryAfterSeconds === undefined ? {} : { "retry-after": String(error.retryAfterSeconds) }),
    },
    body,
  });
  if (isForScripts(path)) {
    const body: ErrorBody = { success: false, message, code: error.id };
    return answer("application/json", closedPolicy, JSON.stringify(body));
  }
  if (path.endsWith(".data")) return answer("text/plain", closedPolicy, message);
  return answer("text/html", refusalPolicy, refusalPage(error.status, message, locale));
}

export function refusalPage(status: number, message: string, locale: Locale): string {
  const home = m.refusal_home({}, { locale });
  return smallPage(`${status} · ${brand.name[locale]}`, locale, [
    `<h1>${status}</h1>`,
    `<p>${escaped(message)}</p>`,
    `<p><a href="/">${escaped(home)}</a></p>`,
  ]);
}

/** For a request that could not be read, its language neither. */
export function refusalInEveryLanguage(error: AppError): string {
  const said = locales.map((locale) => `<p lang="${locale}">${escaped(messageOf(error, locale, ""))}</p>`);
  return smallPage(`${error.status} · ${brand.name[defaultLocale]}`, defaultLocale, [`<h1>${error.status}</h1>`, ...said]);
}

function smallPage(title: string, locale: Locale, main: string[]): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head><body><main>${main.join("")}</main></body></html>`;
}

function localeOf(req: IncomingMessage, forcedHosts: ReadonlyMap<string, Locale>): Locale {
  const target = (req.url ?? "").slice(0, 16_384);
  const mark = target.indexOf("?");
  const lang = mark < 0 ? null : new URLSearchParams(target.slice(mark + 1)).get("lang");
  return chooseLocale({ host: req.headers.host, lang, cookie: req.headers.cookie, forcedHosts, secure: false }).locale;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

// The last page there is, for when no other can be drawn: no script and no data, but the reader's language and the record's id.
import type { Locale } from "#content/locales.ts";
import { messageOf } from "#platform/api/error-answer.ts";
import { AppError } from "#platform/errors.ts";
import { refusalPage, refusalPolicy } from "./refusal.ts";

export function bareFailure(locale: Locale, requestId: string): Response {
  const error = new AppError("internal");
  const { status } = error;
  const html = refusalPage(status, messageOf(error, locale, requestId), locale);
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "content-security-policy": refusalPolicy,
      "cache-control": "no-store",
    },
  });
}

// A failure as the API answers it: {success, message, code, errors}. Never a stack trace, never HTML.
import { grouped } from "#content/format.ts";
import type { Locale } from "#content/locales.ts";
import type { AppError, ErrorId, FieldErrors } from "#platform/errors.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { m } from "#platform/paraglide/messages.js";
import { plainBody } from "./body-limit.ts";
import { Malformed } from "./malformed.ts";
import { sessionEndHeader } from "./session-end.ts";

/** What is out of order now may be in order soon. */
const busyRetrySeconds = 10;

const megabyte = 1024 * 1024;

export type ErrorBody = { success: false; message: string; code: ErrorId; errors?: FieldErrors };

export function errorAnswer(error: AppError, locale: Locale, requestId: string): Response {
  const body: ErrorBody = { success: false, message: messageOf(error, locale, requestId), code: error.id };
  if (error.fields) body.errors = error.fields;
  const headers = new Headers({ "content-language": locale, "cache-control": "no-store" });
  const wait = error.retryAfterSeconds ?? (error.status === 503 ? busyRetrySeconds : undefined);
  if (wait !== undefined) headers.set("retry-after", String(wait));
  if (error.id === "unauthenticated") headers.set("www-authenticate", "Bearer");
  if (error.sessionEnd) headers.set(sessionEndHeader, error.sessionEnd);
  return Response.json(body, { status: error.status, headers });
}

export function messageOf(error: AppError, locale: Locale, requestId: string): string {
  const to = { locale };
  switch (error.id) {
    case "malformed":
      return m.error_malformed(
        { detail: error instanceof Malformed ? m[`detail_${error.detail}`]({}, to) : m.detail_bad_header({}, to) },
        to,
      );
    case "too_large":
      return m.error_too_large({ limit: fileSizeText(error.limitBytes ?? plainBody.bytes) }, to);
    case "file_too_large":
      // Whole ones: what stands around a file in its request is not the sender's concern.
      return m.error_file_too_large({ size: `${Math.floor((error.limitBytes ?? 0) / megabyte)} MB` }, to);
    case "file_quota":
      return m.error_file_quota({ size: `${grouped(Math.floor((error.limitBytes ?? 0) / megabyte))} MB` }, to);
    case "too_busy":
      return m.error_too_busy({ wait: waitWords(error.retryAfterSeconds ?? 1, locale) }, to);
    case "rate_limited":
      return m.error_rate_limited({ wait: waitWords(error.retryAfterSeconds ?? 60, locale) }, to);
    case "internal":
      return m.error_internal({ id: requestId }, to);
    default:
      return m[`error_${error.id}`]({}, to);
  }
}

function waitWords(seconds: number, locale: Locale): string {
  if (seconds < 90) return m.wait_seconds({ count: String(seconds) }, { locale });
  if (seconds < 5400) return m.wait_minutes({ count: String(Math.ceil(seconds / 60)) }, { locale });
  return m.wait_hours({ count: String(Math.ceil(seconds / 3600)) }, { locale });
}

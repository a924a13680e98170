import type { Locale } from "#content/locales.ts";
import { m } from "#platform/paraglide/messages.js";
import type { PageFailure } from "./page-failure.ts";

const titles: Record<number, (inputs: Record<string, never>, options: { locale: Locale }) => string> = {
  400: m.error_page_malformed,
  403: m.error_page_forbidden,
  404: m.error_page_not_found,
  405: m.error_page_malformed,
  410: m.error_page_gone,
  413: m.error_page_too_large,
  415: m.error_page_malformed,
  429: m.error_page_too_many,
  503: m.error_page_unavailable,
};

export function titleOf(status: number, locale: Locale): string {
  return (titles[status] ?? m.error_page_went_wrong)({}, { locale });
}

/** What nobody foresaw: the record's id is all there is to say. */
export function unexpected(locale: Locale, requestId: string): PageFailure {
  return { success: false, code: "internal", title: titleOf(500, locale), message: m.error_internal({ id: requestId }, { locale }) };
}

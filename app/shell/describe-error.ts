// What the error page says about what it was given. Status 0: the page never reached us.
import { isRouteErrorResponse } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { isPageFailure, type PageFailure } from "./page-failure.ts";

/** What a proxy answers while there is no server behind it, and the site while there is no database behind it. */
export const nobodyBehind = [502, 503, 504];

type Described = { status: number } & Pick<PageFailure, "title" | "message" | "otherAccount">;

export function describeError(error: unknown, online: boolean): Described {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && isPageFailure(error.data)) return { status, ...error.data };
  if (!online) return { status: 0, title: m.error_page_offline(), message: m.shell_offline() };
  // The router's own call found nobody, or a proxy with nobody behind it: that is no fault of the page.
  const away = isRouteErrorResponse(error) ? nobodyBehind.includes(status) : isLostCall(error);
  if (away) return { status: 0, title: m.error_page_unreachable(), message: m.error_page_unreachable_text() };
  // Unforeseen here in the browser, or by the router itself, whose words are English and for programmers.
  return { status, title: m.error_page_went_wrong(), message: m.error_page_unexpected() };
}

/** "Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed": each browser has its own words. */
function isLostCall(error: unknown): boolean {
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
}

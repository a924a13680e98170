// Staff see the area as a customer does (decision 41). The cookie names the view; it counts for the customer area and for what its pages ask
// for, and nowhere else, so that the console beside it goes on as before.
import { clearCookie, writeCookie } from "#platform/cookie.ts";
import { hostCookie, readHostCookie, viewCookie } from "./cookies.ts";

export function viewCookieValue(id: string, until: string, { secure }: { secure: boolean }): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  return writeCookie(hostCookie(viewCookie, { secure }), id, { seconds, secure });
}

export function clearedViewCookie({ secure }: { secure: boolean }): string {
  return clearCookie(hostCookie(viewCookie, { secure }), { secure });
}

/** The view a request is made in: of a page by its address, of a call by the page that makes it. */
export function viewOf({ headers }: Request, pathname: string): string | undefined {
  const id = readHostCookie(headers.get("cookie") ?? "", viewCookie);
  if (!id) return undefined;
  if (isCustomerArea(pathname)) return id;
  const referer = headers.get("referer") ?? "";
  const asking = pathname.startsWith("/call/") && URL.canParse(referer) ? new URL(referer).pathname : "";
  return isCustomerArea(asking) ? id : undefined;
}

function isCustomerArea(pathname: string): boolean {
  return /^\/(customer|support)(\/|\.data$|$)/.test(pathname);
}

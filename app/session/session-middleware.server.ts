// A session that turned out to be over leaves without its cookies, whatever page, payload or action met it. There is no message.
import { type MiddlewareFunction, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { sessionEndedHeader } from "#app/shell/page-call-retry.ts";
import { readCookie } from "#platform/cookie.ts";
import { clearedSessionCookies, readToken, signedInCookie, tokenCookie } from "./cookies.ts";
import { returnPath } from "./return-path.ts";

export const endDeadSession: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  // A loader that throws ends in an answer here, never in an exception: the client remembers what it met.
  const response = await next();
  const { cookies, secure } = context.get(requestContext);
  const { sessionEnded } = context.get(apiContext);
  if (!(sessionEnded || hasLostToken(cookies)) || setsToken(response)) return response;
  const asking = besidePage(request);
  if (asking === "page") response.headers.set(sessionEndedHeader, "1");
  if (sessionEnded && !asking) appendCleared(response, secure);
  return response;
};

/** It was there and nobody has logged out, which takes both cookies. */
function hasLostToken(cookies: string): boolean {
  return readToken(cookies) === undefined && readCookie(cookies, signedInCookie) !== undefined;
}

/**
 * A script of a personal page that is open, or the log-in beside it. The page may hold what somebody has typed: it stays, asks for a log-in
 * in another tab (page-call-retry.ts), and the dead token stays until that is done, so that the page goes on being told. A customer's
 * log-in that is not beside such a page is an ordinary one, and begins without the dead token.
 */
function besidePage(request: Request): "page" | "log-in" | undefined {
  const url = new URL(request.url);
  if (isLogInBeside(url)) return "log-in";
  const referer = request.headers.get("referer") ?? "";
  if (request.headers.get("sec-fetch-dest") !== "empty" || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  if (isLogInBeside(from)) return "log-in";
  // On the way from such a page to the log-in, the page is left.
  if (isAt(url, "/login")) return undefined;
  return /^\/(staff|customer|support)(\/|$)/.test(from.pathname) ? "page" : undefined;
}

function isLogInBeside(url: URL): boolean {
  return isAt(url, "/staff/login") || (isAt(url, "/login") && url.searchParams.has("ended"));
}

/** With the way to the single sign-on provider and back. */
function isAt({ pathname }: URL, page: string): boolean {
  const place = pathname.replace(/\.data$/, "");
  return place === page || place.startsWith(`${page}/`);
}

/** What is answered where a session is needed and there is none. */
export function askForLogIn(request: Request, url: URL): Response {
  // A script that asked for data of its own learns that the session is over; everything else goes to the log-in page.
  const asksForData = new URL(request.url).pathname.endsWith(".data");
  if (!asksForData && request.headers.get("sec-fetch-dest") === "empty") return new Response(null, { status: 401 });
  return redirect(loginPath(url));
}

function setsToken(response: Response): boolean {
  return response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${tokenCookie}=`) || cookie.startsWith(`__Host-${tokenCookie}=`));
}

export function appendCleared(response: Response, secure: boolean) {
  for (const cookie of clearedSessionCookies({ secure })) response.headers.append("set-cookie", cookie);
}

/** The log-in page of this part of the site, remembering where the visitor wanted to go (same-site paths only). */
export function loginPath(url: URL): string {
  const page = url.pathname === "/staff" || url.pathname.startsWith("/staff/") ? "/staff/login" : "/login";
  const wanted = returnPath(url.pathname + url.search);
  return wanted && wanted !== "/" && url.pathname !== page ? `${page}?next=${encodeURIComponent(wanted)}` : page;
}

/** The same after a session that was there. Colleagues are told why: theirs end every day. */
export function endedPath(url: URL): string {
  const path = loginPath(url);
  if (!path.startsWith("/staff")) return path;
  return `${path}${path.includes("?") ? "&" : "?"}ended`;
}

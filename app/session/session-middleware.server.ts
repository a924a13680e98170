// Any 401 from the API: the session state is reset and the cookies removed, whatever page, payload or action met it. There is no message.
import { type MiddlewareFunction, redirect } from "react-router";
import { apiContext, pageKindContext, requestContext } from "#app/context.ts";
import { clearedSessionCookies, tokenCookie } from "./cookies.ts";
import { returnPath } from "./return-path.ts";

export const endDeadSession: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  // A loader that throws ends in an error page here, never in an exception: the client remembers what it met.
  const response = await next();
  if (!context.get(apiContext).sessionEnded) return response;
  const { secure } = context.get(requestContext);
  const isPublic = context.get(pageKindContext) === "public";
  const answer = response.status < 400 ? response : insteadOfFailure(request, url, isPublic);
  if (!setsToken(answer)) appendCleared(answer, secure);
  return answer;
};

function insteadOfFailure(request: Request, url: URL, isPublic: boolean): Response {
  // A script that asked for data of its own learns that the session is over; everything else goes to the log-in page.
  const asksForData = new URL(request.url).pathname.endsWith(".data");
  if (!asksForData && request.headers.get("sec-fetch-dest") === "empty") return new Response(null, { status: 401 });
  // A page for everyone needs no session: the same page again, without the dead one.
  return redirect(isPublic ? (returnPath(url.pathname + url.search) ?? "/") : loginPath(url));
}

function setsToken(response: Response): boolean {
  return response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${tokenCookie}=`));
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

// Any 401 from the API: the session state is reset and the cookies removed, whatever page or action met it. There is no message.
import { type MiddlewareFunction, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { SessionEnded } from "./api-client.ts";
import { clearedSessionCookies } from "./cookies.ts";
import { returnPath } from "./return-path.ts";

export const endDeadSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  let response: Response;
  try {
    response = await next();
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
    response = redirect(loginPath(request));
    appendCleared(response, context.get(requestContext).secure);
    return response;
  }
  return response;
};

export function appendCleared(response: Response, secure: boolean) {
  for (const cookie of clearedSessionCookies({ secure })) response.headers.append("set-cookie", cookie);
}

/** /login, remembering where the visitor wanted to go (same-site paths only). */
export function loginPath(request: Request): string {
  const url = new URL(request.url);
  const wanted = returnPath(url.pathname.replace(/\.data$/, "") + url.search);
  return wanted && wanted !== "/" && !wanted.startsWith("/login") ? `/login?next=${encodeURIComponent(wanted)}` : "/login";
}

// POST /logout: the server ends the session, the cookies go, and the visitor stands at the log-in page. A link cannot log anyone out.

import { redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { ApiError, SessionEnded } from "#app/session/api-client.ts";
import { clearedSessionCookies } from "#app/session/cookies.ts";
import { readForm } from "#app/session/read-form.server.ts";
import type { Route } from "./+types/logout";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    await context.get(apiContext).post("/logout");
  } catch (error) {
    // A session that is over already, or an API that is away: this browser forgets it all the same.
    if (!(error instanceof SessionEnded || error instanceof ApiError)) throw error;
  }
  const response = redirect(form.get("area") === "staff" ? "/staff/login" : "/login");
  for (const cookie of clearedSessionCookies(context.get(requestContext))) response.headers.append("set-cookie", cookie);
  return response;
}

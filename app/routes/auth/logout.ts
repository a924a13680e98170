// POST /logout: the server ends the session, the cookies go, and the visitor stands at the log-in page; with `next`, another account can
// go on from there to the same address. A link cannot log anyone out.
import { redirect, redirectDocument } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { ApiError, SessionEnded } from "#app/session/api-client.ts";
import { clearedSessionCookies } from "#app/session/cookies.ts";
import { returnPath } from "#app/session/return-path.ts";
import { leaveProviderToo } from "#app/session/single-sign-on.server.ts";
import { logOut } from "#features/accounts/rules/log-in.contract.ts";
import type { Route } from "./+types/logout";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  let there: string | undefined;
  try {
    there = (await context.get(apiContext).call(logOut)).log_out_at;
  } catch (error) {
    // A session that is over already, or an API that is away: this browser forgets it all the same.
    if (!(error instanceof SessionEnded || error instanceof ApiError)) throw error;
  }
  const next = returnPath(textOf(form, "next"));
  const page = form.get("area") === "staff" ? "/staff/login" : "/login";
  const { secure } = context.get(requestContext);
  const onward = there ? leaveProviderToo(there, { secure }) : undefined;
  const response = onward ? redirectDocument(onward.path) : redirect(next ? `${page}?${new URLSearchParams({ next })}` : page);
  for (const cookie of clearedSessionCookies({ secure })) response.headers.append("set-cookie", cookie);
  if (onward) response.headers.append("set-cookie", onward.cookie);
  return response;
}

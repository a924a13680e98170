// The chat's calls from the browser, handed on to the API with the session's token. Stands below both areas; the area's check says who may.
import { passOn } from "#app/session/pass-on.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Route } from "./+types/chat-call";

/** What each area may reach this way, and nothing else. */
const reachable = {
  customer: /^chat(?:\/[\w-]{1,64}(?:\/(?:messages|read|delivered|typing|close|rating|ticket|transcript))?)?$/,
  staff:
    /^staff\/(?:presence(?:\/ping)?|canned-replies|chats(?:\/[\w-]{1,64}(?:\/(?:messages|notes|read|delivered|typing|take|assign|transfer|end|ticket|canned-replies\/[\w-]{1,64}))?)?)$/,
};

type Call = Pick<Route.LoaderArgs, "request" | "params" | "context">;

async function handOn({ request, params, context }: Call): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const area = pathname.startsWith("/staff/") ? "staff" : "customer";
  const path = params["*"] ?? "";
  if (!reachable[area].test(path)) throw new AppError("not_found");
  return passOn(context, request, `/${path}${search}`);
}

export async function loader(call: Route.LoaderArgs) {
  return handOn(call);
}

export async function action(call: Route.ActionArgs) {
  return handOn(call);
}

// /call/{id}: a script of our pages makes a declared call. Whatever the declaration marks for browsers is reachable and nothing else.
import { browserCallsContext } from "#app/context.ts";
import { callFailure, proxyCall } from "#app/session/proxy-call.server.ts";
import { paramNames } from "#platform/api/api-call.ts";
import type { Route } from "./+types/call";

function make({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const call = context.get(browserCallsContext).get(params.id);
  if (!call) return callFailure(404, "not_found");
  const reading = request.method === "GET" || request.method === "HEAD";
  if ((call.method === "get") !== reading) return callFailure(405, "method_not_allowed");
  const names = new Set(paramNames(call.path));
  const given = [...new URL(request.url).searchParams];
  return proxyCall(context, request, call, {
    params: Object.fromEntries(given.filter(([name]) => names.has(name))),
    query: Object.fromEntries(given.filter(([name]) => !names.has(name))),
  });
}

export function loader(args: Route.LoaderArgs) {
  return make(args);
}

export function action(args: Route.ActionArgs) {
  return make(args);
}

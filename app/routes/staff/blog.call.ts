// What the editor's scripts ask for: saves, pictures, revisions, the link check. Only these paths of the API.
import { passOn } from "#app/session/pass-on.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Route } from "./+types/blog.call";

const allowed = /^(?:images|(?:en|ko)(?:\/(?:link-check|revisions(?:\/\d{1,7})?))?)$/;

function pass({ request, params, context }: Route.LoaderArgs | Route.ActionArgs) {
  const rest = params["*"] ?? "";
  if (!allowed.test(rest)) throw new AppError("not_found");
  return passOn(context, request, `/staff/posts/${encodeURIComponent(params.id)}/${rest}${new URL(request.url).search}`);
}

export function loader(args: Route.LoaderArgs) {
  return pass(args);
}

export function action(args: Route.ActionArgs) {
  return pass(args);
}

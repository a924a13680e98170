// The bell's own address: what it shows, the channel that rings it, and marking as read.
import { apiContext } from "#app/context.ts";
import { maybeSomebody } from "#app/session/checks.server.ts";
import { passOn } from "#app/session/pass-on.server.ts";
import type { BellAnswer } from "#features/notifications/bell-store.ts";
import { customerChannel, staffChannel } from "#features/realtime/channels.ts";
import type { Route } from "./+types/notifications";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await maybeSomebody(context);
  if (!viewer) return new Response(null, { status: 401 });
  const { data, meta } = await context.get(apiContext).get<Omit<BellAnswer, "channel">>(`/notifications${new URL(request.url).search}`);
  const channel = viewer.kind === "staff" ? staffChannel(viewer.id) : customerChannel(viewer.id);
  return Response.json({ data, meta, channel } satisfies BellAnswer);
}

export async function action({ request, context }: Route.ActionArgs) {
  return passOn(context, request, "/notifications/read");
}

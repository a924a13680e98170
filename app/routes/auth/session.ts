// GET /session: the customer of the cookie, for pages that are the same for everyone. A dead session leaves without its cookies; why it is
// dead is told to its holder.
import { apiContext } from "#app/context.ts";
import { maybeSomebody } from "#app/session/checks.server.ts";
import type { SessionCustomer } from "#app/session/session-state.ts";
import type { Route } from "./+types/session";

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await maybeSomebody(context);
  const customer: SessionCustomer | null = viewer
    ? { id: viewer.id, kind: viewer.kind, name: viewer.name, company: viewer.company, locale: viewer.locale }
    : null;
  return Response.json({ customer, ended: customer ? null : context.get(apiContext).sessionEnd });
}

import { redirect } from "react-router";
import { viewerContext } from "#app/session/checks.server.ts";
import { adminPartsFor } from "#app/shell/account/staff-nav.ts";
import { AppError } from "#platform/errors.ts";
import type { Route } from "./+types/admin.index";

/** The first part that is the reader's to see. */
export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(viewerContext);
  const [first] = role ? adminPartsFor(role) : [];
  if (!first) throw new AppError("forbidden");
  throw redirect(first.to);
}

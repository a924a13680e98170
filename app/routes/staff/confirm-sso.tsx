// "Confirm with …": away to the provider, which asks for a log-in again.
import { accountMeta } from "#app/session/account-meta.ts";
import { staffOnly } from "#app/session/checks.server.ts";
import { leaveForProvider } from "#app/session/single-sign-on.server.ts";
import { SsoFailed } from "#features/accounts/single-sign-on/sso-failed.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/confirm-sso";

export const middleware = [staffOnly];
export const meta = () => accountMeta(m.sso_confirm_failed_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  return leaveForProvider({ url, context }, "confirm");
}

export default function ConfirmSso({ loaderData }: Route.ComponentProps) {
  return <SsoFailed {...loaderData} />;
}

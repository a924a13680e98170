// The button "Log in with …": away to the provider, or a page that says why not.
import { accountMeta } from "#app/session/account-meta.ts";
import { staffGoOn } from "#app/session/checks.server.ts";
import { leaveForProvider } from "#app/session/single-sign-on.server.ts";
import { SsoFailed } from "#features/accounts/single-sign-on/sso-failed.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/login-sso";

export const middleware = [staffGoOn];
export const meta = () => accountMeta(m.sso_failed_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  return leaveForProvider({ url, context }, "log-in");
}

export default function LoginSso({ loaderData }: Route.ComponentProps) {
  return <SsoFailed {...loaderData} />;
}

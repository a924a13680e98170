// The one address the provider sends people back to: in, on to the second step, or a page that says why not.
import { accountMeta } from "#app/session/account-meta.ts";
import { returnFromProvider } from "#app/session/single-sign-on.server.ts";
import { SsoFailed } from "#features/accounts/single-sign-on/sso-failed.tsx";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/login-sso-back";

export const meta = () => accountMeta(m.sso_failed_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  return returnFromProvider({ url, context });
}

export default function LoginSsoBack({ loaderData }: Route.ComponentProps) {
  return <SsoFailed {...loaderData} />;
}

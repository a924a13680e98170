// After a log-out of a session that began at the provider: on to the provider, to end the session there. The page leads on by itself, with
// scripts and without.
import { data, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { leavingFor, signOnOf } from "#app/session/single-sign-on.server.ts";
import { AuthPageFrame } from "#features/accounts/log-in/auth-page-frame.tsx";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import type { Route } from "./+types/login-sso-out";

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...accountMeta(m.sso_leaving_title()),
  ...(loaderData ? [{ httpEquiv: "refresh", content: `0;url=${loaderData.address}` }] : []),
];

export async function loader({ context }: Route.LoaderArgs) {
  const { address, cleared } = leavingFor(context);
  const label = (await signOnOf(context))?.label[context.get(requestContext).locale];
  if (!address || !label) throw redirect("/staff/login");
  return data({ address, label }, { headers: { "set-cookie": cleared } });
}

export default function LoginSsoOut({ loaderData: { address, label } }: Route.ComponentProps) {
  return (
    <AuthPageFrame title={m.sso_leaving_title()} sub={m.sso_leaving_text({ label })}>
      <ButtonLink external to={address}>
        {m.sso_leaving_link({ label })}
      </ButtonLink>
    </AuthPageFrame>
  );
}

// Asked before a link that needs a fresh factor is followed; then the way goes on to it.
import { data, redirect } from "react-router";
import { confirmWith } from "#app/forms/fresh-factor.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { returnPath } from "#app/session/return-path.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/settings.confirm";

export const meta = () => accountMeta(m.confirm_you_title());

export function loader({ url, context }: Route.LoaderArgs) {
  const { kind, email, two_factor, passkeys, has_password, single_sign_on } = context.get(viewerContext);
  const person = { email, two_factor, passkeys, has_password, single_sign_on };
  return { person, done: url.searchParams.has("done"), backTo: settingsPath(kind) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  // Confirmed at the provider: where the way goes on to asks again if it was not.
  const refused = form.has("confirm_sso") ? undefined : await confirmWith(context, form);
  if (refused) return data(refused.data, refused.init ?? {});
  return redirect(returnPath(url.searchParams.get("next")) ?? `${url.pathname}?done`);
}

export default function ConfirmSettings({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useBusy();
  if (loaderData.done) return <Notice tone="good">{m.confirm_you_done()}</Notice>;
  return <ConfirmItsYou confirm={{ held: [], failure: actionData }} person={loaderData.person} backTo={loaderData.backTo} busy={busy} />;
}

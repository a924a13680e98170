// One canned reply: a new one at /new, else the one with that id.

import { redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { ApiError } from "#app/session/api-client.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import { forEveryLocale } from "#content/locales.ts";
import { CannedForm } from "#features/support/console/canned-form.tsx";
import {
  changeCannedReply,
  createCannedReply,
  listCannedReplies,
  removeCannedReply,
} from "#features/support/rules/canned-replies.contract.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/canned-replies.one";

const list = "/staff/canned-replies";

export const handle: CrumbHandle = { crumb: () => m.canned_title() };
export const meta = () => accountMeta(m.canned_title());

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: replies } = await context.get(apiContext).call(listCannedReplies);
  if (params.id === "new") return { reply: null };
  const reply = replies.find(({ id }) => id === params.id);
  if (!reply) throw new AppError("not_found");
  return { reply };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const inEach = (name: string) => forEveryLocale((locale) => textOf(form, `${name}.${locale}`));
  const shortcut = textOf(form, "shortcut");
  const department = textOf(form, "department") || null;
  const body = asTyped(createCannedReply, { shortcut, department, title: inEach("title"), body: inEach("body") });
  const one = { id: params.id };
  const gone = form.get("intent") === "delete";
  try {
    if (gone) await api.call(removeCannedReply, { params: one });
    else if (params.id === "new") await api.call(createCannedReply, { body });
    else await api.call(changeCannedReply, { params: one, body });
  } catch (error) {
    // The one thing two canned replies cannot share.
    if (!gone && error instanceof ApiError && error.failure.code === "conflict") {
      error.failure.errors = { shortcut: [m.canned_taken()] };
      error.failure.message = m.error_invalid();
    }
    return formFailure(error, typedIn(form));
  }
  const text = gone ? m.canned_deleted() : m.canned_saved();
  throw redirect(list, { headers: { "set-cookie": flashCookieValue({ kind: "success", text }, context.get(requestContext).secure) } });
}

export default function CannedReply({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const busy = useBusy();
  return <CannedForm key={params.id} reply={loaderData.reply} failure={actionData} busy={busy} />;
}

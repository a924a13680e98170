// One macro: a new one at /new, else the one with that id.
import "#features/support/console/canned.css";
import { redirect, useOutletContext } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { asTyped } from "#app/forms/as-typed.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import { listCannedReplies } from "#features/support/rules/canned-replies.contract.ts";
import { MacroForm } from "#features/tickets/console/macros/macro-form.tsx";
import { macrosPath } from "#features/tickets/console/macros/macros-path.ts";
import * as calls from "#features/tickets/rules/macros.contract.ts";
import { listTicketPeople } from "#features/tickets/rules/staff-tickets.contract.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/macros.one";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.macro_title() };
export const meta = () => accountMeta(m.macro_title());

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [macros, replies, people] = await Promise.all([
    api.call(calls.listMacros),
    api.call(listCannedReplies),
    api.call(listTicketPeople),
  ]);
  const macro = params.id === "new" ? null : macros.data.find(({ id }) => id === params.id);
  if (macro === undefined) throw new AppError("not_found");
  return { macro, replies: replies.data.map(({ id, title }) => ({ id, title })), people: people.data };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const gone = form.get("intent") === "delete";
  const chosen = (name: string) => textOf(form, name) || null;
  const tags = textOf(form, "tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
  const parts = { canned: chosen("canned"), priority: chosen("priority"), assignee: chosen("assignee"), state: chosen("state"), tags };
  const body = asTyped(calls.createMacro, { name: textOf(form, "name"), shared: textOf(form, "whom") === "shared", ...parts });
  try {
    if (gone) await api.call(calls.removeMacro, { params });
    else if (params.id === "new") await api.call(calls.createMacro, { body });
    else await api.call(calls.changeMacro, { params, body });
  } catch (error) {
    const failure = formFailure(error, typedIn(form));
    // The second of three tags is a part of the one field.
    const errors = Object.entries(failure.data.errors).map(([name, text]) => [name.split(".")[0], text]);
    return { ...failure, data: { ...failure.data, errors: Object.fromEntries(errors) as Record<string, string> } };
  }
  const text = gone ? m.macro_deleted() : m.macro_saved();
  throw redirect(macrosPath, {
    headers: { "set-cookie": flashCookieValue({ kind: "success", text }, context.get(requestContext).secure) },
  });
}

export default function Macro({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const failure = useOutcome(answer);
  const busy = useBusy();
  const { locale } = useOutletContext<StaffLayoutData>();
  const { macro, replies, people } = loaderData;
  const canned = replies.map(({ id, title }) => ({ id, name: title[locale] }));
  return <MacroForm key={params.id} {...{ macro, people, canned, failure, busy }} />;
}

// Merging asks twice by being a page of its own: which ticket, and what that does.

import { redirect, useOutletContext } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { flashCookieValue } from "#app/shell/flash.ts";
import { MergeScreen } from "#features/tickets/console/properties/merge-screen.tsx";
import { readAddress, writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import { listQueue, mergeTicket, readStaffTicket } from "#features/tickets/rules/staff-tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/ticket.merge";
import type { TicketsContext } from "./tickets.tsx";

export const handle: CrumbHandle = { crumb: () => m.console_merge() };
export const meta = () => accountMeta(m.console_merge());

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { data: ticket } = await api.call(readStaffTicket, { params: { id: params.id } });
  const asked = (url.searchParams.get("find") ?? "").trim().slice(0, 200);
  const query = { view: "all" as const, customer: ticket.customer.id, limit: 50, ...(asked ? { q: asked } : {}) };
  const { data: found } = await api.call(listQueue, { query });
  return {
    ticket,
    asked,
    where: writeAddress(readAddress(url.searchParams)),
    candidates: found.filter(({ id, state }) => id !== ticket.id && state !== "closed"),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const into = textOf(form, "into");
  if (!into) return { message: m.console_merge_choose() };
  try {
    await context.get(apiContext).call(mergeTicket, { params: { id: params.id }, body: { into } });
  } catch (error) {
    const { data } = formFailure(error);
    return { message: data.errors.into ?? data.message };
  }
  const flash = flashCookieValue({ kind: "success", text: m.console_merge_done() }, context.get(requestContext).secure);
  const where = writeAddress(readAddress(url.searchParams));
  throw redirect(`/staff/tickets/${encodeURIComponent(into)}${where}`, { headers: { "set-cookie": flash } });
}

export default function MergeTicket({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { locale } = useOutletContext<TicketsContext>();
  return <MergeScreen {...loaderData} locale={locale} problem={actionData?.message} />;
}

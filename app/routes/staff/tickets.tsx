// Everything about tickets happens beside the queue: its views and list stay while tickets are opened.

import { Outlet, type ShouldRevalidateFunctionArgs, useOutletContext, useParams } from "react-router";
import { apiContext } from "#app/context.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { useScriptsAhead } from "#app/shell/scripts-ahead.ts";
import { loadQueue } from "#app/staff/load-queue.server.ts";
import { queueAction } from "#app/staff/queue-action.server.ts";
import { ConsoleFrame } from "#features/tickets/console/queue/console-frame.tsx";
import { readAddress, writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import { listSavedViews } from "#features/tickets/rules/saved-views.contract.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { listTicketPeople } from "#features/tickets/rules/staff-tickets.contract.ts";
import { listStaffTicketFields } from "#features/tickets/rules/ticket-fields.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/tickets";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.staff_nav_tickets() };
export const meta = () => accountMeta(m.staff_nav_tickets());

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [queue, people, saved, fields] = await Promise.all([
    loadQueue(context, url),
    api.call(listTicketPeople),
    api.call(listSavedViews),
    api.call(listStaffTicketFields),
  ]);
  return { queue, people: people.data, saved: saved.data, fields: fields.data };
}

export const action = queueAction;

/** Opening another ticket of the same list does not ask for the list again: hints do. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const address = (url: URL) => writeAddress(readAddress(url.searchParams));
  if (!formMethod && currentUrl.href !== nextUrl.href && address(currentUrl) === address(nextUrl)) return false;
  return defaultShouldRevalidate;
}

export type TicketsContext = { staff: StaffLayoutData["staff"]; locale: StaffLayoutData["locale"]; people: ColleagueView[] };

export default function Tickets({ loaderData, actionData: answer }: Route.ComponentProps) {
  useScriptsAhead("routes/staff/ticket");
  const actionData = useOutcome(answer);
  const { staff, locale } = useOutletContext<StaffLayoutData>();
  const { id } = useParams();
  const { people } = loaderData;
  return (
    <ConsoleFrame {...loaderData} me={staff.id} locale={locale} openId={id} outcome={actionData}>
      <Outlet context={{ staff, locale, people } satisfies TicketsContext} />
    </ConsoleFrame>
  );
}

import { data, redirectDocument, useOutletContext } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { confirming } from "#app/forms/fresh-factor.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { customerHome } from "#app/session/areas.ts";
import { viewCookieValue } from "#app/session/customer-view.ts";
import { keptYears } from "#app/session/kept-years.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { customerDeed } from "#app/staff/customer-action.server.ts";
import { ConfirmItsYou } from "#features/accounts/settings/confirm-its-you.tsx";
import { CustomerProfile } from "#features/customers/console/customer-profile.tsx";
import { CustomerTimeline } from "#features/customers/console/customer-timeline.tsx";
import { readCustomer, readCustomerTimeline, startCustomerView } from "#features/customers/rules/customers.contract.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { can } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/customers.one";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.customers_title() };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.card.name ?? "");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { id } = params;
  const cursor = url.searchParams.get("before");
  const [{ data: card }, timeline] = await Promise.all([
    api.call(readCustomer, { params: { id } }),
    api.call(readCustomerTimeline, { params: { id }, query: cursor ? { cursor } : {} }),
  ]);
  const page = `/staff/customers/${id}`;
  return {
    card,
    now: new Date().toISOString(),
    kept: keptYears(context, "accessYears"),
    happened: {
      entries: timeline.data,
      older: timeline.meta.next_cursor ? `${page}?before=${encodeURIComponent(timeline.meta.next_cursor)}#timeline` : null,
      newest: cursor ? `${page}#timeline` : null,
    },
  };
}

export const action = confirming(async ({ params, context }: Route.ActionArgs, form) => {
  const intent = textOf(form, "intent");
  try {
    if (intent === "view") return await openView(context, params.id, textOf(form, "reason"));
    return data<ConsoleOutcome>({ done: intent, at: Date.now(), ...(await customerDeed(context, params.id, intent, form)) });
  } catch (error) {
    const failed = formFailure(error, { reason: textOf(form, "reason"), email: textOf(form, "email"), text: textOf(form, "text") });
    return data<ConsoleOutcome>({ ...failed.data, intent, typed: undefined }, failed.init ?? undefined);
  }
});

/** The customer's area, as another document: nothing of the console's page goes along. */
async function openView(context: Route.ActionArgs["context"], id: string, reason: string) {
  const { data: view } = await context.get(apiContext).call(startCustomerView, { params: { id }, body: { reason } });
  return redirectDocument(customerHome, { headers: { "set-cookie": viewCookieValue(view.id, view.until, context.get(requestContext)) } });
}

export default function Customer({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { staff, locale } = useOutletContext<StaffLayoutData>();
  const busy = useBusy();
  if (actionData && "confirm" in actionData) {
    const backTo = `/staff/customers/${loaderData.card.id}`;
    return <ConfirmItsYou confirm={actionData.confirm} person={staff} backTo={backTo} busy={busy} heading="h1" />;
  }
  const { happened, ...shown } = loaderData;
  return (
    <CustomerProfile
      key={shown.card.id}
      {...shown}
      locale={locale}
      me={staff.name}
      busy={busy}
      mayReset={can(staff, "team.manage")}
      mayView={can(staff, "customers.view")}
      outcome={actionData}
      timeline={<CustomerTimeline {...happened} locale={locale} timezone={staff.timezone} />}
    />
  );
}

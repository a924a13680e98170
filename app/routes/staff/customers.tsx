import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { keptYears } from "#app/session/kept-years.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { CustomerSearch } from "#features/customers/console/customer-search.tsx";
import { findCustomers } from "#features/customers/rules/customers.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/customers";

export const handle: CrumbHandle = { crumb: () => m.customers_title() };
export const meta = () => accountMeta(m.customers_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = (url.searchParams.get("q") ?? "").trim().slice(0, 120);
  const kept = keptYears(context, "accessYears");
  if (asked.length < 2) return { asked, found: null, kept };
  const { data: found } = await context.get(apiContext).call(findCustomers, { query: { q: asked } });
  return { asked, found, kept };
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomerSearch {...loaderData} />;
}

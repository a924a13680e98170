// POST /staff/customers/{id}/view: the view of the customer's area ends, and the colleague is back at the customer's card.
import { redirect, redirectDocument } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { clearedViewCookie } from "#app/session/customer-view.ts";
import { endCustomerView } from "#features/customers/rules/customers.contract.ts";
import type { Route } from "./+types/customers.view";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/staff/customers/${encodeURIComponent(params.id)}`);
}

export async function action({ params, context }: Route.ActionArgs) {
  await context.get(apiContext).call(endCustomerView, { params });
  const { secure } = context.get(requestContext);
  return redirectDocument(`/staff/customers/${encodeURIComponent(params.id)}`, {
    headers: { "set-cookie": clearedViewCookie({ secure }) },
  });
}

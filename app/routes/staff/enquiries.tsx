// Enquiries of the contact form: the list stays while one of them is open beside it.

import { Outlet, useOutletContext, useParams } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import type { Locale } from "#content/locales.ts";
import { EnquiriesFrame } from "#features/enquiries/console/enquiries-frame.tsx";
import { readEnquiryAddress } from "#features/enquiries/rules/enquiry-address.ts";
import { enquiryQuery } from "#features/enquiries/rules/enquiry-query.ts";
import { countEnquiries, listEnquiries } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { listTicketPeople } from "#features/tickets/rules/staff-tickets.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/enquiries";
import type { StaffLayoutData } from "./layout.tsx";

export const handle: CrumbHandle = { crumb: () => m.enquiries_title() };
export const meta = () => accountMeta(m.enquiries_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const address = readEnquiryAddress(url.searchParams);
  const [list, counts, people] = await Promise.all([
    context.get(apiContext).call(listEnquiries, { query: enquiryQuery(address) }),
    context.get(apiContext).call(countEnquiries),
    context.get(apiContext).call(listTicketPeople),
  ]);
  return { address, list, counts: counts.data, people: people.data, now: new Date().toISOString() };
}

export type EnquiriesContext = { me: string; locale: Locale; people: { id: string; name: string }[] };

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { staff, locale } = useOutletContext<StaffLayoutData>();
  const { id } = useParams();
  return (
    <EnquiriesFrame {...loaderData} locale={locale} openId={id}>
      <Outlet context={{ me: staff.id, locale, people: loaderData.people } satisfies EnquiriesContext} />
    </EnquiriesFrame>
  );
}

// A view as a spreadsheet: the API's answer, passed on.
import { apiContext } from "#app/context.ts";
import { enquiryQuery, readEnquiryAddress } from "#features/enquiries/rules/enquiry-address.ts";
import type { Route } from "./+types/enquiries.export";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = enquiryQuery({ ...readEnquiryAddress(url.searchParams), cursor: undefined });
  return context.get(apiContext).download(`/staff/enquiries/export?${query}`);
}

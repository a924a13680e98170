// A view as a spreadsheet: the API's answer, passed on.
import { apiContext } from "#app/context.ts";
import { readEnquiryAddress } from "#features/enquiries/rules/enquiry-address.ts";
import { enquiryQuery } from "#features/enquiries/rules/enquiry-query.ts";
import { exportEnquiries } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import type { Route } from "./+types/enquiries.export";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { cursor: _, limit: __, ...query } = enquiryQuery(readEnquiryAddress(url.searchParams));
  return context.get(apiContext).call(exportEnquiries, { query });
}

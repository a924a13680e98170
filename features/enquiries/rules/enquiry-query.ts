import type { z } from "zod";
import type { EnquiryAddress } from "./enquiry-address.ts";
import { listEnquiriesQuery } from "./staff-enquiries.contract.ts";

/** What the API is asked for: what the address says, as far as the call takes it. */
export function enquiryQuery(address: EnquiryAddress): z.input<typeof listEnquiriesQuery> {
  const given = Object.fromEntries(Object.entries(address).filter(([, value]) => value));
  return listEnquiriesQuery.safeParse(given).data ?? { view: address.view };
}

// A view as a spreadsheet: the API's answer, passed on.
import { data } from "react-router";
import { apiContext } from "#app/context.ts";
import { enquiryQuery, readEnquiryAddress } from "#features/enquiries/rules/enquiry-address.ts";
import type { Route } from "./+types/enquiries.export";

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = enquiryQuery({ ...readEnquiryAddress(url.searchParams), cursor: undefined });
  const answer = await context.get(apiContext).raw(`/staff/enquiries/export?${query}`);
  if (!answer.ok) throw data("", { status: answer.status });
  return answer;
}

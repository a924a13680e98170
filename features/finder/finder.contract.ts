// One question to everything the desk keeps. Each caller is answered with the kinds they may open, the others stay empty.
import { z } from "zod";
import { enquiryItem } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { queueItem } from "#features/tickets/rules/staff-ticket-views.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { each } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";

export const findQuery = z.strictObject({ q: typedText.min(1).max(200) });

const found = z
  .object({
    tickets: z.array(queueItem.pick({ id: true, number: true, subject: true, state: true, customer: true })),
    customers: z.array(z.object({ id: z.string(), name: z.string(), company: z.string().nullable() })),
    /** Whose customers were found, each once. */
    companies: z.array(z.object({ name: z.string(), customers: z.int() })),
    enquiries: z.array(enquiryItem.pick({ id: true, reference: true, name: true, company: true, snippet: true, status: true })),
    canned: z.array(z.object({ id: z.string(), shortcut: z.string(), title: z.string() })),
    posts: z.array(z.object({ id: z.string(), title: z.string() })),
  })
  .meta({ id: "Found" });
export type Found = z.output<typeof found>;

export const findEverything = apiCall({
  id: "findEverything",
  method: "get",
  path: "/staff/search",
  access: "staff",
  tag: "Staff: search",
  summary:
    "Tickets, customers, companies, enquiries, canned replies and posts by number, words, address, company, name or Korean initials; logged",
  query: findQuery,
  shows: {
    action: "console.search",
    from: "answer",
    of: ({ answer }: { answer: { data: Found } }) => [
      ...each("ticket", answer.data.tickets, ({ id }) => id),
      ...each("customer", answer.data.customers, ({ id }) => id),
      ...each("enquiry", answer.data.enquiries, ({ id }) => id),
    ],
  },
  answer: one(found),
  limit: { name: "console-search", points: 240, seconds: 60 },
  browser: true,
});

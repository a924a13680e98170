import { listStaffPosts } from "#features/blog/server/staff-posts.server.ts";
import { findCustomers } from "#features/customers/server/customers.server.ts";
import { listEnquiries } from "#features/enquiries/server/staff-enquiries.server.ts";
import { listCanned } from "#features/support/server/canned-replies.server.ts";
import { listQueue } from "#features/tickets/server/staff/staff-queue.server.ts";
import type { HasDesk, HasFields } from "#features/tickets/server/ticket-services.ts";
import { can } from "#platform/api/capabilities.ts";
import { readerOf } from "#platform/api/command.ts";
import { type ApiRouter, type CallOf, endpoint } from "#platform/api/endpoint.ts";
import { matchScore } from "#platform/i18n/korean-match.ts";
import { type Found, findEverything } from "./finder.contract.ts";

/** Of each kind: as many as fit into one view. */
const shown = 6;
/** Companies are counted among so many customers. */
const looked = 60;

export function finderRoutes(router: ApiRouter, services: HasDesk & HasFields): void {
  endpoint(router, findEverything, async (call) => ({ data: await find(call, services) }));
}

async function find(call: CallOf<typeof findEverything>, services: HasDesk & HasFields): Promise<Found> {
  const { db, viewer, query } = call;
  const { q } = query;
  const [tickets, customers, enquiries, canned, posts] = await Promise.all([
    can(viewer, "tickets.answer") ? listQueue(db, services, viewer, readerOf(call), { view: "all", q, limit: shown }) : null,
    can(viewer, "customers.read") ? findCustomers(db, q, looked) : [],
    can(viewer, "enquiries.answer") ? listEnquiries(db, viewer, { view: "all", q, limit: shown }) : null,
    can(viewer, "tickets.answer") ? listCanned(db, {}) : [],
    can(viewer, "posts.write") ? listStaffPosts(db, { q, limit: shown }) : null,
  ]);
  const companies = new Map<string, number>();
  for (const { company } of customers) if (company) companies.set(company, (companies.get(company) ?? 0) + 1);
  return {
    tickets: (tickets?.data ?? []).map(({ id, number, subject, state, customer }) => ({ id, number, subject, state, customer })),
    customers: customers.slice(0, shown).map(({ id, name, company }) => ({ id, name, company })),
    companies: [...companies]
      .map(([name, count]) => ({ name, customers: count }))
      .sort((one, other) => other.customers - one.customers)
      .slice(0, shown),
    enquiries: (enquiries?.data ?? []).map(({ id, reference, name, company, snippet, status }) => ({
      id,
      reference,
      name,
      company,
      snippet,
      status,
    })),
    canned: canned
      .filter(({ shortcut, title }) => matchScore(q, [shortcut, ...Object.values(title)]) > 0)
      .slice(0, shown)
      .map(({ id, shortcut, title }) => ({ id, shortcut, title: title[call.locale] })),
    posts: (posts?.data ?? []).map(({ id, versions }) => ({ id, title: versions.find(({ title }) => title)?.title ?? "" })),
  };
}

// What was found as lines to follow, by kind: under the search field, on the page of results and in the command palette.
import { m } from "#platform/paraglide/messages.js";
import type { Found } from "./finder.contract.ts";

export type FinderLine = { to: string; mark?: string; title: string; line: string };

export function linesOf(found: Found): [string, FinderLine[]][] {
  const kinds: [string, FinderLine[]][] = [
    [m.finder_tickets(), found.tickets.map(({ id, number, subject, customer }) => ticketLine(id, number, subject, customer))],
    [
      m.finder_customers(),
      found.customers.map(({ id, name, company }) => ({ to: `/staff/customers/${id}`, title: name, line: company ?? "" })),
    ],
    [
      m.finder_companies(),
      found.companies.map(({ name, customers }) => ({
        to: `/staff/customers?q=${encodeURIComponent(name)}`,
        title: name,
        line: m.finder_company_customers({ count: String(customers) }),
      })),
    ],
    [
      m.finder_enquiries(),
      found.enquiries.map(({ id, reference, name, company, snippet }) => ({
        to: `/staff/enquiries/${id}?view=all`,
        mark: reference,
        title: company ? `${name}, ${company}` : name,
        line: snippet,
      })),
    ],
    [
      m.staff_nav_canned(),
      found.canned.map(({ id, shortcut, title }) => ({ to: `/staff/canned-replies/${id}`, mark: `;${shortcut}`, title, line: "" })),
    ],
    [m.finder_posts(), found.posts.map(({ id, title }) => ({ to: `/staff/blog/${id}`, title, line: "" }))],
  ];
  return kinds.filter(([, lines]) => lines.length > 0);
}

function ticketLine(id: string, number: string, subject: string, { name, company }: Found["tickets"][number]["customer"]): FinderLine {
  return { to: `/staff/tickets/${id}?view=all`, mark: number, title: subject, line: company ? `${name}, ${company}` : name };
}

export function isEmpty(found: Found): boolean {
  return Object.values(found).every((list) => list.length === 0);
}

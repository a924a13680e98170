// What was found, by kind, as links: in the panel under the search field and on the page of results.
import "./finder.css";
import { Link } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import type { Found } from "./finder.contract.ts";

type Line = { to: string; mark?: string; title: string; line: string };

export function FinderResults({ found }: { found: Found }) {
  const kinds: [string, Line[]][] = [
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
    [m.finder_posts(), found.posts.map(({ id, title }) => ({ to: `/staff/blog/${id}`, title, line: "" }))],
  ];
  return kinds
    .filter(([, lines]) => lines.length > 0)
    .map(([kind, lines]) => (
      <section key={kind} className="finder-kind" aria-label={kind}>
        <h2>{kind}</h2>
        <ul>
          {lines.map(({ to, mark, title, line }) => (
            <li key={to}>
              <Link to={to} data-finder-line>
                {mark ? <small>{mark}</small> : null}
                <b>{title}</b>
                {line ? <span className="ellipsis">{line}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
}

function ticketLine(id: string, number: string, subject: string, { name, company }: Found["tickets"][number]["customer"]): Line {
  return { to: `/staff/tickets/${id}?view=all`, mark: number, title: subject, line: company ? `${name}, ${company}` : name };
}

export function isEmpty(found: Found): boolean {
  return Object.values(found).every((list) => list.length === 0);
}

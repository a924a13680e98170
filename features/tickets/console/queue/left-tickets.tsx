// Tickets that a change for many has left as they are: which, and why, in the words a change of that ticket alone would have had.
import "./bulk-bar.css";
import { Link } from "react-router";
import { conflictText } from "#features/tickets/console/properties/property-conflict.tsx";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import type { NotChanged } from "./queue-data.ts";

type LeftTicketsProps = { left: NotChanged; people: readonly ColleagueView[]; where: string };

export function LeftTickets({ left: { tickets, wanted }, people, where }: LeftTicketsProps) {
  return (
    <ul className="ticket-bulk-left">
      {tickets.map(({ id, number, message, conflicts }) => (
        <li key={id}>
          {number ? (
            <Link to={`/staff/tickets/${id}${where}`} className="link-underline">
              {number}
            </Link>
          ) : null}{" "}
          {conflicts.length > 0
            ? conflicts.map((conflict) => conflictText({ ...conflict, wanted: wanted[conflict.field] ?? null }, people, [])).join(" ")
            : message}
        </li>
      ))}
    </ul>
  );
}

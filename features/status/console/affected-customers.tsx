// Whom an incident touches, as far as the services of customers say, with the way to their tickets.
import { Link } from "react-router";
import { grouped } from "#content/format.ts";
import type { AffectedCustomer, AffectedFigures } from "#features/status/rules/affected.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Table } from "#ui/table.tsx";

type AffectedCustomersProps = { list: AffectedCustomer[]; figures: AffectedFigures; page: string; later: boolean };

export function AffectedCustomers({ list, figures, page, later }: AffectedCustomersProps) {
  const { customers, more, linked_tickets, subscribers, next_cursor } = figures;
  return (
    <section className="status-group" id="affected">
      <h2>{more ? m.status_affected_more({ count: grouped(customers) }) : m.status_affected({ count: grouped(customers) })}</h2>
      <p className="hint console-note">
        {m.status_affected_text()} {m.status_affected_told({ tickets: grouped(linked_tickets), subscribers: grouped(subscribers) })}
      </p>
      {list.length === 0 ? <p className="console-none">{m.status_affected_none()}</p> : null}
      {list.length > 0 ? (
        <Table
          caption={m.status_affected_table()}
          hideCaption
          stack
          rows={list}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "customer",
              label: m.console_customer(),
              cell: ({ id, name, company, locale: language }) => (
                <Link to={`/staff/customers/${id}`} className="link-underline" lang={language}>
                  {company ? `${name}, ${company}` : name}
                </Link>
              ),
            },
            {
              key: "services",
              label: m.console_card_services(),
              cell: ({ codes }) => <span className="figure-number">{codes.join(", ")}</span>,
            },
            {
              key: "tickets",
              label: m.status_affected_tickets(),
              cell: ({ id, open_tickets }) => (
                <Link to={`/staff/tickets?view=all&customer=${id}`} className="link-underline">
                  {m.status_affected_open({ count: grouped(open_tickets) })}
                </Link>
              ),
            },
          ]}
        />
      ) : null}
      <p className="cluster apart">
        {later ? (
          <Link to={`${page}#affected`} className="btn btn-quiet btn-compact" preventScrollReset>
            {m.status_affected_first()}
          </Link>
        ) : null}
        {next_cursor ? (
          <Link to={`${page}?after=${encodeURIComponent(next_cursor)}#affected`} className="btn btn-quiet btn-compact" preventScrollReset>
            {m.status_affected_next()}
          </Link>
        ) : null}
      </p>
    </section>
  );
}

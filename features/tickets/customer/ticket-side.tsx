// Beside the thread: the facts, the people, the files, and how it ends.
import "#ui/styles/side-panel.css";
import "./ticket-side.css";
import { FileText, Image as ImageIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { detailNames, ticketLines } from "#features/tickets/rules/ticket-lines.ts";
import type { TicketLink, TicketView } from "#features/tickets/rules/ticket-views.ts";
import { fileSizeText } from "#platform/i18n/file-size.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { PriorityLabel, ServiceLabel, StateLabel } from "./ticket-marks.tsx";
import type { Clockwork } from "./ticket-times.ts";
import { departmentWords } from "./ticket-words.ts";

type TicketSideProps = {
  ticket: TicketView;
  own: { name: string; company: string | null };
  now: number;
  clockwork: Clockwork;
  children?: ReactNode;
};

const linkWords: Record<TicketLink["kind"], () => string> = {
  continued_from: m.ticket_link_continued_from,
  continued_as: m.ticket_link_continued_as,
  merged_into: m.ticket_link_merged_into,
  merged_from: m.ticket_link_merged_from,
};

export function TicketSide({ ticket, own, now, clockwork, children }: TicketSideProps) {
  const { service, files, assignee, links } = ticket;
  const rows: [string, ReactNode][] = [
    [m.ticket_status(), <StateLabel key="state" state={ticket.state} />],
    [m.ticket_priority(), <PriorityLabel key="priority" priority={ticket.priority} />],
    [m.ticket_department(), departmentWords[ticket.department]()],
    ...(service
      ? ([
          [
            m.ticket_service(),
            <ServiceLabel key="service" service={service}>
              {service.code}
            </ServiceLabel>,
          ],
        ] as [string, ReactNode][])
      : []),
    ...detailNames.filter((name) => ticket[name]).map((name): [string, ReactNode] => [ticketLines[name].label(), ticket[name]]),
    ...ticket.fields.map(({ label, text }): [string, ReactNode] => [label, text]),
    [
      m.ticket_opened_at(),
      <RelativeTime key="at" at={ticket.created_at} now={now} locale={clockwork.locale} timeZone={clockwork.timeZone} />,
    ],
    ...(service?.sla ? ([[m.ticket_sla(), service.sla]] as [string, ReactNode][]) : []),
  ];
  return (
    <aside className="side-panel ticket-side">
      <section>
        <h2>{m.ticket_details()}</h2>
        <dl className="side-facts">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{m.ticket_people()}</h2>
        <ul className="side-rows ticket-side-people">
          <li>
            {assignee ? <Avatar name={assignee.name} kind="staff" /> : null}
            <span>
              {assignee ? <bdi {...writtenIn(assignee.name)}>{assignee.name}</bdi> : m.ticket_no_assignee()}
              {assignee ? <small>{m.ticket_assignee()}</small> : null}
            </span>
          </li>
          {ticket.customer.role === "you" ? null : (
            <li>
              <Avatar name={ticket.customer.name} />
              <span>
                <bdi {...writtenIn(ticket.customer.name)}>{ticket.customer.name}</bdi>
                <small>{m.ticket_opened_by()}</small>
              </span>
            </li>
          )}
          <li>
            <Avatar name={own.name} />
            <span>
              <bdi {...writtenIn(own.name)}>{own.name}</bdi>
              <small>
                {m.ticket_you()}
                {own.company ? (
                  <>
                    , <bdi {...writtenIn(own.company)}>{own.company}</bdi>
                  </>
                ) : null}
              </small>
            </span>
          </li>
        </ul>
      </section>
      {files.length > 0 ? (
        <section>
          <h2>
            {m.ticket_files()} <span className="figure-number">{files.length}</span>
          </h2>
          <ul className="side-rows ticket-side-files">
            {files.map((file) => (
              <li key={file.id}>
                {file.width ? <ImageIcon size={17} aria-hidden="true" /> : <FileText size={17} aria-hidden="true" />}
                <a href={`/files/${file.id}`} download aria-label={m.ticket_download({ name: file.name })} {...writtenIn(file.name)}>
                  {file.name}
                </a>
                <small>{fileSizeText(file.size)}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {links.length > 0 ? (
        <section>
          <h2>{m.ticket_links()}</h2>
          <dl className="side-facts">
            {links.map(({ kind, id, number }) => (
              <div key={kind + id}>
                <dt>{linkWords[kind]()}</dt>
                <dd>
                  <Link className="link-underline figure-number" to={`/customer/ticket/details/${id}`}>
                    {number}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {children}
    </aside>
  );
}

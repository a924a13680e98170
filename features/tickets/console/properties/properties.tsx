// What staff change about a ticket. With scripts each list saves itself; without them one button saves all.
import "#ui/console/facts.css";
import "./properties.css";
import type { ChangeEvent } from "react";
import { type FetcherWithComponents, Link } from "react-router";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import { priorities } from "#features/support/rules/departments.ts";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { priorityCodes, priorityWords, stateWords } from "#features/tickets/console/console-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { deskLocal } from "#features/tickets/rules/hold-dates.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { detailNames, ticketLines } from "#features/tickets/rules/ticket-lines.ts";
import type { ServiceView } from "#features/tickets/rules/ticket-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { AssigneeChoices } from "./assignee-choices.tsx";
import { OwnChoices, OwnTexts, SeenChoices } from "./own-fields.tsx";
import { Property } from "./property.tsx";
import { propertiesOf, shownValue } from "./property-fields.ts";
import { TypedProperty } from "./typed-property.tsx";

type PropertiesProps = {
  ticket: TicketOnScreen;
  /** The customer's. */
  services: readonly ServiceView[];
  people: ColleagueView[];
  me: { id: string; name: string };
  action: string;
  fetcher: FetcherWithComponents<ConsoleOutcome>;
  /** What was wrong with the last change, by field. */
  errors: Record<string, string>;
  change: (fields: Record<string, string>) => void;
};

export function Properties({ ticket, services: own, people, me, action, fetcher, errors, change }: PropertiesProps) {
  const pending = (name: string, value: string) => shownValue(fetcher, name, value);
  const save = (event: ChangeEvent<HTMLSelectElement>) => {
    const { name, value } = event.currentTarget;
    change({ [name]: value, ...(name === "state" && value === "closed" ? { last_seen_seq: String(ticket.seq) } : {}) });
  };
  const shown = propertiesOf(ticket);
  const closed = ticket.state === "closed";
  const heldUntil = ticket.hold_until ? deskLocal(ticket.hold_until) : "";
  const states = [ticket.state, ...ticket.may.states.filter((state) => state !== ticket.state)];
  const services = own.some(({ id }) => id === ticket.service?.id) || !ticket.service ? own : [ticket.service, ...own];
  return (
    <section>
      <h2>{m.console_properties()}</h2>
      <fetcher.Form method="post" action={action} className="ticket-props">
        <Property label={m.console_state()} name="state" value={pending("state", ticket.state)} onChange={save}>
          {states.map((state) => (
            <option key={state} value={state}>
              {stateWords[state]()}
            </option>
          ))}
        </Property>
        <Property label={m.console_priority()} name="priority" value={pending("priority", ticket.priority)} onChange={save}>
          {[...priorities].reverse().map((priority) => (
            <option key={priority} value={priority}>
              {priorityCodes[priority]} {priorityWords[priority]()}
            </option>
          ))}
        </Property>
        <Property label={m.console_assignee()} name="assignee" value={pending("assignee", ticket.assignee?.id ?? "")} onChange={save}>
          <AssigneeChoices assignee={ticket.assignee} people={people} me={me.id} />
        </Property>
        <Property label={m.console_department()} name="department" value={pending("department", ticket.department)} onChange={save}>
          {departmentsInOrder().map((department) => (
            <option key={department} value={department}>
              {departmentWords[department]()}
            </option>
          ))}
        </Property>
        <Property label={m.console_service()} name="service" value={pending("service", ticket.service?.id ?? "")} onChange={save}>
          <option value="">{m.console_service_none()}</option>
          {services.map(({ id, code, name }) => (
            <option key={id} value={id}>
              {code} {name}
            </option>
          ))}
        </Property>
        <OwnChoices fields={ticket.fields} {...{ pending, save }} />
        <SeenChoices fields={ticket.fields} />
        {(["state", "priority", "assignee", "department", "service"] as const).map((name) => (
          <input key={name} type="hidden" name={`seen_${name}`} value={shown[name] ?? ""} />
        ))}
        <noscript>
          {closed ? null : (
            <label className="ticket-prop">
              <span>{m.console_hold_until()}</span>
              <input type="datetime-local" name="hold_until" defaultValue={heldUntil} className="input input-small" />
            </label>
          )}
          <input type="hidden" name="seen_hold_until" value={heldUntil} />
          <button type="submit" name="intent" value="change" className="btn btn-quiet btn-compact">
            {m.console_save_properties()}
          </button>
        </noscript>
      </fetcher.Form>
      <OwnTexts fields={ticket.fields} {...{ action, fetcher, errors }} />
      {detailNames.map((name) => (
        <TypedProperty
          key={name}
          id={`ticket-${name}`}
          name={name}
          label={ticketLines[name].label()}
          value={ticket[name]}
          limit={ticketLines[name].max}
          action={action}
          fetcher={fetcher}
        />
      ))}
      <TypedProperty
        id="ticket-tags"
        name="tags"
        label={m.console_tags()}
        value={ticket.tags.join(", ")}
        placeholder={m.console_tags_hint()}
        action={action}
        fetcher={fetcher}
      />
      <dl className="console-facts">
        <div>
          <dt>{m.console_followers()}</dt>
          <dd>
            {ticket.followers.length === 0 ? <span>{m.console_followers_none()}</span> : null}
            {ticket.followers.map(({ id, name }) => (
              <span key={id} className="ticket-person" title={name}>
                <Avatar name={name} kind="staff" size="small" />
                <span className="vh" {...writtenIn(name)}>
                  {name}
                </span>
              </span>
            ))}
          </dd>
        </div>
        {ticket.copies.length === 0 ? null : (
          <div>
            <dt>{m.ticket_copies()}</dt>
            <dd>{ticket.copies.map(({ email }) => email).join(", ")}</dd>
          </div>
        )}
        {ticket.rating === null ? null : (
          <div>
            <dt>{m.console_rating()}</dt>
            <dd>
              {m.console_rating_of({ rating: String(ticket.rating) })}
              {ticket.rating_comment ? <span> “{ticket.rating_comment}”</span> : null}
            </dd>
          </div>
        )}
        {ticket.links.map((link) => (
          <div key={`${link.kind}-${link.id}`}>
            <dt>{linkWords[link.kind]()}</dt>
            <dd>
              <Link to={`/staff/tickets/${link.id}`} className="link-underline">
                {link.number}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const linkWords = {
  continued_from: m.console_link_continued_from,
  continued_as: m.console_link_continued_as,
  merged_into: m.console_link_merged_into,
  merged_from: m.console_link_merged_from,
};

// Beside a ticket: the incident it is about. Its customer is told of the link and of every update.
import { Form } from "react-router";
import { stageWords } from "#features/status/rules/status-words.ts";
import type { TicketIncident } from "#features/status/rules/ticket-incident.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";

export function TicketIncidentPanel({ incident, busy }: { incident: TicketIncident; busy: boolean }) {
  const { linked, choices } = incident;
  if (!linked && choices.length === 0) return null;
  return (
    <section className="ticket-incident">
      <h2>{m.status_ticket_incident()}</h2>
      {linked ? (
        <Form method="post" className="form-stack" preventScrollReset>
          <p>
            <a className="link-underline" href={`/status/${linked.id}`}>
              {linked.title}
            </a>{" "}
            <small>{stageWords[linked.stage]()}</small>
          </p>
          <input type="hidden" name="incident" value="" />
          <Button type="submit" name="intent" value="incident" kind="quiet" size="compact" busy={busy}>
            {m.status_ticket_unlink()}
          </Button>
        </Form>
      ) : (
        <Form method="post" className="form-stack" preventScrollReset>
          <SelectField
            name="incident"
            label={m.status_ticket_choose()}
            hint={m.status_ticket_hint()}
            options={choices.map(({ id, title, stage }) => ({ value: id, label: `${title} (${stageWords[stage]()})` }))}
          />
          <Button type="submit" name="intent" value="incident" kind="quiet" size="compact" busy={busy}>
            {m.status_ticket_link()}
          </Button>
        </Form>
      )}
    </section>
  );
}

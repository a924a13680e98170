// The promised answer is late: the customer tells everybody on duty, once. A plain form, with and without scripts.
import { BellRing } from "lucide-react";
import type { FetcherWithComponents } from "react-router";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { mayEscalate } from "#features/tickets/rules/tickets.policy.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { type Clockwork, promiseText } from "./ticket-times.ts";

type EscalateTicketProps = {
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  ticket: TicketView;
  now: number;
  clockwork: Clockwork;
};

export function EscalateTicket({ fetcher, action, ticket, now, clockwork }: EscalateTicketProps) {
  if (ticket.escalated_at) {
    return (
      <section className="ticket-solved">
        <h2>{m.ticket_escalated_title()}</h2>
        <p>{m.ticket_escalated_text({ time: promiseText(ticket.escalated_at, now, clockwork) })}</p>
      </section>
    );
  }
  // The page may be older than the moment the answer became late.
  const facts = { answerDue: ticket.due_at ? new Date(ticket.due_at) : null, escalatedAt: null, merged: !ticket.may.reply };
  if (!mayEscalate(facts, new Date(now))) return null;
  return (
    <section className="ticket-solved">
      <h2>{m.ticket_escalate_title()}</h2>
      <p>{m.ticket_escalate_text({ time: promiseText(ticket.due_at ?? now, now, clockwork) })}</p>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="intent" value="escalate" />
        <Button type="submit" kind="quiet" size="small" wide busy={fetcher.state === "submitting"}>
          <BellRing size={16} aria-hidden="true" />
          {m.ticket_escalate()}
        </Button>
      </fetcher.Form>
    </section>
  );
}

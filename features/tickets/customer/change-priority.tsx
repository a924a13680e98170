// Another priority, chosen from the ones the ticket may have: each says by when an answer would come before anything is changed.
import type { FetcherWithComponents } from "react-router";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, buttonClass } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { type Clockwork, promiseText } from "./ticket-times.ts";
import { priorityWords } from "./ticket-words.ts";

type ChangePriorityProps = {
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  ticket: TicketView;
  now: number;
  clockwork: Clockwork;
  error?: string | undefined;
};

export function ChangePriority({ fetcher, action, ticket, now, clockwork, error }: ChangePriorityProps) {
  if (ticket.priorities.length === 0) return null;
  return (
    <section className="ticket-solved">
      <details open={error ? true : undefined}>
        <summary className={buttonClass({ kind: "quiet", size: "small", wide: true })}>{m.ticket_change_priority()}</summary>
        <fetcher.Form method="post" action={action} className="apart" key={ticket.priority}>
          <p>{ticket.due_at ? m.ticket_change_priority_text() : m.ticket_change_priority_later()}</p>
          <input type="hidden" name="intent" value="priority" />
          <SelectField
            name="priority"
            label={m.ticket_change_priority_to()}
            error={error}
            placeholder={m.ticket_change_priority_choose()}
            options={[...ticket.priorities].reverse().map(({ priority, due_at }) => ({
              value: priority,
              label: due_at
                ? m.ticket_change_priority_due({ priority: priorityWords[priority](), time: promiseText(due_at, now, clockwork) })
                : priorityWords[priority](),
            }))}
          />
          <Button type="submit" size="small" busy={fetcher.state === "submitting"}>
            {m.ticket_change_priority_save()}
          </Button>
        </fetcher.Form>
      </details>
    </section>
  );
}

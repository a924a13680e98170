// Who else gets our answers by mail: named and taken off here, one form each.
import { X } from "lucide-react";
import type { FetcherWithComponents } from "react-router";
import { copiesMaximum } from "#features/support/rules/support-settings.ts";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

type TicketCopiesProps = { fetcher: FetcherWithComponents<unknown>; action: string; ticket: TicketView; error?: string | undefined };

export function TicketCopies({ fetcher, action, ticket, error }: TicketCopiesProps) {
  const open = ticket.state !== "closed" && ticket.may.reply;
  if (!open && ticket.copies.length === 0) return null;
  return (
    <section className="ticket-solved">
      <h2>{m.ticket_copies()}</h2>
      {ticket.copies.length > 0 ? (
        <ul className="side-rows">
          {ticket.copies.map(({ id, email }) => (
            <li key={id}>
              <span className="ellipsis" title={email}>
                {email}
              </span>
              <fetcher.Form method="post" action={action}>
                <input type="hidden" name="intent" value="copy-remove" />
                <input type="hidden" name="copy" value={id} />
                <Button type="submit" kind="bare" size="compact" icon aria-label={m.ticket_copy_remove({ email })}>
                  <X size={16} aria-hidden="true" />
                </Button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      ) : null}
      {open && ticket.copies.length < copiesMaximum ? (
        <fetcher.Form method="post" action={action} key={ticket.copies.length}>
          <input type="hidden" name="intent" value="copy-add" />
          <TextField
            name="email"
            type="email"
            label={m.ticket_copy_email()}
            hint={m.ticket_copies_hint({ count: String(copiesMaximum) })}
            error={error}
            autoComplete="off"
            limit={254}
          />
          <Button type="submit" kind="quiet" size="small" busy={fetcher.state === "submitting"}>
            {m.ticket_copy_add()}
          </Button>
        </fetcher.Form>
      ) : null}
    </section>
  );
}

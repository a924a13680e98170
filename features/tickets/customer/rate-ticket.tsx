// After closing: open it again, or say how it was.
import type { FetcherWithComponents } from "react-router";
import { ratingCommentMaximum } from "#features/tickets/rules/rating-limits.ts";
import type { TicketView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { OwnTicketOutcome } from "./own-ticket-outcome.ts";
import { RatingField } from "./rating-field.tsx";
import { type Clockwork, dayText } from "./ticket-times.ts";

type EndProps = {
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  ticket: TicketView;
  clockwork: Clockwork;
};

export function ReopenTicket({ fetcher, action, ticket, clockwork }: EndProps) {
  if (!ticket.may.reopen || !ticket.reopen_until) return null;
  return (
    <section className="ticket-solved">
      <h2>{m.ticket_reopen_title()}</h2>
      <p>{m.ticket_reopen_text({ day: dayText(ticket.reopen_until, clockwork) })}</p>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="intent" value="reopen" />
        <Button type="submit" kind="quiet" size="small" wide busy={fetcher.state === "submitting"}>
          {m.ticket_reopen()}
        </Button>
      </fetcher.Form>
    </section>
  );
}

export function RateTicket({
  fetcher,
  action,
  ticket,
  clockwork,
  refused,
}: EndProps & { refused?: Extract<OwnTicketOutcome, { failed: "rate" }> | undefined }) {
  const { errors = {}, rated } = refused ?? {};
  if (!ticket.may.rate || !ticket.rate_until) return null;
  return (
    <section className="ticket-solved">
      <fetcher.Form method="post" action={action} key={ticket.rated_at ?? "unrated"}>
        <input type="hidden" name="intent" value="rate" />
        <RatingField id="rating" value={rated?.rating ?? ticket.rating} error={errors.rating} />
        <TextareaField
          name="comment"
          label={m.ticket_rating_comment()}
          optional={m.account_optional()}
          error={errors.comment}
          rows={3}
          limit={ratingCommentMaximum}
          defaultValue={rated?.comment ?? ticket.rating_comment ?? ""}
        />
        <Button type="submit" size="small" busy={fetcher.state === "submitting"}>
          {ticket.rating ? m.ticket_rating_change() : m.ticket_rating_send()}
        </Button>
      </fetcher.Form>
      <small>{m.ticket_rating_until({ day: dayText(ticket.rate_until, clockwork) })}</small>
    </section>
  );
}
